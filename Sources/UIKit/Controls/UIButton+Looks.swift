import CoreGraphics
import Foundation

/// What a button makes of its tables.
extension UIButton {
    /// Something that the button shows is another now.
    func contentDidChange() {
        configurationUpdateHandler?(self)
        showContent()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func showContent() {
        if let attributed = currentAttributedTitle {
            show(attributed)
        } else {
            label.text = currentTitle ?? configuration?.title
            label.textColor = currentTitleColor
            if let font = configuration?.font { label.font = font }
        }
        picture.image = currentImage ?? configuration?.image
        background.image = currentBackgroundImage
        if let configuration {
            backgroundColor = configuration.background(tint: tintColor, state)
            layer.cornerRadius = configuration.radius(in: bounds.size)
            layer.cornerCurve = .continuous
        }
        dim()
    }

    private func show(_ attributed: NSAttributedString) {
        label.text = attributed.string
        label.textColor = currentTitleColor
    }

    /// What shows the state of a button that has no looks of its own for it.
    private func dim() {
        let dimsPictures = (isHighlighted && adjustsImageWhenHighlighted) || (!isEnabled && adjustsImageWhenDisabled)
        func pictureAlpha<Value>(_ table: StateTable<Value>) -> CGFloat {
            !isSystem && dimsPictures && table[state] == nil ? 0.5 : 1
        }
        background.alpha = pictureAlpha(backgroundImages)
        guard isSystem, configuration == nil else {
            (label.alpha, picture.alpha) = (1, pictureAlpha(images))
            return
        }
        let alpha: CGFloat = isHighlighted ? 0.2 : 1
        guard label.alpha != alpha || picture.alpha != alpha else { return }
        if isHighlighted {
            // At once; only the way back is soft.
            (label.alpha, picture.alpha) = (alpha, alpha)
        } else {
            UIView.animate(withDuration: 0.25, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState, .curveEaseOut]) {
                (self.label.alpha, self.picture.alpha) = (alpha, alpha)
            }
        }
    }

    // MARK: - Measuring

    /// A title alone is never flush with the button's edges.
    private static let usualPadding: CGFloat = 6

    private var titleSize: CGSize {
        guard label.text?.isEmpty == false else { return .zero }
        let size = label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
        return CGSize(width: (size.width * 2).rounded(.up) / 2, height: (size.height * 2).rounded() / 2)
    }

    private var pictureSize: CGSize { picture.image?.size ?? .zero }
    private var gap: CGFloat { pictureSize == .zero || titleSize == .zero ? 0 : configuration?.imagePadding ?? 0 }
    private var insets: UIEdgeInsets { configuration?.insets ?? contentEdgeInsets }

    var contentSize: CGSize {
        let (title, picture) = (titleSize, pictureSize)
        let isBare = insets == .zero && title != .zero
        let (width, height) = (title.width + gap + picture.width, max(title.height + (isBare ? Self.usualPadding * 2 : 0), picture.height))
        let back = background.image?.size ?? .zero
        return CGSize(
            width: max(width + insets.left + insets.right, back.width, isBare ? 30 : 0),
            height: max(height + insets.top + insets.bottom, back.height))
    }

    // MARK: - Placing

    func placeContent() {
        background.frame = bounds
        let area = bounds.inset(by: insets)
        picture.frame = place(pictureSize, in: area, before: 0, of: titleSize.width + gap).inset(by: shift(imageEdgeInsets))
        label.frame = place(titleSize, in: area, before: pictureSize.width + gap, of: 0).inset(by: shift(titleEdgeInsets))
        if let configuration { layer.cornerRadius = configuration.radius(in: bounds.size) }
    }

    /// A part of the row of picture and title, with so much of the row before it and after it. A row that does not fit is cut at the end.
    private func place(_ size: CGSize, in area: CGRect, before: CGFloat, of after: CGFloat) -> CGRect {
        let free = max(area.width - before - size.width - after, 0)
        let width = min(size.width, max(area.width - before - after, 0))
        let x: CGFloat
        switch contentHorizontalAlignment {
        case .left, .leading, .fill: x = area.minX
        case .right, .trailing: x = area.minX + free
        case .center: x = area.minX + free / 2
        }
        let y: CGFloat
        switch contentVerticalAlignment {
        case .top, .fill: y = area.minY
        case .bottom: y = area.maxY - size.height
        case .center: y = area.midY - size.height / 2
        }
        return CGRect(x: (x * 2).rounded() / 2 + before, y: (y * 2).rounded() / 2, width: width, height: size.height)
    }

    /// What is inset on one side and outset by as much on the other moves by that; what is inset on one side only moves by half.
    private func shift(_ insets: UIEdgeInsets) -> UIEdgeInsets {
        let (x, y) = ((insets.left - insets.right) / 2, (insets.top - insets.bottom) / 2)
        return UIEdgeInsets(top: y, left: x, bottom: -y, right: -x)
    }
}

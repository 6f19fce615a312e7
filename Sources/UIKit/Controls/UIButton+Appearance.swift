import CoreGraphics
import Foundation

/// The appearance and layout of a button's content.
extension UIButton {
    /// Updates the views after a change of the content, the state or the configuration.
    func contentDidChange() {
        configurationUpdateHandler?(self)
        isUpdatingContent = true
        updateContent()
        isUpdatingContent = false
        titleLabelDidChange()
    }

    /// Called after a change of the label, for example of its font. The label determines the size and the baselines of the button.
    func titleLabelDidChange() {
        guard !isUpdatingContent else { return }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func updateContent() {
        if let attributed = currentAttributedTitle {
            showAttributedTitle(attributed)
        } else {
            label.text = currentTitle ?? configuration?.title
            label.textColor = currentTitleColor
            if let font = configuration?.font { label.font = font.adjusted(to: traitCollection) }
        }
        label.shadowColor = currentTitleShadowColor
        contentImageView.preferredSymbolConfiguration =
            currentPreferredSymbolConfiguration ?? configuration?.preferredSymbolConfiguration
        let image = currentImage ?? configuration?.image
        if let configuration, image?.isSymbolImage == true { contentImageView.tintColor = configuration.foregroundColor(tint: tintColor) }
        contentImageView.image = image
        backgroundImageView.image = currentBackgroundImage
        if let configuration {
            backgroundColor = configuration.backgroundColor(tint: tintColor, for: state)
            layer.cornerRadius = configuration.cornerRadius(for: bounds.size)
            layer.cornerCurve = .continuous
        }
        updateDimming()
    }

    /// Shows the string of an attributed title.
    ///
    /// Differs from Apple: the attributes of the title are ignored.
    private func showAttributedTitle(_ attributed: NSAttributedString) {
        label.text = attributed.string
        label.textColor = currentTitleColor
    }

    /// Dims the content of a highlighted system button, or the images of a highlighted or disabled custom button. Images that are set for
    /// the state are not dimmed in a custom button.
    private func updateDimming() {
        let dimsImages = (isHighlighted && adjustsImageWhenHighlighted) || (!isEnabled && adjustsImageWhenDisabled)
        func imageAlpha<Value>(_ table: StateTable<Value>) -> CGFloat {
            !isSystem && dimsImages && table[state] == nil ? 0.5 : 1
        }
        backgroundImageView.alpha = imageAlpha(backgroundImages)
        guard isSystem, configuration == nil else {
            (label.alpha, contentImageView.alpha) = (1, imageAlpha(images))
            return
        }
        let alpha: CGFloat = isHighlighted ? 0.2 : 1
        guard label.alpha != alpha || contentImageView.alpha != alpha else { return }
        if isHighlighted {
            // The content is dimmed immediately. Only the return to full opacity is animated.
            (label.alpha, contentImageView.alpha) = (alpha, alpha)
        } else {
            UIView.animate(withDuration: 0.25, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState, .curveEaseOut]) {
                (self.label.alpha, self.contentImageView.alpha) = (alpha, alpha)
            }
        }
    }

    // MARK: - Measuring

    /// The space above and below a title if no insets are set, so that the title does not touch the button's edges.
    private static let defaultTitlePadding: CGFloat = 6
    /// The size of a button without content, configuration and insets, as in UIKit.
    private static let emptySize = CGSize(width: 30, height: 34)

    private var titleSize: CGSize {
        guard label.text?.isEmpty == false else { return .zero }
        let size = label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
        return CGSize(width: (size.width * 2).rounded(.up) / 2, height: (size.height * 2).rounded() / 2)
    }

    private var imageSize: CGSize { contentImageView.sizeThatFits(.zero) }
    private var imageTitleSpacing: CGFloat { imageSize == .zero || titleSize == .zero ? 0 : configuration?.imagePadding ?? 0 }
    private var contentInsets: UIEdgeInsets { (isRightToLeft ? configuration?.mirroredInsets : configuration?.insets) ?? contentEdgeInsets }

    var contentSize: CGSize {
        let (title, image) = (titleSize, imageSize)
        let usesDefaultPadding = contentInsets == .zero && title != .zero
        let (width, height) = (
            title.width + imageTitleSpacing + image.width,
            max(title.height + (usesDefaultPadding ? Self.defaultTitlePadding * 2 : 0), image.height)
        )
        let backgroundSize = backgroundImageView.image?.size ?? .zero
        let isEmpty = title == .zero && image == .zero && backgroundSize == .zero
        if isEmpty, contentInsets == .zero { return Self.emptySize }
        return CGSize(
            width: max(width + contentInsets.left + contentInsets.right, backgroundSize.width, usesDefaultPadding ? 30 : 0),
            height: max(height + contentInsets.top + contentInsets.bottom, backgroundSize.height))
    }

    // MARK: - Layout

    func layoutContent() {
        backgroundImageView.frame = bounds
        let area = bounds.inset(by: contentInsets)
        let image = contentFrame(for: imageSize, in: area, widthBefore: 0, widthAfter: titleSize.width + imageTitleSpacing)
        contentImageView.frame = directed(image, in: area).inset(by: translationInsets(for: imageEdgeInsets))
        let title = contentFrame(for: titleSize, in: area, widthBefore: imageSize.width + imageTitleSpacing, widthAfter: 0)
        label.frame = directed(title, in: area).inset(by: translationInsets(for: titleEdgeInsets))
        if let configuration { layer.cornerRadius = configuration.cornerRadius(for: bounds.size) }
    }

    /// Returns the frame of the image or of the title, which form a row.
    ///
    /// If the row does not fit, the width of the image or title is reduced.
    ///
    /// - Parameters:
    ///   - widthBefore: The width of the rest of the row before the image or title.
    ///   - after: The width of the rest of the row after it.
    private func contentFrame(for size: CGSize, in area: CGRect, widthBefore: CGFloat, widthAfter after: CGFloat) -> CGRect {
        let freeWidth = max(area.width - widthBefore - size.width - after, 0)
        let width = min(size.width, max(area.width - widthBefore - after, 0))
        let x: CGFloat
        switch contentHorizontalAlignment {
        // The frame is mirrored from right to left; the left side is then the trailing one.
        case .leading, .fill: x = area.minX
        case .trailing: x = area.minX + freeWidth
        case .left: x = area.minX + (isRightToLeft ? freeWidth : 0)
        case .right: x = area.minX + (isRightToLeft ? 0 : freeWidth)
        case .center: x = area.minX + freeWidth / 2
        }
        let y = contentTop(forHeight: size.height, in: area)
        return CGRect(x: (x * 2).rounded() / 2 + widthBefore, y: y, width: width, height: size.height)
    }

    /// Returns the vertical position of the image or of the title, on half points.
    private func contentTop(forHeight height: CGFloat, in area: CGRect) -> CGFloat {
        let y: CGFloat
        switch contentVerticalAlignment {
        case .top, .fill: y = area.minY
        case .bottom: y = area.maxY - height
        case .center: y = area.midY - height / 2
        }
        return (y * 2).rounded() / 2
    }

    /// Returns the position of the title's baseline. The offset is computed at the button's natural height.
    func titleBaseline(_ attribute: NSLayoutConstraint.Attribute) -> Baseline {
        let fraction: CGFloat
        switch contentVerticalAlignment {
        case .top, .fill: fraction = 0
        case .bottom: fraction = 1
        case .center: fraction = 0.5
        }
        let (height, titleHeight) = (contentSize.height, titleSize.height)
        let insets = UIEdgeInsets(top: contentInsets.top, bottom: contentInsets.bottom)
        let area = CGRect(x: 0, y: 0, width: 0, height: height).inset(by: insets)
        let titleTop = contentTop(forHeight: titleHeight, in: area) + translationInsets(for: titleEdgeInsets).top
        return Baseline(
            heightFraction: fraction, offset: titleTop + titleHeight / 2 + label.baseline(attribute).offset - fraction * height)
    }

    /// Converts edge insets to insets that move a rectangle without resizing it.
    ///
    /// Opposite insets of `d` and `-d` move the rectangle by `d`. An inset of `d` on one side moves it by `d / 2`.
    private func translationInsets(for insets: UIEdgeInsets) -> UIEdgeInsets {
        let (x, y) = ((insets.left - insets.right) / 2, (insets.top - insets.bottom) / 2)
        return UIEdgeInsets(top: y, left: x, bottom: -y, right: -x)
    }
}

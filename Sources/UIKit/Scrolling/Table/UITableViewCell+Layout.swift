import CoreGraphics
import QuartzCore

extension UITableViewCell {
    private static let margin: CGFloat = 15

    // MARK: - Parts, made when they are first asked for

    func makeTitle() -> UILabel? {
        hasTitle = true
        let label = UILabel()
        label.font = .systemFont(ofSize: style == .value2 ? 13 : 17)
        if style == .value2 {
            label.textColor = tintColor
            label.textAlignment = .right
        }
        contentView.addSubview(label)
        return label
    }

    func makeDetail() -> UILabel? {
        guard style != .default else { return nil }
        hasDetail = true
        let label = UILabel()
        switch style {
        case .value1: (label.font, label.textColor) = (.systemFont(ofSize: 17), UIColor(red: 0.557, green: 0.557, blue: 0.576, alpha: 1))
        case .value2, .subtitle, .default: label.font = .systemFont(ofSize: style == .subtitle ? 12 : 13)
        }
        if style == .value1 { label.textAlignment = .right }
        contentView.addSubview(label)
        return label
    }

    func makePicture() -> UIImageView? {
        hasPicture = true
        let view = UIImageView()
        contentView.addSubview(view)
        return view
    }

    // MARK: - Layout

    func layoutCell() {
        layoutAccessory()
        placeContent()
        backgroundView?.frame = bounds
        selectedBackgroundView?.frame = bounds
        layoutTools()
        layoutTexts()
        layoutLines()
        roundCorners()
    }

    /// Before its constraints are looked at.
    func placeContent() {
        contentView.yieldHeight()
        if contentView.frame != contentFrame { contentView.frame = contentFrame }
    }

    /// Beside the accessory, and off what covers the row's ends.
    private var contentFrame: CGRect {
        let tools = toolInsets
        let left = knownSafeArea.left + tools.left
        let sign = isEditing ? nil : accessory
        let margin = sign.map { $0.bounds.width + 15 + ($0 === accessoryView ? 8 : 0) } ?? tools.right
        return CGRect(x: left, y: 0, width: max(bounds.width - left - knownSafeArea.right - margin, 0), height: bounds.height)
    }

    private func layoutTexts() {
        guard hasTitle || hasPicture || hasDetail else { return }
        var x = Self.margin + CGFloat(indentationLevel) * indentationWidth
        let (width, height) = (contentView.bounds.width, contentView.bounds.height)
        if hasPicture, let imageView, let size = imageView.image?.size {
            let shrink = min(1, height / max(size.height, 1))
            imageView.frame = pixels(
                CGRect(x: x, y: (height - size.height * shrink) / 2, width: size.width * shrink, height: size.height * shrink))
            x = imageView.frame.maxX + Self.margin
        }
        let right = accessory == nil ? Self.margin : 8
        let room = max(width - x - right, 0)
        let title = hasTitle ? textLabel : nil
        let detail = hasDetail && detailTextLabel?.text?.isEmpty == false ? detailTextLabel : nil
        let (titleSize, detailSize) = (size(title, room), size(detail, room))
        switch style {
        case .default:
            title?.frame = CGRect(x: x, y: 0, width: room, height: height)
        case .value1:
            let own = min(titleSize.width, room)
            title?.frame = CGRect(x: x, y: 0, width: own, height: height)
            detail?.frame = CGRect(x: x + own + 6, y: 0, width: max(room - own - 6, 0), height: height)
        case .value2:
            title?.frame = CGRect(x: x, y: 0, width: 91, height: height)
            detail?.frame = CGRect(x: x + 97, y: 0, width: max(room - 97, 0), height: height)
        case .subtitle:
            let both = titleSize.height + (detail == nil ? 0 : detailSize.height + 3)
            let top = (height - both) / 2
            title?.frame = pixels(CGRect(x: x, y: top, width: room, height: titleSize.height))
            detail?.frame = pixels(CGRect(x: x, y: top + both - detailSize.height, width: room, height: detailSize.height))
        }
    }

    private func size(_ label: UILabel?, _ room: CGFloat) -> CGSize {
        label?.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude)) ?? .zero
    }

    /// On whole pixels, so that texts are as sharp as they can be.
    private func pixels(_ rect: CGRect) -> CGRect {
        func whole(_ x: CGFloat) -> CGFloat { (x / dress.pixel).rounded() * dress.pixel }
        let (x, y) = (whole(rect.minX), whole(rect.minY))
        return CGRect(x: x, y: y, width: whole(rect.width), height: whole(rect.height))
    }

    var textHeight: CGFloat {
        let room = max(bounds.width - Self.margin * 2, 0)
        let title = hasTitle ? size(textLabel, room).height : 0
        let detail = hasDetail && detailTextLabel?.text?.isEmpty == false ? size(detailTextLabel, room).height : 0
        let both = style == .subtitle ? title + (detail > 0 ? detail + 3 : 0) : max(title, detail)
        return max(UITableView.usualHeight, (both + 22).rounded(.up))
    }

    /// The height at a width: what constraints on the content need, or what `sizeThatFits` says.
    func fittingHeight(width: CGFloat) -> CGFloat {
        if bounds.width != width { bounds.size.width = width }
        placeContent()
        if contentView.isHeldByConstraints { return contentView.heightByConstraints(width: contentFrame.width) }
        return sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    }

    // MARK: - Lines and corners

    func dress(_ new: RowDress) {
        guard new != dress else { return }
        dress = new
        setNeedsLayout()
    }

    private func layoutLines() {
        line.isHidden = dress.separator == nil || (dress.style == .insetGrouped && dress.isLast)
        topLine.isHidden = dress.separator == nil || dress.style != .grouped || !dress.isFirst
        guard let color = dress.separator else { return }
        let inset = hasOwnInset ? separatorInset : dress.inset
        // A group begins and ends with whole lines.
        let isWhole = dress.style == .grouped && dress.isLast
        let left = isWhole ? 0 : contentView.frame.minX + inset.left + CGFloat(indentationLevel) * indentationWidth
        line.backgroundColor = color
        line.frame = CGRect(
            x: left, y: bounds.height - dress.pixel, width: max(bounds.width - left - (isWhole ? 0 : inset.right), 0), height: dress.pixel)
        topLine.backgroundColor = color
        topLine.frame = CGRect(x: 0, y: 0, width: bounds.width, height: dress.pixel)
    }

    private func roundCorners() {
        guard dress.style == .insetGrouped else { return layer.cornerRadius = 0 }
        var corners: CACornerMask = []
        if dress.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if dress.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        layer.cornerRadius = corners.isEmpty ? 0 : 10
        layer.maskedCorners = corners
    }

    // MARK: - Selection

    func showSelection() {
        if circle?.isOn == !isSelected { circle?.isOn = isSelected }
        let isShown = (isSelected || isHighlighted) && selectionStyle != .none
        if isShown, selectedBackgroundView == nil {
            let view = UIView()
            view.backgroundColor = UIColor(red: 217 / 255, green: 217 / 255, blue: 217 / 255, alpha: 1)
            selectedBackgroundView = view
        }
        guard let view = selectedBackgroundView else { return }
        if isShown, view.superview !== self {
            UIView.performWithoutAnimation {
                view.frame = bounds
                view.alpha = 0
                insertSubview(view, at: backgroundView == nil ? 0 : 1)
            }
        }
        view.alpha = isShown ? 1 : 0
    }
}

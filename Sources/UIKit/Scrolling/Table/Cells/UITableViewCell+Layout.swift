import CoreGraphics
import QuartzCore

extension UITableViewCell {
    private static let margin: CGFloat = 15

    // MARK: - Views, created on first use

    func makeTextLabel() -> UILabel? {
        hasTextLabel = true
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: style == .value2 ? .footnote : .body)
        label.adjustsFontForContentSizeCategory = true
        wrapLargeText(of: label)
        if style == .value2 {
            label.textColor = tintColor
            label.textAlignment = isRightToLeft ? .left : .right
        }
        contentView.addSubview(label)
        return label
    }

    func makeDetailTextLabel() -> UILabel? {
        guard style != .default else { return nil }
        hasDetailTextLabel = true
        let label = UILabel()
        switch style {
        case .value1:
            (label.font, label.textColor) = (.preferredFont(forTextStyle: .body), UIColor(red: 0.557, green: 0.557, blue: 0.576, alpha: 1))
        case .value2, .subtitle, .default: label.font = .preferredFont(forTextStyle: style == .subtitle ? .caption1 : .footnote)
        }
        label.adjustsFontForContentSizeCategory = true
        wrapLargeText(of: label)
        if style == .value1 { label.textAlignment = isRightToLeft ? .left : .right }
        contentView.addSubview(label)
        return label
    }

    /// Allows a label any number of lines if the text size is one of the accessibility sizes.
    private func wrapLargeText(of label: UILabel) {
        if traitCollection.preferredContentSizeCategory.isAccessibilityCategory { label.numberOfLines = 0 }
    }

    func makeImageView() -> UIImageView? {
        hasImageView = true
        let view = UIImageView()
        contentView.addSubview(view)
        return view
    }

    // MARK: - Layout

    func layoutCell() {
        layoutAccessory()
        layoutContentView()
        backgroundView?.frame = bounds
        selectedBackgroundView?.frame = bounds
        layoutEditingControls()
        layoutLabels()
        layoutSeparators()
        roundCorners()
    }

    /// Sets the frame of the content view. The frame must be up to date before the constraints inside the content view are solved.
    func layoutContentView() {
        contentView.relaxHeightConstraint()
        if contentView.frame != contentFrame { contentView.frame = contentFrame }
    }

    /// The frame of the content view: the space between the editing controls, the accessory, and the safe area.
    private var contentFrame: CGRect {
        mirroredIfRightToLeft(CGRect(x: contentInsets.left, y: 0, width: contentWidth(in: bounds.width), height: bounds.height))
    }

    /// The distances of the content view from the edges of the cell if the layout is left to right.
    private var contentInsets: (left: CGFloat, right: CGFloat) {
        let controlInsets = editingControlInsets
        let visibleAccessory = isEditing ? nil : currentAccessory
        let margin = visibleAccessory.map { $0.bounds.width + 15 + ($0 === accessoryView ? 8 : 0) } ?? controlInsets.right
        return (lastSafeAreaInsets.left + controlInsets.left, lastSafeAreaInsets.right + margin)
    }

    /// Returns the width of the content view in a cell of a given width.
    private func contentWidth(in width: CGFloat) -> CGFloat { max(width - contentInsets.left - contentInsets.right, 0) }

    /// Returns a rectangle that was computed for a layout from left to right, mirrored in the content view if the layout is right to left.
    private func placed(_ rect: CGRect) -> CGRect { mirroredIfRightToLeft(rect, in: contentView.bounds) }

    /// Sets the frames of the image and the labels.
    private func layoutLabels() {
        guard hasTextLabel || hasImageView || hasDetailTextLabel else { return }
        let (width, height) = (contentView.bounds.width, contentView.bounds.height)
        let image = imageFrame(height: height)
        if let image { imageView?.frame = placed(image) }
        let x = textStart(behind: image)
        let (title, detail) = (shownTitle, shownDetail)
        let (titleWidth, detailWidth) = textWidths(x: x, contentWidth: width)
        switch style {
        case .default:
            title?.frame = placed(CGRect(x: x, y: 0, width: titleWidth, height: height))
        case .value1, .value2:
            title?.frame = placed(CGRect(x: x, y: 0, width: titleWidth, height: height))
            detail?.frame = placed(CGRect(x: x + titleWidth + Self.textSpacing, y: 0, width: detailWidth, height: height))
        case .subtitle:
            let (titleHeight, detailHeight) = (size(title, titleWidth).height, size(detail, detailWidth).height)
            let totalHeight = titleHeight + (detail == nil ? 0 : detailHeight + 3)
            let top = (height - totalHeight) / 2
            title?.frame = placed(alignedToPixels(CGRect(x: x, y: top, width: titleWidth, height: titleHeight)))
            detail?.frame = placed(
                alignedToPixels(CGRect(x: x, y: top + totalHeight - detailHeight, width: detailWidth, height: detailHeight)))
        }
    }

    private var shownTitle: UILabel? { hasTextLabel ? textLabel : nil }
    private var shownDetail: UILabel? { hasDetailTextLabel && detailTextLabel?.text?.isEmpty == false ? detailTextLabel : nil }

    /// The space between two labels that are side by side.
    private static let textSpacing: CGFloat = 6

    /// The left edge of the image or, without an image, of the labels, in a left-to-right layout.
    private var contentStart: CGFloat { Self.margin + CGFloat(indentationLevel) * indentationWidth }

    /// Returns the frame of the image in a content view of a given height, or nil if there is no image. The image is never enlarged.
    private func imageFrame(height: CGFloat) -> CGRect? {
        guard hasImageView, let size = imageView?.image?.size else { return nil }
        let scale = min(1, height / max(size.height, 1))
        return alignedToPixels(
            CGRect(
                x: contentStart, y: (height - size.height * scale) / 2, width: size.width * scale, height: size.height * scale))
    }

    /// Returns the left edge of the labels.
    private func textStart(behind imageFrame: CGRect?) -> CGFloat { imageFrame.map { $0.maxX + Self.margin } ?? contentStart }

    /// Returns the widths of the labels in a content view of a given width if the labels begin at `x`.
    private func textWidths(x: CGFloat, contentWidth: CGFloat) -> (title: CGFloat, detail: CGFloat) {
        let available = max(contentWidth - x - (currentAccessory == nil ? Self.margin : 8), 0)
        switch style {
        case .default, .subtitle: return (available, available)
        case .value1:
            let titleWidth = min(size(shownTitle, available).width, available)
            return (titleWidth, max(available - titleWidth - Self.textSpacing, 0))
        case .value2: return (91, max(available - 91 - Self.textSpacing, 0))
        }
    }

    /// Returns the size of a label in a given width, or zero if there is no label.
    private func size(_ label: UILabel?, _ width: CGFloat) -> CGSize {
        label?.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)) ?? .zero
    }

    /// Returns a rectangle on whole pixels, so that text is sharp.
    private func alignedToPixels(_ rect: CGRect) -> CGRect {
        func rounded(_ x: CGFloat) -> CGFloat { (x / rowAppearance.pixelSize).rounded() * rowAppearance.pixelSize }
        let (x, y) = (rounded(rect.minX), rounded(rect.minY))
        return CGRect(x: x, y: y, width: rounded(rect.width), height: rounded(rect.height))
    }

    /// Returns the row height that the labels require in a cell of a given width. The size of an image is computed for a row of the default
    /// height.
    func textHeight(width: CGFloat) -> CGFloat {
        let x = textStart(behind: imageFrame(height: UITableView.defaultRowHeight))
        let widths = textWidths(x: x, contentWidth: contentWidth(in: width))
        let (title, detail) = (size(shownTitle, widths.title).height, size(shownDetail, widths.detail).height)
        let totalHeight = style == .subtitle ? title + (detail > 0 ? detail + 3 : 0) : max(title, detail)
        return max(UITableView.defaultRowHeight, (totalHeight + 22).rounded(.up))
    }

    /// Returns the height that the cell requires for a width. A list content view determines the height itself. Otherwise the constraints
    /// in the content view determine it. If there are none, the height is the result of `sizeThatFits(_:)` of the cell.
    func fittingHeight(width: CGFloat) -> CGFloat {
        if bounds.width != width { bounds.size.width = width }
        layoutContentView()
        updateConfigurationIfNeeded()
        if let list = contentView as? UIListContentView {
            return list.sizeThatFits(CGSize(width: contentFrame.width, height: .greatestFiniteMagnitude)).height
        }
        if contentView.hasConstraints { return contentView.constrainedHeight(width: contentFrame.width) }
        return sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    }

    // MARK: - Separators and corners

    /// Applies the settings of the table.
    func applyRowAppearance(_ appearance: RowAppearance) {
        guard appearance != rowAppearance else { return }
        rowAppearance = appearance
        setNeedsLayout()
        updateDefaultBackground(for: appearance.style)
    }

    /// Sets the default background for the style of the table. In the dark style, groups are lighter than the background between them.
    /// A color that was set by the app or an appearance proxy is kept.
    private func updateDefaultBackground(for style: UITableView.Style) {
        let defaults = [ControlColors.content, .secondarySystemGroupedBackground]
        guard !explicitProperties.contains(.backgroundColor), let backgroundColor, defaults.contains(where: { $0 === backgroundColor })
        else { return }
        setDefaults { self.backgroundColor = style == .plain ? ControlColors.content : .secondarySystemGroupedBackground }
    }

    private func layoutSeparators() {
        separator.isHidden = rowAppearance.separatorColor == nil || (rowAppearance.style == .insetGrouped && rowAppearance.isLast)
        topSeparator.isHidden = rowAppearance.separatorColor == nil || rowAppearance.style != .grouped || !rowAppearance.isFirst
        guard let color = rowAppearance.separatorColor else { return }
        let inset = hasCustomSeparatorInset ? separatorInset : rowAppearance.separatorInset
        // The separators above and below a group have the full width.
        let isFullWidth = rowAppearance.style == .grouped && rowAppearance.isLast
        let contentStart = mirroredIfRightToLeft(contentView.frame).minX
        let left = isFullWidth ? 0 : contentStart + inset.left + CGFloat(indentationLevel) * indentationWidth
        separator.show(color, rowAppearance.separatorEffect)
        separator.frame = mirroredIfRightToLeft(
            CGRect(
                x: left, y: bounds.height - rowAppearance.pixelSize, width: max(bounds.width - left - (isFullWidth ? 0 : inset.right), 0),
                height: rowAppearance.pixelSize))
        topSeparator.show(color, rowAppearance.separatorEffect)
        topSeparator.frame = CGRect(x: 0, y: 0, width: bounds.width, height: rowAppearance.pixelSize)
    }

    /// Rounds the corners of the first and the last row of a section in the style `insetGrouped`.
    private func roundCorners() {
        guard rowAppearance.style == .insetGrouped else { return layer.cornerRadius = 0 }
        var corners: CACornerMask = []
        if rowAppearance.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if rowAppearance.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        layer.cornerRadius = corners.isEmpty ? 0 : 10
        layer.maskedCorners = corners
    }

    // MARK: - Selection

    /// Updates the selection circle and the background for the current selection and highlight.
    func updateSelection() {
        if selectionCircle?.isOn == !isSelected { selectionCircle?.isOn = isSelected }
        let isShown = (isSelected || isHighlighted) && selectionStyle != .none && backgroundConfiguration == nil
        if isShown, selectedBackgroundView == nil {
            let view = UIView()
            view.backgroundColor = UIColor(
                light: UIColor(red: 217 / 255, green: 217 / 255, blue: 217 / 255, alpha: 1), dark: .systemGray4)
            // Setting the view shows it.
            return selectedBackgroundView = view
        }
        guard let view = selectedBackgroundView else { return }
        if isShown, view.superview !== self {
            UIView.withoutAnimationBlock {
                view.frame = bounds
                view.alpha = 0
                insertSubview(view, at: backgroundView == nil ? 0 : 1)
            }
        }
        view.alpha = isShown ? 1 : 0
    }

    /// The state of the cell.
    var defaultConfigurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        (state.isHighlighted, state.isSelected, state.isFocused) = (isHighlighted, isSelected, isFocused)
        (state.isEditing, state.isSwiped) = (isEditing, swipeOffset != 0)
        state.isDisabled = !isUserInteractionEnabled
        return state
    }
}

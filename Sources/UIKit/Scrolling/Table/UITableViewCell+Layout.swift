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

    /// The frame between the editing controls, the accessory, and the safe area.
    private var contentFrame: CGRect {
        let controlInsets = editingControlInsets
        let left = lastSafeAreaInsets.left + controlInsets.left
        let visibleAccessory = isEditing ? nil : currentAccessory
        let margin = visibleAccessory.map { $0.bounds.width + 15 + ($0 === accessoryView ? 8 : 0) } ?? controlInsets.right
        return directed(
            CGRect(x: left, y: 0, width: max(bounds.width - left - lastSafeAreaInsets.right - margin, 0), height: bounds.height))
    }

    /// Returns a rectangle that was computed for a layout from left to right, mirrored in the content view if the layout is right to left.
    private func placed(_ rect: CGRect) -> CGRect { directed(rect, in: contentView.bounds) }

    /// Sets the frames of the image and the labels.
    private func layoutLabels() {
        guard hasTextLabel || hasImageView || hasDetailTextLabel else { return }
        var x = Self.margin + CGFloat(indentationLevel) * indentationWidth
        let (width, height) = (contentView.bounds.width, contentView.bounds.height)
        if hasImageView, let imageView, let size = imageView.image?.size {
            let scale = min(1, height / max(size.height, 1))
            imageView.frame = alignedToPixels(
                CGRect(x: x, y: (height - size.height * scale) / 2, width: size.width * scale, height: size.height * scale))
            x = imageView.frame.maxX + Self.margin
            imageView.frame = placed(imageView.frame)
        }
        let right = currentAccessory == nil ? Self.margin : 8
        let availableWidth = max(width - x - right, 0)
        let title = hasTextLabel ? textLabel : nil
        let detail = hasDetailTextLabel && detailTextLabel?.text?.isEmpty == false ? detailTextLabel : nil
        let (titleSize, detailSize) = (size(title, availableWidth), size(detail, availableWidth))
        switch style {
        case .default:
            title?.frame = placed(CGRect(x: x, y: 0, width: availableWidth, height: height))
        case .value1:
            let titleWidth = min(titleSize.width, availableWidth)
            title?.frame = placed(CGRect(x: x, y: 0, width: titleWidth, height: height))
            detail?.frame = placed(CGRect(x: x + titleWidth + 6, y: 0, width: max(availableWidth - titleWidth - 6, 0), height: height))
        case .value2:
            title?.frame = placed(CGRect(x: x, y: 0, width: 91, height: height))
            detail?.frame = placed(CGRect(x: x + 97, y: 0, width: max(availableWidth - 97, 0), height: height))
        case .subtitle:
            let totalHeight = titleSize.height + (detail == nil ? 0 : detailSize.height + 3)
            let top = (height - totalHeight) / 2
            title?.frame = placed(alignedToPixels(CGRect(x: x, y: top, width: availableWidth, height: titleSize.height)))
            detail?.frame = placed(
                alignedToPixels(CGRect(x: x, y: top + totalHeight - detailSize.height, width: availableWidth, height: detailSize.height)))
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

    /// The row height that the labels require.
    var textHeight: CGFloat {
        let width = max(bounds.width - Self.margin * 2, 0)
        let title = hasTextLabel ? size(textLabel, width).height : 0
        let detail = hasDetailTextLabel && detailTextLabel?.text?.isEmpty == false ? size(detailTextLabel, width).height : 0
        let totalHeight = style == .subtitle ? title + (detail > 0 ? detail + 3 : 0) : max(title, detail)
        return max(UITableView.defaultRowHeight, (totalHeight + 22).rounded(.up))
    }

    /// Returns the height that the cell requires for a width. A list content view determines the height itself. Otherwise the constraints
    /// in the content view determine it, or if there are none, `sizeThatFits(_:)`.
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
        let left = isFullWidth ? 0 : directed(contentView.frame).minX + inset.left + CGFloat(indentationLevel) * indentationWidth
        separator.show(color, rowAppearance.separatorEffect)
        separator.frame = directed(
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
            selectedBackgroundView = view
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

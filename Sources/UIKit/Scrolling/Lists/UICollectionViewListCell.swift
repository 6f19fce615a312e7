import CoreGraphics
import Foundation
import QuartzCore

/// A cell with the appearance of a list: separators, accessories and an indentation.
@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
    nonisolated deinit {}

    /// The accessories, from the leading to the trailing edge.
    open var accessories: [UICellAccessory] = [] { didSet { accessoriesDidChange() } }
    /// The number of steps by which the content is indented.
    open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { layoutDidChange() } } }
    /// The width of one indentation step, in points.
    open var indentationWidth: CGFloat = 16 { didSet { layoutDidChange() } }
    /// Whether leading accessories are indented too.
    open var indentsAccessories = true { didSet { layoutDidChange() } }

    var accessoryViews: [ListAccessoryView] = []
    let topSeparator = UIView()
    let bottomSeparator = UIView()
    private(set) var listPosition: ListPosition?
    /// The level of the item in the tree of its section, and whether the item is expanded.
    var outlineState: OutlineState? { didSet { if outlineState != oldValue { outlineStateDidChange(oldValue) } } }

    /// Creates a cell.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Creates a cell from its element of a storyboard or xib. Other coders create a cell with default values.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        clipsToBounds = true
        for line in [topSeparator, bottomSeparator] {
            line.isUserInteractionEnabled = false
            line.isHidden = true
            addSubview(line)
        }
    }

    /// Returns the default content configuration of a cell, header, or footer in the list.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        guard let listPosition, listPosition.isHeaderOrFooter else { return .cell() }
        switch listPosition.appearance {
        case .plain: return listPosition.isFooter ? .plainFooter() : .plainHeader()
        case .grouped, .insetGrouped: return listPosition.isFooter ? .groupedFooter() : .groupedHeader()
        case .sidebar, .sidebarPlain: return .sidebarHeader()
        }
    }

    /// Returns the default background configuration of the list.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        switch listPosition?.appearance ?? .plain {
        case .plain: listPosition?.isHeaderOrFooter == true ? .listPlainHeaderFooter() : .listPlainCell()
        case .grouped, .insetGrouped:
            // A header or footer is outside of the group of rows, so that it is never the first of the group.
            listPosition?.isHeaderOrFooter == true && listPosition?.isFirst == false ? .listGroupedHeaderFooter() : .listGroupedCell()
        case .sidebar, .sidebarPlain: .listSidebarCell()
        }
    }

    // MARK: - List

    override func applyListPosition(_ position: ListPosition?) {
        guard position != listPosition else { return }
        listPosition = position
        updateBackground()
        setNeedsLayout()
    }

    open override func updateConfiguration(using state: UICellConfigurationState) {
        super.updateConfiguration(using: state)
        updateBackground()
        for view in accessoryViews { view.setSelected(isSelected) }
        bottomSeparator.alpha = isHighlighted || isSelected || isReordering ? 0 : 1
    }

    override func backgroundConfigurationDidChange() {
        super.backgroundConfigurationDidChange()
        updateBackground()
    }

    /// Shows the default background, unless the app has set a background.
    private func updateBackground() {
        guard backgroundConfiguration == nil, backgroundView == nil else { return }
        showBackground(defaultBackgroundConfiguration().updated(for: configurationState))
    }

    private func outlineStateDidChange(_ old: OutlineState?) {
        indentationLevel = outlineState?.level ?? 0
        isExpanded = outlineState?.isExpanded ?? false
        let turn = { for view in self.accessoryViews { view.setExpanded(self.isExpanded) } }
        guard old != nil, window != nil else { return turn() }
        UIView.animate(withDuration: UICollectionView.changeDuration, delay: 0, options: .allowUserInteraction, animations: turn)
    }

    open override func prepareForReuse() {
        super.prepareForReuse()
        outlineState = nil
    }

    func layoutDidChange() {
        setNeedsLayout()
        contentSizeDidChange()
    }

    override func editingDidChange() {
        super.editingDidChange()
        let change = { [self] in
            for view in accessoryViews { view.alpha = view.accessory.isDisplayed(isEditing: isEditing) ? 1 : 0 }
            layoutIfNeeded()
            contentView.layOutWithoutSuperview()
        }
        setNeedsLayout()
        guard window != nil, !accessoryViews.isEmpty else { return change() }
        UIView.animate(withDuration: UICollectionView.changeDuration, delay: 0, options: .allowUserInteraction, animations: change)
    }

    override func widthOfContent(in width: CGFloat) -> CGFloat {
        max(width - accessoryWidth(isLeading: true) - accessoryWidth(isLeading: false) - indentation, 0)
    }

    override var contentFrame: CGRect {
        let x = accessoryWidth(isLeading: true) + indentation
        return mirroredIfRightToLeft(CGRect(x: x, y: 0, width: widthOfContent(in: bounds.width), height: bounds.height))
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layoutAccessories()
        layoutSeparators()
        roundCorners()
    }
}

import CoreGraphics
import QuartzCore

/// The accessories and the separators of a list cell.
extension UICollectionViewListCell {
    // MARK: - Accessories

    /// Creates, updates and removes the views of accessories. Views of accessories that stay are kept.
    func accessoriesDidChange() {
        var old = accessoryViews
        accessoryViews = accessories.map { accessory in
            if let index = old.firstIndex(where: { $0.accessory.identifier == accessory.identifier }) {
                let view = old.remove(at: index)
                view.update(accessory)
                return view
            }
            let view = ListAccessoryView(
                accessory, { [weak self] in self?.perform($0.accessory) }, { [weak self] in self?.drag($0, $1) })
            view.setExpanded(isExpanded)
            addSubview(view)
            return view
        }
        for view in old { view.removeFromSuperview() }
        for view in accessoryViews {
            view.alpha = view.accessory.isDisplayed(isEditing: isEditing) ? 1 : 0
            view.setSelected(isSelected)
        }
        layoutDidChange()
    }

    /// The collection view that shows the cell, and the index path of its item, or nil if no collection view shows the cell.
    private var shownItem: (view: UICollectionView, path: IndexPath)? {
        guard let view = superview as? UICollectionView, let path = view.indexPath(for: self) else { return nil }
        return (view, path)
    }

    /// Performs the action of an accessory that was tapped.
    func perform(_ accessory: UICellAccessory) {
        switch accessory.kind {
        case .outlineDisclosure(_, let handler):
            if let handler { return handler() }
            toggleExpansion()
        case .delete(let handler):
            if let handler { return handler() }
            guard let (view, path) = shownItem else { return }
            view.swipeController.openTrailingActions(of: path)
        case .insert(let handler), .detail(let handler): handler?()
        default: break
        }
    }

    /// Expands or collapses the item in its section snapshot.
    private func toggleExpansion() {
        guard let (view, path) = shownItem else { return }
        (view.dataSource as? OutlineDataSource)?.toggleExpansion(at: view.dataSourceIndexPath(of: path))
    }

    /// The displayed outline disclosure of the style `header`, or nil if there is none. A tap anywhere on the cell performs its action.
    var headerDisclosure: UICellAccessory? {
        accessories.first {
            if case .outlineDisclosure(.header, _) = $0.kind { return $0.isDisplayed(isEditing: isEditing) }
            return false
        }
    }

    private func drag(_ phase: UITouch.Phase, _ point: CGPoint) {
        guard let view = superview as? UICollectionView else { return }
        // The item moves along the list only.
        let position = CGPoint(x: center.x, y: view.convert(point, from: nil).y)
        switch phase {
        case .began: if let path = view.indexPath(for: self) { _ = view.beginInteractiveMovementForItem(at: path) }
        case .moved: view.updateInteractiveMovementTargetPosition(position)
        case .ended: view.endInteractiveMovement()
        case .cancelled: view.cancelInteractiveMovement()
        case .stationary: break
        }
    }

    // MARK: - Layout

    private static let accessoryMargin: CGFloat = 16
    private static let accessorySpacing: CGFloat = 8

    var indentation: CGFloat { CGFloat(max(indentationLevel, 0)) * indentationWidth }

    /// Returns the width of the accessories at an edge, or 0 if there are none.
    func accessoryWidth(isLeading: Bool) -> CGFloat {
        let views = accessoryViews.filter { $0.accessory.isLeading == isLeading && $0.accessory.isDisplayed(isEditing: isEditing) }
        guard !views.isEmpty else { return 0 }
        let widths = views.reduce(0) { $0 + $1.width } + CGFloat(views.count - 1) * Self.accessorySpacing
        return isLeading ? widths : widths + Self.accessoryMargin
    }

    func layoutAccessories() {
        var leading = indentsAccessories ? indentation : 0
        var trailing = bounds.width - Self.accessoryMargin
        let views = accessoryViews.map { ($0, $0.accessory.isDisplayed(isEditing: isEditing)) }
        for (view, isDisplayed) in views where view.accessory.isLeading {
            let x = isDisplayed ? leading : leading - view.width
            view.frame = mirroredIfRightToLeft(CGRect(x: x, y: 0, width: view.width, height: bounds.height))
            if isDisplayed { leading += view.width + Self.accessorySpacing }
        }
        for (view, isDisplayed) in views.reversed() where !view.accessory.isLeading {
            let x = isDisplayed ? trailing - view.width : bounds.width
            view.frame = mirroredIfRightToLeft(CGRect(x: x, y: 0, width: view.width, height: bounds.height))
            if isDisplayed { trailing -= view.width + Self.accessorySpacing }
        }
    }

    func layoutSeparators() {
        let (separators, position) = (listPosition?.separators, listPosition)
        let isPlain = position?.appearance == .plain
        func isVisible(_ visibility: UIListSeparatorConfiguration.Visibility?, automatic: Bool) -> Bool {
            visibility == .visible || (visibility == .automatic && automatic)
        }
        let showsTop = position?.appearance == .grouped && position?.isFirst == true
        topSeparator.isHidden = !isVisible(separators?.topSeparatorVisibility, automatic: showsTop)
        bottomSeparator.isHidden = !isVisible(
            separators?.bottomSeparatorVisibility, automatic: position?.isLast == false || isPlain || position?.appearance == .grouped)
        guard let separators else { return }
        let pixel = 1 / max(traitCollection.displayScale, 1)
        let isFullWidth = position?.appearance == .grouped && position?.isLast == true
        place(topSeparator, separators.topSeparatorInsets, separators.color, y: 0, pixel, isFullWidth: showsTop)
        place(
            bottomSeparator, separators.bottomSeparatorInsets, separators.color, y: bounds.height - pixel, pixel, isFullWidth: isFullWidth)
    }

    private func place(
        _ line: UIView, _ insets: NSDirectionalEdgeInsets, _ color: UIColor, y: CGFloat, _ pixel: CGFloat, isFullWidth: Bool
    ) {
        let textInset = (contentView as? UIListContentView)?.textInset ?? 16
        let contentLeading = isRightToLeft ? bounds.width - contentView.frame.maxX : contentView.frame.minX
        let automatic = isFullWidth ? 0 : contentLeading + textInset
        let leading = insets.leading == .greatestFiniteMagnitude ? automatic : insets.leading
        let trailing = insets.trailing == .greatestFiniteMagnitude ? 0 : insets.trailing
        line.backgroundColor = color
        line.frame = mirroredIfRightToLeft(CGRect(x: leading, y: y, width: max(bounds.width - leading - trailing, 0), height: pixel))
        bringSubviewToFront(line)
    }

    /// Rounds the corners of the first and the last row of a section in the style `insetGrouped`. A header is outside of the group of rows.
    func roundCorners() {
        guard listPosition?.appearance == .insetGrouped, listPosition?.isHeaderOrFooter == false else { return layer.cornerRadius = 0 }
        var corners: CACornerMask = []
        if listPosition?.isFirst == true { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if listPosition?.isLast == true { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        layer.cornerRadius = corners.isEmpty ? 0 : 10
        layer.maskedCorners = corners
    }
}

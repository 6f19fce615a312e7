import CoreGraphics

/// The display mode and the frames of the columns.
extension UISplitViewController {
    private static let animationDuration = 0.42

    var hasSupplementary: Bool { style == .tripleColumn }

    /// Whether the primary column is at the right.
    var isMirrored: Bool { (view.effectiveUserInterfaceLayoutDirection == .rightToLeft) != (primaryEdge == .trailing) }

    private var isWide: Bool { view.bounds.width > view.bounds.height }

    /// The behavior that is used. If the preferred behavior is automatic, `tile` is used in a view that is wider than high, and `overlay`
    /// in any other view. Before the view is loaded, `tile` replaces `automatic`.
    var resolvedBehavior: SplitBehavior {
        if preferredSplitBehavior != .automatic { return preferredSplitBehavior }
        return viewIfLoaded == nil || isWide ? .tile : .overlay
    }

    /// Returns the mode that is used for a requested mode. It can show fewer columns, or show them with the preferred
    /// split behavior.
    func resolvedMode(_ mode: DisplayMode) -> DisplayMode {
        guard mode != .automatic else { return resolvedBehavior == .overlay ? .secondaryOnly : .oneBesideSecondary }
        let count = min(mode.columnCount, hasSupplementary ? 2 : 1)
        guard preferredSplitBehavior != .automatic else {
            return count == mode.columnCount ? mode : self.mode(columnCount: count, mode.isOverlay ? .overlay : .tile)
        }
        return self.mode(columnCount: count, preferredSplitBehavior)
    }

    /// Returns the mode with a number of columns besides the secondary column.
    func mode(columnCount: Int, _ behavior: SplitBehavior) -> DisplayMode {
        switch (columnCount, behavior) {
        case (0, _): .secondaryOnly
        case (1, .overlay): .oneOverSecondary
        case (1, _): .oneBesideSecondary
        case (_, .overlay): .twoOverSecondary
        case (_, .displace): .twoDisplaceSecondary
        default: .twoBesideSecondary
        }
    }

    /// Returns the width of a column, limited by the maximum, the minimum and the width of the view. It is the first of these that is set:
    ///
    /// 1. The preferred width.
    /// 2. The fraction of the width of the view.
    /// 3. `usual`, but at most 40 % of the width of the view.
    func columnWidth(
        _ preferred: CGFloat, fraction: CGFloat, _ usual: CGFloat, _ minimum: CGFloat, _ maximum: CGFloat
    ) -> CGFloat {
        let whole = viewIfLoaded?.bounds.width ?? 0
        func isSet(_ value: CGFloat) -> Bool { value.isFinite && value >= 0 }
        var width = isSet(preferred) ? preferred : isSet(fraction) ? min(fraction, 1) * whole : min(usual, whole * 0.4)
        if isSet(maximum) { width = min(width, maximum) }
        if isSet(minimum) { width = max(width, minimum) }
        return min(width, whole).rounded()
    }

    /// Returns the frames of the columns for a mode.
    func layout(for mode: DisplayMode) -> SplitLayout {
        SplitLayout(
            mode, in: view.bounds, primaryWidth: primaryColumnWidth, supplementaryWidth: hasSupplementary ? supplementaryColumnWidth : nil,
            isMirrored: isMirrored)
    }

    func layOutColumns() {
        guard !gesture.isActive else { return }
        for view in [primaryView, supplementaryView] { view.isHidden = isCollapsed }
        if isCollapsed {
            secondaryView.frame = view.bounds
            shade.alpha = 0
            return
        }
        let mode = hasChosenMode ? currentMode : resolvedMode(preferredDisplayMode)
        guard mode != currentMode else { return apply(layout(for: currentMode)) }
        setMode(mode)
        apply(layout(for: currentMode))
        removeHiddenViewsAfterTransition()
    }

    /// Removes the views of columns that a change of the size has hidden.
    ///
    /// During a rotation or another transition, in which the columns move out, the views are removed at the end of the transition. Inside
    /// another animation, the views are not removed. Otherwise they are removed immediately.
    private func removeHiddenViewsAfterTransition() {
        if let transitionCoordinator {
            _ = transitionCoordinator.animate(alongsideTransition: nil) { [weak self] _ in self?.removeHiddenViewsOfExpandedColumns() }
        } else if UIView.inheritedAnimationDuration == 0 {
            removeHiddenViewsOfExpandedColumns()
        }
    }

    private func removeHiddenViewsOfExpandedColumns() {
        if !isCollapsed, !gesture.isActive { removeHiddenViews() }
    }

    func apply(_ layout: SplitLayout) {
        primaryView.frame = layout.primary
        supplementaryView.frame = layout.supplementary
        secondaryView.frame = layout.secondary
        shade.frame = view.bounds
        shade.alpha = layout.shade
        let edge: UIRectEdge = isMirrored ? .left : .right
        (primaryView.lineEdge, supplementaryView.lineEdge) = (edge, edge)
    }

    // MARK: - Changes of the mode

    /// Returns the columns that a mode shows besides the secondary column.
    func visibleColumns(_ mode: DisplayMode) -> [Column] {
        guard hasSupplementary else { return mode.columnCount > 0 ? [.primary] : [] }
        return mode.columnCount == 0 ? [] : mode.columnCount == 1 ? [.supplementary] : [.primary, .supplementary]
    }

    func setMode(_ mode: DisplayMode) {
        let (old, new) = (visibleColumns(currentMode), visibleColumns(mode))
        delegate?.splitViewController(self, willChangeTo: mode)
        for column in old where !new.contains(column) { delegate?.splitViewController(self, willHide: column) }
        for column in new where !old.contains(column) { delegate?.splitViewController(self, willShow: column) }
        currentMode = mode
        if isViewLoaded, !isCollapsed { showViews(of: new) }
    }

    /// Adds the views of columns, so that they can move in.
    func showViews(of list: [Column]) {
        for column in list { columnView(column).show(containers[column]?.view) }
    }

    /// Removes the views of hidden columns, whose controllers disappear then.
    func removeHiddenViews() {
        let visible = visibleColumns(currentMode)
        for column in [Column.primary, .supplementary] where !visible.contains(column) { columnView(column).show(nil) }
    }

    func columnView(_ column: Column) -> SplitColumnView {
        switch column {
        case .primary: primaryView
        case .supplementary: supplementaryView
        case .secondary, .compact: secondaryView
        }
    }

    /// Changes the mode for a request by code.
    func changeMode(to requested: DisplayMode, animated: Bool) {
        guard isViewLoaded, !isCollapsed else { return }
        hasChosenMode = requested != .automatic
        gesture.cancel()
        let mode = resolvedMode(requested)
        guard mode != currentMode else { return }
        UIView.withoutAnimationBlock {
            setMode(mode)
            for column in visibleColumns(mode) { columnView(column).layoutIfNeeded() }
        }
        guard animated else {
            layOutColumns()
            return removeHiddenViews()
        }
        UIView.animate(
            withDuration: Self.animationDuration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
            options: [.allowUserInteraction, .beginFromCurrentState],
            animations: { [self] in
                apply(layout(for: mode))
                view.layoutIfNeeded()
            }, completion: { [weak self] _ in self?.removeHiddenViews() })
    }

    func showColumn(_ column: Column) {
        if isCollapsed { return showCollapsedColumn(column) }
        let needed = column == .primary && hasSupplementary ? 2 : column == .secondary || column == .compact ? 0 : 1
        guard currentMode.columnCount < needed else { return }
        changeMode(to: mode(columnCount: needed, behaviorForShowing(needed)), animated: isVisible)
    }

    /// Returns the behavior for showing a number of columns. If there is not enough space for three columns beside each other, the
    /// secondary column is displaced.
    private func behaviorForShowing(_ count: Int) -> SplitBehavior {
        guard preferredSplitBehavior == .automatic, count == 2, resolvedBehavior == .tile else { return resolvedBehavior }
        return view.bounds.width - primaryColumnWidth - supplementaryColumnWidth < 400 ? .displace : .tile
    }

    func hideColumn(_ column: Column) {
        guard !isCollapsed, visibleColumns(currentMode).contains(column) else { return }
        let count = column == .primary && hasSupplementary ? 1 : 0
        changeMode(to: mode(columnCount: count, resolvedBehavior), animated: isVisible)
    }

    func shadeWasTapped() {
        guard !isCollapsed, currentMode.columnCount > 0 else { return }
        hideColumn(currentMode == .twoDisplaceSecondary ? .primary : visibleColumns(currentMode).last ?? .primary)
    }

    // MARK: - The button

    /// Creates the button with a picture of a sidebar.
    func makeDisplayModeButton() -> UIBarButtonItem {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 24, height: 20)).image { _ in
            let frame = UIBezierPath(roundedRect: CGRect(x: 1, y: 1.5, width: 22, height: 17), cornerRadius: 3.5)
            frame.lineWidth = 1.6
            UIColor.black.setStroke()
            frame.stroke()
            let line = UIBezierPath()
            line.move(to: CGPoint(x: 8.5, y: 2))
            line.addLine(to: CGPoint(x: 8.5, y: 18))
            line.lineWidth = 1.6
            line.stroke()
        }.withRenderingMode(.alwaysTemplate)
        let item = UIBarButtonItem(image: image, primaryAction: UIAction { [weak self] _ in self?.displayModeButtonWasTapped() })
        item.accessibilityIdentifier = "Sidebar"
        return item
    }

    private func displayModeButtonWasTapped() {
        let most = hasSupplementary ? 2 : 1
        if currentMode.columnCount < most {
            showColumn(hasSupplementary && currentMode.columnCount == 0 ? .supplementary : .primary)
        } else {
            hideColumn(.primary)
        }
    }

    /// Adds the button to the bar of the secondary column, in styles with columns, and removes it from the bar that had it before.
    func updateDisplayModeButton() {
        let isNeeded = style != .unspecified && !isCollapsed && presentsWithGesture && columns[.primary] != nil
        let item = isNeeded ? (containers[.secondary] as? UINavigationController)?.viewControllers.first?.navigationItem : nil
        guard item !== displayModeItem else { return }
        if displayModeItem?.leftBarButtonItem === displayModeButtonItem { displayModeItem?.leftBarButtonItem = nil }
        displayModeItem = nil
        guard let item, item.leftBarButtonItems?.isEmpty != false else { return }
        item.leftBarButtonItem = displayModeButtonItem
        displayModeItem = item
    }
}

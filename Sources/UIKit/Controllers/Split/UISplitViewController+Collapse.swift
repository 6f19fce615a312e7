/// The change between columns and one navigation stack.
///
/// Each column has a container: its controller, or a navigation controller around it. In a compact width, the compact column is shown, if
/// there is one. Otherwise the controllers of the supplementary and the secondary navigation stack move onto the stack of the primary
/// column. In a regular width, they move back.
extension UISplitViewController {
    /// The controller that is visible if the columns are collapsed.
    var collapsedContainer: UIViewController? {
        containers[.compact] ?? containers[.primary] ?? containers[.supplementary] ?? containers[.secondary]
    }

    private var collapsedNavigation: UINavigationController? {
        containers[.compact] == nil ? collapsedContainer as? UINavigationController : nil
    }

    // MARK: - Columns

    func replaceColumn(_ column: Column, by new: UIViewController?) {
        guard new == nil || new !== columns[column] else { return }
        if isCollapsed, let navigation = collapsedNavigation { removeFromStack(column, navigation) }
        movedControllers[column] = nil
        let (old, container) = (containers[column], new.map(makeContainer))
        (columns[column], containers[column]) = (new, container)
        if let old, old !== container { remove(old) }
        if let container { add(container) }
        guard isViewLoaded else { return }
        isCollapsed ? showCollapsed() : showExpandedContainers()
    }

    /// Puts a controller into a navigation controller, in styles with columns.
    private func makeContainer(_ controller: UIViewController) -> UIViewController {
        guard style != .unspecified, !(controller is UINavigationController) else { return controller }
        return UINavigationController(rootViewController: controller)
    }

    private func add(_ controller: UIViewController) {
        guard controller.parent !== self, canContain(controller) else { return }
        addChild(controller)
        controller.didMove(toParent: self)
    }

    private func remove(_ controller: UIViewController) {
        controller.willMove(toParent: nil)
        controller.viewIfLoaded?.removeFromSuperview()
        controller.removeFromParent()
    }

    func showExpandedContainers() {
        for column in [Column.primary, .supplementary, .secondary] {
            if let container = containers[column] { add(container) }
        }
        secondaryView.show(containers[.secondary]?.view)
        showViews(of: visibleColumns(currentMode))
        removeHiddenViews()
        updateDisplayModeButton()
        view.setNeedsLayout()
    }

    private func showCollapsed() {
        primaryView.show(nil)
        supplementaryView.show(nil)
        if let container = collapsedContainer { add(container) }
        secondaryView.show(collapsedContainer?.view)
        updateDisplayModeButton()
        view.setNeedsLayout()
    }

    // MARK: - Collapsing

    /// Collapses or expands after a change of the horizontal size class.
    func updateCollapse() {
        let needed = traitCollection.horizontalSizeClass == .compact
        guard needed != isCollapsed else { return }
        gesture.cancel()
        needed ? collapse(isInitial: false) : expand()
    }

    func collapse(isInitial: Bool) {
        isCollapsed = true
        let proposed: Column = containers[.compact] != nil ? .compact : columns[.secondary] == nil ? .primary : .secondary
        let top =
            style == .unspecified
            ? proposed
            : delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed)
                ?? proposed
        for view in [primaryView, supplementaryView, secondaryView] { view.show(nil) }
        style == .unspecified ? collapseClassic() : showCollapsedColumns(upTo: top)
        showCollapsed()
        layOutColumns()
        if !isInitial { delegate?.splitViewControllerDidCollapse(self) }
    }

    /// Moves the secondary controllers onto the stack of the primary controller, if that is a navigation controller, unless the delegate
    /// has handled them.
    private func collapseClassic() {
        guard let primary = containers[.primary], let secondary = containers[.secondary] else { return }
        if delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) == true { return }
        if let navigation = primary as? UINavigationController { moveToStack(.secondary, navigation) }
    }

    /// Moves the controllers of the columns, up to the given column, onto the stack of the primary column.
    private func showCollapsedColumns(upTo top: Column) {
        guard let navigation = collapsedNavigation, top != .compact else { return }
        let order = [Column.primary, .supplementary, .secondary]
        let end = order.firstIndex(of: top) ?? 0
        for column in order[...end] where containers[column] !== navigation { moveToStack(column, navigation) }
    }

    /// Returns the controllers of a column that move onto the collapsed stack: the stack of its navigation controller, or its only
    /// controller.
    private func stack(of column: Column) -> [UIViewController] {
        guard let container = containers[column] else { return [] }
        return (container as? UINavigationController)?.viewControllers ?? [container]
    }

    private func moveToStack(_ column: Column, _ navigation: UINavigationController, animated: Bool = false) {
        let moved = stack(of: column)
        guard !moved.isEmpty, let container = containers[column], container !== navigation else { return }
        if let source = container as? UINavigationController { source.viewControllers = [] }
        movedControllers[column] = moved
        navigation.setViewControllers(navigation.viewControllers + moved, animated: animated)
    }

    /// Removes the controllers of a column from the collapsed stack, and the controllers above them.
    private func removeFromStack(_ column: Column, _ navigation: UINavigationController) {
        guard let start = start(of: column, in: navigation) else { return }
        navigation.setViewControllers(Array(navigation.viewControllers[..<start]), animated: false)
    }

    /// Returns the index of the first controller of a column in the collapsed stack, or nil if the stack contains none.
    private func start(of column: Column, in navigation: UINavigationController) -> Int? {
        movedControllers[column]?.first.flatMap { first in navigation.viewControllers.firstIndex { $0 === first } }
    }

    // MARK: - Expanding

    func expand() {
        isCollapsed = false
        if let navigation = collapsedNavigation { separate(navigation) }
        secondaryView.show(nil)
        let proposed = resolvedMode(hasChosenMode ? currentMode : preferredDisplayMode)
        let mode = delegate?.splitViewController(self, displayModeForExpandingToProposedDisplayMode: proposed) ?? proposed
        if mode != proposed { hasChosenMode = true }
        currentMode = resolvedMode(mode)
        showExpandedContainers()
        delegate?.splitViewControllerDidExpand(self)
    }

    /// Moves the controllers of the columns back from the collapsed stack. Controllers that were pushed while the columns were collapsed
    /// belong to the topmost column.
    private func separate(_ navigation: UINavigationController) {
        if style == .unspecified, let primary = containers[.primary],
            let secondary = delegate?.splitViewController(self, separateSecondaryFrom: primary)
        {
            movedControllers = [:]
            (columns[.secondary], containers[.secondary]) = (secondary, secondary)
            return
        }
        for column in [Column.secondary, .supplementary] {
            guard let kept = movedControllers[column] else { continue }
            var moved = kept
            // If the user has gone back, the stack does not contain the controllers. In this case, `kept` is used.
            if let start = start(of: column, in: navigation), start > 0 {
                moved = Array(navigation.viewControllers[start...])
                navigation.setViewControllers(Array(navigation.viewControllers[..<start]), animated: false)
            }
            (containers[column] as? UINavigationController)?.setViewControllers(moved, animated: false)
        }
        movedControllers = [:]
    }

    // MARK: - Showing

    /// Shows a column of the collapsed stack.
    func showCollapsedColumn(_ column: Column) {
        guard let navigation = collapsedNavigation else { return }
        if column == .primary { return _ = navigation.popToRootViewController(animated: true) }
        if let start = start(of: column, in: navigation) {
            navigation.popToViewController(navigation.viewControllers[start], animated: true)
        } else {
            movedControllers[column].map { navigation.setViewControllers(navigation.viewControllers + $0, animated: true) }
                ?? moveToStack(column, navigation, animated: true)
        }
    }

    func showDetail(_ controller: UIViewController) {
        guard isCollapsed else { return setViewController(controller, for: .secondary) }
        guard let navigation = collapsedNavigation else { return present(controller, animated: true) }
        replaceColumn(.secondary, by: controller)
        moveToStack(.secondary, navigation, animated: true)
    }
}

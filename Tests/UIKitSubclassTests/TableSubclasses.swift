import Dispatch
import UIKit

// Subclasses of open classes that override the open members, as the code of an app can do. `UIKitSubclassTests` compiles this file in Swift 6
// mode, and `ClientTests` compiles it in Swift 5 mode.

class CustomUITableView: UITableView {
    override var style: Style { super.style }
    override var dataSource: UITableViewDataSource? {
        get { super.dataSource }
        set { super.dataSource = newValue }
    }
    override var delegate: UITableViewDelegate? {
        get { super.delegate }
        set { super.delegate = newValue }
    }
    override var rowHeight: CGFloat {
        get { super.rowHeight }
        set { super.rowHeight = newValue }
    }
    override var sectionHeaderHeight: CGFloat {
        get { super.sectionHeaderHeight }
        set { super.sectionHeaderHeight = newValue }
    }
    override var sectionFooterHeight: CGFloat {
        get { super.sectionFooterHeight }
        set { super.sectionFooterHeight = newValue }
    }
    override var estimatedRowHeight: CGFloat {
        get { super.estimatedRowHeight }
        set { super.estimatedRowHeight = newValue }
    }
    override var estimatedSectionHeaderHeight: CGFloat {
        get { super.estimatedSectionHeaderHeight }
        set { super.estimatedSectionHeaderHeight = newValue }
    }
    override var estimatedSectionFooterHeight: CGFloat {
        get { super.estimatedSectionFooterHeight }
        set { super.estimatedSectionFooterHeight = newValue }
    }
    override var sectionHeaderTopPadding: CGFloat {
        get { super.sectionHeaderTopPadding }
        set { super.sectionHeaderTopPadding = newValue }
    }
    override var separatorStyle: UITableViewCell.SeparatorStyle {
        get { super.separatorStyle }
        set { super.separatorStyle = newValue }
    }
    override var separatorColor: UIColor? {
        get { super.separatorColor }
        set { super.separatorColor = newValue }
    }
    override var separatorInset: UIEdgeInsets {
        get { super.separatorInset }
        set { super.separatorInset = newValue }
    }
    override var cellLayoutMarginsFollowReadableWidth: Bool {
        get { super.cellLayoutMarginsFollowReadableWidth }
        set { super.cellLayoutMarginsFollowReadableWidth = newValue }
    }
    override var allowsSelection: Bool {
        get { super.allowsSelection }
        set { super.allowsSelection = newValue }
    }
    override var allowsMultipleSelection: Bool {
        get { super.allowsMultipleSelection }
        set { super.allowsMultipleSelection = newValue }
    }
    override var allowsSelectionDuringEditing: Bool {
        get { super.allowsSelectionDuringEditing }
        set { super.allowsSelectionDuringEditing = newValue }
    }
    override var allowsMultipleSelectionDuringEditing: Bool {
        get { super.allowsMultipleSelectionDuringEditing }
        set { super.allowsMultipleSelectionDuringEditing = newValue }
    }
    override var remembersLastFocusedIndexPath: Bool {
        get { super.remembersLastFocusedIndexPath }
        set { super.remembersLastFocusedIndexPath = newValue }
    }
    override var tableHeaderView: UIView? {
        get { super.tableHeaderView }
        set { super.tableHeaderView = newValue }
    }
    override var tableFooterView: UIView? {
        get { super.tableFooterView }
        set { super.tableFooterView = newValue }
    }
    override var backgroundView: UIView? {
        get { super.backgroundView }
        set { super.backgroundView = newValue }
    }
    override func layoutSubviews() { super.layoutSubviews() }
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesBegan(touches, with: event) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesMoved(touches, with: event) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesEnded(touches, with: event) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesCancelled(touches, with: event) }
    override func reloadData() { super.reloadData() }
    override var numberOfSections: Int { super.numberOfSections }
    override func numberOfRows(inSection section: Int) -> Int { super.numberOfRows(inSection: section) }
    override var isEditing: Bool {
        get { super.isEditing }
        set { super.isEditing = newValue }
    }
    override func setEditing(_ editing: Bool, animated: Bool) { super.setEditing(editing, animated: animated) }
    override func rect(forSection section: Int) -> CGRect { super.rect(forSection: section) }
    override func rectForRow(at indexPath: IndexPath) -> CGRect { super.rectForRow(at: indexPath) }
    override func rectForHeader(inSection section: Int) -> CGRect { super.rectForHeader(inSection: section) }
    override func rectForFooter(inSection section: Int) -> CGRect { super.rectForFooter(inSection: section) }
    override func indexPathForRow(at point: CGPoint) -> IndexPath? { super.indexPathForRow(at: point) }
    override func indexPath(for cell: UITableViewCell) -> IndexPath? { super.indexPath(for: cell) }
    override func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { super.indexPathsForRows(in: rect) }
    override func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { super.cellForRow(at: indexPath) }
    override var visibleCells: [UITableViewCell] { super.visibleCells }
    override var indexPathsForVisibleRows: [IndexPath]? { super.indexPathsForVisibleRows }
    override func headerView(forSection section: Int) -> UITableViewHeaderFooterView? { super.headerView(forSection: section) }
    override func footerView(forSection section: Int) -> UITableViewHeaderFooterView? { super.footerView(forSection: section) }
    override func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        super.scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
    override func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
        super.scrollToNearestSelectedRow(at: scrollPosition, animated: animated)
    }
    override func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        super.register(cellClass, forCellReuseIdentifier: identifier)
    }
    override func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        super.register(nib, forCellReuseIdentifier: identifier)
    }
    override func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        super.register(nib, forHeaderFooterViewReuseIdentifier: identifier)
    }
    override func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        super.register(aClass, forHeaderFooterViewReuseIdentifier: identifier)
    }
    override func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        super.dequeueReusableCell(withIdentifier: identifier)
    }
    override func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        super.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    }
    override func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        super.dequeueReusableHeaderFooterView(withIdentifier: identifier)
    }
    override var indexPathForSelectedRow: IndexPath? { super.indexPathForSelectedRow }
    override var indexPathsForSelectedRows: [IndexPath]? { super.indexPathsForSelectedRows }
    override func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        super.selectRow(at: indexPath, animated: animated, scrollPosition: scrollPosition)
    }
    override func deselectRow(at indexPath: IndexPath, animated: Bool) { super.deselectRow(at: indexPath, animated: animated) }
    override func beginUpdates() { super.beginUpdates() }
    override func endUpdates() { super.endUpdates() }
    override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {
        super.performBatchUpdates(updates, completion: completion)
    }
    override var hasUncommittedUpdates: Bool { super.hasUncommittedUpdates }
    override func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { super.insertRows(at: indexPaths, with: animation) }
    override func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { super.deleteRows(at: indexPaths, with: animation) }
    override func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { super.reloadRows(at: indexPaths, with: animation) }
    override func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { super.moveRow(at: indexPath, to: newIndexPath) }
    override func insertSections(_ sections: IndexSet, with animation: RowAnimation) { super.insertSections(sections, with: animation) }
    override func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { super.deleteSections(sections, with: animation) }
    override func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { super.reloadSections(sections, with: animation) }
    override func moveSection(_ section: Int, toSection newSection: Int) { super.moveSection(section, toSection: newSection) }
    override var prefetchDataSource: UITableViewDataSourcePrefetching? {
        get { super.prefetchDataSource }
        set { super.prefetchDataSource = newValue }
    }
    override var isPrefetchingEnabled: Bool {
        get { super.isPrefetchingEnabled }
        set { super.isPrefetchingEnabled = newValue }
    }
    override func reconfigureRows(at indexPaths: [IndexPath]) { super.reconfigureRows(at: indexPaths) }
    override var separatorEffect: UIVisualEffect? {
        get { super.separatorEffect }
        set { super.separatorEffect = newValue }
    }
}

import UIKit
import Dispatch
import Foundation

// Subclasses of open classes that override the open members, as the code of an app can do. `UIKitSubclassTests` compiles this file in Swift 6
// mode, and `ClientTests` compiles it in Swift 5 mode.

class CustomUITableViewCell: UITableViewCell {
    override var reuseIdentifier: String? { super.reuseIdentifier }
    override var style: CellStyle { super.style }
    override var contentView: UIView { super.contentView }
    override var textLabel: UILabel? { super.textLabel }
    override var detailTextLabel: UILabel? { super.detailTextLabel }
    override var imageView: UIImageView? { super.imageView }
    override var backgroundView: UIView? {
        get { super.backgroundView }
        set { super.backgroundView = newValue }
    }
    override var selectedBackgroundView: UIView? {
        get { super.selectedBackgroundView }
        set { super.selectedBackgroundView = newValue }
    }
    override var selectionStyle: SelectionStyle {
        get { super.selectionStyle }
        set { super.selectionStyle = newValue }
    }
    override var accessoryType: AccessoryType {
        get { super.accessoryType }
        set { super.accessoryType = newValue }
    }
    override var accessoryView: UIView? {
        get { super.accessoryView }
        set { super.accessoryView = newValue }
    }
    override var separatorInset: UIEdgeInsets {
        get { super.separatorInset }
        set { super.separatorInset = newValue }
    }
    override var indentationLevel: Int {
        get { super.indentationLevel }
        set { super.indentationLevel = newValue }
    }
    override var indentationWidth: CGFloat {
        get { super.indentationWidth }
        set { super.indentationWidth = newValue }
    }
    override var shouldIndentWhileEditing: Bool {
        get { super.shouldIndentWhileEditing }
        set { super.shouldIndentWhileEditing = newValue }
    }
    override var isEditing: Bool { super.isEditing }
    override var isSelected: Bool {
        get { super.isSelected }
        set { super.isSelected = newValue }
    }
    override var isHighlighted: Bool {
        get { super.isHighlighted }
        set { super.isHighlighted = newValue }
    }
    override func prepareForReuse() { super.prepareForReuse() }
    override func setSelected(_ selected: Bool, animated: Bool) { super.setSelected(selected, animated: animated) }
    override func setHighlighted(_ highlighted: Bool, animated: Bool) { super.setHighlighted(highlighted, animated: animated) }
    override func setEditing(_ editing: Bool, animated: Bool) { super.setEditing(editing, animated: animated) }
    override func layoutSubviews() { super.layoutSubviews() }
    override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
    override func tintColorDidChange() { super.tintColorDidChange() }
    override var editingStyle: EditingStyle { super.editingStyle }
    override var showsReorderControl: Bool { super.showsReorderControl }
    override var showingDeleteConfirmation: Bool { super.showingDeleteConfirmation }
    override var contentConfiguration: (any UIContentConfiguration)? {
        get { super.contentConfiguration }
        set { super.contentConfiguration = newValue }
    }
    override var automaticallyUpdatesContentConfiguration: Bool {
        get { super.automaticallyUpdatesContentConfiguration }
        set { super.automaticallyUpdatesContentConfiguration = newValue }
    }
    override var backgroundConfiguration: UIBackgroundConfiguration? {
        get { super.backgroundConfiguration }
        set { super.backgroundConfiguration = newValue }
    }
    override var automaticallyUpdatesBackgroundConfiguration: Bool {
        get { super.automaticallyUpdatesBackgroundConfiguration }
        set { super.automaticallyUpdatesBackgroundConfiguration = newValue }
    }
    override var configurationUpdateHandler: ConfigurationUpdateHandler? {
        get { super.configurationUpdateHandler }
        set { super.configurationUpdateHandler = newValue }
    }
    override var configurationState: UICellConfigurationState { super.configurationState }
    override func setNeedsUpdateConfiguration() { super.setNeedsUpdateConfiguration() }
    override func updateConfiguration(using state: UICellConfigurationState) { super.updateConfiguration(using: state) }
    override func defaultContentConfiguration() -> UIListContentConfiguration { super.defaultContentConfiguration() }
}

class CustomUITableViewController: UITableViewController {
    override var clearsSelectionOnViewWillAppear: Bool {
        get { super.clearsSelectionOnViewWillAppear }
        set { super.clearsSelectionOnViewWillAppear = newValue }
    }
    override var tableView: UITableView! {
        get { super.tableView }
        set { super.tableView = newValue }
    }
    override func loadView() { super.loadView() }
    override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
    override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
    override func numberOfSections(in tableView: UITableView) -> Int { super.numberOfSections(in: tableView) }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        super.tableView(tableView, numberOfRowsInSection: section)
    }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        super.tableView(tableView, cellForRowAt: indexPath)
    }
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        super.tableView(tableView, titleForHeaderInSection: section)
    }
    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        super.tableView(tableView, titleForFooterInSection: section)
    }
    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        super.tableView(tableView, canEditRowAt: indexPath)
    }
    override func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
        super.tableView(tableView, commit: editingStyle, forRowAt: indexPath)
    }
    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        super.tableView(tableView, heightForRowAt: indexPath)
    }
    override func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        super.tableView(tableView, estimatedHeightForRowAt: indexPath)
    }
    override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        super.tableView(tableView, heightForHeaderInSection: section)
    }
    override func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        super.tableView(tableView, heightForFooterInSection: section)
    }
    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        super.tableView(tableView, viewForHeaderInSection: section)
    }
    override func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        super.tableView(tableView, viewForFooterInSection: section)
    }
    override func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        super.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
    }
    override func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        super.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath)
    }
    override func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        super.tableView(tableView, shouldHighlightRowAt: indexPath)
    }
    override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        super.tableView(tableView, willSelectRowAt: indexPath)
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        super.tableView(tableView, didSelectRowAt: indexPath)
    }
    override func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        super.tableView(tableView, willDeselectRowAt: indexPath)
    }
    override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        super.tableView(tableView, didDeselectRowAt: indexPath)
    }
    override func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        super.tableView(tableView, accessoryButtonTappedForRowWith: indexPath)
    }
    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        super.tableView(tableView, canMoveRowAt: indexPath)
    }
    override func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
        super.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath)
    }
    override func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle {
        super.tableView(tableView, editingStyleForRowAt: indexPath)
    }
    override func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
        -> UISwipeActionsConfiguration?
    { super.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath) }
    override func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
        -> UISwipeActionsConfiguration?
    { super.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath) }
    override func scrollViewDidScroll(_ scrollView: UIScrollView) { super.scrollViewDidScroll(scrollView) }
    override func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { super.scrollViewWillBeginDragging(scrollView) }
    override func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) { super.scrollViewWillEndDragging(scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset) }
    override func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        super.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
    }
    override func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { super.scrollViewDidEndDecelerating(scrollView) }
    override func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { super.scrollViewDidEndScrollingAnimation(scrollView) }
}

class CustomUITableViewHeaderFooterView: UITableViewHeaderFooterView {
    override var reuseIdentifier: String? { super.reuseIdentifier }
    override var contentView: UIView { super.contentView }
    override var textLabel: UILabel? { super.textLabel }
    override var backgroundView: UIView? {
        get { super.backgroundView }
        set { super.backgroundView = newValue }
    }
    override func prepareForReuse() { super.prepareForReuse() }
    override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
    override func layoutSubviews() { super.layoutSubviews() }
    override var contentConfiguration: (any UIContentConfiguration)? {
        get { super.contentConfiguration }
        set { super.contentConfiguration = newValue }
    }
    override var automaticallyUpdatesContentConfiguration: Bool {
        get { super.automaticallyUpdatesContentConfiguration }
        set { super.automaticallyUpdatesContentConfiguration = newValue }
    }
    override var backgroundConfiguration: UIBackgroundConfiguration? {
        get { super.backgroundConfiguration }
        set { super.backgroundConfiguration = newValue }
    }
    override var automaticallyUpdatesBackgroundConfiguration: Bool {
        get { super.automaticallyUpdatesBackgroundConfiguration }
        set { super.automaticallyUpdatesBackgroundConfiguration = newValue }
    }
    override var configurationUpdateHandler: ConfigurationUpdateHandler? {
        get { super.configurationUpdateHandler }
        set { super.configurationUpdateHandler = newValue }
    }
    override var configurationState: UIViewConfigurationState { super.configurationState }
    override func setNeedsUpdateConfiguration() { super.setNeedsUpdateConfiguration() }
    override func updateConfiguration(using state: UIViewConfigurationState) { super.updateConfiguration(using: state) }
    override func defaultContentConfiguration() -> UIListContentConfiguration { super.defaultContentConfiguration() }
}

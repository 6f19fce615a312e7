import UIKit
import Foundation

// Subclasses of open classes that override the open members, as the code of an app can do. `UIKitSubclassTests` compiles this file in Swift 6
// mode, and `ClientTests` compiles it in Swift 5 mode.

class CustomUICollectionViewLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
    override var invalidateEverything: Bool { super.invalidateEverything }
    override var invalidateDataSourceCounts: Bool { super.invalidateDataSourceCounts }
    override var invalidatedItemIndexPaths: [IndexPath]? { super.invalidatedItemIndexPaths }
    override var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]? { super.invalidatedSupplementaryIndexPaths }
    override var invalidatedDecorationIndexPaths: [String: [IndexPath]]? { super.invalidatedDecorationIndexPaths }
    override var contentOffsetAdjustment: CGPoint {
        get { super.contentOffsetAdjustment }
        set { super.contentOffsetAdjustment = newValue }
    }
    override var contentSizeAdjustment: CGSize {
        get { super.contentSizeAdjustment }
        set { super.contentSizeAdjustment = newValue }
    }
    override var previousIndexPathsForInteractivelyMovingItems: [IndexPath]? { super.previousIndexPathsForInteractivelyMovingItems }
    override var targetIndexPathsForInteractivelyMovingItems: [IndexPath]? { super.targetIndexPathsForInteractivelyMovingItems }
    override var interactiveMovementTarget: CGPoint { super.interactiveMovementTarget }
    override func invalidateItems(at indexPaths: [IndexPath]) { super.invalidateItems(at: indexPaths) }
    override func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        super.invalidateSupplementaryElements(ofKind: elementKind, at: indexPaths)
    }
    override func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        super.invalidateDecorationElements(ofKind: elementKind, at: indexPaths)
    }
}

class CustomUICollectionViewTransitionLayout: UICollectionViewTransitionLayout {
    override var currentLayout: UICollectionViewLayout { super.currentLayout }
    override var nextLayout: UICollectionViewLayout { super.nextLayout }
    override var transitionProgress: CGFloat {
        get { super.transitionProgress }
        set { super.transitionProgress = newValue }
    }
    override func updateValue(_ value: CGFloat, forAnimatedKey key: String) { super.updateValue(value, forAnimatedKey: key) }
    override func value(forAnimatedKey key: String) -> CGFloat { super.value(forAnimatedKey: key) }
    override var collectionViewContentSize: CGSize { super.collectionViewContentSize }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        super.layoutAttributesForElements(in: rect)
    }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        super.layoutAttributesForItem(at: indexPath)
    }
    override func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    { super.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath) }
    override func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    { super.layoutAttributesForDecorationView(ofKind: elementKind, at: indexPath) }
}

class CustomUICollectionViewUpdateItem: UICollectionViewUpdateItem {
    override var indexPathBeforeUpdate: IndexPath? { super.indexPathBeforeUpdate }
    override var indexPathAfterUpdate: IndexPath? { super.indexPathAfterUpdate }
    override var updateAction: Action { super.updateAction }
}

class CustomNSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutBoundarySupplementaryItem {
    override var alignment: NSRectAlignment { super.alignment }
    override var offset: CGPoint { super.offset }
    override var extendsBoundary: Bool {
        get { super.extendsBoundary }
        set { super.extendsBoundary = newValue }
    }
    override var pinToVisibleBounds: Bool {
        get { super.pinToVisibleBounds }
        set { super.pinToVisibleBounds = newValue }
    }
}

class CustomNSCollectionLayoutDecorationItem: NSCollectionLayoutDecorationItem {
    override var elementKind: String { super.elementKind }
    override var zIndex: Int {
        get { super.zIndex }
        set { super.zIndex = newValue }
    }
    override class func background(elementKind: String) -> NSCollectionLayoutDecorationItem { super.background(elementKind: elementKind) }
}

class CustomNSCollectionLayoutGroup: NSCollectionLayoutGroup {
    override var subitems: [NSCollectionLayoutItem] { super.subitems }
    override var interItemSpacing: NSCollectionLayoutSpacing? {
        get { super.interItemSpacing }
        set { super.interItemSpacing = newValue }
    }
    override class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> NSCollectionLayoutGroup {
        super.horizontal(layoutSize: layoutSize, subitems: subitems)
    }
    override class func horizontal(layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int)
        -> NSCollectionLayoutGroup
    { super.horizontal(layoutSize: layoutSize, repeatingSubitem: subitem, count: count) }
    override class func horizontal(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int)
        -> NSCollectionLayoutGroup
    { super.horizontal(layoutSize: layoutSize, subitem: subitem, count: count) }
    override class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> NSCollectionLayoutGroup {
        super.vertical(layoutSize: layoutSize, subitems: subitems)
    }
    override class func vertical(layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int)
        -> NSCollectionLayoutGroup
    { super.vertical(layoutSize: layoutSize, repeatingSubitem: subitem, count: count) }
    override class func vertical(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int) -> NSCollectionLayoutGroup
    { super.vertical(layoutSize: layoutSize, subitem: subitem, count: count) }
    override class func custom(layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider)
        -> NSCollectionLayoutGroup
    { super.custom(layoutSize: layoutSize, itemProvider: itemProvider) }
    override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
        get { super.supplementaryItems }
        set { super.supplementaryItems = newValue }
    }
}

class CustomNSCollectionLayoutItem: NSCollectionLayoutItem {
    override var layoutSize: NSCollectionLayoutSize { super.layoutSize }
    override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { super.supplementaryItems }
    override var contentInsets: NSDirectionalEdgeInsets {
        get { super.contentInsets }
        set { super.contentInsets = newValue }
    }
    override var edgeSpacing: NSCollectionLayoutEdgeSpacing? {
        get { super.edgeSpacing }
        set { super.edgeSpacing = newValue }
    }
    nonisolated override func copy(with zone: NSZone?) -> Any { super.copy(with: zone) }
}

class CustomNSCollectionLayoutSection: NSCollectionLayoutSection {
    override var contentInsets: NSDirectionalEdgeInsets {
        get { super.contentInsets }
        set { super.contentInsets = newValue }
    }
    override var interGroupSpacing: CGFloat {
        get { super.interGroupSpacing }
        set { super.interGroupSpacing = newValue }
    }
    override var contentInsetsReference: UIContentInsetsReference {
        get { super.contentInsetsReference }
        set { super.contentInsetsReference = newValue }
    }
    override var supplementaryContentInsetsReference: UIContentInsetsReference {
        get { super.supplementaryContentInsetsReference }
        set { super.supplementaryContentInsetsReference = newValue }
    }
    override var supplementariesFollowContentInsets: Bool {
        get { super.supplementariesFollowContentInsets }
        set { super.supplementariesFollowContentInsets = newValue }
    }
    override var orthogonalScrollingBehavior: UICollectionLayoutSectionOrthogonalScrollingBehavior {
        get { super.orthogonalScrollingBehavior }
        set { super.orthogonalScrollingBehavior = newValue }
    }
    override var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] {
        get { super.boundarySupplementaryItems }
        set { super.boundarySupplementaryItems = newValue }
    }
    override var decorationItems: [NSCollectionLayoutDecorationItem] {
        get { super.decorationItems }
        set { super.decorationItems = newValue }
    }
    override var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler? {
        get { super.visibleItemsInvalidationHandler }
        set { super.visibleItemsInvalidationHandler = newValue }
    }
    nonisolated override func copy(with zone: NSZone?) -> Any { super.copy(with: zone) }
}

class CustomNSCollectionLayoutSupplementaryItem: NSCollectionLayoutSupplementaryItem {
    override var elementKind: String { super.elementKind }
    override var containerAnchor: NSCollectionLayoutAnchor { super.containerAnchor }
    override var itemAnchor: NSCollectionLayoutAnchor? { super.itemAnchor }
    override var zIndex: Int {
        get { super.zIndex }
        set { super.zIndex = newValue }
    }
}

class CustomUICollectionViewCompositionalLayout: UICollectionViewCompositionalLayout {
    override var configuration: UICollectionViewCompositionalLayoutConfiguration {
        get { super.configuration }
        set { super.configuration = newValue }
    }
    override func prepare() { super.prepare() }
    override var collectionViewContentSize: CGSize { super.collectionViewContentSize }
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        super.shouldInvalidateLayout(forBoundsChange: newBounds)
    }
    override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        super.shouldInvalidateLayout(forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    }
    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) { super.invalidateLayout(with: context) }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        super.layoutAttributesForElements(in: rect)
    }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        super.layoutAttributesForItem(at: indexPath)
    }
    override func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    { super.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath) }
    override func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    { super.layoutAttributesForDecorationView(ofKind: elementKind, at: indexPath) }
}

class CustomUICollectionViewCompositionalLayoutConfiguration: UICollectionViewCompositionalLayoutConfiguration {
    override var scrollDirection: UICollectionView.ScrollDirection {
        get { super.scrollDirection }
        set { super.scrollDirection = newValue }
    }
    override var interSectionSpacing: CGFloat {
        get { super.interSectionSpacing }
        set { super.interSectionSpacing = newValue }
    }
    override var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] {
        get { super.boundarySupplementaryItems }
        set { super.boundarySupplementaryItems = newValue }
    }
    override var contentInsetsReference: UIContentInsetsReference {
        get { super.contentInsetsReference }
        set { super.contentInsetsReference = newValue }
    }
    nonisolated override func copy(with zone: NSZone?) -> Any { super.copy(with: zone) }
}

class CustomUICollectionViewDiffableDataSource: UICollectionViewDiffableDataSource<Int, Int> {
    override var supplementaryViewProvider: SupplementaryViewProvider? {
        get { super.supplementaryViewProvider }
        set { super.supplementaryViewProvider = newValue }
    }
    override var reorderingHandlers: ReorderingHandlers {
        get { super.reorderingHandlers }
        set { super.reorderingHandlers = newValue }
    }
    override var sectionSnapshotHandlers: SectionSnapshotHandlers<Int> {
        get { super.sectionSnapshotHandlers }
        set { super.sectionSnapshotHandlers = newValue }
    }
    override func apply(_ snapshot: NSDiffableDataSourceSnapshot<Int, Int>, animatingDifferences: Bool, completion: (() -> Void)? = nil) {
        super.apply(snapshot, animatingDifferences: animatingDifferences, completion: completion)
    }
    override func applySnapshotUsingReloadData(_ snapshot: NSDiffableDataSourceSnapshot<Int, Int>, completion: (() -> Void)? = nil) {
        super.applySnapshotUsingReloadData(snapshot, completion: completion)
    }
    override func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<Int>, to section: Int, animatingDifferences: Bool, completion: (() -> Void)? = nil
    ) { super.apply(snapshot, to: section, animatingDifferences: animatingDifferences, completion: completion) }
    override func snapshot() -> NSDiffableDataSourceSnapshot<Int, Int> { super.snapshot() }
    override func snapshot(for section: Int) -> NSDiffableDataSourceSectionSnapshot<Int> { super.snapshot(for: section) }
    override func sectionIdentifier(for index: Int) -> Int? { super.sectionIdentifier(for: index) }
    override func index(for sectionIdentifier: Int) -> Int? { super.index(for: sectionIdentifier) }
    override func itemIdentifier(for indexPath: IndexPath) -> Int? { super.itemIdentifier(for: indexPath) }
    override func indexPath(for itemIdentifier: Int) -> IndexPath? { super.indexPath(for: itemIdentifier) }
    override func numberOfSections(in collectionView: UICollectionView) -> Int { super.numberOfSections(in: collectionView) }
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        super.collectionView(collectionView, numberOfItemsInSection: section)
    }
    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        super.collectionView(collectionView, cellForItemAt: indexPath)
    }
    override func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView { super.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath) }
    override func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        super.collectionView(collectionView, canMoveItemAt: indexPath)
    }
    override func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { super.collectionView(collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath) }
}

class CustomUITableViewDiffableDataSource: UITableViewDiffableDataSource<Int, Int> {
    override var defaultRowAnimation: UITableView.RowAnimation {
        get { super.defaultRowAnimation }
        set { super.defaultRowAnimation = newValue }
    }
    override func apply(_ snapshot: NSDiffableDataSourceSnapshot<Int, Int>, animatingDifferences: Bool, completion: (() -> Void)? = nil) {
        super.apply(snapshot, animatingDifferences: animatingDifferences, completion: completion)
    }
    override func applySnapshotUsingReloadData(_ snapshot: NSDiffableDataSourceSnapshot<Int, Int>, completion: (() -> Void)? = nil) {
        super.applySnapshotUsingReloadData(snapshot, completion: completion)
    }
    override func snapshot() -> NSDiffableDataSourceSnapshot<Int, Int> { super.snapshot() }
    override func sectionIdentifier(for index: Int) -> Int? { super.sectionIdentifier(for: index) }
    override func index(for sectionIdentifier: Int) -> Int? { super.index(for: sectionIdentifier) }
    override func itemIdentifier(for indexPath: IndexPath) -> Int? { super.itemIdentifier(for: indexPath) }
    override func indexPath(for itemIdentifier: Int) -> IndexPath? { super.indexPath(for: itemIdentifier) }
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
    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        super.tableView(tableView, canMoveRowAt: indexPath)
    }
    override func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
        super.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath)
    }
}

class CustomUICollectionViewListCell: UICollectionViewListCell {
    override var accessories: [UICellAccessory] {
        get { super.accessories }
        set { super.accessories = newValue }
    }
    override var indentationLevel: Int {
        get { super.indentationLevel }
        set { super.indentationLevel = newValue }
    }
    override var indentationWidth: CGFloat {
        get { super.indentationWidth }
        set { super.indentationWidth = newValue }
    }
    override var indentsAccessories: Bool {
        get { super.indentsAccessories }
        set { super.indentsAccessories = newValue }
    }
    override func defaultContentConfiguration() -> UIListContentConfiguration { super.defaultContentConfiguration() }
    override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { super.defaultBackgroundConfiguration() }
    override func updateConfiguration(using state: UICellConfigurationState) { super.updateConfiguration(using: state) }
    override func prepareForReuse() { super.prepareForReuse() }
    override func layoutSubviews() { super.layoutSubviews() }
}

class CustomUIListContentView: UIListContentView {
    override var configuration: any UIContentConfiguration {
        get { super.configuration }
        set { super.configuration = newValue }
    }
    override func tintColorDidChange() { super.tintColorDidChange() }
    override func layoutSubviews() { super.layoutSubviews() }
    override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
}

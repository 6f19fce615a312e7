import UIKit
import Foundation

// Subclasses of open classes that override the open members, as the code of an app can do. `UIKitSubclassTests` compiles this file in Swift 6
// mode, and `ClientTests` compiles it in Swift 5 mode.

class CustomUICollectionReusableView: UICollectionReusableView {
    override var reuseIdentifier: String? { super.reuseIdentifier }
    override func prepareForReuse() { super.prepareForReuse() }
    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) { super.apply(layoutAttributes) }
    override func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes
    { super.preferredLayoutAttributesFitting(layoutAttributes) }
    override func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {
        super.willTransition(from: oldLayout, to: newLayout)
    }
    override func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {
        super.didTransition(from: oldLayout, to: newLayout)
    }
}

class CustomUICollectionView: UICollectionView {
    override var dataSource: UICollectionViewDataSource? {
        get { super.dataSource }
        set { super.dataSource = newValue }
    }
    override var delegate: UICollectionViewDelegate? {
        get { super.delegate }
        set { super.delegate = newValue }
    }
    override var collectionViewLayout: UICollectionViewLayout {
        get { super.collectionViewLayout }
        set { super.collectionViewLayout = newValue }
    }
    override var allowsSelection: Bool {
        get { super.allowsSelection }
        set { super.allowsSelection = newValue }
    }
    override var allowsMultipleSelection: Bool {
        get { super.allowsMultipleSelection }
        set { super.allowsMultipleSelection = newValue }
    }
    override var backgroundView: UIView? {
        get { super.backgroundView }
        set { super.backgroundView = newValue }
    }
    override var isPrefetchingEnabled: Bool {
        get { super.isPrefetchingEnabled }
        set { super.isPrefetchingEnabled = newValue }
    }
    override func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?) {
        super.setCollectionViewLayout(layout, animated: animated, completion: completion)
    }
    override func layoutSubviews() { super.layoutSubviews() }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesBegan(touches, with: event) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesMoved(touches, with: event) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesEnded(touches, with: event) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesCancelled(touches, with: event) }
    override func reloadData() { super.reloadData() }
    override var numberOfSections: Int { super.numberOfSections }
    override func numberOfItems(inSection section: Int) -> Int { super.numberOfItems(inSection: section) }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        super.layoutAttributesForItem(at: indexPath)
    }
    override func indexPathForItem(at point: CGPoint) -> IndexPath? { super.indexPathForItem(at: point) }
    override func indexPath(for cell: UICollectionViewCell) -> IndexPath? { super.indexPath(for: cell) }
    override func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { super.cellForItem(at: indexPath) }
    override func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath) -> UICollectionReusableView? {
        super.supplementaryView(forElementKind: elementKind, at: indexPath)
    }
    override var visibleCells: [UICollectionViewCell] { super.visibleCells }
    override var indexPathsForVisibleItems: [IndexPath] { super.indexPathsForVisibleItems }
    override func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        super.scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }
    override func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        super.register(cellClass, forCellWithReuseIdentifier: identifier)
    }
    override func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        super.register(nib, forCellWithReuseIdentifier: identifier)
    }
    override func register(_ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String) {
        super.register(nib, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
    }
    override func register(_ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String) {
        super.register(viewClass, forSupplementaryViewOfKind: elementKind, withReuseIdentifier: identifier)
    }
    override func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath) -> UICollectionViewCell {
        super.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
    }
    override func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        super.dequeueReusableSupplementaryView(ofKind: elementKind, withReuseIdentifier: identifier, for: indexPath)
    }
    override var indexPathsForSelectedItems: [IndexPath]? { super.indexPathsForSelectedItems }
    override func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        super.selectItem(at: indexPath, animated: animated, scrollPosition: scrollPosition)
    }
    override func deselectItem(at indexPath: IndexPath, animated: Bool) { super.deselectItem(at: indexPath, animated: animated) }
    override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {
        super.performBatchUpdates(updates, completion: completion)
    }
    override func insertItems(at indexPaths: [IndexPath]) { super.insertItems(at: indexPaths) }
    override func deleteItems(at indexPaths: [IndexPath]) { super.deleteItems(at: indexPaths) }
    override func reloadItems(at indexPaths: [IndexPath]) { super.reloadItems(at: indexPaths) }
    override func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { super.moveItem(at: indexPath, to: newIndexPath) }
    override func insertSections(_ sections: IndexSet) { super.insertSections(sections) }
    override func deleteSections(_ sections: IndexSet) { super.deleteSections(sections) }
    override func reloadSections(_ sections: IndexSet) { super.reloadSections(sections) }
    override func moveSection(_ section: Int, toSection newSection: Int) { super.moveSection(section, toSection: newSection) }
    override var prefetchDataSource: UICollectionViewDataSourcePrefetching? {
        get { super.prefetchDataSource }
        set { super.prefetchDataSource = newValue }
    }
    override var allowsSelectionDuringEditing: Bool {
        get { super.allowsSelectionDuringEditing }
        set { super.allowsSelectionDuringEditing = newValue }
    }
    override var allowsMultipleSelectionDuringEditing: Bool {
        get { super.allowsMultipleSelectionDuringEditing }
        set { super.allowsMultipleSelectionDuringEditing = newValue }
    }
    override var selfSizingInvalidation: SelfSizingInvalidation {
        get { super.selfSizingInvalidation }
        set { super.selfSizingInvalidation = newValue }
    }
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    override var hasUncommittedUpdates: Bool { super.hasUncommittedUpdates }
    override func reconfigureItems(at indexPaths: [IndexPath]) { super.reconfigureItems(at: indexPaths) }
    override var isEditing: Bool {
        get { super.isEditing }
        set { super.isEditing = newValue }
    }
    override func layoutAttributesForSupplementaryElement(ofKind kind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes?
    { super.layoutAttributesForSupplementaryElement(ofKind: kind, at: indexPath) }
    override func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        super.visibleSupplementaryViews(ofKind: elementKind)
    }
    override func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        super.indexPathsForVisibleSupplementaryElements(ofKind: elementKind)
    }
    override func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { super.beginInteractiveMovementForItem(at: indexPath) }
    override func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
        super.updateInteractiveMovementTargetPosition(targetPosition)
    }
    override func endInteractiveMovement() { super.endInteractiveMovement() }
    override func cancelInteractiveMovement() { super.cancelInteractiveMovement() }
    override func startInteractiveTransition(to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion?)
        -> UICollectionViewTransitionLayout
    { super.startInteractiveTransition(to: layout, completion: completion) }
    override func finishInteractiveTransition() { super.finishInteractiveTransition() }
    override func cancelInteractiveTransition() { super.cancelInteractiveTransition() }
}

class CustomUICollectionViewCell: UICollectionViewCell {
    override var contentView: UIView { super.contentView }
    override var backgroundView: UIView? {
        get { super.backgroundView }
        set { super.backgroundView = newValue }
    }
    override var selectedBackgroundView: UIView? {
        get { super.selectedBackgroundView }
        set { super.selectedBackgroundView = newValue }
    }
    override var isSelected: Bool {
        get { super.isSelected }
        set { super.isSelected = newValue }
    }
    override var isHighlighted: Bool {
        get { super.isHighlighted }
        set { super.isHighlighted = newValue }
    }
    override func prepareForReuse() { super.prepareForReuse() }
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
    override var configurationState: UICellConfigurationState { super.configurationState }
    override func setNeedsUpdateConfiguration() { super.setNeedsUpdateConfiguration() }
    override func updateConfiguration(using state: UICellConfigurationState) { super.updateConfiguration(using: state) }
    override func invalidateIntrinsicContentSize() { super.invalidateIntrinsicContentSize() }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
    }
}

class CustomUICollectionViewController: UICollectionViewController {
    override var collectionViewLayout: UICollectionViewLayout { super.collectionViewLayout }
    override var collectionView: UICollectionView! {
        get { super.collectionView }
        set { super.collectionView = newValue }
    }
    override func loadView() { super.loadView() }
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
    override func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        super.collectionView(collectionView, shouldSelectItemAt: indexPath)
    }
    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        super.collectionView(collectionView, didSelectItemAt: indexPath)
    }
    override func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        super.collectionView(collectionView, didDeselectItemAt: indexPath)
    }
    override func scrollViewDidScroll(_ scrollView: UIScrollView) { super.scrollViewDidScroll(scrollView) }
    override var installsStandardGestureForInteractiveMovement: Bool {
        get { super.installsStandardGestureForInteractiveMovement }
        set { super.installsStandardGestureForInteractiveMovement = newValue }
    }
    override var clearsSelectionOnViewWillAppear: Bool {
        get { super.clearsSelectionOnViewWillAppear }
        set { super.clearsSelectionOnViewWillAppear = newValue }
    }
    override func viewDidLoad() { super.viewDidLoad() }
    override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
}

class CustomUICollectionViewFlowLayout: UICollectionViewFlowLayout {
    override var scrollDirection: UICollectionView.ScrollDirection {
        get { super.scrollDirection }
        set { super.scrollDirection = newValue }
    }
    override var itemSize: CGSize {
        get { super.itemSize }
        set { super.itemSize = newValue }
    }
    override var estimatedItemSize: CGSize {
        get { super.estimatedItemSize }
        set { super.estimatedItemSize = newValue }
    }
    override var minimumLineSpacing: CGFloat {
        get { super.minimumLineSpacing }
        set { super.minimumLineSpacing = newValue }
    }
    override var minimumInteritemSpacing: CGFloat {
        get { super.minimumInteritemSpacing }
        set { super.minimumInteritemSpacing = newValue }
    }
    override var sectionInset: UIEdgeInsets {
        get { super.sectionInset }
        set { super.sectionInset = newValue }
    }
    override var headerReferenceSize: CGSize {
        get { super.headerReferenceSize }
        set { super.headerReferenceSize = newValue }
    }
    override var footerReferenceSize: CGSize {
        get { super.footerReferenceSize }
        set { super.footerReferenceSize = newValue }
    }
    override var sectionHeadersPinToVisibleBounds: Bool {
        get { super.sectionHeadersPinToVisibleBounds }
        set { super.sectionHeadersPinToVisibleBounds = newValue }
    }
    override var sectionFootersPinToVisibleBounds: Bool {
        get { super.sectionFootersPinToVisibleBounds }
        set { super.sectionFootersPinToVisibleBounds = newValue }
    }
    override func prepare() { super.prepare() }
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { super.flipsHorizontallyInOppositeLayoutDirection }
    override var developmentLayoutDirection: UIUserInterfaceLayoutDirection { super.developmentLayoutDirection }
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
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        super.shouldInvalidateLayout(forBoundsChange: newBounds)
    }
    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) { super.invalidateLayout(with: context) }
}

class CustomUICollectionViewLayout: UICollectionViewLayout {
    override var collectionView: UICollectionView? { super.collectionView }
    override func awakeFromNib() { super.awakeFromNib() }
    override func prepare() { super.prepare() }
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { super.flipsHorizontallyInOppositeLayoutDirection }
    override var developmentLayoutDirection: UIUserInterfaceLayoutDirection { super.developmentLayoutDirection }
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
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        super.shouldInvalidateLayout(forBoundsChange: newBounds)
    }
    override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint)
        -> CGPoint
    { super.targetContentOffset(forProposedContentOffset: proposedContentOffset, withScrollingVelocity: velocity) }
    override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        super.targetContentOffset(forProposedContentOffset: proposedContentOffset)
    }
    override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    }
    override func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
    }
    override func invalidateLayout() { super.invalidateLayout() }
    override func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    { super.layoutAttributesForDecorationView(ofKind: elementKind, at: indexPath) }
    override class var layoutAttributesClass: AnyClass { super.layoutAttributesClass }
    override class var invalidationContextClass: AnyClass { super.invalidationContextClass }
    override func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        super.register(viewClass, forDecorationViewOfKind: elementKind)
    }
    override func initialLayoutAttributesForAppearingSupplementaryElement(ofKind elementKind: String, at elementIndexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    { super.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: elementKind, at: elementIndexPath) }
    override func finalLayoutAttributesForDisappearingSupplementaryElement(ofKind elementKind: String, at elementIndexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    { super.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: elementKind, at: elementIndexPath) }
    override func initialLayoutAttributesForAppearingDecorationElement(ofKind elementKind: String, at decorationIndexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    { super.initialLayoutAttributesForAppearingDecorationElement(ofKind: elementKind, at: decorationIndexPath) }
    override func finalLayoutAttributesForDisappearingDecorationElement(ofKind elementKind: String, at decorationIndexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    { super.finalLayoutAttributesForDisappearingDecorationElement(ofKind: elementKind, at: decorationIndexPath) }
    override func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
        super.invalidationContext(forBoundsChange: newBounds)
    }
    override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        super.invalidationContext(forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    }
    override func finalizeCollectionViewUpdates() { super.finalizeCollectionViewUpdates() }
    override func finalizeAnimatedBoundsChange() { super.finalizeAnimatedBoundsChange() }
    override func prepareForTransition(to newLayout: UICollectionViewLayout) { super.prepareForTransition(to: newLayout) }
    override func prepareForTransition(from oldLayout: UICollectionViewLayout) { super.prepareForTransition(from: oldLayout) }
    override func finalizeLayoutTransition() { super.finalizeLayoutTransition() }
    override func targetIndexPath(forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint) -> IndexPath {
        super.targetIndexPath(forInteractivelyMovingItem: previousIndexPath, withPosition: position)
    }
    override func layoutAttributesForInteractivelyMovingItem(at indexPath: IndexPath, withTargetPosition position: CGPoint)
        -> UICollectionViewLayoutAttributes
    { super.layoutAttributesForInteractivelyMovingItem(at: indexPath, withTargetPosition: position) }
    override func invalidationContext(
        forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
        previousIndexPaths: [IndexPath], previousPosition: CGPoint
    ) -> UICollectionViewLayoutInvalidationContext {
        super.invalidationContext(
            forInteractivelyMovingItems: targetIndexPaths, withTargetPosition: targetPosition, previousIndexPaths: previousIndexPaths,
            previousPosition: previousPosition)
    }
    override func invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
    ) -> UICollectionViewLayoutInvalidationContext {
        super.invalidationContextForEndingInteractiveMovementOfItems(
            toFinalIndexPaths: indexPaths, previousIndexPaths: previousIndexPaths, movementCancelled: movementCancelled)
    }
}

class CustomUICollectionViewLayoutAttributes: UICollectionViewLayoutAttributes {
    override var transform3D: CATransform3D {
        get { super.transform3D }
        set { super.transform3D = newValue }
    }
    override var indexPath: IndexPath { super.indexPath }
    override var representedElementCategory: UICollectionView.ElementCategory { super.representedElementCategory }
    override var representedElementKind: String? { super.representedElementKind }
    override var frame: CGRect {
        get { super.frame }
        set { super.frame = newValue }
    }
    override var transform: CGAffineTransform {
        get { super.transform }
        set { super.transform = newValue }
    }
    override var alpha: CGFloat {
        get { super.alpha }
        set { super.alpha = newValue }
    }
    override var zIndex: Int {
        get { super.zIndex }
        set { super.zIndex = newValue }
    }
    override var isHidden: Bool {
        get { super.isHidden }
        set { super.isHidden = newValue }
    }
    override var size: CGSize {
        get { super.size }
        set { super.size = newValue }
    }
    override var center: CGPoint {
        get { super.center }
        set { super.center = newValue }
    }
    override var bounds: CGRect { super.bounds }
    override func copy(with zone: NSZone?) -> Any { super.copy(with: zone) }
}

// The names of these constants and types before Swift 4.2.

/// The legacy name of `UICollectionView.elementKindSectionHeader`.
nonisolated public let UICollectionElementKindSectionHeader = "UICollectionElementKindSectionHeader"
/// The legacy name of `UICollectionView.elementKindSectionFooter`.
nonisolated public let UICollectionElementKindSectionFooter = "UICollectionElementKindSectionFooter"
/// The legacy name of `UICollectionView.ScrollDirection`.
public typealias UICollectionViewScrollDirection = UICollectionView.ScrollDirection
/// The legacy name of `UICollectionView.ScrollPosition`.
public typealias UICollectionViewScrollPosition = UICollectionView.ScrollPosition

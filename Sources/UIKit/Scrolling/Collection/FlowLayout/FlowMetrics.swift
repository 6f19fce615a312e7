import CoreGraphics
import QuartzCore

/// The lengths of one section of a flow layout, from the delegate or from the layout's properties.
///
/// Numbers are limited, so that no sum of them is infinite. Apps often request one item per line by a spacing of `greatestFiniteMagnitude`.
/// Numbers from the delegate that are not finite are replaced with the layout's properties.
struct FlowMetrics {
    let inset: UIEdgeInsets
    let lineSpacing: CGFloat
    let itemSpacing: CGFloat
    let header: CGSize
    let footer: CGSize

    /// The largest length of an item, a spacing or an inset.
    private static let maximumLength: CGFloat = 10_000_000

    /// Queries the lengths of a section.
    init(
        _ layout: UICollectionViewFlowLayout, _ delegate: UICollectionViewDelegateFlowLayout?, _ view: UICollectionView, _ section: Int
    ) {
        let inset = Self.finite(
            delegate?.collectionView(view, layout: layout, insetForSectionAt: section), or: layout.sectionInset, "an inset of a section")
        self.inset = UIEdgeInsets(
            top: Self.limited(inset.top), left: Self.limited(inset.left), bottom: Self.limited(inset.bottom),
            right: Self.limited(inset.right))
        lineSpacing = Self.limited(
            Self.finite(
                delegate?.collectionView(view, layout: layout, minimumLineSpacingForSectionAt: section), or: layout.minimumLineSpacing,
                "a spacing"))
        itemSpacing = Self.limited(
            Self.finite(
                delegate?.collectionView(view, layout: layout, minimumInteritemSpacingForSectionAt: section),
                or: layout.minimumInteritemSpacing, "a spacing"))
        header = Self.size(
            delegate?.collectionView(view, layout: layout, referenceSizeForHeaderInSection: section) ?? layout.headerReferenceSize,
            or: layout.headerReferenceSize)
        footer = Self.size(
            delegate?.collectionView(view, layout: layout, referenceSizeForFooterInSection: section) ?? layout.footerReferenceSize,
            or: layout.footerReferenceSize)
    }

    /// Returns the size of an item, a header or a footer within the limits. A size that is not finite is replaced by `property`.
    static func size(_ size: CGSize, or property: CGSize) -> CGSize {
        let size = finite(size, or: property, "a size")
        return CGSize(width: limited(size.width), height: limited(size.height))
    }

    private static func finite<Value: FiniteCheckable>(_ value: Value?, or property: Value, _ name: String) -> Value {
        guard let value, !value.isFinite else { return value ?? property }
        Diagnostics.reportRefusedValue(of: name, source: "UICollectionViewDelegateFlowLayout", "the property of the layout is used")
        return property
    }

    private static func limited(_ length: CGFloat) -> CGFloat { min(max(length, -maximumLength), maximumLength) }
}

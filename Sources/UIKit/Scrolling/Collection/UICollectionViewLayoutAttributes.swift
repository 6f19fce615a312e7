import CoreGraphics
import Foundation
import QuartzCore

/// The position and the appearance of one element of a collection.
@preconcurrency @MainActor open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
    nonisolated deinit {}

    /// The index path of the element.
    open internal(set) var indexPath: IndexPath
    /// The category of the element: cell, supplementary view, or decoration view.
    open internal(set) var representedElementCategory = UICollectionView.ElementCategory.cell
    /// The kind of a supplementary or decoration view, or nil for cells.
    open internal(set) var representedElementKind: String?

    /// The frame of the element, in the coordinates of the collection view: the smallest rectangle around the element with its transform.
    /// Setting it sets `center` and `size`, which do not depend on the transform.
    open var frame: CGRect {
        get { CATransform3DIsIdentity(transform3D) ? untransformedFrame : transformedFrame }
        set { untransformedFrame = newValue }
    }
    /// The rectangle that `center` and `size` define.
    var untransformedFrame = CGRect.zero {
        didSet {
            guard !untransformedFrame.isFinite else { return }
            untransformedFrame = oldValue
            Diagnostics.reportRefusedValue(of: "frame", source: "UICollectionViewLayoutAttributes")
        }
    }
    /// The transform of the element, or the identity if `transform3D` is not affine. Setting it replaces `transform3D`.
    open var transform: CGAffineTransform {
        get { CATransform3DIsAffine(transform3D) ? CATransform3DGetAffineTransform(transform3D) : .identity }
        set { transform3D = CATransform3DMakeAffineTransform(newValue) }
    }
    /// The transform of the element in three dimensions.
    open var transform3D = CATransform3DIdentity
    /// The opacity of the element.
    open var alpha: CGFloat = 1
    /// The position of the element along the z-axis. Elements with larger values are in front.
    open var zIndex = 0
    /// Whether the element is hidden.
    open var isHidden = false

    /// The section whose own scroll view contains the element, or nil if the collection view itself contains it.
    var orthogonalSection: Int?
    /// The offset of the scroll view of `orthogonalSection`.
    var orthogonalOffset = CGPoint.zero
    /// The dimensions that the content of the element may define.
    var flexibleDimensions = (width: false, height: true)
    /// The position of the element in its list section, or nil outside of lists.
    var listPosition: ListPosition?

    /// Creates attributes for an index path.
    public required init(indexPath: IndexPath) { self.indexPath = indexPath }

    /// Creates the attributes of a cell.
    public convenience init(forCellWith indexPath: IndexPath) { self.init(indexPath: indexPath) }

    /// Creates the attributes of a supplementary view.
    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init(indexPath: indexPath)
        representedElementCategory = .supplementaryView
        representedElementKind = elementKind
    }

    /// Creates the attributes of a decoration view.
    public convenience init(forDecorationViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init(indexPath: indexPath)
        representedElementCategory = .decorationView
        representedElementKind = elementKind
    }

    /// The size of the element. A change keeps its center.
    open var size: CGSize {
        get { untransformedFrame.size }
        set {
            untransformedFrame = CGRect(
                x: center.x - newValue.width / 2, y: center.y - newValue.height / 2, width: newValue.width, height: newValue.height)
        }
    }

    /// The center of the element. A change keeps its size.
    open var center: CGPoint {
        get { CGPoint(x: untransformedFrame.midX, y: untransformedFrame.midY) }
        set { untransformedFrame.origin = CGPoint(x: newValue.x - size.width / 2, y: newValue.y - size.height / 2) }
    }

    /// The bounds of the element, with the origin at zero.
    open var bounds: CGRect { CGRect(origin: .zero, size: size) }

    /// The frame that a view with these attributes has. A transform that does not give a finite frame is ignored.
    private var transformedFrame: CGRect {
        guard transform3D.isFinite else { return untransformedFrame }
        var values = LayerValues()
        (values.bounds, values.position, values.transform) = (CGRect(origin: .zero, size: untransformedFrame.size), center, transform3D)
        let frame = values.frame
        return frame.isFinite ? frame : untransformedFrame
    }

    /// Returns an independent copy. A subclass with additional properties overrides this method and copies them too.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { MainActor.assumeIsolated { makeCopy() } }

    private func makeCopy() -> UICollectionViewLayoutAttributes {
        let copy = Swift.type(of: self).init(indexPath: indexPath)
        (copy.representedElementCategory, copy.representedElementKind) = (representedElementCategory, representedElementKind)
        (copy.untransformedFrame, copy.transform3D) = (untransformedFrame, transform3D)
        (copy.alpha, copy.zIndex, copy.isHidden) = (alpha, zIndex, isHidden)
        (copy.orthogonalSection, copy.orthogonalOffset) = (orthogonalSection, orthogonalOffset)
        (copy.flexibleDimensions, copy.listPosition) = (flexibleDimensions, listPosition)
        return copy
    }
}

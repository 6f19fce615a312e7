import CoreGraphics
import Foundation
import QuartzCore

/// A visible element of a section. The app can change its appearance whenever the content scrolls.
@preconcurrency @MainActor public protocol NSCollectionLayoutVisibleItem: AnyObject {
    /// The opacity.
    var alpha: CGFloat { get set }
    /// The position along the z-axis.
    var zIndex: Int { get set }
    /// Whether the element is hidden.
    var isHidden: Bool { get set }
    /// The center, in the content of the section's scroll view or of the collection view.
    var center: CGPoint { get set }
    /// The transform.
    var transform: CGAffineTransform { get set }
    /// The transform in three dimensions.
    var transform3D: CATransform3D { get set }
    /// The bounds.
    var bounds: CGRect { get }
    /// The frame, in the content of the section's scroll view or of the collection view.
    var frame: CGRect { get }
    /// The kind of a supplementary or decoration view, or an empty string for cells.
    var name: String { get }
    /// The index path.
    var indexPath: IndexPath { get }
    /// The category of the element.
    var representedElementCategory: UICollectionView.ElementCategory { get }
    /// The kind of a supplementary or decoration view.
    var representedElementKind: String? { get }
}

extension UICollectionViewLayoutAttributes: NSCollectionLayoutVisibleItem {
    /// The kind of a supplementary or decoration view, or an empty string for cells.
    public var name: String { representedElementKind ?? "" }
}

/// Changes the appearance of the visible elements of a section. The second parameter is the offset of the section's scroll view, or of
/// the collection view.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
    [any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment
) -> Void

import CoreGraphics

/// The width and the height of an element of a compositional layout.
@preconcurrency @MainActor public final class NSCollectionLayoutSize: NSObject {
    /// The width.
    public let widthDimension: NSCollectionLayoutDimension
    /// The height.
    public let heightDimension: NSCollectionLayoutDimension

    /// Creates a size.
    public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension) {
        (widthDimension, heightDimension) = (width, height)
    }

    /// Returns the size in a container, before the content is measured.
    func size(in container: CGSize) -> CGSize {
        CGSize(width: widthDimension.length(in: container), height: heightDimension.length(in: container))
    }

    /// Whether the content defines the width or the height.
    var isEstimated: Bool { widthDimension.isEstimated || heightDimension.isEstimated }
}

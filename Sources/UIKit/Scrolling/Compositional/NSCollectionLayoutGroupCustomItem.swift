import CoreGraphics

/// A function that returns the frames of the items of a custom group.
public typealias NSCollectionLayoutGroupCustomItemProvider = (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// The frame of an item in a custom group.
@preconcurrency @MainActor public final class NSCollectionLayoutGroupCustomItem: NSObject {
    /// The frame in the group.
    public let frame: CGRect
    /// The position along the z-axis.
    public let zIndex: Int

    /// Creates an item with a frame.
    public init(frame: CGRect, zIndex: Int = 0) { (self.frame, self.zIndex) = (frame.isFinite ? frame : .zero, zIndex) }
}

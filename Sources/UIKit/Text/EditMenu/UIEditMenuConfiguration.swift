import CoreGraphics
import Foundation

/// The position of an edit menu, and its identifier.
@preconcurrency @MainActor open class UIEditMenuConfiguration: NSObject {
    nonisolated deinit {}

    /// The value that distinguishes the menu from others of the same interaction.
    public let identifier: AnyHashable
    /// The point of the view at which the menu points, unless the delegate returns a rectangle.
    public let sourcePoint: CGPoint
    /// The preferred side of the arrow.
    open var preferredArrowDirection = UIEditMenuArrowDirection.automatic
    private static var createdCount = 0

    /// Creates a configuration. If `identifier` is nil, the configuration gets a unique identifier.
    public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
        Self.createdCount += 1
        self.identifier = identifier ?? AnyHashable("edit menu \(Self.createdCount)")
        self.sourcePoint = sourcePoint
    }
}

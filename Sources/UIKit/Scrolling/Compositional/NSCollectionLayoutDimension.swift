import CoreGraphics

/// The width or the height of an element of a compositional layout.
@preconcurrency @MainActor public final class NSCollectionLayoutDimension: NSObject {
    private enum Kind { case fractionalWidth, fractionalHeight, absolute, estimated, uniformAcrossSiblings }
    private let kind: Kind
    /// The fraction, or the length in points. It is limited to 0…1,000,000, and a number that is not finite is replaced by 0.
    public let dimension: CGFloat

    private init(_ kind: Kind, _ dimension: CGFloat) {
        self.kind = kind
        self.dimension = dimension.isFinite ? min(max(dimension, 0), 1_000_000) : 0
    }

    /// Returns a fraction of the width of the container.
    public static func fractionalWidth(_ fractionalWidth: CGFloat) -> Self { Self(.fractionalWidth, fractionalWidth) }
    /// Returns a fraction of the height of the container.
    public static func fractionalHeight(_ fractionalHeight: CGFloat) -> Self { Self(.fractionalHeight, fractionalHeight) }
    /// Returns a length in points.
    public static func absolute(_ absoluteDimension: CGFloat) -> Self { Self(.absolute, absoluteDimension) }
    /// Returns an assumed length in points, which the content of the element replaces when it becomes visible.
    public static func estimated(_ estimatedDimension: CGFloat) -> Self { Self(.estimated, estimatedDimension) }
    /// Returns an assumed length in points. It is replaced with the largest length that the content of an item in the group requires.
    ///
    /// This applies to the height of the items of a row, and to the width of the items of a column. The other dimension is the same as
    /// `estimated`.
    public static func uniformAcrossSiblings(estimate: CGFloat) -> Self { Self(.uniformAcrossSiblings, estimate) }

    /// Whether the length is a fraction of the container's width.
    public var isFractionalWidth: Bool { kind == .fractionalWidth }
    /// Whether the length is a fraction of the container's height.
    public var isFractionalHeight: Bool { kind == .fractionalHeight }
    /// Whether the length is fixed.
    public var isAbsolute: Bool { kind == .absolute }
    /// Whether the content defines the length.
    public var isEstimated: Bool { kind == .estimated || kind == .uniformAcrossSiblings }
    /// Whether the items of the group that have such a dimension get the largest of their lengths.
    public var isUniformAcrossSiblings: Bool { kind == .uniformAcrossSiblings }

    /// Returns the length in a container, before the content is measured.
    func length(in container: CGSize) -> CGFloat {
        switch kind {
        case .fractionalWidth: max(container.width, 0) * dimension
        case .fractionalHeight: max(container.height, 0) * dimension
        case .absolute, .estimated, .uniformAcrossSiblings: dimension
        }
    }
}

import Foundation

/// The position of the contents in the bounds, and whether they are scaled.
nonisolated public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
    /// The name of the value.
    public let rawValue: String
    /// Creates a value from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Centered.
    public static let center = CALayerContentsGravity(rawValue: "center")
    /// Centered at the top edge.
    public static let top = CALayerContentsGravity(rawValue: "top")
    /// Centered at the bottom edge.
    public static let bottom = CALayerContentsGravity(rawValue: "bottom")
    /// Centered at the left edge.
    public static let left = CALayerContentsGravity(rawValue: "left")
    /// Centered at the right edge.
    public static let right = CALayerContentsGravity(rawValue: "right")
    /// In the top left corner.
    public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
    /// In the top right corner.
    public static let topRight = CALayerContentsGravity(rawValue: "topRight")
    /// In the bottom left corner.
    public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
    /// In the bottom right corner.
    public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
    /// Stretched to the size of the bounds.
    public static let resize = CALayerContentsGravity(rawValue: "resize")
    /// Scaled to fit into the bounds, with the aspect ratio kept.
    public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
    /// Scaled to fill the bounds, with the aspect ratio kept.
    public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")

    /// Returns the rectangle of contents of this size in the bounds. The y axis points down, so "top" is the smaller y.
    package func rect(forSize size: CGSize, in bounds: CGRect) -> CGRect {
        var size = size
        switch self {
        case .resize: return bounds
        case .resizeAspect, .resizeAspectFill:
            guard size.width > 0, size.height > 0 else { return bounds }
            let (x, y) = (bounds.width / size.width, bounds.height / size.height)
            let factor = self == .resizeAspect ? min(x, y) : max(x, y)
            size = CGSize(width: size.width * factor, height: size.height * factor)
        default: break
        }
        let isLeft = self == .left || self == .topLeft || self == .bottomLeft
        let isRight = self == .right || self == .topRight || self == .bottomRight
        let isTop = self == .top || self == .topLeft || self == .topRight
        let isBottom = self == .bottom || self == .bottomLeft || self == .bottomRight
        let x = isLeft ? bounds.minX : isRight ? bounds.maxX - size.width : bounds.midX - size.width / 2
        let y = isTop ? bounds.minY : isBottom ? bounds.maxY - size.height : bounds.midY - size.height / 2
        return CGRect(x: x, y: y, width: size.width, height: size.height)
    }
}

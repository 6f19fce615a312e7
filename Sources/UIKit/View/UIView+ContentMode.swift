import QuartzCore

extension UIView {
    /// The placement of the content in the bounds.
    nonisolated public enum ContentMode: Int, Sendable {
        /// The content is stretched to the bounds.
        case scaleToFill
        /// The whole content is visible, in its proportions.
        case scaleAspectFit
        /// The content fills the bounds, in its proportions, and can be larger.
        case scaleAspectFill
        /// The view draws again when its bounds change.
        case redraw
        /// The content has its own size, in the center.
        case center
        /// The content has its own size, at the upper edge.
        case top
        /// The content has its own size, at the lower edge.
        case bottom
        /// The content has its own size, at the left edge.
        case left
        /// The content has its own size, at the right edge.
        case right
        /// The content has its own size, in the upper left corner.
        case topLeft
        /// The content has its own size, in the upper right corner.
        case topRight
        /// The content has its own size, in the lower left corner.
        case bottomLeft
        /// The content has its own size, in the lower right corner.
        case bottomRight

        /// The corresponding value for the layer.
        var gravity: CALayerContentsGravity {
            switch self {
            case .scaleToFill, .redraw: .resize
            case .scaleAspectFit: .resizeAspect
            case .scaleAspectFill: .resizeAspectFill
            case .center: .center
            case .top: .top
            case .bottom: .bottom
            case .left: .left
            case .right: .right
            case .topLeft: .topLeft
            case .topRight: .topRight
            case .bottomLeft: .bottomLeft
            case .bottomRight: .bottomRight
            }
        }
    }

    /// The parts of the frame that change with the size of the superview.
    nonisolated public struct AutoresizingMask: OptionSet, Sendable {
        /// The bits of the mask.
        public let rawValue: UInt
        /// Creates a mask from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The distance to the left edge changes.
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
        /// The width changes.
        public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
        /// The distance to the right edge changes.
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
        /// The distance to the top edge changes.
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
        /// The height changes.
        public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
        /// The distance to the bottom edge changes.
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
    }
}

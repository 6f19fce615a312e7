import CoreGraphics
import Foundation

/// The values that only few layers have. Storing them in each layer would make every frame slower.
nonisolated package struct RareValues: Equatable, Sendable {
    package var sublayerTransform = CATransform3DIdentity
    package var shadowColor: CGColor? = .black
    package var shadowOpacity: Double = 0
    package var shadowOffset = CGSize(width: 0, height: -3)
    package var shadowRadius: CGFloat = 3
    package var shadowPath: Path?
    package var maskedCorners = CACornerMask.all
    package var contents = LayerContents()
    package var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    package var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
    package var contentsScale: CGFloat = 1
    package var contentsRepeat = false
    /// The color that replaces the colors of the contents, or nil for the original colors. The alpha of the contents remains.
    package var contentsTint: CGColor?
    package var rasterizationScale: CGFloat = 1
    package var isDoubleSided = true
    /// Whether y points up for the sublayers and for what the layer's class draws, such as the path of a shape layer.
    package var isGeometryFlipped = false
    /// The values of the layer's filters.
    var filters: [FilterState] = []
    /// The values of the layer's background filters.
    var backgroundFilters: [FilterState] = []
    /// The state of a running transition, or nil if none is running.
    var transition: TransitionState?
    /// The values of the properties that exist only in the layer's class.
    package var classSpecific = ClassSpecificValues.none

    package init() {}
}

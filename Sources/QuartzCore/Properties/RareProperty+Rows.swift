import CoreGraphics
import Foundation

// Rows of the property table, grouped by type. The properties exist in all layers, but only few layers use them.
// `LayerProperty+Table.swift` lists the rows together with their components. The rows for the properties of one layer class are in the file
// of that class's values, for example `ShapeValues.swift`.

nonisolated extension RareProperty<CGFloat> {
    static var shadowRadius: Self { Self("shadowRadius", \.shadowRadius) }
    static var contentsScale: Self { Self("contentsScale", \.contentsScale) }
    static var rasterizationScale: Self { Self("rasterizationScale", \.rasterizationScale) }
}

nonisolated extension RareProperty<Double> {
    static var shadowOpacity: Self { Self("shadowOpacity", \.shadowOpacity) }
}

nonisolated extension RareProperty<CGSize> {
    static var shadowOffset: Self { Self("shadowOffset", \.shadowOffset) }
}

nonisolated extension RareProperty<CGRect> {
    static var contentsRect: Self { Self("contentsRect", \.contentsRect) }
    static var contentsCenter: Self { Self("contentsCenter", \.contentsCenter) }
}

nonisolated extension RareProperty<CGColor?> {
    static var shadowColor: Self { Self("shadowColor", \.shadowColor) }
    static var contentsTint: Self { Self("contentsTint", \.contentsTint) }
}

nonisolated extension RareProperty<Path?> {
    static var shadowPath: Self { Self("shadowPath", \.shadowPath) }
}

nonisolated extension RareProperty<CATransform3D> {
    static var sublayerTransform: Self { Self("sublayerTransform", \.sublayerTransform) }
}

nonisolated extension RareProperty<LayerContents> {
    static var contents: Self { Self("contents", \.contents) }
}

nonisolated extension RareProperty<Bool> {
    static var isDoubleSided: Self { Self("doubleSided", \.isDoubleSided, isAnimatable: false) }
}

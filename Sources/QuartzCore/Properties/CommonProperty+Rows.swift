import CoreGraphics
import Foundation

// The rows for the properties of all layers, by type. `LayerProperty+Table.swift` lists them with their components.

nonisolated extension CommonProperty<CGPoint> {
    @inline(__always) static var position: Self { Self("position", \.position, isAdditive: true) }
    @inline(__always) static var anchorPoint: Self { Self("anchorPoint", \.anchorPoint) }
}

nonisolated extension CommonProperty<CGRect> {
    @inline(__always) static var bounds: Self { Self("bounds", \.bounds, isAdditive: true) }
}

nonisolated extension CommonProperty<CATransform3D> {
    @inline(__always) static var transform: Self { Self("transform", \.transform, isAdditive: true) }
}

nonisolated extension CommonProperty<CGFloat> {
    @inline(__always) static var zPosition: Self { Self("zPosition", \.zPosition) }
    @inline(__always) static var anchorPointZ: Self { Self("anchorPointZ", \.anchorPointZ) }
    @inline(__always) static var cornerRadius: Self { Self("cornerRadius", \.cornerRadius, isAdditive: true) }
    @inline(__always) static var borderWidth: Self { Self("borderWidth", \.borderWidth) }
}

nonisolated extension CommonProperty<Double> {
    @inline(__always) static var opacity: Self { Self("opacity", \.opacity) }
}

nonisolated extension CommonProperty<CGColor?> {
    @inline(__always) static var backgroundColor: Self { Self("backgroundColor", \.backgroundColor) }
    @inline(__always) static var borderColor: Self { Self("borderColor", \.borderColor) }
}

nonisolated extension CommonProperty<Bool> {
    @inline(__always) static var isHidden: Self { Self("hidden", \.isHidden, isAnimatable: false) }
    @inline(__always) static var masksToBounds: Self { Self("masksToBounds", \.masksToBounds, isAnimatable: false) }
}

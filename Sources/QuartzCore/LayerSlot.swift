import CoreGraphics
import Foundation

/// Where in `LayerValues` a property stands, and what it is.
///
/// What every layer has is told by its offset in memory: reading and writing it is a load and a store. Key paths, which are closures, took
/// longer than the rest of a frame.
nonisolated enum LayerSlot: Sendable {
    case number(Int)
    case point(Int)
    case size(Int)
    case rect(Int)
    case color(Int)
    case transform(Int)
    case part(Int, TransformPart)
    /// x and y, and z where there is one.
    case translation(Int)
    case flag(Int)
    case rare(@Sendable (RareValues) -> LayerValue, @Sendable (inout RareValues, LayerValue) -> Void)

    /// `values` is not changed; borrowed like this it is not copied either, which took longer than all else.
    func get(_ values: inout LayerValues) -> LayerValue {
        switch self {
        case .number(let place): .number(values.load(place))
        case .point(let place): .point(values.load(place))
        case .size(let place): .size(values.load(place))
        case .rect(let place): .rect(values.load(place))
        case .color(let place): .color(values.load(place))
        case .transform(let place): .transform(values.load(place))
        case .flag(let place): .flag(values.load(place))
        case .part(let place, let part): .number(part.get(values.load(place)))
        case .translation(let place):
            .size(
                CGSize(
                    width: TransformPart.translationX.get(values.load(place)), height: TransformPart.translationY.get(values.load(place))))
        case .rare(let get, _): get(values.rare.values)
        }
    }

    /// A value of another kind changes nothing.
    func set(_ values: inout LayerValues, _ value: LayerValue) {
        switch (self, value) {
        case (.number(let place), .number(let value)): values.store(value, place)
        case (.point(let place), .point(let value)): values.store(value, place)
        case (.size(let place), .size(let value)): values.store(value, place)
        case (.rect(let place), .rect(let value)): values.store(value, place)
        case (.color(let place), .color(let value)): values.store(value as CGColor?, place)
        case (.transform(let place), .transform(let value)): values.store(value, place)
        case (.flag(let place), .flag(let value)): values.store(value, place)
        case (.part(let place, let part), .number(let value)):
            var transform: CATransform3D = values.load(place)
            part.set(&transform, value)
            values.store(transform, place)
        case (.translation(let place), .size(let value)):
            var transform: CATransform3D = values.load(place)
            TransformPart.translationX.set(&transform, Double(value.width))
            TransformPart.translationY.set(&transform, Double(value.height))
            values.store(transform, place)
        case (.rare(_, let set), _): set(&values.rare.values, value)
        default: break
        }
    }
}

nonisolated extension LayerValues {
    @inline(__always)
    mutating func load<V>(_ place: Int) -> V {
        withUnsafeMutableBytes(of: &self) { $0.load(fromByteOffset: place, as: V.self) }
    }

    /// The type is that of the property at this place, so that memory is what it says it is.
    @inline(__always)
    mutating func store<V>(_ value: V, _ place: Int) {
        withUnsafeMutableBytes(of: &self) {
            $0.baseAddress.unsafelyUnwrapped.advanced(by: place).assumingMemoryBound(to: V.self).pointee = value
        }
    }
}

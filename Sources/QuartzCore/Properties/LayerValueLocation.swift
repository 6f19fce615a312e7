import CoreGraphics
import Foundation

/// The location of a property in `LayerValues`, with its type.
///
/// A property of all layers is stored as its offset in memory, so reading and writing are a load and a store. Key paths are not used,
/// because they call closures: reading and writing took longer than the rest of a frame.
nonisolated enum LayerValueLocation: Sendable {
    case number(Int)
    case point(Int)
    case size(Int)
    case rect(Int)
    case color(Int)
    case transform(Int)
    /// A component of the transform. The integer is the offset of the transform.
    case component(Int, TransformComponent)
    /// The translation of the transform, as a size with x as the width and y as the height. The integer is the offset of the transform.
    case translation(Int)
    case flag(Int)
    /// A getter and a setter for a property in `RareValues`.
    case rare(@Sendable (RareValues) -> LayerValue, @Sendable (inout RareValues, LayerValue) -> Void)

    /// Returns the value. `values` is not changed. It is `inout` only to avoid a copy, which took longer than the rest of this method.
    func get(_ values: inout LayerValues) -> LayerValue {
        switch self {
        case .number(let offset): .number(values.load(at: offset))
        case .point(let offset): .point(values.load(at: offset))
        case .size(let offset): .size(values.load(at: offset))
        case .rect(let offset): .rect(values.load(at: offset))
        case .color(let offset): .color(values.load(at: offset))
        case .transform(let offset): .transform(values.load(at: offset))
        case .flag(let offset): .flag(values.load(at: offset))
        case .component(let offset, let component): .number(component.get(values.load(at: offset)))
        case .translation(let offset):
            .size(
                CGSize(
                    width: TransformComponent.translationX.get(values.load(at: offset)),
                    height: TransformComponent.translationY.get(values.load(at: offset))))
        case .rare(let get, _): get(values.rareValues.values)
        }
    }

    /// Sets the value. A value of another type is ignored.
    func set(_ values: inout LayerValues, _ value: LayerValue) {
        switch (self, value) {
        case (.number(let offset), .number(let value)): values.store(value, at: offset)
        case (.point(let offset), .point(let value)): values.store(value, at: offset)
        case (.size(let offset), .size(let value)): values.store(value, at: offset)
        case (.rect(let offset), .rect(let value)): values.store(value, at: offset)
        case (.color(let offset), .color(let value)): values.store(value as CGColor?, at: offset)
        case (.transform(let offset), .transform(let value)): values.store(value, at: offset)
        case (.flag(let offset), .flag(let value)): values.store(value, at: offset)
        case (.component(let offset, let component), .number(let value)):
            var transform: CATransform3D = values.load(at: offset)
            component.set(&transform, value)
            values.store(transform, at: offset)
        case (.translation(let offset), .size(let value)):
            var transform: CATransform3D = values.load(at: offset)
            TransformComponent.translationX.set(&transform, Double(value.width))
            TransformComponent.translationY.set(&transform, Double(value.height))
            values.store(transform, at: offset)
        case (.rare(_, let set), _): set(&values.rareValues.values, value)
        default: break
        }
    }
}

nonisolated extension LayerValues {
    /// Returns the stored property at an offset in memory.
    @inline(__always)
    mutating func load<V>(at offset: Int) -> V {
        withUnsafeMutableBytes(of: &self) { $0.load(fromByteOffset: offset, as: V.self) }
    }

    /// Sets the stored property at an offset in memory. `V` must be the type of this property.
    @inline(__always)
    mutating func store<V>(_ value: V, at offset: Int) {
        withUnsafeMutableBytes(of: &self) {
            $0.baseAddress.unsafelyUnwrapped.advanced(by: offset).assumingMemoryBound(to: V.self).pointee = value
        }
    }
}

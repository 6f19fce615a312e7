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
    /// The colour that replaces the colours of the contents wherever they have ink.
    package var contentsTint: CGColor?
    package var rasterizationScale: CGFloat = 1
    package var isDoubleSided = true
    /// The state of a running transition.
    var transition: TransitionState?
    /// The values of the layer's class.
    package var classSpecific = ClassSpecificValues.none

    package init() {}
}

/// The values that only layers of one class have.
nonisolated package enum ClassSpecificValues: Equatable, Sendable {
    case none
    case shape(ShapeValues)
    case gradient(GradientValues)
    case replicator(ReplicatorValues)
    case emitter(EmitterValues)
    case backdrop(BackdropValues)
}

/// The kinds of `ClassSpecificValues`.
nonisolated enum ClassSpecificKind: Sendable { case shape, gradient, replicator, emitter, backdrop }

/// The image of a layer, or two images while one fades into the other.
nonisolated package struct LayerContents: Equatable, Sendable {
    /// The image, or the old image during a fade.
    package var image: CGImage?
    /// The new image during a fade.
    package var nextImage: CGImage?
    /// The fraction of the fade, 0…1.
    package var fraction: Double = 0

    package init(_ image: CGImage? = nil) { self.image = image }

    /// Creates the contents at a fraction of the fade from one image to another.
    package init(_ image: CGImage?, to next: CGImage?, _ fraction: Double) {
        self.image = fraction >= 1 ? next : image
        guard fraction > 0, fraction < 1 else { return }
        self.nextImage = next
        self.fraction = fraction
    }

    package static func == (a: LayerContents, b: LayerContents) -> Bool {
        a.image === b.image && a.nextImage === b.nextImage && a.fraction == b.fraction
    }
}

/// A box for `RareValues` that needs no storage while all values are the default ones.
/// Copies share their storage until one is written.
@dynamicMemberLookup
nonisolated package struct RareValuesBox: Equatable, Sendable {
    private final class Storage: @unchecked Sendable {
        var values: RareValues
        init(_ values: RareValues) { self.values = values }
    }

    private var storage: Storage?
    private static let defaults = RareValues()

    package init() {}

    /// Whether no value was ever written.
    package var isUnset: Bool { storage == nil }

    /// The values; the default ones while none was written.
    package var values: RareValues {
        _read {
            if let storage { yield storage.values } else { yield Self.defaults }
        }
        _modify {
            if storage == nil {
                storage = Storage(Self.defaults)
            } else if !isKnownUniquelyReferenced(&storage), let shared = storage {
                storage = Storage(shared.values)
            }
            yield &storage.unsafelyUnwrapped.values
        }
    }

    package subscript<V>(dynamicMember path: WritableKeyPath<RareValues, V>) -> V {
        get { storage?.values[keyPath: path] ?? Self.defaults[keyPath: path] }
        set { values[keyPath: path] = newValue }
    }

    package static func == (a: RareValuesBox, b: RareValuesBox) -> Bool { a.storage === b.storage || a.values == b.values }
}

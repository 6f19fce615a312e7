import CoreGraphics
import Foundation

/// What few layers have and every layer would otherwise carry through every frame.
nonisolated package struct RareValues: Equatable, Sendable {
    package var sublayerTransform = CATransform3DIdentity
    package var shadowColor: CGColor? = .black
    package var shadowOpacity: Double = 0
    package var shadowOffset = CGSize(width: 0, height: -3)
    package var shadowRadius: CGFloat = 3
    package var shadowPath: Path?
    package var maskedCorners = CACornerMask.all
    package var contents = LayerPicture()
    package var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    package var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
    package var contentsScale: CGFloat = 1
    package var contentsRepeat = false
    /// Painted where the contents have ink, in place of their own colours.
    package var contentsTint: CGColor?
    package var rasterizationScale: CGFloat = 1
    package var isDoubleSided = true
    /// A transition that is on its way.
    var passage: Passage?
    /// What the layer's own class adds.
    package var special = SpecialValues.none

    package init() {}
}

/// The values that only layers of one class have.
nonisolated package enum SpecialValues: Equatable, Sendable {
    case none
    case shape(ShapeValues)
    case gradient(GradientValues)
    case replicator(ReplicatorValues)
    case emitter(EmitterValues)
    case backdrop(BackdropValues)
}

nonisolated enum SpecialKind: Sendable { case shape, gradient, replicator, emitter, backdrop }

/// A picture, or one that is turning into another.
nonisolated package struct LayerPicture: Equatable, Sendable {
    package var image: CGImage?
    package var next: CGImage?
    package var part: Double = 0

    package init(_ image: CGImage? = nil) { self.image = image }

    package init(_ image: CGImage?, to next: CGImage?, _ part: Double) {
        self.image = part >= 1 ? next : image
        guard part > 0, part < 1 else { return }
        self.next = next
        self.part = part
    }

    package static func == (a: LayerPicture, b: LayerPicture) -> Bool { a.image === b.image && a.next === b.next && a.part == b.part }
}

/// A place for `RareValues` that takes none while they are as they are at first. A copy is shared until one of the two is written.
@dynamicMemberLookup
nonisolated package struct Rare: Equatable, Sendable {
    private final class Storage: @unchecked Sendable {
        var values: RareValues
        init(_ values: RareValues) { self.values = values }
    }

    private var storage: Storage?
    private static let first = RareValues()

    package init() {}

    /// Whether nothing was ever written.
    package var isPlain: Bool { storage == nil }

    package var values: RareValues {
        _read {
            if let storage { yield storage.values } else { yield Self.first }
        }
        _modify {
            if storage == nil {
                storage = Storage(Self.first)
            } else if !isKnownUniquelyReferenced(&storage), let shared = storage {
                storage = Storage(shared.values)
            }
            yield &storage.unsafelyUnwrapped.values
        }
    }

    package subscript<V>(dynamicMember path: WritableKeyPath<RareValues, V>) -> V {
        get { storage?.values[keyPath: path] ?? Self.first[keyPath: path] }
        set { values[keyPath: path] = newValue }
    }

    package static func == (a: Rare, b: Rare) -> Bool { a.storage === b.storage || a.values == b.values }
}

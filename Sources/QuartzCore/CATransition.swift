import CoreGraphics
import Display
import Foundation

nonisolated public struct CATransitionType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let fade = CATransitionType(rawValue: "fade")
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    public static let push = CATransitionType(rawValue: "push")
    public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The side from which it comes. `fromTop` and `fromBottom` are named for axes that point up: on screen a transition from the top enters at
/// the bottom edge, as on iOS.
nonisolated public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// From the picture of a layer, with all that is in it, to what the layer becomes.
///
/// The old picture is taken when the transition is added, so add it before the change.
open class CATransition: CAAnimation {
    /// Fade at first.
    public var type = CATransitionType.fade
    /// From where the new picture comes; nil for the left.
    public var subtype: CATransitionSubtype?
    /// Where on the way to begin and to end.
    public var startProgress: Float = 0
    public var endProgress: Float = 1

    private var before: FrozenPicture?

    open override func copy() -> CAAnimation {
        let copy = super.copy()
        guard let copy = copy as? CATransition else { return copy }
        copy.type = type
        copy.subtype = subtype
        copy.startProgress = startProgress
        copy.endProgress = endProgress
        return copy
    }

    override func compile(on layer: CALayer) { before = FrozenPicture(of: layer) }

    override func apply(phase: Double, cycles: Double, to values: inout LayerValues) {
        guard let before else { return }
        let part = timingFunction.map { $0.curve.value(at: phase / span) } ?? phase / span
        let (start, end) = (Double(startProgress), Double(endProgress))
        values.rare.passage = Passage(before: before, type: type, subtype: subtype ?? .fromLeft, progress: start + (end - start) * part)
    }
}

/// What a layer painted at one moment, in its own coordinates.
nonisolated package final class FrozenPicture: Sendable {
    let list: DisplayList
    /// Whether nothing shines through it.
    let isOpaque: Bool

    @MainActor init(of layer: CALayer) {
        let time = layer.now
        var writer = DisplayWriter(list: DisplayList())
        writer.writeAlone(layer, time: time)
        list = writer.list
        isOpaque = layer.isSolid(layer.values(at: time))
    }
}

extension CALayer {
    /// Whether nothing shines through the layer: it says so, or its background or a picture that fills it hides all below.
    func isSolid(_ values: LayerValues) -> Bool {
        if isOpaque || (values.backgroundColor?.alpha ?? 0) >= 1 { return true }
        let fills = contentsGravity == .resize || contentsGravity == .resizeAspectFill
        return fills && values.rare.contents.image?.isOpaque == true
    }
}

/// A transition at a moment.
nonisolated struct Passage: Equatable, Sendable {
    var before: FrozenPicture
    var type: CATransitionType
    var subtype: CATransitionSubtype
    var progress: Double

    static func == (a: Passage, b: Passage) -> Bool {
        a.before === b.before && a.type == b.type && a.subtype == b.subtype && a.progress == b.progress
    }

    /// Where one of the two pictures stands, and how much of it is seen.
    struct Look: Equatable, Sendable {
        /// In the layer's own coordinates.
        var place = Projection.identity
        var opacity: CGFloat = 1
        /// The part that is seen; nil for all of it.
        var crop: CGRect?
        /// Light and shadow over the picture, and what they are kept inside of.
        var shades: [Shade] = []
        var shadesIn = CGRect.null
    }

    /// A strip of light or shadow, changing from its upper edge to its lower.
    struct Shade: Equatable, Sendable {
        var rect: CGRect
        var colors: [CGColor]
        var locations: [CGFloat]
    }

    /// What is below, then what is above; `isOld` says which of the two is the old picture.
    func looks(_ size: CGSize, isOpaque: Bool) -> [(isOld: Bool, look: Look)] {
        let p = CGFloat(progress)
        let way = way(size)
        func moved(_ part: CGFloat) -> Look {
            Look(place: Projection(CGAffineTransform(translationX: way.dx * part, y: way.dy * part)))
        }
        switch type {
        case .push: return [(true, moved(-p)), (false, moved(1 - p))]
        case .moveIn: return [(true, Look()), (false, moved(1 - p))]
        case .reveal: return [(false, Look()), (true, moved(-p))]
        default:
            // What is opaque stays so: the old picture remains below. What is seen through would jump when it goes, and fades out.
            return [(true, Look(opacity: isOpaque && before.isOpaque ? 1 : 1 - p)), (false, Look(opacity: p))]
        }
    }

    /// From where the new picture stands at first to its place.
    private func way(_ size: CGSize) -> CGVector {
        switch subtype {
        case .fromRight: CGVector(dx: size.width, dy: 0)
        case .fromTop: CGVector(dx: 0, dy: size.height)
        case .fromBottom: CGVector(dx: 0, dy: -size.height)
        default: CGVector(dx: -size.width, dy: 0)
        }
    }
}

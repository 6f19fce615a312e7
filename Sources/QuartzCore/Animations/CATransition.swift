import CoreGraphics
import FlipbookDisplayList
import Foundation

/// The kind of a transition.
nonisolated public struct CATransitionType: RawRepresentable, Hashable, Sendable {
    /// The name of the value.
    public let rawValue: String
    /// Creates a value from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The new contents fade in over the old ones.
    public static let fade = CATransitionType(rawValue: "fade")
    /// The new contents slide in over the old ones.
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    /// The new contents push the old ones out.
    public static let push = CATransitionType(rawValue: "push")
    /// The old contents slide out and reveal the new ones.
    public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The side from which the new contents enter.
///
/// `fromTop` and `fromBottom` are named for a y axis that points up.
/// On screen a transition from the top enters at the bottom edge, as on iOS.
nonisolated public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
    /// The name of the value.
    public let rawValue: String
    /// Creates a value from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The new contents enter at the left edge.
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    /// The new contents enter at the right edge.
    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    /// The new contents enter at the bottom edge of the screen.
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    /// The new contents enter at the top edge of the screen.
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// An animation from a snapshot of a layer and its sublayers to their new contents.
///
/// The snapshot is taken when the transition is added, so add it before the change.
open class CATransition: CAAnimation {
    /// The kind of the transition. The default is a fade.
    public var type = CATransitionType.fade
    /// The side from which the new contents enter; nil for the left.
    public var subtype: CATransitionSubtype?
    /// The progress of the transition at the start of the animation, 0…1.
    public var startProgress: Float = 0
    /// The progress of the transition at the end of the animation, 0…1.
    public var endProgress: Float = 1

    private var oldSnapshot: LayerSnapshot?

    open override func copy() -> CAAnimation {
        let copy = super.copy()
        guard let copy = copy as? CATransition else { return copy }
        copy.type = type
        copy.subtype = subtype
        copy.startProgress = startProgress
        copy.endProgress = endProgress
        return copy
    }

    override func compile(on layer: CALayer) { oldSnapshot = LayerSnapshot(of: layer) }

    override func apply(phase: Double, cycles: Double, to values: inout LayerValues) {
        guard let oldSnapshot else { return }
        let fraction = timingFunction.map { $0.curve.value(at: phase / cycleDuration) } ?? phase / cycleDuration
        let (start, end) = (Double(startProgress), Double(endProgress))
        values.rare.transition = TransitionState(
            oldSnapshot: oldSnapshot, type: type, subtype: subtype ?? .fromLeft, progress: start + (end - start) * fraction)
    }
}

/// The content that a layer showed at one moment, in its own coordinates.
nonisolated package final class LayerSnapshot: Sendable {
    let list: DisplayList
    /// Whether the content covers everything below it.
    let isOpaque: Bool

    @MainActor init(of layer: CALayer) {
        let time = layer.now
        var builder = DisplayListBuilder(list: DisplayList())
        builder.appendDetached(layer, time: time)
        list = builder.list
        isOpaque = layer.isFullyOpaque(layer.values(at: time))
    }
}

extension CALayer {
    /// Returns whether the layer covers everything below it.
    ///
    /// It does with `isOpaque`, with an opaque background, or with an opaque image that fills the bounds.
    func isFullyOpaque(_ values: LayerValues) -> Bool {
        if isOpaque || (values.backgroundColor?.alpha ?? 0) >= 1 { return true }
        let fills = contentsGravity == .resize || contentsGravity == .resizeAspectFill
        return fills && values.rare.contents.image?.isOpaque == true
    }
}

/// The state of a transition at one moment.
nonisolated struct TransitionState: Equatable, Sendable {
    var oldSnapshot: LayerSnapshot
    var type: CATransitionType
    var subtype: CATransitionSubtype
    var progress: Double

    static func == (a: TransitionState, b: TransitionState) -> Bool {
        a.oldSnapshot === b.oldSnapshot && a.type == b.type && a.subtype == b.subtype && a.progress == b.progress
    }

    /// The placement of the old snapshot or of the new contents, and the visible part of it.
    struct ImagePlacement: Equatable, Sendable {
        /// The transform in the layer's own coordinates.
        var transform = ProjectiveTransform.identity
        var opacity: CGFloat = 1
        /// The visible part; nil for everything.
        var crop: CGRect?
        /// The strips of light and shadow over the image. They are clipped to `shadingBounds`.
        var shadingStrips: [ShadingStrip] = []
        var shadingBounds = CGRect.null
    }

    /// A strip of light or shadow, with a gradient from its upper edge to its lower edge.
    struct ShadingStrip: Equatable, Sendable {
        var rect: CGRect
        var colors: [CGColor]
        var locations: [CGFloat]
    }

    /// Returns the placements of the old and the new image, the lower one first. `isOld` marks the old snapshot.
    func placements(_ size: CGSize, isOpaque: Bool) -> [(isOld: Bool, look: ImagePlacement)] {
        let p = CGFloat(progress)
        let offset = incomingOffset(size)
        func shifted(_ fraction: CGFloat) -> ImagePlacement {
            ImagePlacement(transform: ProjectiveTransform(CGAffineTransform(translationX: offset.dx * fraction, y: offset.dy * fraction)))
        }
        switch type {
        case .push: return [(true, shifted(-p)), (false, shifted(1 - p))]
        case .moveIn: return [(true, ImagePlacement()), (false, shifted(1 - p))]
        case .reveal: return [(false, ImagePlacement()), (true, shifted(-p))]
        default:
            // If both are opaque, the old image stays fully visible below, so that nothing shines through.
            // A translucent old image has to fade out, because it would jump at the end otherwise.
            return [(true, ImagePlacement(opacity: isOpaque && oldSnapshot.isOpaque ? 1 : 1 - p)), (false, ImagePlacement(opacity: p))]
        }
    }

    /// Returns the offset of the new contents at progress 0.
    private func incomingOffset(_ size: CGSize) -> CGVector {
        switch subtype {
        case .fromRight: CGVector(dx: size.width, dy: 0)
        case .fromTop: CGVector(dx: 0, dy: size.height)
        case .fromBottom: CGVector(dx: 0, dy: -size.height)
        default: CGVector(dx: -size.width, dy: 0)
        }
    }
}

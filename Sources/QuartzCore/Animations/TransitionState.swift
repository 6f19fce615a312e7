import CoreGraphics
import Foundation

/// The state of a transition at one moment.
nonisolated struct TransitionState: Equatable, Sendable {
    var oldSnapshot: LayerSnapshot
    var type: CATransitionType
    var subtype: CATransitionSubtype
    var progress: Double

    static func == (a: TransitionState, b: TransitionState) -> Bool {
        a.oldSnapshot === b.oldSnapshot && a.type == b.type && a.subtype == b.subtype && a.progress == b.progress
    }

    /// The placement of the old snapshot or of the new contents, and its visible part.
    struct ImagePlacement: Equatable, Sendable {
        /// The transform in the layer's own coordinates.
        var transform = ProjectiveTransform.identity
        var opacity: CGFloat = 1
        /// The visible part, or nil for the whole image.
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

    /// Returns the weight of the new image in the sum of both images, or nil if the transition paints one image over the other image.
    ///
    /// A fade adds up the images only between its start and its end, and only if one of the images is not opaque. If both are opaque,
    /// painting the translucent new image over the old image has the same result as the sum.
    func crossFadeFraction(isOpaque: Bool) -> Double? {
        switch type {
        case .push, .moveIn, .reveal, .flipFromLeft, .flipFromRight, .flipFromTop, .flipFromBottom, .curlUp, .curlDown: nil
        default: (isOpaque && oldSnapshot.isOpaque) || progress <= 0 || progress >= 1 ? nil : progress
        }
    }

    /// Returns the placements of the old and the new image, the lower image first. `isOld` marks the old snapshot.
    func placements(_ size: CGSize) -> [(isOld: Bool, placement: ImagePlacement)] {
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
            // A fade for which `crossFadeFraction` is nil: both images are opaque, or the fade is at its start or end. The old image stays
            // fully visible below the new image until the end.
            return [(true, ImagePlacement(opacity: p < 1 ? 1 : 0)), (false, ImagePlacement(opacity: p))]
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

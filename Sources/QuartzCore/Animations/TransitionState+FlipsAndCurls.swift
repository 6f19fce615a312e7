import CoreGraphics
import FlipbookDisplayList
import Foundation

/// The transitions of UIKit that Core Animation does not have: cards that flip and pages that curl.
nonisolated extension CATransitionType {
    package static let flipFromLeft = CATransitionType(rawValue: "flipFromLeft")
    package static let flipFromRight = CATransitionType(rawValue: "flipFromRight")
    package static let flipFromTop = CATransitionType(rawValue: "flipFromTop")
    package static let flipFromBottom = CATransitionType(rawValue: "flipFromBottom")
    package static let curlUp = CATransitionType(rawValue: "pageCurl")
    package static let curlDown = CATransitionType(rawValue: "pageUnCurl")

    /// Whether the transition draws outside of the bounds. This is true for flips, even if the layer masks to its bounds.
    var drawsOutsideBounds: Bool { rawValue.hasPrefix("flip") }
}

nonisolated extension TransitionState {
    /// Returns the placements of the old and the new image, the lower image first. For a flip, returns only the placement of the image on
    /// the visible side of the card.
    func placements(_ bounds: CGRect) -> [(isOld: Bool, placement: ImagePlacement)] {
        switch type {
        case .flipFromLeft: [flipped(about: (0, 1, 0), 1, bounds)]
        case .flipFromRight: [flipped(about: (0, 1, 0), -1, bounds)]
        case .flipFromTop: [flipped(about: (1, 0, 0), -1, bounds)]
        case .flipFromBottom: [flipped(about: (1, 0, 0), 1, bounds)]
        case .curlUp: curled(progress, bounds, pageIsOld: true)
        case .curlDown: curled(1 - progress, bounds, pageIsOld: false)
        default: placements(bounds.size)
        }
    }

    /// Returns the placement of the visible side of a flipping card, which has the two images on its sides. `side` is the sign of the
    /// rotation, 1 or -1.
    ///
    /// The card rotates by half a turn. The old image is visible in the first half, and the new image in the second half. The new image is
    /// rotated by half a turn less, so that it is not mirrored.
    private func flipped(about axis: (CGFloat, CGFloat, CGFloat), _ side: CGFloat, _ bounds: CGRect) -> (
        isOld: Bool, placement: ImagePlacement
    ) {
        let isOld = progress < 0.5
        let angle = side * .pi * CGFloat(isOld ? progress : progress - 1)
        // The distance of the viewer is 2.5 times the larger side. At this distance, the perspective is visible. An edge of the card
        // appears at most 25 % longer than the edge of the bounds: 1 / (1 - 0.5 / 2.5) = 1.25.
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / (2.5 * max(bounds.width, bounds.height, 1))
        let rotation = CATransform3DMakeTranslation(-bounds.midX, -bounds.midY, 0)
            .concatenating(CATransform3DMakeRotation(angle, axis.0, axis.1, axis.2)).concatenating(perspective)
            .concatenating(CATransform3DMakeTranslation(bounds.midX, bounds.midY, 0))
        return (isOld, ImagePlacement(transform: ProjectiveTransform(flattening: rotation)))
    }

    /// Returns the placements for a page that is rolled up from its lower edge, over the other image.
    ///
    /// - The page above the roll is flat.
    /// - The roll shows the back of the page.
    /// - The roll casts soft shadows on the flat page above it and on the other image below it.
    private func curled(_ fraction: Double, _ bounds: CGRect, pageIsOld: Bool) -> [(isOld: Bool, placement: ImagePlacement)] {
        let fraction = CGFloat(min(max(fraction, 0), 1))
        // The height of the roll increases with the rolled-up part of the page, up to 22 % of the page. At the end, the
        // roll is above the upper edge.
        let maximumRollHeight = bounds.height * 0.22
        let rolledHeight = bounds.height * fraction
        let rollHeight = maximumRollHeight * (1 - exp(-rolledHeight / maximumRollHeight))
        let foldY = bounds.maxY - (bounds.height + rollHeight) * fraction
        let flatRect = CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: max(foldY - bounds.minY, 0))
        let rollRect = CGRect(x: bounds.minX, y: foldY - rollHeight * 0.15, width: bounds.width, height: rollHeight)
        func strip(_ y: CGFloat, _ height: CGFloat) -> CGRect { CGRect(x: bounds.minX, y: y, width: bounds.width, height: height) }
        let shadow = { (alpha: CGFloat) in CGColor(gray: 0, alpha: alpha * min(fraction * 6, 1)) }
        let strips = [
            ShadingStrip(rect: strip(rollRect.maxY, rollHeight * 0.7), colors: [shadow(0.28), shadow(0)], locations: [0, 1]),
            ShadingStrip(
                rect: strip(rollRect.minY - rollHeight * 0.25, rollHeight * 0.25), colors: [shadow(0), shadow(0.16)], locations: [0, 1]),
            ShadingStrip(
                rect: rollRect,
                colors: [
                    CGColor(gray: 0.80, alpha: 1), CGColor(gray: 0.99, alpha: 1), CGColor(gray: 0.93, alpha: 1),
                    CGColor(gray: 0.70, alpha: 1),
                ],
                locations: [0, 0.35, 0.65, 1]),
        ]
        return [
            (!pageIsOld, ImagePlacement(crop: bounds)),
            (pageIsOld, ImagePlacement(crop: flatRect, shadingStrips: fraction > 0 && fraction < 1 ? strips : [], shadingBounds: bounds)),
        ]
    }
}

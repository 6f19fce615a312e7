import CoreGraphics
import Display
import Foundation

/// The transitions that UIKit has beyond Core Animation's: cards that are turned over and pages that are curled.
nonisolated extension CATransitionType {
    package static let flipFromLeft = CATransitionType(rawValue: "flipFromLeft")
    package static let flipFromRight = CATransitionType(rawValue: "flipFromRight")
    package static let flipFromTop = CATransitionType(rawValue: "flipFromTop")
    package static let flipFromBottom = CATransitionType(rawValue: "flipFromBottom")
    package static let curlUp = CATransitionType(rawValue: "pageCurl")
    package static let curlDown = CATransitionType(rawValue: "pageUnCurl")

    /// A card that turns is seen as a whole; all else stays inside of the layer if that masks to its bounds.
    var leavesThePlane: Bool { rawValue.hasPrefix("flip") }
}

nonisolated extension Passage {
    /// What is seen of the two pictures, the lower one first.
    func looks(_ bounds: CGRect, isOpaque: Bool) -> [(isOld: Bool, look: Look)] {
        switch type {
        case .flipFromLeft: [turned(about: (0, 1, 0), 1, bounds)]
        case .flipFromRight: [turned(about: (0, 1, 0), -1, bounds)]
        case .flipFromTop: [turned(about: (1, 0, 0), -1, bounds)]
        case .flipFromBottom: [turned(about: (1, 0, 0), 1, bounds)]
        case .curlUp: curled(progress, bounds, pageIsOld: true)
        case .curlDown: curled(1 - progress, bounds, pageIsOld: false)
        default: looks(bounds.size, isOpaque: isOpaque)
        }
    }

    /// A card with the two pictures on its sides, turned half round: the old one is seen until it stands edge on, and the new one from then on,
    /// turned by half a turn less, so that it is not mirrored.
    private func turned(about axis: (CGFloat, CGFloat, CGFloat), _ side: CGFloat, _ bounds: CGRect) -> (isOld: Bool, look: Look) {
        let isOld = progress < 0.5
        let angle = side * .pi * CGFloat(isOld ? progress : progress - 1)
        // Seen from two and a half times the larger side: near enough to look turned, far enough not to burst out of the frame.
        var eye = CATransform3DIdentity
        eye.m34 = -1 / (2.5 * max(bounds.width, bounds.height, 1))
        let turn = CATransform3DMakeTranslation(-bounds.midX, -bounds.midY, 0)
            .concatenating(CATransform3DMakeRotation(angle, axis.0, axis.1, axis.2)).concatenating(eye)
            .concatenating(CATransform3DMakeTranslation(bounds.midX, bounds.midY, 0))
        return (isOld, Look(place: Projection(flattening: turn)))
    }

    /// A page that is rolled up from its lower edge by `part`, over the other picture: what is above the roll is still flat, the roll itself shows
    /// the page's back, and both throw a soft shadow.
    private func curled(_ part: Double, _ bounds: CGRect, pageIsOld: Bool) -> [(isOld: Bool, look: Look)] {
        let part = CGFloat(min(max(part, 0), 1))
        // The roll is as tall as what has been rolled up would be on a cylinder, and leaves over the upper edge at the end.
        let most = bounds.height * 0.22
        let rolled = bounds.height * part
        let roll = most * (1 - exp(-rolled / most))
        let fold = bounds.maxY - (bounds.height + roll) * part
        let flat = CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: max(fold - bounds.minY, 0))
        let back = CGRect(x: bounds.minX, y: fold - roll * 0.15, width: bounds.width, height: roll)
        func strip(_ y: CGFloat, _ height: CGFloat) -> CGRect { CGRect(x: bounds.minX, y: y, width: bounds.width, height: height) }
        let dark = { (alpha: CGFloat) in CGColor(gray: 0, alpha: alpha * min(part * 6, 1)) }
        let shades = [
            Shade(rect: strip(back.maxY, roll * 0.7), colors: [dark(0.28), dark(0)], locations: [0, 1]),
            Shade(rect: strip(back.minY - roll * 0.25, roll * 0.25), colors: [dark(0), dark(0.16)], locations: [0, 1]),
            Shade(
                rect: back,
                colors: [
                    CGColor(gray: 0.80, alpha: 1), CGColor(gray: 0.99, alpha: 1), CGColor(gray: 0.93, alpha: 1),
                    CGColor(gray: 0.70, alpha: 1),
                ],
                locations: [0, 0.35, 0.65, 1]),
        ]
        return [
            (!pageIsOld, Look(crop: bounds)),
            (pageIsOld, Look(crop: flat, shades: part > 0 && part < 1 ? shades : [], shadesIn: bounds)),
        ]
    }
}

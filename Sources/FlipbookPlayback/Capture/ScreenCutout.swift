import CoreGraphics
import FlipbookDisplayList
import Stage
import UIKit

/// The part of a phone that covers its screen: a notch at the top edge, or an island below the top edge. It rotates with the phone.
package enum ScreenCutout {
    /// Returns the display list of the cutout, which is shown over the scene of a stage, in the points of the stage. Nil if the screen has
    /// no cutout.
    package static func list(over stage: Stage) -> DisplayList? {
        guard let shape = stage.shape, shape.notchHeight > 0, !shape.isPad else { return nil }
        let (size, orientation) = (stage.size, stage.interfaceOrientation)
        let width = min(size.width, size.height)
        let path = shape.hasIsland ? island(shape, width: width) : notch(shape, width: width)
        var list = DisplayList()
        list.background = .clear
        let color = shape.hasIsland ? CGColor(red: 0, green: 0, blue: 0, alpha: 1) : Theme.bezelColor.cgColor
        list.items = [
            DisplayItem(
                source: cutoutSource, content: .path(path.path, evenOdd: false, color), transform: transform(orientation, in: size),
                opacity: 1)
        ]
        return list
    }

    /// The source number of the item, which differs from the source numbers of layers.
    private static let cutoutSource = 1 << 50

    /// Returns the transform from the coordinates of the portrait screen to those of the screen in the given orientation, whose size is
    /// `size`.
    static func transform(_ orientation: UIInterfaceOrientation, in size: CGSize) -> CGAffineTransform {
        switch orientation {
        // The top of the phone is at the left.
        case .landscapeRight: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: size.height)
        case .landscapeLeft: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: size.width, ty: 0)
        case .portraitUpsideDown: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: size.width, ty: size.height)
        default: .identity
        }
    }

    /// Returns an island with the usual size of phones. Its lower edge is 11 points above the lower edge of the top safe area.
    private static func island(_ shape: ScreenShape, width: CGFloat) -> CGMutablePath {
        let size = CGSize(width: 125, height: 37)
        let frame = CGRect(x: (width - size.width) / 2, y: shape.notchHeight - 48, width: size.width, height: size.height)
        let path = CGMutablePath()
        path.addRoundedRect(in: frame, cornerWidth: size.height / 2, cornerHeight: size.height / 2)
        return path
    }

    /// Returns a notch: round corners at its lower edge, and small round transitions into the edge of the screen.
    private static func notch(_ shape: ScreenShape, width: CGFloat) -> CGMutablePath {
        // Phones with a wide notch have a safe area of 44 or 48 points. Phones with a narrow notch have 47 or 50 points.
        let length: CGFloat = [44, 48].contains(shape.notchHeight) ? 209 : 162
        let (left, right, bottom) = ((width - length) / 2, (width + length) / 2, shape.notchHeight - 14)
        let (corner, transition): (CGFloat, CGFloat) = (20, 6)
        let path = CGMutablePath()
        path.move(to: CGPoint(x: left - transition, y: -1))
        path.addLine(to: CGPoint(x: left - transition, y: 0))
        path.addQuadCurve(to: CGPoint(x: left, y: transition), control: CGPoint(x: left, y: 0))
        path.addLine(to: CGPoint(x: left, y: bottom - corner))
        path.addArc(tangent1End: CGPoint(x: left, y: bottom), tangent2End: CGPoint(x: left + corner, y: bottom), radius: corner)
        path.addLine(to: CGPoint(x: right - corner, y: bottom))
        path.addArc(tangent1End: CGPoint(x: right, y: bottom), tangent2End: CGPoint(x: right, y: bottom - corner), radius: corner)
        path.addLine(to: CGPoint(x: right, y: transition))
        path.addQuadCurve(to: CGPoint(x: right + transition, y: 0), control: CGPoint(x: right, y: 0))
        path.addLine(to: CGPoint(x: right + transition, y: -1))
        path.closeSubpath()
        return path
    }
}

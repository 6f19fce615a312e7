import UIKit

/// The open lid of the suitcase, seen from the inside, and the dark inside below it. It is behind the items.
class SuitcaseLidView: ArtworkView {
    /// Draws in 300 × 190 points.
    override func drawPicture(in context: CGContext) {
        typealias Colors = SuitcaseColors
        let outside = UIBezierPath(roundedRect: CGRect(x: 52, y: 8, width: 196, height: 112), cornerRadius: 18)
        context.fill(outside, [Colors.outsideLight, Colors.outsideDark], from: CGPoint(x: 60, y: 8), to: CGPoint(x: 240, y: 120))
        let lining = UIBezierPath(roundedRect: CGRect(x: 60, y: 16, width: 180, height: 100), cornerRadius: 12)
        context.fill(lining, [Colors.lining, Colors.liningShade], from: CGPoint(x: 70, y: 16), to: CGPoint(x: 230, y: 116))
        // The pocket of the lid, with its elastic band.
        context.fill("M60 62C100 70 200 70 240 62V100H60Z", Colors.liningShade)
        context.fill("M60 60C100 68 200 68 240 60V65C200 73 100 73 60 65Z", Colors.leather)
        context.fill("M46 104H254V128H46Z", Colors.inside)
    }
}

import UIKit

/// The lower half of the suitcase with its straps and its handle. It is in front of the items.
class SuitcaseBottomView: ArtworkView {
    /// Draws in 300 × 190 points.
    override func drawPicture(in context: CGContext) {
        typealias Colors = SuitcaseColors
        let body = UIBezierPath(
            roundedRect: CGRect(x: 40, y: 108, width: 220, height: 76), byRoundingCorners: [.bottomLeft, .bottomRight],
            cornerRadii: CGSize(width: 18, height: 18))
        context.fill(body, [Colors.outsideLight, Colors.outsideDark], from: CGPoint(x: 60, y: 100), to: CGPoint(x: 230, y: 200))
        context.fill(UIBezierPath(roundedRect: CGRect(x: 36, y: 104, width: 228, height: 12), cornerRadius: 6), Colors.edge)
        context.fill(UIBezierPath(roundedRect: CGRect(x: 40, y: 105.5, width: 150, height: 2.6), cornerRadius: 1.3), Colors.shine)
        for x in [CGFloat(78), 202] { drawStrap(in: context, x) }
        drawHandle(in: context)
        context.fill(UIBezierPath(roundedRect: CGRect(x: 44, y: 122, width: 5, height: 40), cornerRadius: 2.5), Colors.shine)
    }

    private func drawStrap(in context: CGContext, _ x: CGFloat) {
        typealias Colors = SuitcaseColors
        context.fill(
            UIBezierPath(rect: CGRect(x: x, y: 110, width: 20, height: 74)), [Colors.leather, Colors.leatherShade],
            from: CGPoint(x: x, y: 110), to: CGPoint(x: x + 20, y: 184))
        let buckle = UIBezierPath(roundedRect: CGRect(x: x - 4, y: 126, width: 28, height: 20), cornerRadius: 4)
        buckle.append(UIBezierPath(roundedRect: CGRect(x: x, y: 130, width: 20, height: 12), cornerRadius: 2))
        buckle.usesEvenOddFillRule = true
        context.fill(buckle, Colors.metal)
        context.fill(UIBezierPath(roundedRect: CGRect(x: x + 8.5, y: 129, width: 3, height: 14), cornerRadius: 1.5), Colors.metal)
        for y in [CGFloat(154), 164] { context.fill(UIBezierPath(ovalIn: CGRect(x: x + 8, y: y, width: 4, height: 4)), Colors.edge) }
    }

    private func drawHandle(in context: CGContext) {
        typealias Colors = SuitcaseColors
        let handle = UIBezierPath(pathData: "M126 128C126 150 174 150 174 128H166C166 140 134 140 134 128Z")
        context.fill(handle, [Colors.leather, Colors.leatherShade], from: CGPoint(x: 126, y: 124), to: CGPoint(x: 174, y: 148))
        for x in [CGFloat(124), 164] {
            context.fill(UIBezierPath(roundedRect: CGRect(x: x, y: 120, width: 12, height: 12), cornerRadius: 3), Colors.metal)
        }
    }
}

import UIKit

/// A beach with the sea behind it. The sky becomes transparent toward the top, so that it fades into the list.
class BeachView: ArtworkView {
    private static let skyBottom = UIColor(0xE2F4FA, dark: 0x14233F)
    private static let seaTop = UIColor(0xA6DDEB, dark: 0x1B3A5C)
    private static let seaBottom = UIColor(0xD3F1F3, dark: 0x23486A)
    private static let sandTop = UIColor(0xFFEFC9, dark: 0x5B4C46)
    private static let sandBottom = UIColor(0xF5D296, dark: 0x352C2B)
    private static let foam = UIColor(light: UIColor(white: 1, alpha: 0.9), dark: UIColor(hex: 0xB8CCE6, alpha: 0.3))
    private static let islandTop = UIColor(0x9CCBC7, dark: 0x1D3350)
    private static let islandBottom = UIColor(0xC3E3E0, dark: 0x27435F)
    private static let sail = UIColor(0xFFFFFF, dark: 0xAEBBD6)
    private static let sailShade = UIColor(0xE8563A, dark: 0xA8483F)

    /// Draws in a height of 300 points and a width that depends on the view. The horizontal middle is at 0.
    override func drawPicture(in context: CGContext) {
        let scale = max(bounds.height / 300, 0.01)
        context.translateBy(x: bounds.midX, y: 0)
        context.scaleBy(x: scale, y: scale)
        let half = bounds.width / scale / 2 + 4
        drawSkyAndSea(in: context, half)
        drawSand(in: context, half)
    }

    private func drawSkyAndSea(in context: CGContext, _ half: CGFloat) {
        let sky = UIBezierPath(rect: CGRect(x: -half, y: 0, width: 2 * half, height: 118))
        context.fill(sky, [Self.skyBottom.withAlphaComponent(0), Self.skyBottom], from: .zero, to: CGPoint(x: 0, y: 112))
        // An island at the left, a boat at the right.
        let left = max(-half, -260)
        context.saveGState()
        context.translateBy(x: left, y: 0)
        context.fill(
            "M-40 118C0 104 26 84 58 88C86 92 98 106 130 118Z", [Self.islandTop, Self.islandBottom], from: CGPoint(x: 0, y: 86),
            to: CGPoint(x: 0, y: 120))
        context.restoreGState()
        let sea = UIBezierPath(rect: CGRect(x: -half, y: 117, width: 2 * half, height: 90))
        context.fill(sea, [Self.seaTop, Self.seaBottom], from: CGPoint(x: 0, y: 117), to: CGPoint(x: 0, y: 180))
        context.saveGState()
        context.translateBy(x: min(half - 46, 190), y: 0)
        context.fill("M1 84L20 116H1Z", Self.sail)
        context.fill("M-2 92V116H-16Z", Self.sailShade)
        context.fill("M-19 118H21L15 125H-12Z", UIColor(0x1C5A78, dark: 0x122B45))
        context.restoreGState()
        for (x, y, width) in [(-150, 128, 46), (-60, 136, 30), (96, 131, 52), (30, 146, 40), (-120, 150, 34)]
            as [(CGFloat, CGFloat, CGFloat)]
        {
            context.fill(UIBezierPath(roundedRect: CGRect(x: x, y: y, width: width, height: 1.8), cornerRadius: 0.9), Self.foam)
        }
    }

    private func drawSand(in context: CGContext, _ half: CGFloat) {
        func shore(_ y: CGFloat) -> UIBezierPath {
            let path = UIBezierPath()
            path.move(to: CGPoint(x: -half, y: y + 8))
            path.addCurve(
                to: CGPoint(x: 0, y: y), controlPoint1: CGPoint(x: -half * 0.6, y: y - 16), controlPoint2: CGPoint(x: -half * 0.3, y: y + 8)
            )
            path.addCurve(
                to: CGPoint(x: half, y: y - 6), controlPoint1: CGPoint(x: half * 0.3, y: y - 8),
                controlPoint2: CGPoint(x: half * 0.6, y: y + 16))
            path.addLine(to: CGPoint(x: half, y: 302))
            path.addLine(to: CGPoint(x: -half, y: 302))
            path.close()
            return path
        }
        context.fill(shore(172), Self.foam)
        context.fill(shore(178), [Self.sandTop, Self.sandBottom], from: CGPoint(x: -40, y: 170), to: CGPoint(x: 40, y: 300))
        // The shadow of the suitcase, to the right of it because the light comes from the upper left.
        context.fill(
            UIBezierPath(ovalIn: CGRect(x: -112, y: 258, width: 270, height: 24)),
            UIColor(light: UIColor(hex: 0x9A6B2F, alpha: 0.26), dark: UIColor(hex: 0x0B0A10, alpha: 0.42)))
    }
}

import UIKit

/// The sky with the sun or the moon, two lines of hills, and the water at the horizon.
class SeascapeSkyView: ArtworkView {
    /// The y coordinate of the horizon.
    static let horizon: CGFloat = 151

    /// Draws in a width of 375 points, which is stretched horizontally to the width of the view.
    override func drawPicture(in context: CGContext) {
        let widthScale = bounds.width / 375
        let heightScale = min(max(widthScale, 1), 1.5)
        drawSky(in: context, sun: CGPoint(x: 92 * widthScale, y: Self.horizon - 77 * min(heightScale, 1.25)), radius: 24 * heightScale)
        context.saveGState()
        context.translateBy(x: 0, y: Self.horizon)
        context.scaleBy(x: widthScale, y: heightScale)
        context.translateBy(x: 0, y: -Self.horizon)
        drawHills(in: context)
        context.restoreGState()
        context.saveGState()
        context.scaleBy(x: widthScale, y: 1)
        drawWater(in: context)
        context.restoreGState()
    }

    private func drawSky(in context: CGContext, sun: CGPoint, radius: CGFloat) {
        context.fill(
            UIBezierPath(rect: bounds), [SeaColors.skyTop, SeaColors.skyMiddle, SeaColors.skyBottom], from: CGPoint(x: 60, y: -20),
            to: CGPoint(x: 120, y: 160))
        if traitCollection.userInterfaceStyle == .dark { drawStars(in: context) }
        context.drawGlow(SeaColors.glow, at: sun, radius: radius * 6)
        context.fill(UIBezierPath(arcCenter: sun, radius: radius, startAngle: 0, endAngle: 2 * .pi, clockwise: true), SeaColors.sun)
    }

    /// Draws stars at multiples of two irrational numbers modulo 1, which are spread evenly.
    private func drawStars(in context: CGContext) {
        for index in 1...48 {
            let (x, y) = (
                (CGFloat(index) * 0.618034).remainder(dividingBy: 1) + 0.5, (CGFloat(index) * 0.754878).remainder(dividingBy: 1) + 0.5
            )
            let side: CGFloat = index % 7 == 0 ? 2.2 : index % 3 == 0 ? 1.6 : 1.1
            let star = CGRect(x: x * bounds.width, y: 24 + y * 96, width: side, height: side)
            context.fill(UIBezierPath(ovalIn: star), UIColor(white: 1, alpha: index % 2 == 0 ? 0.8 : 0.45))
        }
    }

    private func drawHills(in context: CGContext) {
        context.fill(
            "M-20 152V132C10 116 34 112 62 120C90 128 112 134 140 124C170 112 196 106 226 116C256 126 282 132 312 118C340 106 368 104 395 112V152Z",
            [SeaColors.farHillTop, SeaColors.farHillBottom], from: CGPoint(x: 0, y: 108), to: CGPoint(x: 0, y: 152))
        context.fill(
            "M-20 152V144C14 136 40 134 72 141C104 148 132 149 164 149C214 149 244 146 276 137C312 127 352 126 395 136V152Z",
            [SeaColors.nearHillTop, SeaColors.nearHillBottom], from: CGPoint(x: 0, y: 124), to: CGPoint(x: 0, y: 154))
    }

    private func drawWater(in context: CGContext) {
        context.fill(
            UIBezierPath(rect: CGRect(x: -20, y: Self.horizon, width: 415, height: 130)), [SeaColors.waterTop, SeaColors.waterBottom],
            from: CGPoint(x: 0, y: Self.horizon), to: CGPoint(x: 0, y: Self.horizon + 80))
        // The light of the sun on the water, below the sun.
        for row in 0..<6 {
            let (y, half) = (156 + CGFloat(row) * 8.5, 9 + CGFloat(row * 5 % 12) + CGFloat(row) * 2)
            let glint = CGRect(x: 92 - half + CGFloat(row * 7 % 9) - 4, y: y, width: half * 2, height: 2.2)
            context.fill(UIBezierPath(roundedRect: glint, cornerRadius: 1.1), SeaColors.glint)
        }
        context.fill(
            "M252 166C278 164.5 318 164.5 344 166C318 167.5 278 167.5 252 166ZM268 188C288 186.8 312 186.8 332 188C312 189.2 288 189.2 268 188ZM8 190C28 188.8 48 188.8 68 190C48 191.2 28 191.2 8 190Z",
            SeaColors.glint)
    }
}

import UIKit

/// A boat folded from a sheet of paper, with its reflection. Its left side is lit.
class PaperBoatView: ArtworkView {
    /// Draws in 128 × 120 points, scaled to the width of the view.
    override func drawPicture(in context: CGContext) {
        context.scaleBy(x: bounds.width / 128, y: bounds.width / 128)
        context.translateBy(x: -126, y: -108)
        context.fill(
            "M158 191H222L206 214L190 222L174 214Z", [SeaColors.reflection, SeaColors.reflection.withAlphaComponent(0)],
            from: CGPoint(x: 0, y: 190), to: CGPoint(x: 0, y: 222))
        context.fill("M190 112L224 170H190Z", SeaColors.paperShade)
        context.fill("M190 112V170H156Z", SeaColors.paper)
        context.fill("M190 112L196.5 123L190 126.5L183.5 123Z", SeaColors.pennant)
        context.fill(
            "M134 160L168 170H212L246 160L224 192H156Z", [SeaColors.paper, SeaColors.hullMiddle], from: CGPoint(x: 150, y: 150),
            to: CGPoint(x: 240, y: 192))
        context.fill("M190 170H212L246 160L224 192H190Z", SeaColors.hullShade)
        context.fill("M134 160L190 177L156 192Z", SeaColors.hullLight)
        context.fill("M246 160L190 177L224 192Z", SeaColors.hullDark)
        context.fill("M146 192C168 189.5 212 189.5 240 192C212 196.5 168 196.5 146 192Z", SeaColors.waterLine)
    }
}

/// A bottle with a letter, which drifts on a wave.
class BottleView: ArtworkView {
    /// Draws in 100 × 60 points, scaled to the width of the view.
    override func drawPicture(in context: CGContext) {
        context.scaleBy(x: bounds.width / 100, y: bounds.width / 100)
        context.fill("M86 24H97Q99 24 99 26V35Q99 37 97 37H86Z", SeaColors.cork)
        let glass = "M16 13H56C68 13 70 23 80 23H90V38H80C70 38 68 48 56 48H16C8 48 4 43 4 37V24C4 18 8 13 16 13Z"
        context.fill(glass, [SeaColors.glassLight, SeaColors.glassDark], from: CGPoint(x: 20, y: 12), to: CGPoint(x: 34, y: 50))
        context.fill("M18 22H54V39H18Z", [SeaColors.letter, SeaColors.letterShade], from: CGPoint(x: 0, y: 22), to: CGPoint(x: 0, y: 39))
        context.fill("M54 22C58 22 58 39 54 39C51 39 51 22 54 22Z", SeaColors.letterShade)
        context.fill("M33 21.5H38V39.5H33Z", SeaColors.pennant)
        context.fill(
            "M16 16.5H54C61 16.5 65 21 70 24C64 22.5 60 20 54 20H16C12 20 9.500 22 8.5 25C8.5 20 11 16.5 16 16.5Z",
            UIColor(white: 1, alpha: 0.55))
    }
}

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

import UIKit

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

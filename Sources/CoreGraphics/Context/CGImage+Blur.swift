import FlipbookRaster
import Foundation

extension CGImage {
    /// Returns a black image of the same size whose opacity is the blurred opacity of this image. The edges of this image must be empty as
    /// far as the blur reaches. `sigma` is the standard deviation in pixels.
    package func blurredOpacity(sigma: CGFloat) -> CGImage { CGImage(AlphaBlur.blurred(bitmap, sigma: Double(sigma))) }
}

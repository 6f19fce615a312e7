import FlipbookGeometry
import Foundation

/// The blur of the opacity of an image, for the shadows of a drawing context.
package enum AlphaBlur {
    /// The largest standard deviation in pixels. With it, the sums of a box filter still fit into 32 bits.
    package static let maximumSigma: CGFloat = 60

    /// Returns a black bitmap whose opacity is the blurred opacity of `bitmap`. The result has the same size, so `bitmap` must have empty
    /// edges for the blur.
    package static func blurred(_ bitmap: Bitmap, sigma: Double) -> Bitmap {
        let (width, height) = (bitmap.width, bitmap.height)
        guard sigma > 0, width > 0, height > 0 else {
            return Bitmap(width: width, height: height, words: bitmap.words.map { $0 & 0xFF00_0000 })
        }
        let blur = Blur(fullSize: min(sigma, Double(maximumSigma)))
        let alpha = bitmap.words.map { UInt16($0 >> 24) << 8 }
        let transposed = ShadowMask.blurAndTranspose(alpha, width, height, blur)
        let result = ShadowMask.blurAndTranspose(transposed, height, width, blur)
        return Bitmap(width: width, height: height, words: result.map { min((UInt32($0) + 128) >> 8, 255) << 24 })
    }
}

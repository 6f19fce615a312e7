import CPixelKernels
import FlipbookGeometry

/// The planes of a video frame in the format `yuv420p` of ffmpeg: one byte of luma per pixel, then one byte of each chroma per 2 × 2
/// pixels. The colors are in BT.709 with limited range. Every byte is the exact value, rounded.
///
/// If the width or height of the frame is odd, the last column or row is repeated.
package struct VideoPlanes: Equatable, Sendable {
    /// The width in pixels, an even number.
    package let width: Int
    /// The height in pixels, an even number.
    package let height: Int

    /// Computes the size of the planes for bitmaps of this size.
    package init(bitmapWidth: Int, bitmapHeight: Int) {
        width = bitmapWidth + bitmapWidth % 2
        height = bitmapHeight + bitmapHeight % 2
    }

    /// The number of bytes of all planes.
    package var byteCount: Int { width * height / 2 * 3 }

    /// The number of columns that are converted together.
    private static let columnStep = 32

    /// Converts changed pixels of a bitmap, and the bytes that depend on them: the row before or after the changed rows that belongs to the
    /// same squares of 2 × 2 pixels, and columns beside them. The other bytes are unchanged. Transparency is ignored.
    ///
    /// - Parameter columns: The columns with changes, or nil for all columns.
    package func convert(
        _ bitmap: borrowing Bitmap, rows: Range<Int>, columns: Range<Int>? = nil, into planes: UnsafeMutableRawBufferPointer
    ) {
        let (count, lastRow) = (bitmap.width, bitmap.height - 1)
        precondition(
            width == count + count % 2 && height == lastRow + 1 + (lastRow + 1) % 2 && planes.count >= byteCount,
            "the planes of \(width)×\(height) pixels have no room for \(count)×\(lastRow + 1) pixels")
        let changed = (columns ?? 0..<count).clamped(to: 0..<count)
        guard !changed.isEmpty else { return }
        // A chroma sample belongs to an even column, and also depends on the columns before and after it. Rounding down to an even number
        // includes the sample before an odd column. One column is added at the end for the sample after an odd column.
        let first = changed.lowerBound / Self.columnStep * Self.columnStep
        let end = min((changed.upperBound + Self.columnStep) / Self.columnStep * Self.columnStep, count)
        let kernels = Blend.kernels
        bitmap.withUnsafeBytes { bytes in
            guard let pixels = bytes.bindMemory(to: UInt32.self).baseAddress,
                let luma = planes.bindMemory(to: UInt8.self).baseAddress
            else { return }
            let blueChroma = luma + width * height
            let redChroma = blueChroma + width * height / 4
            let pairs = rows.clamped(to: 0..<lastRow + 1)
            for pair in pairs.lowerBound / 2..<(pairs.upperBound + 1) / 2 where !pairs.isEmpty {
                kernels.videoRows(
                    pixels + pair * 2 * count, pixels + min(pair * 2 + 1, lastRow) * count, count, first, end, luma + pair * 2 * width,
                    luma + (pair * 2 + 1) * width, blueChroma + pair * width / 2, redChroma + pair * width / 2)
            }
        }
    }
}

import CoreGraphics
import FlipbookRaster

/// The conversion of a frame to the planes of a video. The frame is an image whose neighboring pixels differ, the same image as in
/// `Benchmarks/frames.h`.
package struct VideoBenchmark {
    /// The work for each frame: the conversion of all rows, the conversion of a tenth of the rows, or only a copy.
    package enum Kind: String, CaseIterable {
        case wholeFrame = "whole-frame"
        case tenthOfRows = "tenth-of-rows"
        case copy

        var title: String {
            switch self {
            case .wholeFrame: "converted, whole frame"
            case .tenthOfRows: "converted, a tenth of the rows changed"
            case .copy: "copied, whole frame (memcpy, for comparison)"
            }
        }

        /// The target time in milliseconds, or nil for the copy, which is measured for comparison.
        var goal: Double? {
            switch self {
            case .wholeFrame: 1
            case .tenthOfRows: 0.12
            case .copy: nil
            }
        }
    }

    private let kind: Kind
    private let bitmap: Bitmap
    private let bytes: UnsafeMutableRawBufferPointer
    private let planes: VideoPlanes

    package init(_ kind: Kind) {
        self.kind = kind
        let (width, height) = (RasterBenchmark.size.width, RasterBenchmark.size.height)
        let words = (0..<width * height).map { index -> UInt32 in
            let tint = UInt32(truncatingIfNeeded: (index % width) &* 7 ^ (index / width) &* 5) &+ 1
            return 0xFF00_0000 | tint & 0xFF | (tint << 8 & 0xFF00) | (tint << 15 & 0xFF_0000)
        }
        bitmap = Bitmap(width: width, height: height, words: words)
        planes = VideoPlanes(bitmapWidth: width, bitmapHeight: height)
        // The memory stays allocated while the program runs. It also has space for the copy.
        bytes = .allocate(byteCount: width * height * 4, alignment: 64)
    }

    /// Converts or copies one frame.
    package func convert() {
        switch kind {
        case .wholeFrame: planes.convert(bitmap, rows: 0..<bitmap.height, into: bytes)
        case .tenthOfRows: planes.convert(bitmap, rows: 700..<700 + bitmap.height / 10, into: bytes)
        case .copy: bitmap.withUnsafeBytes { bytes.copyMemory(from: $0) }
        }
    }
}

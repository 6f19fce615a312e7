import CoreGraphics

/// Several frames side by side in one image.
@preconcurrency @MainActor public enum Filmstrip {
    /// Returns an image with the frames of a stage at the given times. The gap between two frames is 1/16 of a frame's width.
    ///
    /// The stage advances to the frame nearest to each time. The times must be in ascending order.
    public static func make(_ stage: Stage, at times: [Double]) -> Bitmap {
        combine(times.map { time in stage.advance(to: time, of: "Filmstrip.make(_:at:)").render() })
    }

    /// Returns the frames of each row. If `columns` is nil, there is one row.
    private static func rows(of frames: [Bitmap], columns: Int?) -> [ArraySlice<Bitmap>] {
        let count = max(columns ?? frames.count, 1)
        return stride(from: 0, to: frames.count, by: count).map { frames[$0..<min($0 + count, frames.count)] }
    }

    /// Returns the size of the image with the frames and the gaps.
    ///
    /// - Parameter columns: The largest number of frames in a row, or nil for one row.
    package static func size(of frames: [Bitmap], columns: Int? = nil) -> (width: Int, height: Int, gap: Int) {
        let gap = max((frames.first?.width ?? 0) / 16, 1)
        let rows = rows(of: frames, columns: columns)
        let width = rows.map { row in row.reduce(gap) { $0 + $1.width + gap } }.max() ?? gap
        let height = rows.reduce(gap) { height, row in height + (row.map(\.height).max() ?? 0) + gap }
        return (width, height, gap)
    }

    /// Returns an image with the frames side by side. Their sizes can differ, because rotation exchanges the screen's width and height.
    ///
    /// - Parameter columns: The largest number of frames in a row, or nil for one row.
    package static func combine(_ frames: [Bitmap], columns: Int? = nil) -> Bitmap {
        guard !frames.isEmpty else { return Bitmap(width: 0, height: 0) }
        let (stripWidth, stripHeight, gap) = size(of: frames, columns: columns)
        var strip = Bitmap(width: stripWidth, height: stripHeight)
        let (width, background) = (strip.width, Theme.pixel(Theme.backgroundColor))
        strip.withUnsafeMutableWords { pixels in
            pixels.update(repeating: background)
            var top = gap
            for row in rows(of: frames, columns: columns) {
                var left = gap
                for frame in row {
                    for y in 0..<frame.height {
                        for x in 0..<frame.width { pixels[(y + top) * width + left + x] = frame.words[y * frame.width + x] }
                    }
                    left += frame.width + gap
                }
                top += (row.map(\.height).max() ?? 0) + gap
            }
        }
        return strip
    }
}

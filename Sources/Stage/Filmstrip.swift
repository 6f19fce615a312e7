import CoreGraphics

/// Several frames side by side in one image.
@preconcurrency @MainActor public enum Filmstrip {
    /// Returns an image with the frames of a stage at the given times. The gap between two frames is 1/16 of a frame's width.
    ///
    /// The stage advances to the frame nearest to each time. The times must be in ascending order.
    public static func make(_ stage: Stage, at times: [Double]) -> Bitmap {
        combine(times.map { time in stage.advance(to: time, of: "Filmstrip.make(_:at:)").render() })
    }

    /// Returns the size of the image with the frames and the gaps.
    package static func size(of frames: [Bitmap]) -> (width: Int, height: Int, gap: Int) {
        let gap = max((frames.first?.width ?? 0) / 16, 1)
        return (frames.reduce(gap) { $0 + $1.width + gap }, (frames.map(\.height).max() ?? 0) + gap * 2, gap)
    }

    /// Returns an image with the frames side by side. Their sizes can differ, because rotation exchanges the screen's width and height.
    package static func combine(_ frames: [Bitmap]) -> Bitmap {
        guard !frames.isEmpty else { return Bitmap(width: 0, height: 0) }
        let (stripWidth, stripHeight, gap) = size(of: frames)
        var strip = Bitmap(width: stripWidth, height: stripHeight)
        let (width, background) = (strip.width, Theme.pixel(Theme.backgroundColor))
        strip.withUnsafeMutableWords { pixels in
            pixels.update(repeating: background)
            var left = gap
            for frame in frames {
                for y in 0..<frame.height {
                    for x in 0..<frame.width { pixels[(y + gap) * width + left + x] = frame.words[y * frame.width + x] }
                }
                left += frame.width + gap
            }
        }
        return strip
    }
}

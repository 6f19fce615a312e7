import CoreGraphics

/// Frames of a stage side by side in one picture.
public enum Filmstrip {
    /// Goes through the times, each that of its nearest frame, with a gap of a sixteenth of the width between the pictures.
    public static func make(_ stage: Stage, at times: [Double]) -> Bitmap {
        put(
            times.map { time in
                stage.advance(frames: Int((time * Double(stage.framesPerSecond)).rounded()) - stage.frame)
                return stage.render()
            })
    }

    /// The same of a scene that is played by a script.
    package static func make(_ take: Take, at times: [Double]) throws -> Bitmap {
        put(
            try times.map { time in
                try take.go(to: Int((time * Double(take.stage.framesPerSecond)).rounded()))
                return take.stage.render()
            })
    }

    /// A screen that was turned is as wide as it was high: each picture has its own width.
    static func put(_ frames: [Bitmap]) -> Bitmap {
        guard let first = frames.first else { return Bitmap(width: 0, height: 0) }
        let gap = max(first.width / 16, 1)
        var strip = Bitmap(
            width: frames.reduce(gap) { $0 + $1.width + gap }, height: (frames.map(\.height).max() ?? 0) + gap * 2)
        let width = strip.width
        strip.withUnsafeMutableWords { words in
            words.update(repeating: 0xFFF4_F2EE)
            var left = gap
            for frame in frames {
                for y in 0..<frame.height {
                    for x in 0..<frame.width { words[(y + gap) * width + left + x] = frame.words[y * frame.width + x] }
                }
                left += frame.width + gap
            }
        }
        return strip
    }
}

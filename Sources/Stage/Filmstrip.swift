import CoreGraphics

/// Frames of a stage side by side in one picture.
public enum Filmstrip {
    /// Goes through the times, each that of its nearest frame, with a gap of a sixteenth of the width between the pictures.
    public static func make(_ stage: Stage, at times: [Double]) -> Bitmap {
        let frames = times.map { time in
            stage.advance(frames: Int((time * Double(stage.framesPerSecond)).rounded()) - stage.frame)
            return stage.render()
        }
        guard let first = frames.first else { return Bitmap(width: 0, height: 0) }
        let gap = max(first.width / 16, 1)
        var strip = Bitmap(width: (first.width + gap) * frames.count + gap, height: first.height + gap * 2)
        let width = strip.width
        strip.withUnsafeMutableWords { words in
            words.update(repeating: 0xFFF4_F2EE)
            for (index, frame) in frames.enumerated() {
                for y in 0..<frame.height {
                    for x in 0..<frame.width {
                        words[(y + gap) * width + gap + index * (first.width + gap) + x] = frame.words[y * frame.width + x]
                    }
                }
            }
        }
        return strip
    }
}

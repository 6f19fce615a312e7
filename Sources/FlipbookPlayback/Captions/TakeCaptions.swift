import CoreGraphics
import Stage

/// The subtitles and the chapters of a take, up to its current frame.
nonisolated package struct TakeCaptions: Equatable, Sendable {
    /// The subtitles in the order of their beginnings. They do not overlap.
    package private(set) var subtitles: [Subtitle] = []
    /// The chapters in the order of their beginnings.
    package private(set) var chapters: [ChapterMark] = []
    /// The subtitles that were replaced before their end, by more than the duration of a fade. They are in the order of their beginnings.
    package private(set) var cuts: [Cut] = []
    /// Whether a cue was passed since the last subtitle has appeared.
    private var hasPassedCue = false
    let framesPerSecond: Int
    /// The largest number of frames until a visible subtitle is checked again, because it may have several pages.
    private static let pageCheck = 10

    init(framesPerSecond: Int) { self.framesPerSecond = framesPerSecond }

    /// Adds an input that is performed in a frame, if the input is a subtitle or a chapter.
    mutating func add(_ input: Input, frame: Int) {
        switch input {
        case .say(let text, let seconds): say(text, seconds: seconds, frame: frame)
        case .cue: hasPassedCue = true
        case .chapter(let name): chapters.append(ChapterMark(name: name, frame: frame))
        default: break
        }
    }

    private mutating func say(_ text: String, seconds: Double?, frame: Int) {
        let replaces = endSubtitle(at: frame, isReplaced: !text.isEmpty)
        hasPassedCue = false
        guard !text.isEmpty else { return }
        let duration = seconds ?? Subtitle.defaultDuration(of: text)
        let count = max(Int((duration * Double(framesPerSecond)).rounded()), 1)
        subtitles.append(Subtitle(text: text, frames: frame..<(frame + count), fadesIn: !replaces))
    }

    /// Ends the visible subtitle in a frame. Returns whether a new subtitle in this frame replaces a visible subtitle, so that the new
    /// subtitle does not fade in.
    private mutating func endSubtitle(at frame: Int, isReplaced: Bool) -> Bool {
        guard let last = subtitles.last, frame < last.frames.upperBound else { return false }
        // A text that is cut by less than the duration of a fade is not reported.
        if isReplaced, Double(last.frames.upperBound - frame) > Subtitle.fadeDuration * Double(framesPerSecond) {
            cuts.append(Cut(text: last.text, plannedFrames: last.frames, endFrame: frame, hasCue: hasPassedCue))
        }
        if last.frames.lowerBound >= frame {
            subtitles.removeLast()
            // The subtitle that the removed one had replaced is now not replaced, so it fades out.
            if !last.fadesIn, !isReplaced, !subtitles.isEmpty { subtitles[subtitles.count - 1].fadesOut = true }
            return !last.fadesIn
        }
        subtitles[subtitles.count - 1].frames = last.frames.lowerBound..<frame
        subtitles[subtitles.count - 1].fadesOut = !isReplaced
        return true
    }

    /// Returns the subtitle in a frame and its opacity, or nil if none is visible.
    package func subtitle(at frame: Int) -> (subtitle: Subtitle, opacity: CGFloat)? {
        guard let subtitle = subtitles.last(where: { $0.frames.lowerBound <= frame }) else { return nil }
        let opacity = subtitle.opacity(at: frame, framesPerSecond: framesPerSecond)
        return opacity > 0 ? (subtitle, opacity) : nil
    }

    /// Returns the number of frames until the shown subtitle may change, or nil if no subtitle is shown.
    package func framesUntilChange(at frame: Int) -> Int? {
        guard let (subtitle, opacity) = subtitle(at: frame) else { return nil }
        return opacity < 1 ? 1 : max(min(subtitle.frames.upperBound - frame, Self.pageCheck), 1)
    }
}

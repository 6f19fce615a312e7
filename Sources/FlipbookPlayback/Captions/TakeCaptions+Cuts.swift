extension TakeCaptions {
    /// A subtitle that the next one has replaced before the end of its time.
    nonisolated package struct Cut: Equatable, Sendable {
        package var text: String
        /// The frames of the take for which the text was meant.
        package var plannedFrames: Range<Int>
        /// The first frame of the next subtitle.
        package var endFrame: Int
        /// Whether a cue was passed since the text has appeared. In a talk, such a text is not cut short, because the talk waits at the
        /// cue.
        package var hasCue: Bool

        /// The frames in which the text was shown, or its first frame if the next one has replaced it there.
        var shownFrames: Range<Int> { plannedFrames.lowerBound..<max(endFrame, plannedFrames.lowerBound + 1) }
    }

    /// Returns a line about the subtitles that were replaced before their end, or nil if there are none.
    ///
    /// - Parameters:
    ///   - includesCues: Whether the line also reports subtitles that are replaced after a cue.
    ///   - range: The frames of the take in which a reported subtitle is shown, or nil for all frames.
    @MainActor package func cutNote(includesCues: Bool, in range: Range<Int>? = nil) -> String? {
        let shown = cuts.filter { (includesCues || !$0.hasCue) && (range?.overlaps($0.shownFrames) ?? true) }
        guard let cut = shown.first else { return nil }
        // With two decimals, the times are nearly always the same for formats with different frame rates.
        func seconds(_ frameCount: Int) -> String {
            Quantity.seconds((Double(frameCount) / Double(framesPerSecond) * 100).rounded() / 100)
        }
        let start = cut.plannedFrames.lowerBound
        let note =
            "the subtitle \(ScriptLineReader.quoted(cut.text)) at \(seconds(start)) is shown for \(seconds(cut.endFrame - start)) instead of "
            + "\(seconds(cut.plannedFrames.count)), because the next one replaces it"
        guard shown.count > 1 else { return note }
        return note + ", and " + (shown.count == 2 ? "1 other is" : "\(shown.count - 1) others are") + " cut short too"
    }
}

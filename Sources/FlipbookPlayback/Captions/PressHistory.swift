import CoreGraphics
import Stage
import UIKit

/// The clicks and key presses that are still shown. All times are frames of the video or of the window.
package struct PressHistory {
    /// A finger or a mouse button that went down or up.
    package struct Click: Equatable {
        package var position: CGPoint
        package var frame: Int
        package var isRelease: Bool
    }

    /// A row of key caps.
    package struct Row: Equatable {
        /// The texts of the caps.
        package var caps: [String]
        /// Whether the row has one cap with typed text.
        package var isText = false
        /// The number of successive presses of the keys.
        package var count = 1
        /// The frame of the last press.
        package var frame: Int
    }

    /// The duration for which a row of caps is fully visible, and the duration of its fade after that, in seconds.
    package static let capDuration = 1.5
    package static let capFadeDuration = 0.3
    /// The duration of a ring's animation, in seconds.
    package static let clickDuration = 0.45
    /// The largest number of characters of typed text in a cap.
    package static let maximumTextLength = 24
    /// The largest number of rows.
    package static let maximumRowCount = 3

    package private(set) var clicks: [Click] = []
    /// The rows of caps, oldest first.
    package private(set) var rows: [Row] = []
    private let framesPerSecond: Int

    package init(framesPerSecond: Int) { self.framesPerSecond = framesPerSecond }

    /// Whether neither clicks nor keys are shown.
    package var isEmpty: Bool { clicks.isEmpty && rows.isEmpty }

    // MARK: - Adding

    /// Adds a finger or a mouse button that goes down or up at a point.
    package mutating func addClick(at position: CGPoint, isRelease: Bool, frame: Int) {
        guard position.x.isFinite, position.y.isFinite else { return }
        clicks.append(Click(position: position, frame: frame, isRelease: isRelease))
    }

    /// Adds a pressed key.
    ///
    /// - Parameters:
    ///   - isTyping: Whether a text field receives the key.
    ///   - isSecret: Whether the text field hides its text. In this case, the letters are not shown.
    package mutating func add(_ stroke: KeyStroke, isTyping: Bool, isSecret: Bool, frame: Int) {
        if isTyping, let text = KeyCapTitles.typedText(of: stroke) { return addText(text, isSecret: isSecret, frame: frame) }
        let caps = KeyCapTitles.titles(of: stroke)
        guard !caps.isEmpty else { return }
        if let last = rows.last, !last.isText, last.caps == caps, isFullyVisible(last, at: frame) {
            rows[rows.count - 1].count += 1
            rows[rows.count - 1].frame = frame
        } else {
            append(Row(caps: caps, frame: frame))
        }
    }

    /// Adds typed text. If the last row has text too and has not begun to fade, the typed text is appended to this row.
    package mutating func addText(_ text: String, isSecret: Bool, frame: Int) {
        guard !isSecret, !text.isEmpty else { return }
        if let last = rows.last, last.isText, isFullyVisible(last, at: frame) {
            rows[rows.count - 1].caps = [Self.shortened(last.caps.joined() + text)]
            rows[rows.count - 1].frame = frame
        } else {
            append(Row(caps: [Self.shortened(text)], isText: true, frame: frame))
        }
    }

    private mutating func append(_ row: Row) {
        rows.append(row)
        if rows.count > Self.maximumRowCount { rows.removeFirst() }
    }

    /// Returns the last characters of a text, at most `maximumTextLength`, in one line.
    private static func shortened(_ text: String) -> String {
        String(text.map { $0.isNewline ? " " : $0 }.suffix(maximumTextLength))
    }

    // MARK: - Time

    private func frames(_ seconds: Double) -> Double { seconds * Double(framesPerSecond) }

    private func isFullyVisible(_ row: Row, at frame: Int) -> Bool { Double(frame - row.frame) <= frames(Self.capDuration) }

    /// Returns the opacity of a row in a frame.
    package func opacity(of row: Row, at frame: Int) -> CGFloat {
        let fading = Double(frame - row.frame) - frames(Self.capDuration)
        return CGFloat(min(max(1 - fading / frames(Self.capFadeDuration), 0), 1))
    }

    /// Returns the progress of a ring's animation in a frame: from 0, when the ring appears, to 1, when it is invisible.
    package func progress(of click: Click, at frame: Int) -> CGFloat {
        CGFloat(min(max(Double(frame - click.frame) / frames(Self.clickDuration), 0), 1))
    }

    /// Removes the clicks and rows that are invisible in a frame.
    package mutating func removeInvisible(at frame: Int) {
        clicks = clicks.filter { progress(of: $0, at: frame) < 1 }
        rows = rows.filter { opacity(of: $0, at: frame) > 0 }
    }
}

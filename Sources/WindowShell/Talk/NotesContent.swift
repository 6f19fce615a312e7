import FlipbookPlayback

/// The content of the speaker's notes.
struct NotesContent: Equatable {
    /// The title of the talk.
    var title: String
    /// The number of the scene, counted from 1, and the number of scenes.
    var sceneNumber: Int
    var sceneCount: Int
    var sceneTitle: String
    /// The names of the steps of the scene. The first step is the start of the scene.
    var steps: [String]
    /// The index of the current step.
    var step: Int
    /// Whether the script waits for the next step.
    var isWaiting: Bool
    /// The name of the next step. If the next step is the start of another scene, `next` is the title of that scene, and `nextScene` is a
    /// text with its number, such as `Scene 2`.
    var next: String
    var nextScene: String?
    /// The position of the next step, whose picture is shown, or nil after the last step.
    var nextPosition: TalkPosition?
    /// The notes in Markdown.
    var notes: String
    var clock: TalkClock
    /// The planned duration in minutes, or nil.
    var minutes: Double?

    /// Whether the talk takes longer than planned.
    var isOverTime: Bool { minutes.map { Double(clock.elapsedSeconds) >= $0 * 60 } ?? false }
    /// The elapsed part of the planned duration, 0…1, or nil.
    var elapsedFraction: Double? { minutes.map { min(Double(clock.elapsedSeconds) / ($0 * 60), 1) } }
    /// The elapsed time, such as `4:05` or `4:05 of 10:00`.
    var elapsedText: String {
        let elapsed = Self.text(seconds: clock.elapsedSeconds)
        return minutes.map { "\(elapsed) of \(Self.text(seconds: Int(($0 * 60).rounded())))" } ?? elapsed
    }

    private static func text(seconds: Int) -> String {
        func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        let (minutes, rest) = (seconds / 60, twoDigits(seconds % 60))
        return minutes < 60 ? "\(minutes):\(rest)" : "\(minutes / 60):\(twoDigits(minutes % 60)):\(rest)"
    }
}

/// A step of a talk. `step` is the number of passed cues, or nil for the start of the scene.
struct TalkPosition: Hashable {
    var scene: Int
    var step: Int?
}

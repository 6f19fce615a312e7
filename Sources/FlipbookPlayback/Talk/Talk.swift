import Stage

/// A talk: scenes in their order, with scripts, notes and panels.
package struct Talk {
    package var title: String
    /// The planned duration in minutes, or nil if the file does not state it.
    package var minutes: Double?
    package var scenes: [TalkScene]
    /// The path of the file that describes the talk.
    package var path: String

    /// The number of cues of all scenes.
    package var cueCount: Int { scenes.reduce(0) { $0 + $1.cues.count } }
}

import Foundation

/// The history of a take as a value: its inputs, its animations, and the calls of its code.
///
/// Times are in seconds of the scene. Frames of a slowed take are shorter than 1/60 s of the scene, so the time of each frame is stored.
package nonisolated struct Timeline: Equatable, Sendable, Codable {
    /// The times of the frames, from frame 0 on.
    package var frameTimes: [Double] = [0]
    /// The inputs of the user, in the order in which they begin.
    package var inputs: [TimelineInput] = []
    /// The groups of animations that started together, in the order in which they started.
    package var groups: [AnimationGroup] = []
    /// The animations, in the order in which they started. The index of an animation is its number.
    package var animations: [TimelineAnimation] = []
    /// The calls of the app's code that are recorded without a duration: timers, delayed calls, completions, actions of controls, and
    /// `viewDidAppear`.
    package var marks: [TimelineMark] = []

    /// A frame with a name: the beginning of a chapter, or a passed cue.
    package struct NamedFrame: Equatable, Sendable, Codable {
        package var name: String
        package var frame: Int

        package init(name: String, frame: Int) { (self.name, self.frame) = (name, frame) }
    }

    /// The chapters of the script, in the order in which they begin.
    package var chapters: [NamedFrame] = []
    /// The passed cues of the script, with the frames in which they were passed.
    package var cues: [NamedFrame] = []

    package init() {}

    /// The number of frames, at least 1.
    package var frameCount: Int { frameTimes.count }
    /// The time of the last frame.
    package var duration: Double { frameTimes.last ?? 0 }

    /// Returns the time of a frame. A frame outside of the take has the time of the nearest frame of the take.
    package func time(ofFrame frame: Int) -> Double { frameTimes[min(max(frame, 0), frameTimes.count - 1)] }

    /// Returns the last frame at or before a time, or 0.
    package func frame(at time: Double) -> Int {
        var (low, high) = (0, frameTimes.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if frameTimes[middle] <= time + 1e-9 { low = middle } else { high = middle }
        }
        return low
    }

    /// Returns the animations of a group.
    package func animations(of group: AnimationGroup) -> [TimelineAnimation] { group.animations.map { animations[$0] } }
}

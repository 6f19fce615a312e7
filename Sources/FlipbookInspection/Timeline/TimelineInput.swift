import Foundation

/// An input of the user, such as a gesture, a key press or a rotation of the device, as an interval of the timeline.
package nonisolated struct TimelineInput: Equatable, Sendable, Codable {
    package enum Kind: String, CaseIterable, Sendable, Codable { case tap, drag, press, scroll, key, text, rotation, setting, speed }

    package var kind: Kind
    /// The first and the last frame.
    package var frames: ClosedRange<Int>
    /// The description, such as `Tap`, `Drag 120 pt` or `Key A`.
    package var title: String
    /// The positions of the finger, or of the pointer of a scroll, one for each change, in points of the screen. Empty for other inputs.
    package var path: [CGPoint] = []
    /// The largest force of the finger; 1 is an ordinary touch.
    package var force = 1.0

    package init(kind: Kind, frames: ClosedRange<Int>, title: String) { (self.kind, self.frames, self.title) = (kind, frames, title) }
}

import CoreGraphics
import Foundation
import Stage
import UIKit

nonisolated extension TimelineInput {
    /// The largest distance in points that a finger moves during a tap.
    private static let maximumTapDistance = 10.0
    /// The largest number of frames of a tap. A longer touch is shown as a press, if the finger does not move.
    private static let maximumTapFrameCount = 30

    /// Returns the gestures, key presses and changes of the device that a list of inputs describes, in the order of their beginnings.
    ///
    /// - Parameter lastFrame: The frame at which touches and keys that are still down end.
    package static func inputs(from inputs: [TimedInput], until lastFrame: Int) -> [TimelineInput] {
        var builder = Builder(lastFrame: lastFrame)
        for input in inputs { builder.add(input) }
        return builder.finish()
    }

    /// Joins the inputs of each finger and key.
    private struct Builder {
        let lastFrame: Int
        var finished: [TimelineInput] = []
        var touches: [Int: (start: Int, path: [CGPoint], force: Double)] = [:]
        var keys: [String: Int] = [:]

        init(lastFrame: Int) { self.lastFrame = lastFrame }

        mutating func add(_ timed: TimedInput) {
            let frame = timed.frame
            switch timed.input {
            case .down(let finger, let point, let force): touches[finger] = (frame, [point], force)
            case .move(let finger, let point, let force):
                guard var touch = touches[finger] else { return }
                touch.path.append(point)
                touch.force = max(touch.force, force)
                touches[finger] = touch
            case .up(let finger), .cancel(let finger): endTouch(finger, at: frame)
            case .scroll(let point, let distance): addScroll(at: point, by: distance, frame)
            case .keyDown(let stroke): keys[stroke.name] = frame
            case .keyUp(let stroke): if let start = keys.removeValue(forKey: stroke.name) { addKey(stroke.name, start...max(frame, start)) }
            case .compose(let text, _): add(.text, frame...frame, "Compose “\(text)”")
            case .commit(let text): add(.text, frame...frame, "Text “\(text)”")
            case .rotate(let orientation): add(.rotation, frame...frame, "Rotate to \(orientation.rawValue)")
            case .setting(let setting): add(.setting, frame...frame, setting.title)
            case .secondaryClick: add(.press, frame...frame, "Right click")
            case .accessibility(let action, _): add(.press, frame...frame, action.title)
            case .tilt(let tilt): add(.rotation, frame...frame, "Tilt to (\(Self.short(tilt.x)), \(Self.short(tilt.y)))")
            case .slow(let slowness): add(.speed, frame...frame, slowness == 1 ? "Normal speed" : "Speed 1/\(slowness)")
            // These inputs are not gestures or keys. The timeline has separate lists of the chapters and of the cues.
            case .say, .chapter, .cue: break
            }
        }

        /// Returns a number with two decimals.
        private static func short(_ value: CGFloat) -> String { String(format: "%.2f", value) }

        mutating func add(_ kind: Kind, _ frames: ClosedRange<Int>, _ title: String) {
            finished.append(TimelineInput(kind: kind, frames: frames, title: title))
        }

        mutating func addKey(_ name: String, _ frames: ClosedRange<Int>) { add(.key, frames, "Key \(name)") }

        /// Adds a movement of the wheel. Movements that follow each other closely are one scroll.
        mutating func addScroll(at point: CGPoint, by distance: CGVector, _ frame: Int) {
            if let index = finished.lastIndex(where: { $0.kind == .scroll }), frame - finished[index].frames.upperBound <= 12 {
                finished[index].frames = finished[index].frames.lowerBound...frame
                finished[index].path.append(point)
            } else {
                add(.scroll, frame...frame, "Scroll")
                finished[finished.count - 1].path = [point]
            }
        }

        mutating func endTouch(_ finger: Int, at frame: Int) {
            guard let touch = touches.removeValue(forKey: finger), let first = touch.path.first else { return }
            let distance = touch.path.map { hypot($0.x - first.x, $0.y - first.y) }.max() ?? 0
            let frames = touch.start...max(frame, touch.start)
            if distance > maximumTapDistance {
                // The distance can be larger than every integer.
                add(.drag, frames, "Drag \(String(format: "%.0f", Double(distance.rounded()))) pt")
            } else if touch.force > 1.05 || frames.count > maximumTapFrameCount {
                add(.press, frames, "Press")
            } else {
                add(.tap, frames, "Tap")
            }
            finished[finished.count - 1].path = touch.path
            finished[finished.count - 1].force = touch.force
        }

        mutating func finish() -> [TimelineInput] {
            for finger in touches.keys.sorted() { endTouch(finger, at: lastFrame) }
            for (name, start) in keys.sorted(by: { $0.key < $1.key }) { addKey(name, start...max(lastFrame, start)) }
            // Inputs that begin in the same frame keep their order.
            return finished.enumerated().sorted { ($0.element.frames.lowerBound, $0.offset) < ($1.element.frames.lowerBound, $1.offset) }
                .map(\.element)
        }
    }
}

import FlipbookInspection
import Foundation
import Stage
import UIKit

/// The timeline view of a take with 500 animations of 300 layers. Each frame changes the view, as described by `Kind`. This type does not
/// measure time.
package final class TimelineBenchmark {
    /// The change of the view in each frame.
    package enum Kind: String, CaseIterable, Sendable {
        case play = "the take plays"
        case scrub = "the playhead is dragged"
        case scroll = "the rows are scrolled"
        case zoom = "the visible times are zoomed"
    }

    private static let size = CGSize(width: 1280, height: 240)
    private let kind: Kind
    private let stage = Stage(size: TimelineBenchmark.size, scale: 1.5, threads: 1)
    private let view = TimelineView(frame: CGRect(origin: .zero, size: TimelineBenchmark.size))

    package init(_ kind: Kind) {
        self.kind = kind
        let view = view
        view.timeline = Self.makeTimeline()
        stage.perform { stage.window.addSubview(view) }
        stage.advance(frames: 1)
    }

    /// Returns the timeline of a take of 30 seconds, in which a call starts five animations every 0.3 seconds.
    private static func makeTimeline() -> Timeline {
        var timeline = Timeline()
        timeline.frameTimes = (0..<1800).map { Double($0) / 60 }
        let kinds = AnimationGroup.Kind.allCases
        for number in 0..<500 {
            let group = number / 5
            let start = Double(group) * 0.3
            if number % 5 == 0 {
                timeline.groups.append(
                    AnimationGroup(
                        number: group, kind: kinds[group % kinds.count], line: SourceLine(path: "Scene.swift", line: group), start: start))
            }
            let curve: TimingCurve =
                group % 2 == 0
                ? .bezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1) : .spring(mass: 1, stiffness: 100, damping: Double(8 + number % 5), velocity: 0)
            var animation = TimelineAnimation(
                number: number, group: group, layer: number % 300, name: "view \(number % 300)", keyPath: "position", start: start,
                delay: 0,
                duration: 0.4 + Double(number % 7) * 0.1, cycles: 1, curve: curve)
            animation.end = animation.plannedEnd
            timeline.animations.append(animation)
            timeline.groups[group].animations.append(number)
        }
        return timeline
    }

    /// Shows and paints a frame.
    package func tick(_ frame: Int) {
        switch kind {
        case .play:
            view.timeline.frameTimes.append(30 + Double(frame) / 60)
            view.playheadFrame = view.timeline.frameCount - 1
        case .scrub: view.playheadFrame = frame * 37 % 1800
        case .scroll: view.scroll(to: CGFloat(frame * 29 % 16_000))
        case .zoom:
            let length = 2 + Double(frame % 50) / 3
            view.visibleTimeRange = 5...(5 + length)
        }
        stage.advance(frames: 1)
        stage.paint()
    }
}

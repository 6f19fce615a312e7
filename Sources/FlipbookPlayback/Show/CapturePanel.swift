import CoreGraphics
import FlipbookInspection
import Foundation
import Stage
import UIKit

/// A panel beside the screen of a video.
package protocol CapturePanel: AnyObject {
    var view: UIView { get }
    /// Shows a frame of the take.
    func show(frame: Int)
}

/// A panel with a graph of values.
final class CaptureGraphPanel: CapturePanel {
    private let graph: ValueGraphView
    private let frameTimes: [Double]
    var view: UIView { graph }

    init(_ series: [ValueSeries], _ frameTimes: [Double], size: CGSize) {
        self.frameTimes = frameTimes
        graph = ValueGraphView(series, timeRange: (frameTimes.first ?? 0)...(frameTimes.last ?? 0), size: size)
    }

    func show(frame: Int) { graph.show(frameTimes[min(max(frame, 0), frameTimes.count - 1)]) }
}

/// A panel with the timeline.
final class CaptureTimelinePanel: CapturePanel {
    private let timelineView: TimelineView
    var view: UIView { timelineView }

    init(_ timeline: Timeline, size: CGSize) {
        timelineView = TimelineView(frame: CGRect(origin: .zero, size: size))
        timelineView.layer.cornerRadius = 14
        timelineView.endsWithTake = true
        timelineView.timeline = timeline
    }

    func show(frame: Int) { timelineView.playheadFrame = frame }
}

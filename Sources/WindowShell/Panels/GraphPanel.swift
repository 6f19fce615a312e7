import FlipbookInspection
import FlipbookPlayback
import UIKit

/// The graph panel of the window: its view, and the values of the shown layer.
final class GraphPanel {
    let view: GraphPanelView
    /// The values of the shown layer, or nil if no layer is shown.
    private(set) var values: LayerValueHistory?
    /// The inspection that provides the animations.
    private weak var inspection: Inspection?
    /// A second run of the take, which computes the values of the frames before the layer was shown. Nil if these values are known.
    private var replay: TakeReplay?
    /// The number of animations at the last selection of a layer.
    private var animationCount = 0
    /// For each key path of the animations, whether its values consist of numbers.
    private var keyPathsWithNumbers: [String: Bool] = [:]
    /// The last played frame of the take at the last recording of values.
    private var lastPlayedFrame = 0

    /// The number of frames of the second run that are played per frame of the window.
    private static let framesPerStep = 120

    /// Creates the panel. The stage of the window must be current.
    init() { view = GraphPanelView(frame: .zero) }

    /// Whether the values of some frames are not known yet.
    var isReading: Bool { replay != nil }

    /// Records the values of the current frame of a take, if it is the next frame to record. Called before the take leaves a frame.
    func record(_ take: Take) {
        // A new input in an earlier frame has discarded the frames after it, so all values are recorded again.
        if take.lastPlayedFrame < lastPlayedFrame { (values, replay) = (nil, nil) }
        lastPlayedFrame = take.lastPlayedFrame
        guard values?.frameCount == take.frame, take.frame == take.lastPlayedFrame else { return }
        _ = take.stage.displayList()
        values?.record(take.stage)
    }

    /// Records the values of the selected layer in the current frame, and in a few of the earlier frames whose values are not known yet.
    ///
    /// - Parameter selection: The serial number of a selected layer, or nil for the layer that moves.
    func update(_ playback: Playback, selection: Int?) {
        let take = playback.take
        guard let inspection = take.inspection else { return }
        if inspection !== self.inspection { (self.inspection, values, replay) = (inspection, nil, nil) }
        let timeline = inspection.timeline
        let layer = selection ?? movingLayer(in: timeline, at: playback.displayedFrame)
        select(layer, timeline) { number in playback.stage.layer(number: number).map { inspection.names.name(of: $0) } }
        record(take)
        readEarlierFrames(of: take)
    }

    /// Shows the values in the view. The stage of the window must be current.
    func show(_ playback: Playback) {
        guard let timeline = inspection?.timeline else { return }
        view.show(values, timeline, at: playback.displayedFrame)
    }

    /// Returns the layer to show in a frame. Only animations of numbers count.
    ///
    /// The shown layer remains if it has a running animation, or if no animation is running. Otherwise the result is the layer of the
    /// running animation that began last. If no layer is shown and no animation is running, it is the layer of the timeline's last
    /// animation that has begun.
    private func movingLayer(in timeline: Timeline, at frame: Int) -> Int? {
        let time = timeline.time(ofFrame: frame)
        var (latest, last): (TimelineAnimation?, TimelineAnimation?)
        for animation in timeline.animations where animation.start <= time && hasNumbers(animation.keyPath) {
            last = animation
            guard animation.end.map({ $0 > time }) ?? true else { continue }
            if animation.layer == values?.layer { return animation.layer }
            if animation.start > latest?.start ?? -1 { latest = animation }
        }
        return latest?.layer ?? values?.layer ?? last?.layer
    }

    /// Returns whether the value of a key path consists of numbers.
    private func hasNumbers(_ keyPath: String) -> Bool {
        if let known = keyPathsWithNumbers[keyPath] { return known }
        let hasNumbers = !LayerValueHistory.numbers(in: keyPath).isEmpty
        keyPathsWithNumbers[keyPath] = hasNumbers
        return hasNumbers
    }

    /// Removes the recorded values if another layer is selected, or if the layer has other key paths.
    private func select(_ layer: Int?, _ timeline: Timeline, name: (Int) -> String?) {
        guard let layer else { return (values, replay) = (nil, nil) }
        guard layer != values?.layer || timeline.animations.count != animationCount else { return }
        animationCount = timeline.animations.count
        let animations = timeline.animations.filter { $0.layer == layer }
        let new = LayerValueHistory(
            layer: layer, name: animations.first?.name ?? name(layer) ?? "Layer", animating: animations.map(\.keyPath))
        if values?.layer != layer || values?.keyPaths != new.keyPaths { (values, replay) = (new, nil) }
    }

    /// Plays a few frames of the take again and records their values. Has no effect if the values of all earlier frames are recorded.
    private func readEarlierFrames(of take: Take) {
        guard let count = values?.frameCount, count <= take.lastPlayedFrame else { return replay = nil }
        let current = replay ?? take.makeReplay()
        replay = current
        defer { take.stage.makeCurrent() }
        for _ in 0..<Self.framesPerStep where current.frame <= take.lastPlayedFrame {
            if current.frame == values?.frameCount {
                _ = current.stage.displayList()
                values?.record(current.stage)
            }
            current.advance()
        }
        if let count = values?.frameCount, count > take.lastPlayedFrame { replay = nil }
    }
}

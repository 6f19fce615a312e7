import FlipbookInspection
import FlipbookPlayback
import UIKit

/// The graph panel of the window: its view, and the values of the layer that it shows.
final class GraphPanel {
    let view: GraphPanelView
    /// The values of the shown layer, or nil if nothing has moved yet.
    private(set) var values: LayerValueHistory?
    /// The inspection from which the animations come.
    private weak var inspection: Inspection?
    /// A second run of the take that gives the values of the frames before the layer was shown. Nil if they are known.
    private var replay: TakeReplay?
    /// The number of animations when the layer was selected last.
    private var animationCount = 0
    /// The key paths of the animations, and whether their values consist of numbers.
    private var keyPathsWithNumbers: [String: Bool] = [:]
    /// The number of played frames when the values were recorded last.
    private var lastPlayedFrame = 0

    /// The number of frames of the second run that are played in a frame of the window.
    private static let framesPerStep = 120

    /// Creates the panel. The stage of the window must be current.
    init() { view = GraphPanelView(frame: .zero) }

    /// Whether the values of some frames are not known yet.
    var isReading: Bool { replay != nil }

    /// Records the values of the current frame of a take, if they are the next ones. Called before the take leaves a frame.
    func record(_ take: Take) {
        // Another input was given in an earlier frame, so the frames after it are different now.
        if take.lastPlayedFrame < lastPlayedFrame { (values, replay) = (nil, nil) }
        lastPlayedFrame = take.lastPlayedFrame
        guard values?.frameCount == take.frame, take.frame == take.lastPlayedFrame else { return }
        _ = take.stage.displayList()
        values?.record(take.stage)
    }

    /// Records the values of the selected layer up to the current frame.
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

    /// Returns the layer whose animation began last among those that run in a frame. A current layer that still moves stays, and the last
    /// layer stays when nothing moves.
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

    /// Begins with the values of another layer, or with other key paths of the layer.
    private func select(_ layer: Int?, _ timeline: Timeline, name: (Int) -> String?) {
        guard let layer else { return (values, replay) = (nil, nil) }
        guard layer != values?.layer || timeline.animations.count != animationCount else { return }
        animationCount = timeline.animations.count
        let animations = timeline.animations.filter { $0.layer == layer }
        let new = LayerValueHistory(
            layer: layer, name: animations.first?.name ?? name(layer) ?? "Layer", animating: animations.map(\.keyPath))
        if values?.layer != layer || values?.keyPaths != new.keyPaths { (values, replay) = (new, nil) }
    }

    /// Plays a part of the take again, up to the frames whose values are known.
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

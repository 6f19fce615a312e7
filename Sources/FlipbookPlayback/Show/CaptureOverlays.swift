import CoreGraphics
import FlipbookDisplayList
import FlipbookInspection
import Foundation
import Stage
import UIKit

/// Shows the animations of a take in its videos and screenshots: trails, ghosts, an exploded view, graphs.
package final class CaptureOverlays {
    package let options: ShowOptions
    let survey: TakeSurvey
    /// The animations of the video, or nil if they are not shown.
    private let timeline: Timeline?
    private let lookahead: TakeLookahead
    private let repainted: RepaintedTake
    private var overdraw: Overdraw?
    private lazy var layoutStage = LayoutStage()
    /// The first frame of the video, in which an exploded view begins to open. Nil for a screenshot, in which the exploded view is open.
    private let firstFrame: Int?

    private static let extent = Trail.Extent()
    private static let onion = OnionSkin()

    /// Creates the overlays. Plays new takes until the last frame of the video, to record the values and animations that the overlays show.
    /// Trails and ghosts also need some frames after the last frame.
    ///
    /// - Parameters:
    ///   - firstFrame: The first frame of the video, or nil for a screenshot.
    ///   - makeTake: Returns a new take that plays the same inputs and writes no files.
    package init(_ options: ShowOptions, firstFrame: Int?, lastFrame: Int, makeTake: @escaping () throws -> Take) throws {
        self.options = options
        self.firstFrame = firstFrame
        let later = options.contains(.trail) ? Self.extent.after : options.contains(.onion) ? Self.onion.after * Self.onion.spacing : 0
        survey = try TakeSurvey(options, of: makeTake(), until: lastFrame, later: later)
        timeline = options.contains(.timeline) ? try makeTake().recordTimeline(until: lastFrame) : nil
        lookahead = TakeLookahead(before: (Self.onion.before + Self.onion.after) * Self.onion.spacing + 1, makeTake: makeTake)
        repainted = RepaintedTake(makeTake: makeTake)
    }

    // MARK: - The screen

    /// Returns the display list of the current frame of a take with the overlays.
    func list(of take: Take) -> DisplayList {
        let frame = take.frame
        var list = take.stage.displayList()
        if options.contains(.onion) {
            var ghosts: [Int: DisplayList] = [:]
            for ghost in Self.onion.frames(around: frame).sorted() { ghosts[ghost] = lookahead.list(at: ghost, current: frame) }
            list = Self.onion.list(list, at: frame, layers: survey.onionLayers(at: frame, Self.onion)) { ghosts[$0] }
        }
        if options.contains(.overdraw) {
            if overdraw == nil { overdraw = Overdraw(size: take.stage.size) }
            list = overdraw?.list(list) ?? list
        }
        if options.contains(.touch) {
            let finder = LayerFinder(take.stage)
            list = TouchAreas(take.stage) { finder.name(of: $0.layer.serialNumber) ?? "" }.list(list)
        }
        if options.contains(.layout) { list = layoutStage.list(list, over: take.stage) }
        if options.contains(.repaint) { list = repainted.areas(at: frame).list(list, at: frame) }
        if options.contains(.trail) {
            let frames = Self.extent.frames(around: frame)
            let paths = survey.trailLayers(at: frame, Self.extent).map { survey.paths.path(of: $0, in: frames) }
            list = Trail.list(list, with: paths, at: frame, extent: Self.extent)
        }
        return list
    }

    /// The number of frames in which the exploded view opens.
    private static let openingDuration = 50
    /// The distance from the planes to the left and right edges of the area, as a fraction of its width. The labels are in this space.
    private static let labelMargin: CGFloat = 0.19

    /// Returns the display list of an exploded view of the current frame of a take.
    ///
    /// - Parameters:
    ///   - screenFrame: The frame of the screen before the exploded view opens.
    ///   - area: The part of the image for the exploded view and its labels.
    func explodedList(of take: Take, screenFrame: CGRect, area: CGRect) -> DisplayList {
        let (list, sample) = (take.stage.displayList(), LayerTreeSample(take.stage))
        let inner = area.insetBy(dx: area.width * Self.labelMargin, dy: area.height * 0.06)
        var view = ExplodedView(screenSize: take.stage.size, screenFrame: screenFrame, area: inner)
        if let firstFrame {
            let age = take.frame - firstFrame
            view.spread = smoothstep(min(max(Double(age) / Double(Self.openingDuration), 0), 1))
            // The camera moves slowly, so that the depth is visible.
            view.camera.yaw += 0.1 * sin(Double(age) / 60 * 2 * .pi / 9)
        }
        let content = Set(list.layerNumbers)
        // In a video, the planes are the same in all frames.
        let levels = firstFrame == nil ? ExplodedLevels(list, sample) : survey.levels
        let exploded = view.list(list, sample, levels)
        // The names are read in each frame, because a name can be a text that changes.
        let finder = LayerFinder(take.stage)
        return ExplodedLabels.list(exploded, view, sample, levels, content: content) { finder.name(of: $0) }
    }

    // MARK: - Panels

    /// Returns the panels beside the screen: a graph for each unit, and the timeline.
    func makePanels(in area: CGRect) -> [CapturePanel] {
        var groups: [[ValueSeries]] = []
        for series in survey.series {
            if let index = groups.firstIndex(where: { $0[0].unit == series.unit }) {
                groups[index].append(series)
            } else {
                groups.append([series])
            }
        }
        var makers: [(CGSize) -> CapturePanel] = groups.map { group in { [survey] in CaptureGraphPanel(group, survey.frameTimes, size: $0) }
        }
        if let timeline { makers.append { CaptureTimelinePanel(timeline, size: $0) } }
        let gap: CGFloat = 16
        let height = ((area.height - gap * CGFloat(max(makers.count - 1, 0))) / CGFloat(max(makers.count, 1))).rounded(.down)
        return makers.enumerated().map { index, make in
            let panel = make(CGSize(width: area.width, height: height))
            panel.view.frame.origin = CGPoint(x: area.minX, y: area.minY + CGFloat(index) * (height + gap))
            return panel
        }
    }
}

/// The layout overlay of a scene on a separate stage, so that the scene does not change.
private final class LayoutStage {
    private var stage: Stage?
    private var overlay: LayoutOverlay?
    private weak var window: UIWindow?

    /// Returns the display list of a scene with the layout overlay on top.
    func list(_ list: DisplayList, over scene: Stage) -> DisplayList {
        let sceneWindow = scene.perform { scene.window }
        if stage?.size != scene.size || window !== sceneWindow { makeOverlay(over: sceneWindow, size: scene.size) }
        guard let stage, let overlay else { return list }
        stage.perform { overlay.update() }
        var top = stage.displayList()
        top.background = .clear
        var result = list
        result.embed(top, .identity, clippedTo: RoundedRect(CGRect(origin: .zero, size: scene.size)))
        return result
    }

    private func makeOverlay(over window: UIWindow, size: CGSize) {
        let newStage = Stage(size: size, scale: 2)
        newStage.perform {
            let newOverlay = LayoutOverlay(over: window)
            newStage.window.backgroundColor = nil
            newStage.window.addSubview(newOverlay)
            overlay = newOverlay
        }
        (stage, self.window) = (newStage, window)
    }
}

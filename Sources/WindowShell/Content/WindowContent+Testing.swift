import CoreGraphics
import FlipbookInspection
import FlipbookPlayback
import Stage

/// Properties that only tests use.
extension WindowContent {
    /// The name of the open scene, or nil in the gallery.
    package var currentSceneName: String? { isInGallery ? nil : playback?.scene.name }
    /// An image of the scene without the window's own views, or nil if no scene is open.
    package var sceneImage: Bitmap? { playback?.stage.render() }
    /// Converts a point of the open scene to the coordinates of the window. Nil if no scene is open.
    package func pointInWindow(of point: CGPoint) -> CGPoint? {
        playback.map { windowChrome.windowFrame(of: CGRect(origin: point, size: .zero), in: $0.stage).origin }
    }
    /// The mode of the comparison of two takes, or nil if there is no comparison.
    package var comparisonMode: ComparisonMode? { comparison?.mode }
    /// Take A, or nil.
    package var takeA: ComparisonTake? { comparison?.takeA }
    /// The open take, or nil.
    package var openTake: Take? { playback?.take }
    /// The time of the scene in seconds, or nil if no scene is open.
    package var sceneTime: Double? { playback?.stage.time }
    /// The open scene, or nil if there is none.
    package var openScene: Scene? { playback?.scene }
    /// The stage of the open scene, or nil if there is none.
    package var openStage: Stage? { playback?.stage }
    /// Returns the center of the device menu's row with a title, in the coordinates of the window.
    package func pointInDeviceMenu(of title: String) -> CGPoint? {
        let index = windowChrome.hud.deviceMenuContent.rows.firstIndex { $0.title == title }
        return index.map { index in windowChrome.frontStage.perform { windowChrome.hud.deviceMenuCenter(of: index) } }
    }
    /// The titles of the rows of the device menu that have a check mark.
    package var checkedDeviceMenuRows: [String] { windowChrome.hud.deviceMenuContent.rows.filter(\.isOn).map(\.title) }
    /// Whether the take of the open scene is inspected.
    package var isInspecting: Bool { playback?.take.inspection != nil }
    /// The shown frame, or nil if no scene is open.
    package var displayedFrame: Int? { playback?.displayedFrame }
    /// The frame of the timeline in the window, or nil if it is closed.
    package var timelineFrame: CGRect? { timelinePanel?.view.frame }
    /// Returns the point of the window at a time of the timeline's ruler, or nil if the timeline is closed.
    package func timelinePoint(at time: Double) -> CGPoint? {
        timelinePanel.map { CGPoint(x: $0.view.frame.minX + $0.view.scale.x(at: time), y: $0.view.frame.minY + 12) }
    }
    /// The timeline of the open scene without its inputs, or nil if the take is not inspected.
    package var timeline: Timeline? { playback?.take.inspection?.timeline }
    /// The names of the values in each graph. Empty if the graph panel is closed.
    package var graphNames: [[String]] { graphPanel?.view.graphs.map(\.names) ?? [] }
    /// The values in the graph panel, or nil if there are none.
    package var graphValues: LayerValueHistory? { graphPanel?.values }
    /// The part of the window that is not covered by panels.
    package var areaOfScene: CGRect { windowChrome.scenePage.areaOfScene }
    /// The number of played frames of the tour in a card of the gallery, or nil if no tour is played.
    package var thumbnailFrame: Int? { thumbnailPlayer.stage?.frame }
    /// Whether the script has ended. True without a script.
    package var isScriptFinished: Bool { playback?.take.isScriptFinished ?? true }
}

import FlipbookPlayback
import UIKit

/// The graph panel at the left of the window.
extension WindowContent {
    /// Opens the graph of the open scene, or closes it.
    func toggleGraph(_ playback: Playback) {
        if graphPanel != nil { return closeGraph(playback) }
        playback.beginInspection()
        let panel = windowChrome.backStage.perform { GraphPanel() }
        graphPanel = panel
        setPanel(panel.view, at: .left)
    }

    func closeGraph(_ playback: Playback) {
        guard graphPanel != nil else { return }
        graphPanel = nil
        setPanel(nil, at: .left)
        endInspectionIfUnused(playback)
    }

    /// Shows the current frame in the graph.
    func updateGraph() {
        guard let graphPanel, let playback, !isInGallery else { return }
        if playback.take.inspection == nil { playback.beginInspection() }
        let selection = inspectedLayer ?? timelinePanel?.selectedLayer
        graphPanel.update(playback, selection: selection)
        windowChrome.backStage.perform { graphPanel.show(playback) }
    }
}

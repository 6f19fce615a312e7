import FlipbookInspection
import FlipbookPlayback

/// The panels and overlays of the open scene. A newer version of the program opens them again.
struct PanelState: Equatable, Codable {
    var hasTimeline = false
    var hasGraph = false
    var hasInspector = false
    /// Whether the inspector receives keys.
    var isInspectorFocused = false
    /// The place of the layer that is chosen in the inspector, or nil.
    var selection: LayerLocation?
    /// The names of the visible overlays.
    var overlays: [String] = []
    var isExploded = false
    /// The sizes of the window if it has grown for the panels, or nil.
    var growth: WindowGrowth?
}

extension WindowContent {
    /// The open panels and overlays, or nil if there are none.
    var panels: PanelState? {
        let overlayNames = WindowOverlays.Kind.allCases.filter { overlays.visible.contains($0) }.map(\.rawValue)
        let state = PanelState(
            hasTimeline: timelinePanel != nil, hasGraph: graphPanel != nil, hasInspector: isInspectorVisible,
            isInspectorFocused: isInspectorFocused, selection: locationOfInspectedLayer, overlays: overlayNames,
            isExploded: overlays.isExploded, growth: growth)
        return state == PanelState() ? nil : state
    }

    /// Opens the panels and overlays of an earlier version of the program. The panels that are already open stay open.
    func restore(_ state: PanelState, for playback: Playback) {
        if state.hasTimeline, timelinePanel == nil { toggleTimeline(playback) }
        if state.hasGraph, graphPanel == nil { toggleGraph(playback) }
        if state.hasInspector { setInspectorVisible(true) }
        // The window of the earlier version stays open, with its size.
        (growth, requestedSize, hadPanelsBeforeFullscreen) = (state.growth, nil, nil)
        if !state.isInspectorFocused { removeInspectorFocus() }
        for kind in WindowOverlays.Kind.allCases where state.overlays.contains(kind.rawValue) && !overlays.visible.contains(kind) {
            _ = overlays.toggle(kind, for: playback.take)
        }
        updateInspectionForOverlays(playback)
        if state.isExploded, !overlays.isExploded { toggleExplodedView() }
        // The inspection plays the take again on another stage, so the layer is chosen at the end.
        if let selection = state.selection { inspectLayer(at: selection) }
    }
}

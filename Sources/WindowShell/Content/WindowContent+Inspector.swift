import CoreGraphics
import FlipbookDisplayList
import FlipbookInspection
import FlipbookPlayback
import QuartzCore
import Stage
import UIKit

/// The inspector of the window: its view, its state for the pointer and the keys, and its editor of timings.
final class WindowInspector {
    /// The view, or nil until the inspector is shown for the first time.
    fileprivate(set) var view: InspectorView?
    fileprivate(set) var isVisible = false
    /// Whether the inspector receives keys.
    fileprivate var hasFocus = false
    /// Whether the mouse button was pressed in the inspector.
    fileprivate var isPointerDown = false
    /// The layer under the pointer, in the scene or in the tree, or nil.
    fileprivate var hoveredLayer: Int?
    fileprivate let timingEditor = TimingEditor()
}

extension WindowContent {
    package var isInspectorVisible: Bool { inspector.isVisible }
    /// The serial number of the chosen layer, or nil.
    package var inspectedLayer: Int? { inspector.isVisible ? inspector.view?.state.selection : nil }
    /// The shown report of the inspector, or nil.
    package var inspectorReport: LayerReport? { inspector.isVisible ? inspector.view?.report : nil }

    /// Shows or hides the inspector. While it is visible, the take is inspected.
    func setInspectorVisible(_ isVisible: Bool) {
        guard isVisible != inspector.isVisible else { return }
        inspector.isVisible = isVisible
        inspector.hasFocus = isVisible
        if inspector.view == nil { inspector.view = windowChrome.backStage.perform { makeInspectorView() } }
        setPanel(isVisible ? inspector.view : nil, at: .right)
        if isVisible {
            playback?.beginInspection()
            updateInspector()
        } else if let playback {
            endInspectionIfUnused(playback)
        }
    }

    /// Whether the inspector receives keys.
    var isInspectorFocused: Bool { inspector.isVisible && inspector.hasFocus }

    /// Removes the focus from the inspector, so that the scene receives keys.
    func removeInspectorFocus() { inspector.hasFocus = false }

    /// Gives the focus to the inspector, so that it receives keys.
    func focusInspector() { inspector.hasFocus = true }

    private func makeInspectorView() -> InspectorView {
        let view = InspectorView(frame: CGRect(x: 0, y: 0, width: 440, height: 800))
        view.onHover = { [weak self] number in self?.inspector.hoveredLayer = number }
        view.onEdit = { [weak self] edit in self?.inspector.timingEditor.pendingEdit = edit }
        view.onMessage = { [weak self] message in self?.showMessage(message) }
        return view
    }

    /// Shows the current frame of the scene in the inspector.
    func updateInspector() {
        inspector.timingEditor.update(for: playback)
        guard inspector.isVisible, !isInGallery, let view = inspector.view, let playback else { return }
        applyPendingEdit(to: playback)
        if playback.take.inspection == nil { playback.beginInspection() }
        guard let inspection = playback.take.inspection else { return }
        playback.groupLines.update(inspection)
        let stage = playback.stage
        let selected = timelinePanel?.view.selectedAnimation
        let content = stage.perform {
            view.content(of: stage, names: inspection.names, inspection: inspection, selectedAnimation: selected)
        }
        windowChrome.backStage.perform {
            view.isReadingLines = playback.groupLines.isReading
            view.hover(inspector.hoveredLayer)
            view.show(content)
        }
    }

    /// The number of frames after which the inspector checks again whether source lines have been read. Nil if no lines are being read.
    var framesUntilInspectorChange: Int? {
        (inspector.isVisible || timelinePanel != nil) && playback?.groupLines.isReading == true ? framesPerSecond / 10 : nil
    }

    // MARK: - Changes of timings

    /// Plays the take again with the change that the user has made.
    private func applyPendingEdit(to playback: Playback) {
        let selection = inspector.view?.state.selection
        // Take A of a comparison already shows the frames before the change.
        let message = inspector.timingEditor.applyPendingEdit(to: playback, selection: selection, showsGhost: comparison == nil)
        if let message { showMessage(message) }
    }

    /// Hides the ghosts of the frames before the timing was changed.
    func removeTimingGhost() { inspector.timingEditor.removeGhost() }

    /// Copies the source line of the chosen animation with its new numbers. If no changed animation is chosen, copies that of the last change.
    private func copyEditedLine() {
        let (text, message) = inspector.timingEditor.editedLine(of: playback, inspector.view?.changedAnimation)
        if let text { textToCopy = text }
        showMessage(message)
    }

    // MARK: - Outlines

    /// Returns the display list with a ghost of the frame before a change of a timing, and with outlines of the chosen layer and of the
    /// layer under the pointer.
    ///
    /// - Parameter list: The shown list, or nil for the list of the stage.
    func listWithInspectorOutlines(_ list: DisplayList?, zoom: CGFloat) -> DisplayList? {
        guard inspector.isVisible, !isInGallery, let playback else { return list }
        let list = inspector.timingEditor.listWithGhost(list, of: playback)
        guard playback.displayedFrame == playback.take.frame else { return list }
        let (stage, selected, hovered) = (playback.stage, inspector.view?.state.selection, inspector.hoveredLayer)
        let outlines: [SelectionOutline] = [(hovered, SelectionOutline.Style.hovered), (selected, .selected)].compactMap { number, style in
            guard let number, style == .selected || number != selected, let layer = stage.layer(number: number) else { return nil }
            return LayerQuadrilateral(layer).map { SelectionOutline($0, style) }
        }
        guard !outlines.isEmpty else { return list }
        var result = list ?? stage.displayList()
        for outline in outlines { outline.add(to: &result, in: CGRect(origin: .zero, size: stage.size), zoom: zoom) }
        return result
    }

    // MARK: - Pointer

    /// Handles a press of the mouse button. Returns false if the point is outside of the inspector.
    func pointerDownInInspector(at point: CGPoint) -> Bool {
        inspector.hasFocus = false
        guard let position = pointInInspector(point) else { return false }
        (inspector.hasFocus, inspector.isPointerDown) = (true, true)
        performInInspector { $0.pointerDown(at: position) }
        return true
    }

    /// Shows the layer of the scene at a point of the window in the inspector.
    func inspectLayer(at point: CGPoint) {
        guard let playback, let position = windowChrome.scenePoint(for: point, in: playback.stage) else { return }
        let number = (playback.shownList ?? playback.stage.displayList()).layerNumber(at: position)
        setInspectorVisible(true)
        inspector.hasFocus = true
        performInInspector { $0.select(number) }
    }

    /// The place of the chosen layer in the tree, or nil.
    var locationOfInspectedLayer: LayerLocation? {
        guard let number = inspectedLayer, let stage = playback?.stage else { return nil }
        return stage.perform { LayerLocation(ofLayer: number, in: stage.windows.map(\.layer), names: LayerNames()) }
    }

    /// Chooses the layer at a place in the tree. Has no effect if there is no such layer.
    func inspectLayer(at location: LayerLocation) {
        guard let stage = playback?.stage else { return }
        let layer = stage.perform { location.layer(in: stage.windows.map(\.layer), names: LayerNames()) }
        guard let number = layer?.serialNumber else { return }
        performInInspector { $0.select(number) }
    }

    func pointerMovedInInspector(to point: CGPoint) {
        guard inspector.isVisible, !isInGallery, let playback else { return }
        if inspector.isPointerDown || pointInInspector(point) != nil {
            let position = convertToInspector(point)
            return performInInspector { $0.pointerMoved(to: position) }
        }
        guard !pointer.isDown else { return inspector.hoveredLayer = nil }
        let position = windowChrome.scenePoint(for: point, in: playback.stage)
        inspector.hoveredLayer = position.flatMap { (playback.shownList ?? playback.stage.displayList()).layerNumber(at: $0) }
    }

    func pointerUpInInspector() {
        guard inspector.isPointerDown else { return }
        inspector.isPointerDown = false
        performInInspector { $0.pointerUp() }
    }

    /// Handles the wheel. Returns false if the pointer is not over the inspector.
    func wheelMovedInInspector(at point: CGPoint, by distance: CGFloat) -> Bool {
        guard let position = pointInInspector(point) else { return false }
        performInInspector { $0.wheelMoved(at: position, by: distance) }
        return true
    }

    /// Converts a point of the window to the coordinates of the inspector. Returns nil if the point is outside of the inspector.
    private func pointInInspector(_ point: CGPoint) -> CGPoint? {
        guard inspector.isVisible, let view = inspector.view, view.frame.contains(point) else { return nil }
        return convertToInspector(point)
    }

    private func convertToInspector(_ point: CGPoint) -> CGPoint {
        let origin = inspector.view?.frame.origin ?? .zero
        return CGPoint(x: point.x - origin.x, y: point.y - origin.y)
    }

    private func performInInspector(_ body: (InspectorView) -> Void) {
        guard let view = inspector.view else { return }
        windowChrome.backStage.perform { body(view) }
    }

    // MARK: - Keys

    /// Handles a key while the inspector is visible. Returns false if the key has no effect in the inspector.
    ///
    /// Without the focus, the inspector also handles the keys that change and copy a timing, unless the scene may need them. Otherwise they
    /// would do nothing, and no message would say why.
    func pressInInspector(_ stroke: KeyStroke) -> Bool {
        guard inspector.isVisible, let view = inspector.view else { return false }
        let changesTiming = stroke.name.hasPrefix("alt+") && playback?.isPaused == true
        if inspector.hasFocus || changesTiming, windowChrome.backStage.perform({ view.press(stroke) }) { return true }
        if stroke.name == "control+c", inspector.hasFocus || !acceptsText {
            copyEditedLine()
            return true
        }
        if inspector.hasFocus, stroke.name == "delete" {
            inspector.timingEditor.resetTimings(of: playback)
            return true
        }
        guard stroke.name == "escape", inspector.hasFocus || playback?.stage.keyboard.handlesEscape != true else { return false }
        setInspectorVisible(false)
        return true
    }

    /// Handles a typed character while the inspector is visible. Returns false if the character has no effect in the inspector.
    func typeInInspector(_ character: Character) -> Bool {
        guard inspector.isVisible, inspector.hasFocus, let view = inspector.view else { return false }
        return windowChrome.backStage.perform { view.type(character) }
    }
}

extension Stage {
    /// Returns the layer with a serial number, or nil.
    func layer(number: Int) -> CALayer? { windows.lazy.compactMap { $0.layer.descendant(number: number) }.first }
}

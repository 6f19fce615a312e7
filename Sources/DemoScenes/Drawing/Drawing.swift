import UIKit

/// A drawing: a sheet of paper with layers, and the changes that can be undone.
class Drawing {
    /// The size in points. It does not depend on the screen, so that a rotation changes only how large the drawing is shown.
    static let size = CGSize(width: 343, height: 391)
    /// The number of pixels per point.
    static let scale: CGFloat = 2
    /// The largest number of changes that can be undone. Older changes become part of the snapshot of their layer.
    static let undoLimit = 30

    static var bounds: CGRect { CGRect(origin: .zero, size: size) }

    /// A change of a layer that can be undone.
    private struct Change {
        enum Kind {
            case stroke(Stroke)
            case clear
        }

        let layerIndex: Int
        let kind: Kind
    }

    /// The layers from back to front.
    let layers: [DrawingLayer]
    var activeLayerIndex = 0
    /// The images of the layers before the first change of `changes`.
    private var snapshots: [UIImage]
    private var changes: [Change] = []
    private var undoneChanges: [Change] = []
    /// The stroke that is being drawn, its layer, and whether the layer was hidden before the stroke.
    private var currentStroke: (stroke: Stroke, layerIndex: Int, wasHidden: Bool)?

    var canUndo: Bool { !changes.isEmpty }
    var canRedo: Bool { !undoneChanges.isEmpty }

    init(layerNames: [String]) {
        layers = layerNames.map { DrawingLayer($0, size: Self.size, scale: Self.scale) }
        snapshots = layers.map(\.image)
    }

    // MARK: - Strokes

    /// Begins a stroke on the active layer. Returns the rectangle that has changed.
    ///
    /// A hidden layer becomes visible, because otherwise the new line could not be seen. It is hidden again if the stroke is canceled.
    func beginStroke(_ tool: DrawingTool, color: UIColor, width: CGFloat, at location: CGPoint, force: CGFloat) -> CGRect {
        cancelStroke()
        let wasVisible = layers[activeLayerIndex].isVisible
        layers[activeLayerIndex].isVisible = true
        currentStroke = (Stroke(tool: tool, color: color, width: width), activeLayerIndex, !wasVisible)
        let rect = continueStroke(to: location, force: force)
        return wasVisible ? rect : Self.bounds
    }

    /// Adds a location to the current stroke and draws its new segment. Returns the rectangle that has changed.
    func continueStroke(to location: CGPoint, force: CGFloat) -> CGRect {
        guard let index = currentStroke?.layerIndex, currentStroke?.stroke.append(location, force: force) == true,
            let stroke = currentStroke?.stroke
        else { return .null }
        let segment = stroke.segment(at: stroke.points.count - 1)
        layers[index].draw(segment, of: stroke)
        return segment.bounds
    }

    /// Ends the current stroke, which can then be undone. Returns the rectangle that has changed.
    func endStroke() -> CGRect {
        guard let (stroke, index, _) = currentStroke else { return .null }
        currentStroke = nil
        add(Change(layerIndex: index, kind: .stroke(stroke)))
        guard let segment = stroke.lastSegment else { return .null }
        layers[index].draw(segment, of: stroke)
        return segment.bounds
    }

    /// Removes the current stroke, for example when a second finger touches the paper and starts a gesture instead of a stroke.
    func cancelStroke() {
        guard let (_, index, wasHidden) = currentStroke else { return }
        currentStroke = nil
        if wasHidden { layers[index].isVisible = false }
        redraw(index)
    }

    /// Makes all pixels of the active layer transparent.
    func clearActiveLayer() {
        cancelStroke()
        layers[activeLayerIndex].clear()
        add(Change(layerIndex: activeLayerIndex, kind: .clear))
    }

    // MARK: - Undo

    func undo() {
        cancelStroke()
        guard let change = changes.popLast() else { return }
        undoneChanges.append(change)
        redraw(change.layerIndex)
    }

    func redo() {
        cancelStroke()
        guard let change = undoneChanges.popLast() else { return }
        changes.append(change)
        apply(change)
    }

    /// Stores the current images as snapshots and forgets all changes, so that earlier changes cannot be undone.
    func removeAllChanges() {
        (changes, undoneChanges) = ([], [])
        snapshots = layers.map(\.image)
    }

    /// Adds a change that is already drawn. The undone changes can then no longer be redone.
    private func add(_ change: Change) {
        undoneChanges = []
        changes.append(change)
        if changes.count > Self.undoLimit { moveOldestChangeToSnapshot() }
    }

    /// Adds the oldest change to the snapshot of its layer, so that the number of changes and the time of an undo have a limit.
    private func moveOldestChangeToSnapshot() {
        let change = changes.removeFirst()
        let layer = DrawingLayer("", size: Self.size, scale: Self.scale)
        layer.restore(snapshots[change.layerIndex])
        Self.apply(change, to: layer)
        snapshots[change.layerIndex] = layer.image
    }

    /// Draws the snapshot of a layer and all changes after it. The other layers are not drawn.
    private func redraw(_ index: Int) {
        layers[index].restore(snapshots[index])
        for change in changes where change.layerIndex == index { apply(change) }
    }

    private func apply(_ change: Change) { Self.apply(change, to: layers[change.layerIndex]) }

    private static func apply(_ change: Change, to layer: DrawingLayer) {
        switch change.kind {
        case .stroke(let stroke): layer.draw(stroke)
        case .clear: layer.clear()
        }
    }

    // MARK: - Image

    /// Draws the paper and the visible layers in the current context. The screen and saved pictures are drawn by this method, so that they
    /// are the same.
    func draw() {
        Paper.image.draw(in: Self.bounds)
        for layer in layers where layer.isVisible { layer.image.draw(in: Self.bounds) }
    }

    /// Returns a picture of the visible layers.
    func picture() -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        (format.scale, format.opaque) = (Self.scale, true)
        return UIGraphicsImageRenderer(size: Self.size, format: format).image { _ in draw() }
    }
}

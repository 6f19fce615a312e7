import UIKit

/// The view that shows a drawing, and on which a finger draws.
class PaperView: UIView {
    let drawing: Drawing
    var tool = DrawingTool.pen
    var color = Palette.ink
    /// The width of strokes for the force 1.
    var strokeWidth: CGFloat = DrawingTool.pen.defaultWidth
    /// Called when a stroke has begun, has ended or was cancelled.
    var onChange: (() -> Void)?
    private var drawingTouch: UITouch?

    init(_ drawing: Drawing) {
        self.drawing = drawing
        super.init(frame: .zero)
        isOpaque = true
        // A second touch must reach the view, because it cancels the stroke of the first touch: both touches then belong to a gesture.
        isMultipleTouchEnabled = true
        // The content is drawn for the size of the view. Without this line, the content would be stretched when the size changes.
        contentMode = .redraw
        layer.cornerRadius = 12
        layer.cornerCurve = .continuous
        clipsToBounds = true
        accessibilityIdentifier = "Paper"
    }

    required init?(coder: NSCoder) { return nil }

    // MARK: - Drawing

    /// The number of points of the screen for one point of the drawing.
    private var zoom: CGFloat { bounds.width / Drawing.size.width }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.scaleBy(x: bounds.width / Drawing.size.width, y: bounds.height / Drawing.size.height)
        drawing.draw()
    }

    /// Marks the part of the view that shows a rectangle of the drawing, so that only this part is drawn again.
    private func setNeedsDisplay(inDrawing rect: CGRect) {
        if !rect.isNull { setNeedsDisplay(rect.applying(CGAffineTransform(scaleX: zoom, y: zoom))) }
    }

    // MARK: - Touches

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard drawingTouch == nil, let touch = touches.first, event?.touches(for: self)?.count ?? 1 == 1 else { return cancelStroke() }
        drawingTouch = touch
        let rect = drawing.beginStroke(tool, color: color, width: strokeWidth, at: location(of: touch), force: touch.force)
        setNeedsDisplay(inDrawing: rect)
        onChange?()
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = drawingTouch, touches.contains(touch) else { return }
        setNeedsDisplay(inDrawing: drawing.continueStroke(to: location(of: touch), force: touch.force))
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = drawingTouch, touches.contains(touch) else { return }
        drawingTouch = nil
        setNeedsDisplay(inDrawing: drawing.endStroke())
        onChange?()
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let touch = drawingTouch, touches.contains(touch) { cancelStroke() }
    }

    private func cancelStroke() {
        guard drawingTouch != nil else { return }
        drawingTouch = nil
        drawing.cancelStroke()
        setNeedsDisplay()
        onChange?()
    }

    private func location(of touch: UITouch) -> CGPoint {
        let location = touch.location(in: self)
        return CGPoint(x: location.x / zoom, y: location.y / zoom)
    }
}

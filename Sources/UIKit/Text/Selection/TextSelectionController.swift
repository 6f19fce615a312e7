import CoreGraphics
import QuartzCore

/// The handles, the loupe and the edit menu of a text input.
final class TextSelectionController {
    /// An end of the selection.
    enum End { case start, end }

    private unowned let text: any SelectableText
    private let startHandle = SelectionHandleView(isStart: true)
    private let endHandle = SelectionHandleView(isStart: false)
    private var loupe: LoupeView?
    private let menu = EditMenuPresenter()
    /// The state of a drag, or nil. `anchor` is the end of the selection that does not move, or nil while the caret is dragged. `offset` is
    /// the distance from the finger to the dragged end or to the caret.
    private var drag: (anchor: UITextPosition?, offset: CGVector)?

    /// The maximum distance between a touch and the handle that it moves, in points.
    private static let reach: CGFloat = 22

    init(_ text: any SelectableText) {
        self.text = text
        menu.ignoresTouch = { [weak self] touch in self.map { touch.view === $0.text } ?? false }
    }

    // MARK: - Handles

    /// Places the handles at the ends of the selection.
    func update() {
        guard text.showsSelectionHandles, let range = text.selectedTextRange, !range.isEmpty else {
            (startHandle.isHidden, endHandle.isHidden) = (true, true)
            return
        }
        for (handle, position) in [(startHandle, range.start), (endHandle, range.end)] {
            if handle.superview !== text { text.addSubview(handle) }
            let caret = text.caretRect(for: position)
            handle.isHidden = !text.handleArea.insetBy(dx: -2, dy: -2).contains(CGPoint(x: caret.midX, y: caret.midY))
            handle.show(at: caret, color: text.tintColor)
        }
    }

    /// Returns the end of the selection whose handle is near a point, or nil if no handle is near it.
    func end(at point: CGPoint) -> End? {
        let (start, end) = (startHandle.distance(to: point), endHandle.distance(to: point))
        guard min(start, end) <= Self.reach else { return nil }
        return start < end ? .start : .end
    }

    /// Whether a point is near the caret.
    func isNearCaret(_ point: CGPoint) -> Bool {
        guard let range = text.selectedTextRange, range.isEmpty else { return false }
        return text.caretRect(for: range.start).insetBy(dx: -16, dy: -8).contains(point)
    }

    // MARK: - Dragging

    /// Begins to move an end of the selection, or the caret if `end` is nil.
    func beginDrag(_ end: End?, at point: CGPoint) {
        guard let range = text.selectedTextRange else { return }
        hideMenu()
        let moved = end == .start ? range.start : range.end
        let caret = text.caretRect(for: moved)
        // A caret that is far from the finger moves to the finger immediately. Otherwise, the distance is kept during the drag.
        let isCaret = end == nil && range.isEmpty
        let offset = CGVector(dx: caret.midX - point.x, dy: caret.midY - point.y)
        drag = (end.map { $0 == .start ? range.end : range.start }, isCaret && abs(offset.dx) > Self.reach ? CGVector() : offset)
        moveDrag(to: point)
    }

    /// Begins to move the caret with the finger of a long press.
    func beginCaretDrag(at point: CGPoint) {
        hideMenu()
        drag = (nil, CGVector(dx: 0, dy: 0))
        moveDrag(to: point)
    }

    func moveDrag(to point: CGPoint) {
        guard let drag, text.window != nil else { return }
        let target = CGPoint(x: point.x + drag.offset.dx, y: point.y + drag.offset.dy)
        guard let position = text.closestPosition(to: target) else { return }
        if let anchor = drag.anchor {
            // The ends are never at the same position, because an empty selection has no handles.
            if text.offset(from: anchor, to: position) != 0 { text.select(from: anchor, to: position) }
        } else {
            text.select(from: position, to: position)
        }
        let caret = text.selectedTextRange.map { range in
            text.caretRect(for: drag.anchor.map { text.offset(from: $0, to: position) < 0 ? range.start : range.end } ?? range.start)
        }
        if let caret { showLoupe(caret: caret, at: point) }
    }

    /// Ends the movement, and shows the edit menu.
    func endDrag() {
        guard drag != nil else { return }
        drag = nil
        hideLoupe()
        showMenu()
    }

    var isDragging: Bool { drag != nil }

    // MARK: - Loupe

    private func showLoupe(caret: CGRect, at point: CGPoint) {
        guard let window = text.window else { return }
        let windowPoint = text.convert(point, to: window)
        let isNew = loupe == nil
        let view = loupe ?? LoupeView()
        loupe = view
        UIView.withoutAnimationBlock {
            if isNew { window.addSubview(view) }
            let transform = view.transform
            view.transform = .identity
            view.show(text, caret: caret, at: windowPoint, in: window)
            view.transform = transform
        }
        guard isNew else { return }
        view.alpha = 0
        view.transform = CGAffineTransform(translationX: 0, y: LoupeView.size.height * 0.7).scaledBy(x: 0.3, y: 0.3)
        Activity.perform(Activity(.system, "loupe")) {
            UIView.animate(
                withDuration: 0.3, delay: 0, usingSpringWithDamping: 0.75, initialSpringVelocity: 0,
                options: [.allowUserInteraction, .beginFromCurrentState],
                animations: {
                    view.alpha = 1
                    view.transform = .identity
                })
        }
    }

    private func hideLoupe() {
        guard let view = loupe else { return }
        loupe = nil
        Activity.perform(Activity(.system, "loupe")) {
            UIView.animate(
                withDuration: 0.18, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
                animations: {
                    view.alpha = 0
                    view.transform = CGAffineTransform(translationX: 0, y: LoupeView.size.height * 0.6).scaledBy(x: 0.3, y: 0.3)
                }, completion: { _ in view.removeFromSuperview() })
        }
    }

    // MARK: - Menu

    var isMenuVisible: Bool { menu.isVisible }

    /// Shows the edit menu at the selection.
    func showMenu() {
        guard let window = text.window, let range = text.selectedTextRange else { return }
        let items = EditMenuItems.standard(for: text, sender: nil)
        guard !items.isEmpty else { return hideMenu() }
        let (start, end) = (text.caretRect(for: range.start), text.caretRect(for: range.end))
        var rect = start.union(end)
        // If the selection has several lines, the menu is centered horizontally in the text view, not in the selection.
        if start.minY != end.minY {
            rect = CGRect(x: text.handleArea.minX, y: rect.minY, width: text.handleArea.width, height: rect.height)
        }
        rect = rect.finiteIntersection(text.handleArea)
        guard !rect.isNull else { return }
        let margin: CGFloat = range.isEmpty ? 4 : SelectionHandleView.knobSize + 2
        menu.present(items, in: window, at: text.convert(rect.insetBy(dx: 0, dy: -margin), to: window))
    }

    func hideMenu() { menu.dismiss(animated: true) }

    /// Ends a drag, removes the loupe and the menu, and hides the handles.
    func reset() {
        drag = nil
        loupe?.removeFromSuperview()
        loupe = nil
        menu.dismiss(animated: text.window != nil)
        (startHandle.isHidden, endHandle.isHidden) = (true, true)
    }
}

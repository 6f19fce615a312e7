import CoreGraphics
import Foundation

/// The gestures of a text view:
/// - Taps move the caret, select text and open links.
/// - A long press moves the caret or, if the text is not editable, selects a word.
/// - While the text view is the first responder, a drag that begins at a handle or at the caret moves the handle or the caret. Other
///   horizontal drags select text. Other vertical drags scroll the text, or select text if the text view cannot scroll.
final class TextViewGestures: NSObject {
    private unowned let textView: UITextView
    private let tap = TextTapGestureRecognizer()
    private let press = UILongPressGestureRecognizer()
    private let pan = UIPanGestureRecognizer()
    private var panStart = CGPoint.zero

    init(_ textView: UITextView) {
        self.textView = textView
        super.init()
        tap.addTarget(self, action: Selector(TextViewGestures.handleTap))
        press.addTarget(self, action: Selector(TextViewGestures.handlePress))
        pan.addTarget(self, action: Selector(TextViewGestures.handlePan))
        for recognizer in [tap, press, pan] as [UIGestureRecognizer] {
            recognizer.cancelsTouchesInView = recognizer !== tap
            textView.addGestureRecognizer(recognizer)
        }
        pan.maximumNumberOfTouches = 1
        textView.panGestureRecognizer.require(toFail: pan)
    }

    /// Returns whether a gesture may begin, or nil for a recognizer that does not belong to this object.
    func shouldBegin(_ recognizer: UIGestureRecognizer) -> Bool? {
        let point = recognizer.location(in: textView)
        if recognizer === press { return textView.isSelectable && (textView.isFirstResponder || !textView.isEditable) }
        if recognizer === tap { return textView.isSelectable || textView.isEditable }
        guard recognizer === pan else { return nil }
        guard textView.isSelectable, textView.isFirstResponder else { return false }
        // The start of the touch is used, because the translation of the recognizer does not include the first points of the movement.
        panStart = pan.sequenceTouches.first.map { textView.convert($0.startLocation, from: textView.window) } ?? point
        let movement = CGPoint(x: point.x - panStart.x, y: point.y - panStart.y)
        if textView.selectionController.end(at: panStart) != nil { return true }
        if textView.isEditingText, textView.selectionController.isNearCaret(panStart) { return true }
        return abs(movement.x) > abs(movement.y) || !textView.canScrollText
    }

    // MARK: - Taps

    private func handleTap(_ recognizer: UIGestureRecognizer) {
        let point = recognizer.location(in: textView)
        switch tap.count {
        case 1: singleTap(at: point)
        case 2: doubleTap(at: point)
        default:
            textView.changeSelection(
                to: TextSelection(NSRange(textView.paragraphTextRange(at: textView.selection.range.lowerBound))), scrolls: false)
            textView.selectionController.showMenu()
        }
    }

    private func singleTap(at point: CGPoint) {
        if !textView.isEditable { return tapWithoutEditing(at: point) }
        let wasEditing = textView.isEditingText
        guard textView.becomeFirstResponder() else { return }
        let offset = textView.offset(at: point)
        let old = textView.selection
        textView.changeSelection(to: TextSelection(caret: offset), scrolls: false)
        let controller = textView.selectionController
        // A tap on the caret or into the selection shows the menu, or hides it.
        if wasEditing, !controller.isMenuVisible, old.isEmpty ? old.caret == offset : old.range.contains(offset) {
            if !old.isEmpty { textView.changeSelection(to: old, scrolls: false) }
            controller.showMenu()
        } else {
            controller.hideMenu()
        }
        if !wasEditing { textView.scrollCaretToVisible() }
    }

    private func tapWithoutEditing(at point: CGPoint) {
        if textView.openItem(at: point) { return }
        let offset = textView.offset(at: point)
        let controller = textView.selectionController
        if textView.isFirstResponder, textView.selection.range.contains(offset), !controller.isMenuVisible { return controller.showMenu() }
        controller.hideMenu()
        textView.changeSelection(to: TextSelection(caret: offset), scrolls: false)
        if textView.isFirstResponder { textView.resignFirstResponder() }
    }

    private func doubleTap(at point: CGPoint) {
        guard textView.isSelectable, textView.becomeFirstResponder() else { return }
        textView.changeSelection(to: TextSelection(NSRange(textView.wordRange(at: textView.offset(at: point)))), scrolls: false)
        textView.selectionController.showMenu()
    }

    // MARK: - Holding and dragging

    private func handlePress(_ recognizer: UIGestureRecognizer) {
        let point = recognizer.location(in: textView)
        let controller = textView.selectionController
        switch recognizer.state {
        case .began where textView.isEditable: controller.beginCaretDrag(at: point)
        case .began: doubleTap(at: point)
        case .changed: controller.moveDrag(to: point)
        default: controller.endDrag()
        }
    }

    private func handlePan(_ recognizer: UIGestureRecognizer) {
        let point = recognizer.location(in: textView)
        let controller = textView.selectionController
        switch recognizer.state {
        case .began: beginPan(at: point)
        case .changed where controller.isDragging: controller.moveDrag(to: point)
        case .changed: extendSelection(to: point)
        default: controller.isDragging ? controller.endDrag() : endSelection()
        }
    }

    private func beginPan(at point: CGPoint) {
        let controller = textView.selectionController
        if let end = controller.end(at: panStart) {
            controller.beginDrag(end, at: panStart)
            controller.moveDrag(to: point)
        } else if textView.isEditingText, controller.isNearCaret(panStart) {
            controller.beginDrag(nil, at: panStart)
            controller.moveDrag(to: point)
        } else {
            controller.hideMenu()
            textView.changeSelection(to: TextSelection(caret: textView.offset(at: panStart)), scrolls: false)
            extendSelection(to: point)
        }
    }

    private func extendSelection(to point: CGPoint) {
        var new = textView.selection
        new.moveCaret(to: textView.offset(at: point), extending: true)
        if new != textView.selection { textView.changeSelection(to: new) }
    }

    private func endSelection() { if !textView.selection.isEmpty { textView.selectionController.showMenu() } }
}

/// Recognizes each tap of a series of taps, such as both taps of a double tap, and stores the number of the tap.
final class TextTapGestureRecognizer: UITapGestureRecognizer {
    /// The number of the tap in its series, counted from 1.
    private(set) var count = 1

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        count = touches.map(\.tapCount).max() ?? 1
        super.touchesEnded(touches, with: event)
    }
}

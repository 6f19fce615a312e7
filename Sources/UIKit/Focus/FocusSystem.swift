import CoreGraphics
import QuartzCore

/// Allows keyboard control of an application: a focus moves from view to view.
///
/// - Tab moves the focus to the next tab stop, Shift-Tab to the previous tab stop. All rows of a list are one tab stop.
/// - Arrow keys change the value of a focused control or move the focus. If there is no view in that direction, the content is scrolled.
/// - Space and Return simulate a touch on the focused view. While the key is held down on a view with a preview, the up and down arrow keys
///   change the force.
/// - Shift and an arrow key drag the focused view.
///
/// The focus system receives the key presses that no responder has handled. The focus ring is visible only while the keyboard is in use.
final class FocusSystem {
    private unowned let application: UIApplication
    /// The focused view, or nil if a row of a list is focused.
    private weak var focusedView: UIView?
    /// The list with the focused row, or with the row that contains the focused view. Nil if the focus is not in a list.
    private weak var focusedList: (any FocusList)?
    private lazy var ring = FocusRing(application.screen)
    /// The key that is held down for the simulated touch, or nil.
    private var pressedKeyCode: UIKeyboardHIDUsage?
    private var drag: ArrowKeyDrag?
    /// The number of times that the list may still be scrolled toward the focused row.
    private var remainingScrollAttempts = 0
    private static let maximumScrollAttempts = 8

    /// The finger number of simulated touches, which differs from the numbers of real touches.
    static let simulatedFinger = -1

    init(_ application: UIApplication) { self.application = application }

    /// The focused view, or the cell of the focused row. The value is nil if the row is not visible.
    private var focusedViewOrCell: UIView? { focusedView ?? focusedList.flatMap { list in list.focusedIndexPath.flatMap(list.focusCell) } }

    /// The view inside the focus ring, or nil if the ring is hidden.
    var visiblyFocusedView: UIView? { ring.isVisible ? focusedViewOrCell : nil }

    // MARK: - Keys

    func pressesBegan(_ presses: Set<UIPress>) {
        for press in presses { if let key = press.key { handle(press, key) } }
    }

    func pressesEnded(_ presses: Set<UIPress>) {
        for press in presses {
            guard let code = press.key?.keyCode else { continue }
            drag?.keyUp(code)
            if pressedKeyCode == code {
                pressedKeyCode = nil
                application.touchDispatcher.touchUp(Self.simulatedFinger)
            }
        }
    }

    private func handle(_ press: UIPress, _ key: UIKey) {
        if key.keyCode == .keyboardTab { return moveFocus(byTabStops: key.modifierFlags.contains(.shift) ? -1 : 1) }
        if let direction = Self.arrowDirections[key.keyCode] { return handleArrow(direction, press, key) }
        guard let view = visiblyFocusedView, FocusItem(view) != nil else { return }
        switch key.keyCode {
        case .keyboardSpacebar, .keyboardReturnOrEnter: self.beginTouch(on: view, for: key.keyCode)
        case .keyboardEscape: hideRing()
        default: break
        }
    }

    private static let arrowDirections: [UIKeyboardHIDUsage: CGVector] = [
        .keyboardLeftArrow: CGVector(dx: -1, dy: 0), .keyboardRightArrow: CGVector(dx: 1, dy: 0),
        .keyboardUpArrow: CGVector(dx: 0, dy: -1), .keyboardDownArrow: CGVector(dx: 0, dy: 1),
    ]

    private func handleArrow(_ direction: CGVector, _ press: UIPress, _ key: UIKey) {
        if direction.dy != 0, changeForce(by: -direction.dy * Self.forceStep, for: press) { return }
        guard ring.isVisible else { return _ = application.keyWindow?.scroll(for: press) }
        if key.modifierFlags.contains(.shift) {
            return focusedViewOrCell.map { beginDrag(of: $0, toward: direction, for: key.keyCode) } ?? ()
        }
        if focusedViewOrCell?.handleFocusedArrow(direction) != true {
            moveFocus(toward: direction, for: press)
        }
        application.keyboard.repeatWhileHeld(press) { [weak self] in self?.handleArrow(direction, press, key) }
    }

    // MARK: - Moving the focus

    /// Moves the focus by a number of tab stops. All rows of a list are one tab stop.
    private func moveFocus(byTabStops count: Int) {
        let tabStops = FocusItem.tabStops(in: application).map(\.view)
        guard !tabStops.isEmpty else { return hideRing() }
        let editedView = application.keyboard.firstResponder.flatMap { $0.isFirstResponder ? $0 as? UIView : nil }
        let current = editedView ?? focusedView
        let old = tabStops.firstIndex { $0 === current } ?? (editedView == nil ? tabStops.firstIndex { $0 === focusedList } : nil)
        // If the ring is hidden, the focus does not move. The ring is shown at the focused tab stop.
        if !ring.isVisible, editedView == nil, let old { return focus(tabStop: tabStops[old]) }
        var next = old.map { $0 + count } ?? (count > 0 ? 0 : -1)
        for _ in tabStops {
            let view = tabStops[(next + tabStops.count) % tabStops.count]
            focus(tabStop: view)
            // A view that disappears when editing ends, such as the Cancel button of a search bar, is skipped.
            if view is any FocusList || FocusItem(view) != nil { return }
            next += count
        }
    }

    private func focus(tabStop view: UIView) {
        if let list = view as? any FocusList, let path = list.focusEntryIndexPath { focus(path, in: list) } else { focus(view) }
    }

    /// Moves the focus to the next row or to the nearest view in a direction. If there is none nearby, scrolls the content in that
    /// direction.
    private func moveFocus(toward direction: CGVector, for press: UIPress) {
        if focusedView == nil, let focusedList, let path = focusedList.focusedIndexPath,
            let next = focusedList.focusIndexPath(after: path, toward: direction)
        {
            return focus(next, in: focusedList)
        }
        guard let view = focusedViewOrCell else { return _ = focusedList?.scroll(for: press) }
        for scroll in view.enclosingScrollViews {
            let inside = FocusItem.nearest(to: view, toward: direction, in: application, inside: scroll)
            if let inside, inside.isNearVisiblePart(of: scroll) { return focus(inside) }
            if scroll === focusedList, let focusedList, let path = focusedList.focusedIndexPath,
                let next = focusedList.focusIndexPath(after: path, toward: direction)
            {
                return focus(next, in: focusedList)
            }
            if scroll.scroll(for: press) { return }
        }
        if let nearest = FocusItem.nearest(to: view, toward: direction, in: application) { return focus(nearest) }
        _ = application.keyWindow?.scroll(for: press)
    }

    /// Moves the focus through the rows of a list for a page key. Returns false if there is no focused row or no row to move to.
    func moveFocus(byPageKey press: UIPress) -> Bool {
        guard ring.isVisible, let focusedList, let path = focusedList.focusedIndexPath,
            let next = focusedList.focusIndexPath(from: path, pageKey: press)
        else {
            return false
        }
        focus(next, in: focusedList)
        application.keyboard.repeatWhileHeld(press) { [weak self] in _ = self?.moveFocus(byPageKey: press) }
        return true
    }

    // MARK: - Focus

    private func focus(_ new: UIView) {
        setFocusedView(new)
        if new.canBecomeFirstResponder, new is UIKeyInput { new.becomeFirstResponder() } else { resignTextInput() }
    }

    /// Moves a visible focus to a text input that has become the first responder, for example because the application has called
    /// `becomeFirstResponder()`.
    func firstResponderDidChange(to responder: UIResponder?) {
        guard ring.isVisible, let new = responder as? UIView, new is UIKeyInput, new !== focusedView, new.canBecomeFocused else { return }
        setFocusedView(new)
    }

    private func setFocusedView(_ new: UIView) {
        if let list = new.enclosingFocusList, let cell = new.enclosingCell, let path = list.focusIndexPath(of: cell) {
            if cell === new { return focus(path, in: list) }
            (self.focusedList, list.focusedIndexPath) = (list, path)
        } else if new.enclosingFocusList !== focusedList {
            focusedList = nil
        }
        (focusedView, remainingScrollAttempts) = (new, 0)
        new.scrollIntoView()
        updateRing(shows: true)
    }

    private func focus(_ path: IndexPath, in list: any FocusList) {
        (self.focusedView, self.focusedList, list.focusedIndexPath) = (nil, list, path)
        remainingScrollAttempts = Self.maximumScrollAttempts
        resignTextInput()
        scrollToFocusedRow()
        list.scrollIntoView()
        updateRing(shows: true)
    }

    /// Scrolls the list to the focused row.
    ///
    /// Estimated row heights are replaced by measured heights while the list scrolls. The target is therefore computed again when
    /// the list is at rest.
    private func scrollToFocusedRow() {
        guard remainingScrollAttempts > 0, let focusedList, let path = focusedList.focusedIndexPath,
            focusedList.isAtRest || remainingScrollAttempts == Self.maximumScrollAttempts
        else { return }
        let targetOffset = focusedList.isScrollEnabled ? focusedList.focusOffset(for: path) : focusedList.contentOffset
        remainingScrollAttempts = targetOffset == focusedList.contentOffset ? 0 : remainingScrollAttempts - 1
        if remainingScrollAttempts > 0 {
            focusedList.scrollSmoothly(to: targetOffset)
        } else if targetOffset != focusedList.contentOffset {
            reportUnreachableRow(path, in: focusedList)
        }
    }

    /// Reports that the focused row was not reached, because its position has changed after each attempt.
    private func reportUnreachableRow(_ path: IndexPath, in list: any FocusList) {
        Diagnostics.report(
            .warning, source: "\(type(of: list))",
            "Scrolling to the focused element \(path.item) of section \(path.section) has stopped after \(Self.maximumScrollAttempts) "
                + "attempts, because its position changes each time. Return the same size for an element as long as its content is the "
                + "same.",
            onlyOnce: true)
    }

    private func resignTextInput() {
        if let textInput = application.keyboard.firstResponder, textInput is UIKeyInput { textInput.resignFirstResponder() }
    }

    /// Moves the focus to a view, such as the default button of an alert.
    func moveFocus(to view: UIView) { focus(view) }

    /// Moves the focus to the first tab stop in a view that was presented. Returns false if there is none.
    func focusFirstItem(in view: UIView) -> Bool {
        guard let first = FocusItem.tabStops(in: application).first(where: { $0.view.isDescendant(of: view) }) else { return false }
        focus(tabStop: first.view)
        return true
    }

    /// Hides the ring and stops scrolling to the focused row, for example when a touch begins.
    func hideRing() {
        cancelScrollToFocus()
        ring.hide()
    }

    /// Stops scrolling to the focused row. Called when the content is scrolled for another reason.
    func cancelScrollToFocus() { remainingScrollAttempts = 0 }

    /// Updates the frame of a visible ring.
    func updateRingIfVisible() { if ring.isVisible { updateRing(shows: false) } }

    private func updateRing(shows: Bool) {
        // A focused view in a row keeps the focus only as long as its cell shows the same row.
        if let focusedList, let itemView = focusedView,
            itemView.window == nil
                || itemView.enclosingCell.map(focusedList.focusIndexPath) ?? focusedList.focusedIndexPath != focusedList.focusedIndexPath
        {
            focusedView = nil
        }
        scrollToFocusedRow()
        if let focusedView {
            focusedView.window == nil || !focusedView.acceptsTouches ? ring.hide() : ring.show(around: focusedView)
        } else if let focusedList, focusedList.window != nil, let path = focusedList.focusedIndexPath {
            focusedList.focusCell(at: path).map { ring.show(around: $0) }
                ?? ring.show(around: focusedList.focusFrame(at: path), of: focusedList)
        } else {
            ring.hide()
        }
    }

    // MARK: - Simulated touches

    /// The change of force for each key press, as a fraction of the force of a preview.
    private static let forceStep: CGFloat = 0.08
    /// The largest force of a touch, the same as `UITouch.maximumPossibleForce`.
    private static let maximumForce: CGFloat = 20.0 / 3

    /// Changes the force of the simulated touch, starting at its current force. Returns false if no simulated touch is pressing a view with
    /// a preview.
    private func changeForce(by force: CGFloat, for press: UIPress) -> Bool {
        guard let currentPress = application.touchDispatcher.currentPress, currentPress.finger == Self.simulatedFinger else { return false }
        application.touchDispatcher.move(
            to: currentPress.location, force: min(max(currentPress.force + force, 0), Self.maximumForce), finger: Self.simulatedFinger)
        application.keyboard.repeatWhileHeld(press) { [weak self] in _ = self?.changeForce(by: force, for: press) }
        return true
    }

    private func beginTouch(on view: UIView, for keyCode: UIKeyboardHIDUsage) {
        guard pressedKeyCode == nil, let location = FocusItem(view)?.touchLocation else { return }
        pressedKeyCode = keyCode
        application.touchDispatcher.touchDown(at: location, force: 1, finger: Self.simulatedFinger)
    }

    private func beginDrag(of view: UIView, toward direction: CGVector, for keyCode: UIKeyboardHIDUsage) {
        guard let location = FocusItem(view)?.touchLocation else { return }
        drag?.stop()
        drag = ArrowKeyDrag(application.touchDispatcher, from: location, toward: direction, for: keyCode)
    }
}

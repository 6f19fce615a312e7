import CoreGraphics
import QuartzCore

/// Operates an application by keys: Tab and arrows lead from one thing to the next, Space and Return are a finger on it, arrows change a
/// value, and with Shift they drag. On what Space presses, up and down press harder and less. Where there is nothing more to be led to, they scroll.
///
/// It gets the keys that nobody else has taken, and is seen only while keys are in use.
final class FocusGuide {
    private unowned let application: UIApplication
    /// What keys have been led to, unless that is a row.
    private weak var view: UIView?
    /// The list in which a row has been led to, or something in a row.
    private weak var list: (any FocusList)?
    private lazy var ring = FocusRing(application.screen)
    /// The key that holds the finger down.
    private var tapping: UIKeyboardHIDUsage?
    private var drag: KeyDrag?
    /// How often the content may yet be sent to where the row is.
    private var aims = 0
    private static let mostAims = 8

    /// Told apart from those of a hand.
    static let finger = -1

    init(_ application: UIApplication) { self.application = application }

    /// What keys have been led to; nil also for a row that cannot be seen now.
    private var focused: UIView? { view ?? list.flatMap { list in list.focusedPath.flatMap(list.focusCell) } }

    /// What the ring is around.
    var shown: UIView? { ring.isShown ? focused : nil }

    // MARK: - Keys

    func begin(_ presses: Set<UIPress>) {
        for press in presses { if let key = press.key { begin(press, key) } }
    }

    func end(_ presses: Set<UIPress>) {
        for press in presses {
            guard let code = press.key?.keyCode else { continue }
            drag?.letGo(code)
            if tapping == code {
                tapping = nil
                application.hand.up(Self.finger)
            }
        }
    }

    private func begin(_ press: UIPress, _ key: UIKey) {
        if key.keyCode == .keyboardTab { return step(key.modifierFlags.contains(.shift) ? -1 : 1) }
        if let way = Self.ways[key.keyCode] { return point(way, press, key) }
        guard let view = shown, Focusable(view) != nil else { return }
        switch key.keyCode {
        case .keyboardSpacebar, .keyboardReturnOrEnter: self.press(view, key.keyCode)
        case .keyboardEscape: hide()
        default: break
        }
    }

    private static let ways: [UIKeyboardHIDUsage: CGVector] = [
        .keyboardLeftArrow: CGVector(dx: -1, dy: 0), .keyboardRightArrow: CGVector(dx: 1, dy: 0),
        .keyboardUpArrow: CGVector(dx: 0, dy: -1), .keyboardDownArrow: CGVector(dx: 0, dy: 1),
    ]

    private func point(_ way: CGVector, _ press: UIPress, _ key: UIKey) {
        if way.dy != 0, squeeze(by: -way.dy * Self.squeeze, press) { return }
        guard ring.isShown else { return _ = application.keyWindow?.scroll(by: press) }
        if key.modifierFlags.contains(.shift) { return focused.map { pull($0, way, key.keyCode) } ?? () }
        if way.dy != 0 || (focused as? UIControl)?.adjust(by: Int(way.dx)) != true { go(way, press) }
        application.keyboard.again(press) { [weak self] in self?.point(way, press, key) }
    }

    // MARK: - From one to the next

    /// The rows of a list are one step: arrows lead from one of them to the next.
    private func step(_ way: Int) {
        let stops = Focusable.stops(in: application).map(\.view)
        guard !stops.isEmpty else { return hide() }
        let editing = application.keyboard.focus.flatMap { $0.isFirstResponder ? $0 as? UIView : nil }
        let current = editing ?? view
        let old = stops.firstIndex { $0 === current } ?? (editing == nil ? stops.firstIndex { $0 === list } : nil)
        // Coming anew, it is where it was.
        if !ring.isShown, editing == nil, let old { return stop(at: stops[old]) }
        var next = old.map { $0 + way } ?? (way > 0 ? 0 : -1)
        for _ in stops {
            let view = stops[(next + stops.count) % stops.count]
            stop(at: view)
            // What goes when a text is left, as Cancel beside a search, is passed over.
            if view is any FocusList || Focusable(view) != nil { return }
            next += way
        }
    }

    private func stop(at view: UIView) {
        if let list = view as? any FocusList, let path = list.focusEntry { focus(path, in: list) } else { focus(view) }
    }

    /// To the next row, to the nearest thing in that direction, or on in a content that goes on there.
    private func go(_ way: CGVector, _ press: UIPress) {
        if view == nil, let list, let path = list.focusedPath, let next = list.focusPath(after: path, way) { return focus(next, in: list) }
        guard let view = focused else { return _ = list?.scroll(by: press) }
        for scroll in view.scrollsAround {
            let inside = Focusable.nearest(to: view, way, in: application, inside: scroll)
            if let inside, inside.isNearSight(in: scroll) { return focus(inside) }
            if scroll === list, let list, let path = list.focusedPath, let next = list.focusPath(after: path, way) {
                return focus(next, in: list)
            }
            if scroll.scroll(by: press) { return }
        }
        if let nearest = Focusable.nearest(to: view, way, in: application) { return focus(nearest) }
        _ = application.keyWindow?.scroll(by: press)
    }

    /// A page key leads on through the rows.
    func turn(by press: UIPress) -> Bool {
        guard ring.isShown, let list, let path = list.focusedPath, let next = list.focusPath(from: path, turning: press) else {
            return false
        }
        focus(next, in: list)
        application.keyboard.again(press) { [weak self] in _ = self?.turn(by: press) }
        return true
    }

    // MARK: - The focus

    private func focus(_ new: UIView) {
        hold(new)
        if new.canBecomeFirstResponder, new is UIKeyInput { new.becomeFirstResponder() } else { putTextAway() }
    }

    /// Somebody else has led the text there: the ring goes along.
    func textMoved(to holder: UIResponder?) {
        guard ring.isShown, let new = holder as? UIView, new is UIKeyInput, new !== view, new.canBecomeFocused else { return }
        hold(new)
    }

    private func hold(_ new: UIView) {
        if let list = new.listAround, let cell = new.cellAround, let path = list.focusPath(of: cell) {
            if cell === new { return focus(path, in: list) }
            (self.list, list.focusedPath) = (list, path)
        } else if new.listAround !== list {
            list = nil
        }
        (view, aims) = (new, 0)
        new.scrollIntoSight()
        follow(shows: true)
    }

    private func focus(_ path: IndexPath, in list: any FocusList) {
        (self.view, self.list, list.focusedPath) = (nil, list, path)
        aims = Self.mostAims
        putTextAway()
        aim()
        list.scrollIntoSight()
        follow(shows: true)
    }

    /// Rows that are seen on the way may be higher than was thought: then the goal has moved when the content arrives.
    private func aim() {
        guard aims > 0, let list, let path = list.focusedPath, list.isAtRest || aims == Self.mostAims else { return }
        let goal = list.isScrollEnabled ? list.focusOffset(for: path) : list.contentOffset
        aims = goal == list.contentOffset ? 0 : aims - 1
        if aims > 0 { list.glide(to: goal) }
    }

    private func putTextAway() {
        if let holder = application.keyboard.focus, holder is UIKeyInput { holder.resignFirstResponder() }
    }

    /// To something that asks for it, as a choice that has to be made.
    func lead(to view: UIView) { focus(view) }

    /// To the first thing in what has come to the front; false if there is none.
    func enter(_ view: UIView) -> Bool {
        guard let first = Focusable.stops(in: application).first(where: { $0.view.isDescendant(of: view) }) else { return false }
        stop(at: first.view)
        return true
    }

    /// A finger has come: keys are no longer in use.
    func hide() {
        stopAiming()
        ring.hide()
    }

    /// Something else moves the content now.
    func stopAiming() { aims = 0 }

    /// Keeps the ring around what it is around.
    func follow() { if ring.isShown { follow(shows: false) } }

    private func follow(shows: Bool) {
        // Something in a row goes with the row's cell, which may show another row by now.
        if let list, let held = view, held.window == nil || held.cellAround.map(list.focusPath) ?? list.focusedPath != list.focusedPath {
            view = nil
        }
        aim()
        if let view {
            view.window == nil || !view.isOperable ? ring.hide() : ring.show(around: view)
        } else if let list, list.window != nil, let path = list.focusedPath {
            list.focusCell(at: path).map { ring.show(around: $0) } ?? ring.show(around: list.focusFrame(at: path), of: list)
        } else {
            ring.hide()
        }
    }

    // MARK: - The finger

    /// So much harder a key presses on what is held, of the force of a preview.
    private static let squeeze: CGFloat = 0.08
    private static let most: CGFloat = 20.0 / 3

    /// From where a finger that is held has pressed on by itself. False if there is none whose force matters.
    private func squeeze(by force: CGFloat, _ press: UIPress) -> Bool {
        guard let held = application.hand.press, held.finger == Self.finger else { return false }
        application.hand.move(to: held.place, force: min(max(held.force + force, 0), Self.most), finger: Self.finger)
        application.keyboard.again(press) { [weak self] in _ = self?.squeeze(by: force, press) }
        return true
    }

    private func press(_ view: UIView, _ code: UIKeyboardHIDUsage) {
        guard tapping == nil, let place = Focusable(view)?.center else { return }
        tapping = code
        application.hand.down(at: place, force: 1, finger: Self.finger)
    }

    private func pull(_ view: UIView, _ way: CGVector, _ code: UIKeyboardHIDUsage) {
        guard let place = Focusable(view)?.center else { return }
        drag?.stop()
        drag = KeyDrag(application.hand, from: place, way, code)
    }
}

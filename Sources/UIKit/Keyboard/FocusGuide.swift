import CoreGraphics
import QuartzCore

/// Operates an application by keys: Tab and arrows lead from one thing to the next, Space and Return are a finger on it, arrows change a
/// value, and with Shift they drag.
///
/// It gets the keys that nobody else has taken, and is seen only while keys are in use.
final class FocusGuide {
    private unowned let application: UIApplication
    private(set) weak var focused: UIView?
    private lazy var ring = FocusRing(application.screen)
    /// The key that holds the finger down.
    private var tapping: UIKeyboardHIDUsage?
    private var drag: KeyDrag?

    /// Told apart from those of a hand.
    static let finger = -1

    init(_ application: UIApplication) { self.application = application }

    /// What the ring is around.
    var shown: UIView? { ring.isShown ? focused : nil }

    // MARK: - Keys

    func begin(_ presses: Set<UIPress>) {
        for press in presses { if let key = press.key { begin(key) } }
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

    private func begin(_ key: UIKey) {
        if key.keyCode == .keyboardTab { return step(key.modifierFlags.contains(.shift) ? -1 : 1) }
        guard let view = shown, Focusable(view) != nil else { return }
        if let way = Self.ways[key.keyCode] {
            if key.modifierFlags.contains(.shift) { return pull(view, way, key.keyCode) }
            if way.dy == 0, (view as? UIControl)?.adjust(by: Int(way.dx)) == true { return }
            return go(way, from: view)
        }
        switch key.keyCode {
        case .keyboardSpacebar, .keyboardReturnOrEnter: press(view, key.keyCode)
        case .keyboardEscape: hide()
        default: break
        }
    }

    private static let ways: [UIKeyboardHIDUsage: CGVector] = [
        .keyboardLeftArrow: CGVector(dx: -1, dy: 0), .keyboardRightArrow: CGVector(dx: 1, dy: 0),
        .keyboardUpArrow: CGVector(dx: 0, dy: -1), .keyboardDownArrow: CGVector(dx: 0, dy: 1),
    ]

    // MARK: - Moving

    private func step(_ way: Int) {
        let all = Focusable.all(in: application)
        guard !all.isEmpty else { return hide() }
        let editing = application.keyboard.focus.flatMap { $0.isFirstResponder ? $0 as? UIView : nil }
        let old = (editing ?? focused).flatMap { view in all.firstIndex { $0.view === view } }
        // Coming anew, it is where it was.
        if !ring.isShown, editing == nil, let old { return focus(all[old].view) }
        focus(all[old.map { ($0 + way + all.count) % all.count } ?? (way > 0 ? 0 : all.count - 1)].view)
    }

    /// To the nearest in a direction; what lies aside counts twice.
    private func go(_ way: CGVector, from view: UIView) {
        guard let start = Focusable(view)?.frame else { return }
        func distance(_ frame: CGRect) -> CGFloat? {
            let (x, y) = (frame.midX - start.midX, frame.midY - start.midY)
            let ahead = x * way.dx + y * way.dy
            let aside = abs(x * way.dy) + abs(y * way.dx)
            return ahead > 1 ? ahead + aside * 2 : nil
        }
        let near = Focusable.all(in: application).compactMap { item in distance(item.frame).map { (item.view, $0) } }
        if let nearest = near.min(by: { $0.1 < $1.1 }) { focus(nearest.0) }
    }

    private func focus(_ view: UIView) {
        focused = view
        let keyboard = application.keyboard
        if view.canBecomeFirstResponder, view is UIKeyInput {
            view.becomeFirstResponder()
        } else if let holder = keyboard.focus, holder is UIKeyInput {
            holder.resignFirstResponder()
        }
        view.scrollIntoSight()
        ring.show(around: view)
    }

    /// A finger has come: keys are no longer in use.
    func hide() { ring.hide() }

    /// Keeps the ring around what it is around.
    func follow() {
        guard ring.isShown else { return }
        if let focused, focused.window != nil { ring.show(around: focused) } else { ring.hide() }
    }

    // MARK: - The finger

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

/// A finger that is drawn along by an arrow key, as long as it is held, but far enough to be a drag.
final class KeyDrag {
    private let hand: Hand
    private var place: CGPoint
    private let way: CGVector
    private let code: UIKeyboardHIDUsage
    private var isHeld = true
    private var frames = 0
    private var link: CADisplayLink?

    /// In points a frame.
    private static let speed: CGFloat = 6
    private static let shortest = 10

    init(_ hand: Hand, from place: CGPoint, _ way: CGVector, _ code: UIKeyboardHIDUsage) {
        (self.hand, self.place, self.way, self.code) = (hand, place, way, code)
        hand.down(at: place, force: 1, finger: FocusGuide.finger)
        let link = CADisplayLink { [weak self] _ in self?.step() }
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    func letGo(_ code: UIKeyboardHIDUsage) { if code == self.code { isHeld = false } }

    private func step() {
        frames += 1
        place = CGPoint(x: place.x + way.dx * Self.speed, y: place.y + way.dy * Self.speed)
        hand.move(to: place, force: 1, finger: FocusGuide.finger)
        if !isHeld, frames >= Self.shortest { stop() }
    }

    func stop() {
        guard let link else { return }
        link.invalidate()
        self.link = nil
        hand.up(FocusGuide.finger)
    }
}

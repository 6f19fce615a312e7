import Foundation

/// A key that is held down, from when it is struck until it is let go.
public final class UIPress: Hashable {
    public enum Phase: Int, Sendable { case began, changed, stationary, ended, cancelled }

    public internal(set) var phase = Phase.began
    public internal(set) var timestamp: TimeInterval
    public let key: UIKey?
    public let window: UIWindow?
    /// Who was told of its beginning; it is told of the end too.
    public internal(set) weak var responder: UIResponder?
    public let force: CGFloat = 0

    let stroke: KeyStroke

    init(_ stroke: KeyStroke, in window: UIWindow?, responder: UIResponder, time: TimeInterval) {
        self.stroke = stroke
        key = UIKey(stroke)
        self.window = window
        self.responder = responder
        timestamp = time
    }

    nonisolated public static func == (a: UIPress, b: UIPress) -> Bool { a === b }
    nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// What happened to the keys in one frame.
public final class UIPressesEvent: UIEvent {
    public override var type: EventType { .presses }
    public let allPresses: Set<UIPress>

    init(_ presses: Set<UIPress>, time: TimeInterval) {
        allPresses = presses
        super.init([], time: time)
    }
}

/// Who takes text from a keyboard.
public protocol UIKeyInput: AnyObject {
    var hasText: Bool { get }
    func insertText(_ text: String)
    func deleteBackward()
}

/// The keyboard that a stage or a window has for an application.
package final class Keyboard {
    private unowned let application: UIApplication
    private var held: [UIPress] = []
    /// Who has the keyboard, as long as it is on screen.
    weak var focus: UIResponder?

    /// Where the keys lead that are no text.
    private(set) lazy var guide = FocusGuide(application)
    private(set) lazy var soft = SoftKeyboard(application)
    var usesRealKeys = false
    /// What a key that is held does again and again.
    private var repeater: (code: UIKeyboardHIDUsage, entry: Int)?
    private static let patience = 0.4
    private static let pace = 1.0 / 15
    /// One gives it up for another, and is not to be told that nobody has it.
    var isChangingHands = false

    init(_ application: UIApplication) { self.application = application }

    func focusDidChange() {
        guard !isChangingHands else { return }
        soft.follow(focus, usesRealKeys: usesRealKeys)
        guide.textMoved(to: focus)
    }

    func fingerCame() {
        usesRealKeys = false
        guide.hide()
    }

    /// A key on the screen.
    func strikeSoftly(_ stroke: KeyStroke) {
        press(stroke)
        up(stroke)
    }

    /// Whether what is typed now becomes text.
    package var isTakingText: Bool { focus is UIKeyInput && focus?.isFirstResponder == true }

    package func down(_ stroke: KeyStroke) {
        usesRealKeys = true
        press(stroke)
        soft.textDidChange()
    }

    private func press(_ stroke: KeyStroke) {
        guard !held.contains(where: { $0.stroke.code == stroke.code }), let responder else { return }
        stopRepeating()
        let press = UIPress(stroke, in: application.keyWindow, responder: responder, time: application.screen.tree.now)
        held.append(press)
        responder.pressesBegan([press], with: UIPressesEvent([press], time: press.timestamp))
    }

    package func up(_ stroke: KeyStroke) {
        guard let index = held.firstIndex(where: { $0.stroke.code == stroke.code }) else { return }
        let press = held.remove(at: index)
        if repeater?.code == stroke.code { stopRepeating() }
        press.phase = .ended
        press.timestamp = application.screen.tree.now
        press.responder?.pressesEnded([press], with: UIPressesEvent([press], time: press.timestamp))
        guide.end([press])
    }

    // MARK: - Keys that are held

    /// Whoever has taken a key may do it again as long as it is held.
    func again(_ press: UIPress, _ action: @escaping () -> Void) {
        guard repeater?.code != press.stroke.code, held.contains(press) else { return }
        stopRepeating()
        wait(press.stroke.code, Self.patience, action)
    }

    private func wait(_ code: UIKeyboardHIDUsage, _ time: TimeInterval, _ action: @escaping () -> Void) {
        let entry = application.agenda.add(at: application.screen.tree.now + time, repeats: true) { [weak self] in
            self?.wait(code, Self.pace, action)
            action()
        }
        repeater = (code, entry)
    }

    private func stopRepeating() {
        repeater.map { application.agenda.remove($0.entry) }
        repeater = nil
    }

    /// Whether Escape means something here: the end of a text, or of a question.
    package var takesEscape: Bool { isTakingText || front is UIAlertController }

    /// The controller that stands on all others.
    private var front: UIViewController? { application.keyWindow?.rootViewController?.presentedChain.last }

    /// The first responder; without one the view in front, from which it goes up.
    private var responder: UIResponder? {
        if let focus, focus.isFirstResponder { return focus }
        return front?.viewIfLoaded ?? application.keyWindow
    }
}

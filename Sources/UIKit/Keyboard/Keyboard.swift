import Foundation
import QuartzCore

/// The keyboard of an application. It sends key presses to responders, and stores the first responder.
package final class Keyboard {
    private unowned let application: UIApplication
    private var heldPresses: [UIPress] = []
    /// The responder that has become the first responder last and has not resigned. It receives key presses only while it is in a window,
    /// as `isFirstResponder` checks.
    weak var firstResponder: UIResponder?

    /// Receives the key presses that no responder has handled.
    private(set) lazy var focusSystem = FocusSystem(application)
    private(set) lazy var onScreenKeyboard = OnScreenKeyboard(application)
    /// Whether the last input came from a hardware keyboard and not from a touch.
    var usesHardwareKeyboard = false
    /// The key whose action is repeated while it is held down, and the entry of the next repetition in the timer queue. Nil if no key
    /// repeats.
    private var repeatedKey: (code: UIKeyboardHIDUsage, entry: Int)?
    private static let repeatDelay = 0.4
    private static let repeatInterval = 1.0 / 15
    /// Whether another responder is about to replace the first responder, which is resigning. During this time changes are not reported, so
    /// that the replacement is reported only once.
    var isChangingFirstResponder = false

    init(_ application: UIApplication) { self.application = application }

    func firstResponderDidChange() {
        guard !isChangingFirstResponder else { return }
        onScreenKeyboard.update(for: firstResponder, usesHardwareKeyboard: usesHardwareKeyboard)
        focusSystem.firstResponderDidChange(to: firstResponder)
    }

    /// Called when a touch begins. Marks the hardware keyboard as not in use and hides the focus ring.
    func touchDidBegin() {
        usesHardwareKeyboard = false
        focusSystem.hideRing()
    }

    /// Types a key of the on-screen keyboard. The same key of the hardware keyboard may be held down, and stays so.
    func typeOnScreen(_ stroke: KeyStroke) {
        if let press = press(stroke) { release(press) }
    }

    /// Whether the first responder hides the text that is typed into it, for example because it is a password field.
    package var hidesTypedText: Bool { (firstResponder as? KeyboardTraits)?.isSecureTextEntry == true }
    /// Whether the first responder accepts typed text.
    package var acceptsText: Bool { firstResponder?.acceptsTyping == true && firstResponder?.isFirstResponder == true }

    /// Presses a key of the hardware keyboard.
    package func keyDown(_ stroke: KeyStroke) {
        usesHardwareKeyboard = true
        if !heldPresses.contains(where: { $0.stroke.code == stroke.code }) { press(stroke) }
        onScreenKeyboard.textDidChange()
    }

    /// Begins a press. Returns nil if no responder can receive it.
    @discardableResult
    private func press(_ stroke: KeyStroke) -> UIPress? {
        guard let targetResponder else { return nil }
        stopRepeating()
        let press = UIPress(stroke, in: application.keyWindow, responder: targetResponder, time: application.screen.tree.now)
        heldPresses.append(press)
        Activity.perform(Activity(.key, "pressesBegan", of: (targetResponder as? UIView)?.layer)) {
            targetResponder.pressesBegan([press], with: UIPressesEvent([press], time: press.timestamp))
        }
        return press
    }

    /// Releases a key.
    package func keyUp(_ stroke: KeyStroke) {
        if let press = heldPresses.first(where: { $0.stroke.code == stroke.code }) { release(press) }
    }

    private func release(_ press: UIPress) {
        guard let index = heldPresses.firstIndex(of: press) else { return }
        heldPresses.remove(at: index)
        if repeatedKey?.code == press.stroke.code { stopRepeating() }
        press.phase = .ended
        press.timestamp = application.screen.tree.now
        Activity.perform(Activity(.key, "pressesEnded", of: (press.responder as? UIView)?.layer)) {
            press.responder?.pressesEnded([press], with: UIPressesEvent([press], time: press.timestamp))
        }
        focusSystem.pressesEnded([press])
    }

    // MARK: - Repetition

    /// Repeats an action until the key of a press is released. Called by the responder that has handled the press.
    func repeatWhileHeld(_ press: UIPress, _ action: @escaping () -> Void) {
        guard repeatedKey?.code != press.stroke.code, heldPresses.contains(press) else { return }
        stopRepeating()
        scheduleRepeat(press.stroke.code, Self.repeatDelay, action)
    }

    private func scheduleRepeat(_ code: UIKeyboardHIDUsage, _ time: TimeInterval, _ action: @escaping () -> Void) {
        let entry = application.timerQueue.add(at: application.screen.tree.now + time, repeats: true) { [weak self] in
            self?.scheduleRepeat(code, Self.repeatInterval, action)
            action()
        }
        repeatedKey = (code, entry)
    }

    private func stopRepeating() {
        repeatedKey.map { application.timerQueue.remove($0.entry) }
        repeatedKey = nil
    }

    /// Whether the Escape key has an effect in the application, because it ends text editing, or closes an alert or a menu.
    package var handlesEscape: Bool {
        acceptsText || frontViewController is UIAlertController || application.keyWindow?.frontOverlay != nil
    }

    /// The controller in front of all other controllers.
    private var frontViewController: UIViewController? { application.keyWindow?.rootViewController?.presentedChain.last }

    /// The responder that receives key presses: an open overlay such as a menu, the first responder, or if there is none, the view of the
    /// controller in front.
    private var targetResponder: UIResponder? {
        if let overlay = application.keyWindow?.frontOverlay { return overlay }
        if let firstResponder, firstResponder.isFirstResponder { return firstResponder }
        return frontViewController?.viewIfLoaded ?? application.keyWindow
    }
}

import Foundation
import UIKit

// Subclasses of open classes that override the open members, as the code of an app can do. `UIKitSubclassTests` compiles this file in Swift 6
// mode, and `ClientTests` compiles it in Swift 5 mode.

class CustomUIResponder: UIResponder {
    override var next: UIResponder? { super.next }
    override var inputView: UIView? { super.inputView }
    override var inputAccessoryView: UIView? { super.inputAccessoryView }
    override func reloadInputViews() { super.reloadInputViews() }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        super.canPerformAction(action, withSender: sender)
    }
    override func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        super.target(forAction: action, withSender: sender)
    }
    override func cut(_ sender: Any?) { super.cut(sender) }
    override func copy(_ sender: Any?) { super.copy(sender) }
    override func paste(_ sender: Any?) { super.paste(sender) }
    override func select(_ sender: Any?) { super.select(sender) }
    override func selectAll(_ sender: Any?) { super.selectAll(sender) }
    override func delete(_ sender: Any?) { super.delete(sender) }
    override func toggleBoldface(_ sender: Any?) { super.toggleBoldface(sender) }
    override func toggleItalics(_ sender: Any?) { super.toggleItalics(sender) }
    override func toggleUnderline(_ sender: Any?) { super.toggleUnderline(sender) }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesBegan(touches, with: event) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesMoved(touches, with: event) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesEnded(touches, with: event) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesCancelled(touches, with: event) }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { super.pressesBegan(presses, with: event) }
    override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) { super.pressesChanged(presses, with: event) }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { super.pressesEnded(presses, with: event) }
    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) { super.pressesCancelled(presses, with: event) }
    override var canBecomeFirstResponder: Bool { super.canBecomeFirstResponder }
    override var canResignFirstResponder: Bool { super.canResignFirstResponder }
    override func becomeFirstResponder() -> Bool { super.becomeFirstResponder() }
    override func resignFirstResponder() -> Bool { super.resignFirstResponder() }
    override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
    ) { super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context) }
    override func awakeFromNib() { super.awakeFromNib() }
    override func prepareForInterfaceBuilder() { super.prepareForInterfaceBuilder() }
    override var isAccessibilityElement: Bool {
        get { super.isAccessibilityElement }
        set { super.isAccessibilityElement = newValue }
    }
    override var accessibilityTraits: UIAccessibilityTraits {
        get { super.accessibilityTraits }
        set { super.accessibilityTraits = newValue }
    }
    override var accessibilityValue: String? {
        get { super.accessibilityValue }
        set { super.accessibilityValue = newValue }
    }
    override var accessibilityHint: String? {
        get { super.accessibilityHint }
        set { super.accessibilityHint = newValue }
    }
    override var accessibilityViewIsModal: Bool {
        get { super.accessibilityViewIsModal }
        set { super.accessibilityViewIsModal = newValue }
    }
    override var accessibilityElementsHidden: Bool {
        get { super.accessibilityElementsHidden }
        set { super.accessibilityElementsHidden = newValue }
    }
    override var shouldGroupAccessibilityChildren: Bool {
        get { super.shouldGroupAccessibilityChildren }
        set { super.shouldGroupAccessibilityChildren = newValue }
    }
    override var accessibilityElements: [Any]? {
        get { super.accessibilityElements }
        set { super.accessibilityElements = newValue }
    }
    override func accessibilityElementCount() -> Int { super.accessibilityElementCount() }
    override func accessibilityElement(at index: Int) -> Any? { super.accessibilityElement(at: index) }
    override func index(ofAccessibilityElement element: Any) -> Int { super.index(ofAccessibilityElement: element) }
    override var accessibilityContainerType: UIAccessibilityContainerType {
        get { super.accessibilityContainerType }
        set { super.accessibilityContainerType = newValue }
    }
    override var accessibilityLanguage: String? {
        get { super.accessibilityLanguage }
        set { super.accessibilityLanguage = newValue }
    }
    override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { super.accessibilityCustomActions }
        set { super.accessibilityCustomActions = newValue }
    }
    override var accessibilityActivationPoint: CGPoint {
        get { super.accessibilityActivationPoint }
        set { super.accessibilityActivationPoint = newValue }
    }
    override func accessibilityPerformMagicTap() -> Bool { super.accessibilityPerformMagicTap() }
    override func accessibilityPerformEscape() -> Bool { super.accessibilityPerformEscape() }
    override func accessibilityActivate() -> Bool { super.accessibilityActivate() }
    override func accessibilityIncrement() { super.accessibilityIncrement() }
    override func accessibilityDecrement() { super.accessibilityDecrement() }
    override var description: String { super.description }
    override var isFirstResponder: Bool { super.isFirstResponder }
}

class CustomUIWindow: UIWindow {
    override var screen: UIScreen { super.screen }
    override var isKeyWindow: Bool { super.isKeyWindow }
    override var windowScene: UIWindowScene? {
        get { super.windowScene }
        set { super.windowScene = newValue }
    }
    override var windowLevel: Level {
        get { super.windowLevel }
        set { super.windowLevel = newValue }
    }
    override var canBecomeKey: Bool { super.canBecomeKey }
    override var window: UIWindow? { super.window }
    override var next: UIResponder? { super.next }
    override var isHidden: Bool {
        get { super.isHidden }
        set { super.isHidden = newValue }
    }
    override func makeKeyAndVisible() { super.makeKeyAndVisible() }
    override func makeKey() { super.makeKey() }
    override func becomeKey() { super.becomeKey() }
    override func resignKey() { super.resignKey() }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { super.pressesBegan(presses, with: event) }
    override func sendEvent(_ event: UIEvent) { super.sendEvent(event) }
    override var rootViewController: UIViewController? {
        get { super.rootViewController }
        set { super.rootViewController = newValue }
    }
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { super.hitTest(point, with: event) }
}

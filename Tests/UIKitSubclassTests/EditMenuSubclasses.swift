import UIKit

// Subclasses of open classes that override the open members, as the code of an app can do. `UIKitSubclassTests` compiles this file in Swift 6
// mode, and `ClientTests` compiles it in Swift 5 mode.

class CustomUIEditMenuConfiguration: UIEditMenuConfiguration {
    override var preferredArrowDirection: UIEditMenuArrowDirection {
        get { super.preferredArrowDirection }
        set { super.preferredArrowDirection = newValue }
    }
}

class CustomUIEditMenuInteraction: UIEditMenuInteraction {
    override var delegate: (any UIEditMenuInteractionDelegate)? { super.delegate }
    override var view: UIView? { super.view }
    override func willMove(to view: UIView?) { super.willMove(to: view) }
    override func didMove(to view: UIView?) { super.didMove(to: view) }
    override func presentEditMenu(with configuration: UIEditMenuConfiguration) { super.presentEditMenu(with: configuration) }
    override func dismissMenu() { super.dismissMenu() }
    override func reloadVisibleMenu() { super.reloadVisibleMenu() }
    override func updateVisibleMenuPosition(animated: Bool) { super.updateVisibleMenuPosition(animated: animated) }
    override func location(in view: UIView?) -> CGPoint { super.location(in: view) }
}

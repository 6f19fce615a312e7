import Foundation

/// The animations that run along with the appearance or the disappearance of a context menu.
@preconcurrency @MainActor public protocol UIContextMenuInteractionAnimating: AnyObject {
    /// The controller of the preview, or nil.
    var previewViewController: UIViewController? { get }
    /// Adds changes that are animated together with the menu.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Adds a closure that is called at the end of the animations.
    func addCompletion(_ completion: @escaping () -> Void)
}

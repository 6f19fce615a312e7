/// An object that has traits: a screen, a view, a controller or a presentation controller.
@preconcurrency @MainActor public protocol UITraitEnvironment: AnyObject {
    /// The traits of the object.
    var traitCollection: UITraitCollection { get }
    /// Called after the traits have changed.
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension UIView: UITraitEnvironment {}
extension UIViewController: UITraitEnvironment {}

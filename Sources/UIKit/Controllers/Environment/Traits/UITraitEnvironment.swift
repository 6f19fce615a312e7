/// An object that has traits: a view or a view controller.
///
/// Differs from Apple: screens and presentation controllers have traits too, but do not conform to this protocol.
@preconcurrency @MainActor public protocol UITraitEnvironment: AnyObject {
    /// The traits of the object.
    var traitCollection: UITraitCollection { get }
    /// Called after the traits have changed.
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension UIView: UITraitEnvironment {}
extension UIViewController: UITraitEnvironment {}

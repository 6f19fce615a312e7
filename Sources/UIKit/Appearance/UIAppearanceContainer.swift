/// A class whose instances can contain views with an appearance: views and view controllers.
@preconcurrency @MainActor public protocol UIAppearanceContainer: AnyObject {}

extension UIViewController: UIAppearanceContainer {}

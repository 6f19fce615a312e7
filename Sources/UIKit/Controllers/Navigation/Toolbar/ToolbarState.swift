/// The toolbar of a navigation controller.
final class ToolbarState {
    /// The toolbar, which is created at its first use.
    private(set) lazy var toolbar: UIToolbar = {
        isCreated = true
        return UIToolbar()
    }()
    /// Whether the toolbar was created.
    private(set) var isCreated = false
    /// Whether the toolbar is hidden. It is hidden until the app shows it.
    var isHidden = true
    /// The controller whose items the toolbar shows.
    weak var controller: UIViewController?

    /// Replaces the toolbar before it is shown.
    func use(_ toolbar: UIToolbar) {
        isCreated = true
        self.toolbar = toolbar
    }
}

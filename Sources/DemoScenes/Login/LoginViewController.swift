import UIKit

/// Shows one of the two versions of the login screen, and a control that switches between them.
class LoginViewController: UIViewController {
    let versionControl = UISegmentedControl(items: ["By hand", "By constraints"])
    private let caption = UILabel()
    private(set) var loginController: LoginFieldsViewController?
    private var keyboardObserver: KeyboardObserver?

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        // The picture ends in white.
        overrideUserInterfaceStyle = .light
        versionControl.accessibilityIdentifier = "versions"
        versionControl.selectedSegmentIndex = 0
        versionControl.addTarget(self, action: Selector(LoginViewController.versionChanged), for: .valueChanged)
        caption.accessibilityIdentifier = "caption"
        caption.font = .systemFont(ofSize: 13)
        caption.textColor = .gray
        caption.textAlignment = .center
        caption.numberOfLines = 2
        addConstraints()
        keyboardObserver = KeyboardObserver { [weak self] in self?.adjustForKeyboard($0, $1) }
        versionChanged()
    }

    func versionChanged() {
        let usesConstraints = versionControl.selectedSegmentIndex == 1
        caption.text =
            usesConstraints
            ? "Constants move, then layout.\nTap a field: all stay in place." : "Centres move.\nTap a field: both jump back up."
        show(usesConstraints ? LoginByConstraints() : LoginByCenters())
    }

    private func show(_ controller: LoginFieldsViewController) {
        loginController?.willMove(toParent: nil)
        loginController?.view.removeFromSuperview()
        loginController?.removeFromParent()
        loginController = controller
        addChild(controller)
        controller.view.frame = view.bounds
        controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.insertSubview(controller.view, at: 0)
        controller.didMove(toParent: self)
    }

    /// Moves the control above the keyboard. This causes a layout pass of the login screen.
    private func adjustForKeyboard(_ height: CGFloat, _ duration: TimeInterval) {
        guard let window = view.window, window === UIApplication.shared.keyWindow else { return }
        additionalSafeAreaInsets.bottom = height
        UIView.animate(withDuration: duration) {
            // Above the keyboard there is no space for the caption.
            self.caption.alpha = height > 0 ? 0 : 1
            self.loginController?.view.setNeedsLayout()
            self.view.layoutIfNeeded()
        }
    }

    private func addConstraints() {
        for view in [versionControl, caption] as [UIView] {
            view.translatesAutoresizingMaskIntoConstraints = false
            self.view.addSubview(view)
        }
        NSLayoutConstraint.activate([
            versionControl.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            versionControl.widthAnchor.constraint(equalToConstant: 275),
            // While the keyboard is visible, the safe area ends at its top edge.
            versionControl.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -24),
            caption.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            caption.bottomAnchor.constraint(equalTo: versionControl.topAnchor, constant: -12),
        ])
    }
}

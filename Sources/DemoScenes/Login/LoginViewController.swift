import UIKit

/// Shows one of the two versions of the login screen, and a control that switches between them.
class LoginViewController: UIViewController {
    let versionControl = UISegmentedControl(items: ["By hand", "By constraints"])
    private let caption = UILabel()
    private let picture = SeascapeView()
    private let panel = UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterial))
    /// The constraint that puts the panel's upper edge above the caption. It is not active while the caption is hidden.
    private lazy var panelAboveCaption = panel.topAnchor.constraint(equalTo: caption.topAnchor, constant: -14)
    // While the keyboard is visible, the safe area ends at the top edge of the keyboard, so the control is above it.
    private lazy var controlAtBottom = versionControl.bottomAnchor.constraint(
        equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -24)
    private lazy var controlAtTop = versionControl.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20)
    private var isLow = false
    private lazy var panelAboveControl = panel.topAnchor.constraint(equalTo: versionControl.topAnchor, constant: -12)
    private(set) var loginController: LoginFieldsViewController?
    private var keyboardObserver: KeyboardObserver?

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }

    override func viewDidLoad() {
        super.viewDidLoad()
        picture.frame = view.bounds
        picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(picture)
        versionControl.accessibilityIdentifier = "versions"
        versionControl.selectedSegmentIndex = 0
        versionControl.addTarget(self, action: Selector(LoginViewController.versionChanged), for: .valueChanged)
        caption.accessibilityIdentifier = "caption"
        caption.setScaledFont(.scaled(13, limit: 17))
        caption.textColor = .label
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
            ? "Constants move, then layout.\nTap a field: all stay in place." : "Centers move.\nTap a field: both jump back up."
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
        view.insertSubview(controller.view, aboveSubview: picture)
        controller.didMove(toParent: self)
    }

    /// Moves the version control to the top if the screen is too low to show it below the fields.
    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        isLow = view.bounds.height < 440
        controlAtBottom.isActive = !isLow
        controlAtTop.isActive = isLow
        updatePanel()
    }

    /// Hides the caption where there is no space for it: above the keyboard and on a low screen.
    private func updatePanel() {
        let showsCaption = !isLow && additionalSafeAreaInsets.bottom == 0
        caption.alpha = showsCaption ? 1 : 0
        panelAboveCaption.isActive = showsCaption
        panelAboveControl.isActive = !showsCaption
    }

    /// Moves the control above the keyboard. This causes a layout pass of the login screen.
    private func adjustForKeyboard(_ height: CGFloat, _ duration: TimeInterval) {
        guard let window = view.window, window === UIApplication.shared.keyWindow else { return }
        // The keyboard covers the home indicator, whose height is already a part of the safe area.
        additionalSafeAreaInsets.bottom = max(height - window.safeAreaInsets.bottom, 0)
        UIView.animate(withDuration: duration) {
            self.updatePanel()
            self.picture.keyboardHeight = height
            self.loginController?.view.setNeedsLayout()
            self.view.layoutIfNeeded()
        }
    }

    private func addConstraints() {
        panel.layer.cornerRadius = 20
        panel.layer.cornerCurve = .continuous
        panel.clipsToBounds = true
        for view in [panel, versionControl, caption] as [UIView] {
            view.translatesAutoresizingMaskIntoConstraints = false
            self.view.addSubview(view)
        }
        NSLayoutConstraint.activate([
            versionControl.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            versionControl.widthAnchor.constraint(equalToConstant: 275),
            caption.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            caption.widthAnchor.constraint(lessThanOrEqualTo: versionControl.widthAnchor),
            panel.leadingAnchor.constraint(equalTo: versionControl.leadingAnchor, constant: -14),
            panel.trailingAnchor.constraint(equalTo: versionControl.trailingAnchor, constant: 14),
            panel.bottomAnchor.constraint(equalTo: versionControl.bottomAnchor, constant: 14),
            caption.bottomAnchor.constraint(equalTo: versionControl.topAnchor, constant: -12),
        ])
    }
}

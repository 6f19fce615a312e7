import UIKit

/// Shows one of the two versions of the login screen, and a switch between them.
class LoginViewController: UIViewController {
    let versions = UISegmentedControl(items: ["By hand", "By constraints"])
    private let caption = UILabel()
    private(set) var login: LoginFieldsViewController?
    private var keyboard: KeyboardWatch?

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        versions.accessibilityIdentifier = "versions"
        versions.selectedSegmentIndex = 0
        versions.addTarget(self, action: Selector(LoginViewController.versionChanged), for: .valueChanged)
        caption.accessibilityIdentifier = "caption"
        caption.font = .systemFont(ofSize: 13)
        caption.textColor = .gray
        caption.textAlignment = .center
        caption.numberOfLines = 2
        placeViews()
        keyboard = KeyboardWatch { [weak self] in self?.makeRoom($0, $1) }
        versionChanged()
    }

    func versionChanged() {
        let isRight = versions.selectedSegmentIndex == 1
        caption.text =
            isRight ? "Constants move, then layout.\nTap a field: all stay in place." : "Centres move.\nTap a field: both jump back up."
        show(isRight ? LoginByConstraints() : LoginByHand())
    }

    private func show(_ next: LoginFieldsViewController) {
        login?.willMove(toParent: nil)
        login?.view.removeFromSuperview()
        login?.removeFromParent()
        login = next
        addChild(next)
        next.view.frame = view.bounds
        next.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.insertSubview(next.view, at: 0)
        next.didMove(toParent: self)
    }

    /// The keyboard takes room from below. That means a layout pass, whatever else it means.
    private func makeRoom(_ height: CGFloat, _ duration: TimeInterval) {
        guard let window = view.window, window === UIApplication.shared.keyWindow else { return }
        additionalSafeAreaInsets.bottom = height
        UIView.animate(withDuration: duration) {
            // There is no room for words between the fields and the keyboard.
            self.caption.alpha = height > 0 ? 0 : 1
            self.login?.view.setNeedsLayout()
            self.view.layoutIfNeeded()
        }
    }

    private func placeViews() {
        for view in [versions, caption] as [UIView] {
            view.translatesAutoresizingMaskIntoConstraints = false
            self.view.addSubview(view)
        }
        NSLayoutConstraint.activate([
            versions.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            versions.widthAnchor.constraint(equalToConstant: 275),
            // Above the keyboard, when there is one.
            versions.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -24),
            caption.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            caption.bottomAnchor.constraint(equalTo: versions.topAnchor, constant: -12),
        ])
    }
}

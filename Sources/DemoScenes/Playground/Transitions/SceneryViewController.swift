import UIKit

/// A picture of hills by night that fills the screen. A tap or Escape dismisses it.
class SceneryViewController: UIViewController {
    private let scenery = SceneryView(isNight: true)
    private let closeButton = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.clipsToBounds = true
        closeButton.setTitle("Close", for: .normal)
        closeButton.setTitleColor(.white, for: .normal)
        closeButton.titleLabel?.setScaledFont(.scaled(17, .semibold, limit: 26))
        closeButton.backgroundColor = UIColor.white.withAlphaComponent(0.18)
        closeButton.layer.cornerRadius = 22
        closeButton.accessibilityIdentifier = "Close"
        closeButton.addAction(UIAction { [unowned self] _ in dismiss(animated: true) }, for: .touchUpInside)
        for view in [scenery, closeButton] { self.view.addSubview(view) }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        scenery.frame = view.bounds
        let width = max((closeButton.titleLabel?.intrinsicContentSize.width ?? 0) + 44, 110).rounded()
        closeButton.frame = CGRect(
            x: ((view.bounds.width - width) / 2).rounded(), y: view.bounds.height - view.safeAreaInsets.bottom - 72, width: width,
            height: 44)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        dismiss(animated: true)
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard presses.first?.key?.keyCode == .keyboardEscape else { return super.pressesBegan(presses, with: event) }
        dismiss(animated: true)
    }
}

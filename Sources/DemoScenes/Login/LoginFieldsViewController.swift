import UIKit

/// A login screen with two text fields. At first they are transparent and near the top; subclasses move them down.
class LoginFieldsViewController: UIViewController {
    let fldUsername = UITextField()
    let fldPassword = UITextField()
    private(set) var usernameTop: NSLayoutConstraint!
    private(set) var passwordTop: NSLayoutConstraint!

    private static let fieldColor = UIColor(light: .white, dark: UIColor(hex: 0x151E42))

    /// The distance that the fields slide down, in points.
    let slideDistance: CGFloat = 200

    override func viewDidLoad() {
        super.viewDidLoad()
        // The background is clear, so that the picture behind this view is visible.
        view.backgroundColor = .clear
        fldPassword.isSecureTextEntry = true
        usernameTop = addField(fldUsername, named: "Username", icon: "user", top: 60)
        passwordTop = addField(fldPassword, named: "Password", icon: "padlock", top: 112)
        fldUsername.returnKeyType = .next
        fldUsername.delegate = self
        fldPassword.delegate = self
        let tap = UITapGestureRecognizer(target: self, action: Selector(LoginFieldsViewController.didTapOutside))
        tap.cancelsTouchesInView = false
        view.addGestureRecognizer(tap)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        // Without this layout pass, the animation would move the fields in from (0, 0).
        view.layoutIfNeeded()
        slideIn()
    }

    /// Moves the fields down and fades them in. Overridden by the subclasses.
    func slideIn() {}

    func didTapOutside() { view.endEditing(true) }
}

extension LoginFieldsViewController: UITextFieldDelegate {
    /// Runs a layout pass, to show its effect on the fields. On a phone, the keyboard, a bar above the keyboard, or a taller status bar
    /// during a call would cause this layout pass.
    func textFieldDidBeginEditing(_ textField: UITextField) {
        UIView.animate(withDuration: 0.25) {
            self.view.setNeedsLayout()
            self.view.layoutIfNeeded()
        }
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if textField === fldUsername { fldPassword.becomeFirstResponder() } else { textField.resignFirstResponder() }
        return true
    }
}

// MARK: - Views

extension LoginFieldsViewController {
    /// Adds a field and returns its top constraint.
    private func addField(_ field: UITextField, named name: String, icon: String, top: CGFloat) -> NSLayoutConstraint {
        field.accessibilityIdentifier = name.lowercased()
        field.placeholder = name
        field.borderStyle = .roundedRect
        field.backgroundColor = LoginFieldsViewController.fieldColor
        field.leftView = PaddedIconView(UIImage(named: icon))
        field.leftViewMode = .always
        field.alpha = 0
        field.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(field)
        let topConstraint = field.topAnchor.constraint(equalTo: view.topAnchor, constant: top)
        NSLayoutConstraint.activate([
            field.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            field.widthAnchor.constraint(equalToConstant: 275),
            field.heightAnchor.constraint(equalToConstant: 40),
            topConstraint,
        ])
        return topConstraint
    }
}

/// An icon with margins, used as the left view of a text field.
private class PaddedIconView: UIView {
    convenience init(_ image: UIImage?) {
        self.init(frame: CGRect(x: 0, y: 0, width: 36, height: 40))
        let icon = UIImageView(image: image?.withRenderingMode(.alwaysTemplate))
        icon.tintColor = .secondaryLabel
        icon.frame = CGRect(x: 11, y: 10, width: 20, height: 20)
        addSubview(icon)
        isUserInteractionEnabled = false
    }
}

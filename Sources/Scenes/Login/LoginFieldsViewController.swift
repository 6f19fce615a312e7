import UIKit

/// Two fields near the top, unseen at first, that constraints place. How they come to the middle of the screen is for a subclass to say.
class LoginFieldsViewController: UIViewController {
    let fldUsername = UITextField()
    let fldPassword = UITextField()
    private(set) var usernameTop: NSLayoutConstraint!
    private(set) var passwordTop: NSLayoutConstraint!

    /// How far down they slide.
    let way: CGFloat = 200

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        addHeader()
        fldPassword.isSecureTextEntry = true
        usernameTop = add(fldUsername, called: "Username", icon: "user", top: 60)
        passwordTop = add(fldPassword, called: "Password", icon: "padlock", top: 112)
        fldUsername.returnKeyType = .next
        fldUsername.delegate = self
        fldPassword.delegate = self
        let tap = UITapGestureRecognizer(target: self, action: Selector(LoginFieldsViewController.didTapOutside))
        tap.cancelsTouchesInView = false
        view.addGestureRecognizer(tap)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        // What has not been laid out yet would come from the corner at (0, 0).
        view.layoutIfNeeded()
        slideIn()
    }

    /// For subclasses: moves the fields down and shows them.
    func slideIn() {}

    func didTapOutside() { view.endEditing(true) }
}

extension LoginFieldsViewController: UITextFieldDelegate {
    /// Typing means a layout pass: a keyboard comes, or bars above it, or a call takes room at the top.
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
    private func addHeader() {
        let header = UIImageView(image: UIImage(named: "header"))
        header.contentMode = .scaleAspectFill
        header.clipsToBounds = true
        header.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(header)
        NSLayoutConstraint.activate([
            header.topAnchor.constraint(equalTo: view.topAnchor),
            header.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            header.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            header.heightAnchor.constraint(equalToConstant: 240),
        ])
    }

    /// Answers the constraint that holds the field below the upper edge.
    private func add(_ field: UITextField, called name: String, icon: String, top: CGFloat) -> NSLayoutConstraint {
        field.accessibilityIdentifier = name.lowercased()
        field.placeholder = name
        field.borderStyle = .roundedRect
        field.leftView = IconMargin(UIImage(named: icon))
        field.leftViewMode = .always
        field.alpha = 0
        field.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(field)
        let placed = field.topAnchor.constraint(equalTo: view.topAnchor, constant: top)
        NSLayoutConstraint.activate([
            field.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            field.widthAnchor.constraint(equalToConstant: 275),
            field.heightAnchor.constraint(equalToConstant: 40),
            placed,
        ])
        return placed
    }
}

/// A picture with some room on both sides, for the beginning of a field.
private class IconMargin: UIView {
    convenience init(_ image: UIImage?) {
        self.init(frame: CGRect(x: 0, y: 0, width: 36, height: 40))
        let icon = UIImageView(image: image)
        icon.frame = CGRect(x: 11, y: 10, width: 20, height: 20)
        addSubview(icon)
        isUserInteractionEnabled = false
    }
}

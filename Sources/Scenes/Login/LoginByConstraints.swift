import UIKit

/// The right version: the constants change, and the layout pass happens inside the block. Whatever comes later finds the fields where they
/// belong.
class LoginByConstraints: LoginFieldsViewController {
    override func slideIn() {
        UIView.animate(withDuration: 0.5) {
            self.passwordTop.constant += self.way
            self.fldUsername.alpha = 1
            self.fldPassword.alpha = 1
            self.view.layoutIfNeeded()
        }
        UIView.animate(
            withDuration: 0.5, delay: 0.1, options: [],
            animations: {
                self.usernameTop.constant += self.way
                self.view.layoutIfNeeded()
            }, completion: nil)
    }
}

import UIKit

/// The correct version: it changes the constraints' constants and runs the layout pass inside the animation block.
///
/// Later layout passes do not move the fields.
class LoginByConstraints: LoginFieldsViewController {
    override func slideIn() {
        UIView.animate(withDuration: 0.5) {
            self.passwordTop.constant += self.slideDistance
            self.fldUsername.alpha = 1
            self.fldPassword.alpha = 1
            self.view.layoutIfNeeded()
        }
        UIView.animate(
            withDuration: 0.5, delay: 0.1, options: [],
            animations: {
                self.usernameTop.constant += self.slideDistance
                self.view.layoutIfNeeded()
            }, completion: nil)
    }
}

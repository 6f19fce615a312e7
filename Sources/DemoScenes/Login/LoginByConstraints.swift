import UIKit

/// The correct version: it changes the constraints' constants and runs the layout pass inside the animation block.
///
/// A later layout pass leaves the fields at their new positions.
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

import UIKit

/// The wrong version: it changes the centers of views that are positioned by constraints.
///
/// It looks correct until the next layout pass, which moves the fields back to the positions from the constraints. For example, the
/// appearance of the keyboard causes a layout pass.
class LoginByCenters: LoginFieldsViewController {
    override func slideIn() {
        UIView.animate(withDuration: 0.5) {
            self.fldPassword.center.y += self.slideDistance
            self.fldUsername.alpha = 1
            self.fldPassword.alpha = 1
        }
        UIView.animate(
            withDuration: 0.5, delay: 0.1, options: [],
            animations: {
                self.fldUsername.center.y += self.slideDistance
            }, completion: nil)
    }
}

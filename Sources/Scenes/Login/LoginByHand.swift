import UIKit

/// The wrong version: centres are moved by hand. It looks right until the next layout pass, which knows nothing of it and puts the fields back
/// where the constraints say. The keyboard's coming is enough.
class LoginByHand: LoginFieldsViewController {
    override func slideIn() {
        UIView.animate(withDuration: 0.5) {
            self.fldPassword.center.y += self.way
            self.fldUsername.alpha = 1
            self.fldPassword.alpha = 1
        }
        UIView.animate(
            withDuration: 0.5, delay: 0.1, options: [],
            animations: {
                self.fldUsername.center.y += self.way
            }, completion: nil)
    }
}

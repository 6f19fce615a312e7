import UIKit

/// The table grows into place while the date falls in on a spring.
extension LockScreenViewController {
    func prepareIntro() {
        tableView.transform = CGAffineTransform(scaleX: 0.67, y: 0.67)
        tableView.alpha = 0
        // Absolute, not `-= 100`: else each appearance would end 50 points lower than the one before.
        dateTopConstraint.constant = 15 - 100
        view.layoutIfNeeded()
    }

    func playIntro() {
        AnimatorFactory.scaleUp(view: tableView).startAnimation()
        AnimatorFactory.animateConstraint(view: view, constraint: dateTopConstraint, by: 150)
    }
}

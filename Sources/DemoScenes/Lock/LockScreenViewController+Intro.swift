import UIKit

/// The intro: the table scales up while a spring moves the date label down.
extension LockScreenViewController {
    func prepareIntro() {
        tableView.transform = CGAffineTransform(scaleX: 0.67, y: 0.67)
        tableView.alpha = 0
        // The constant is set, not changed by -100. Otherwise the label would end 50 points lower each time the view appears.
        dateTopConstraint.constant = 15 - 100
        view.layoutIfNeeded()
    }

    func playIntro() {
        AnimatorFactory.scaleUp(view: tableView).startAnimation()
        AnimatorFactory.animateConstraint(view: view, constraint: dateTopConstraint, by: 150)
    }
}

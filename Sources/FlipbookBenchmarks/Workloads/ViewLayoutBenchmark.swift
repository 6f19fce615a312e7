import QuartzCore
import UIKit

/// The layout benchmark of `flipbook bench`: the chain of `ConstraintChainBenchmark` without the constraints of low priority, built with
/// views and `NSLayoutConstraint`s.
package final class ViewLayoutBenchmark {
    private let container = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    private let views: [UIView]
    /// The constraint between the first and the second view.
    private var gapConstraint: NSLayoutConstraint!
    /// The number of points that the edits have added to the original gap of 8 points: 0 before the first edit, then 1, 2 and 3 repeatedly.
    private var gapIncrement: CGFloat = 0

    /// Creates `count` views without constraints.
    package init(count: Int) {
        views = (0..<count).map { _ in UIView() }
        for view in views {
            view.translatesAutoresizingMaskIntoConstraints = false
            container.addSubview(view)
        }
    }

    /// Creates and activates the constraints, and runs a layout pass.
    package func build() {
        for (index, view) in views.enumerated() { NSLayoutConstraint.activate(constraints(of: view, index)) }
        container.layoutIfNeeded()
    }

    private func constraints(of view: UIView, _ index: Int) -> [NSLayoutConstraint] {
        let height = view.heightAnchor.constraint(greaterThanOrEqualToConstant: 20)
        var result = [view.topAnchor.constraint(equalTo: container.topAnchor), height]
        if index == 0 {
            result.append(view.leftAnchor.constraint(equalTo: container.leftAnchor, constant: 8))
            result.append(view.widthAnchor.constraint(equalToConstant: 40))
        } else {
            result.append(view.leftAnchor.constraint(equalTo: views[index - 1].rightAnchor, constant: 8))
            result.append(view.widthAnchor.constraint(equalTo: views[index - 1].widthAnchor))
        }
        if index == 1 { gapConstraint = result[2] }
        if index % 3 == 2 {
            result.append(view.heightAnchor.constraint(equalToConstant: CGFloat(20 + index % 7)))
            result.last?.priority = .defaultHigh
        }
        return result
    }

    /// Changes the gap between the first two views and runs a layout pass. All other views move.
    package func edit() {
        gapIncrement = gapIncrement == 3 ? 1 : gapIncrement + 1
        gapConstraint.constant = 8 + gapIncrement
        container.layoutIfNeeded()
    }

    /// Replaces the constraint between the first two views by an equal constraint, and runs a layout pass.
    package func replace() {
        gapConstraint.isActive = false
        gapConstraint = views[1].leftAnchor.constraint(equalTo: views[0].rightAnchor, constant: gapConstraint.constant)
        gapConstraint.isActive = true
        container.layoutIfNeeded()
    }

    /// The right edge of the last view, in points.
    package var lastViewMaxX: CGFloat { views.last?.frame.maxX ?? 0 }
}

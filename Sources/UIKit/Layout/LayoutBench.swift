import QuartzCore

/// What `flipbook bench` times of layout: the chain of `ChainBench` made of real views and constraints, laid out by real passes.
package final class LayoutBench {
    private let container = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    private let views: [UIView]
    private var gap: NSLayoutConstraint!
    private var turn: CGFloat = 0

    /// Makes the views, without a constraint.
    package init(count: Int) {
        views = (0..<count).map { _ in UIView() }
        for view in views {
            view.translatesAutoresizingMaskIntoConstraints = false
            container.addSubview(view)
        }
    }

    /// Makes and activates the constraints, and lays out.
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
        if index == 1 { gap = result[2] }
        if index % 3 == 2 {
            result.append(view.heightAnchor.constraint(equalToConstant: CGFloat(20 + index % 7)))
            result.last?.priority = .defaultHigh
        }
        return result
    }

    /// The gap behind the first view: all others move.
    package func edit() {
        turn = turn == 3 ? 1 : turn + 1
        gap.constant = 8 + turn
        container.layoutIfNeeded()
    }

    /// Ends what holds the second view at the first, and activates another like it.
    package func replace() {
        gap.isActive = false
        gap = views[1].leftAnchor.constraint(equalTo: views[0].rightAnchor, constant: gap.constant)
        gap.isActive = true
        container.layoutIfNeeded()
    }

    /// Where the last view ends.
    package var end: CGFloat { views.last?.frame.maxX ?? 0 }
}

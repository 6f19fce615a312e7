import UIKit

/// The row that contains the widget. Its height follows from the widget's height.
class WidgetCell: UITableViewCell {
    let widgetView = WidgetView()
    private lazy var widgetHeight = widgetView.heightAnchor.constraint(equalToConstant: 130)
    private(set) var showsMore = false
    weak var tableView: UITableView?

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        backgroundColor = .clear
        selectionStyle = .none
        widgetView.header.button.addAction(UIAction { [unowned self] _ in toggleShowMore() }, for: .touchUpInside)
        addConstraints()
    }

    required init?(coder: NSCoder) { return nil }

    private func addConstraints() {
        widgetView.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(widgetView)
        // The row may briefly still have its old height. The lower priority then lets the widget be smaller or larger.
        widgetHeight.priority = UILayoutPriority(rawValue: 999)
        NSLayoutConstraint.activate([
            widgetView.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
            widgetView.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
            widgetView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            widgetView.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            widgetHeight,
        ])
    }

    /// Animates the row to its other height with a spring. The button's title changes half-way.
    func toggleShowMore() {
        showsMore.toggle()
        // The duration of a physical spring follows from its parameters; the duration given here is ignored. The initial velocity is
        // the same on both axes, so that the rows' positions and heights stay in step.
        let spring = UISpringTimingParameters(mass: 30, stiffness: 1000, damping: 300, initialVelocity: CGVector(dx: 5, dy: 5))
        let animator = UIViewPropertyAnimator(duration: 0, timingParameters: spring)
        animator.addAnimations { [self] in
            widgetHeight.constant = showsMore ? 230 : 130
            tableView?.beginUpdates()
            tableView?.endUpdates()
            tableView?.layoutIfNeeded()
        }
        animator.addAnimations({ [self] in crossDissolveTitle() }, delayFactor: 0.5)
        animator.startAnimation()
        widgetView.expanded = showsMore
    }

    /// Changes the button's title with a cross-dissolve, because a title is not animatable.
    private func crossDissolveTitle() {
        let button = widgetView.header.button
        // Right after the touch the title is still highlighted. Without this line the snapshot would show it pale.
        button.titleLabel?.layer.removeAllAnimations()
        UIView.transition(
            with: button, duration: 0.25, options: .transitionCrossDissolve,
            animations: { button.setTitle(self.showsMore ? "Show Less" : "Show More", for: .normal) })
    }
}

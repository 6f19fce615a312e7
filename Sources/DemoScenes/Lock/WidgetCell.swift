import UIKit

/// The row that contains the widget. The widget's height determines the height of the row.
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
        // For a short time the row can still have its old height. The lower priority then allows another height of the widget.
        widgetHeight.priority = UILayoutPriority(rawValue: 999)
        NSLayoutConstraint.activate([
            widgetView.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
            widgetView.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
            widgetView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            widgetView.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            widgetHeight,
        ])
    }

    /// Animates the row to its other height with a spring. The button's title changes after half of the duration.
    func toggleShowMore() {
        showsMore.toggle()
        // The parameters of a physical spring determine its duration; the duration that is passed here is ignored. The initial velocity
        // is the same on both axes, so that the rows' positions and heights change together.
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
        // This block runs directly after the touch, when the title is still pale because of the highlight.
        // Without this line the snapshot would be pale too.
        button.titleLabel?.layer.removeAllAnimations()
        UIView.transition(
            with: button, duration: 0.25, options: .transitionCrossDissolve,
            animations: { button.setTitle(self.showsMore ? "Show Less" : "Show More", for: .normal) })
    }
}

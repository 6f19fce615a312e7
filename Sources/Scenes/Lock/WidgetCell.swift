import UIKit

/// The row with the widget, as high as that is.
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
        // For a moment the row may still have its old height: then the widget gives in.
        widgetHeight.priority = UILayoutPriority(rawValue: 999)
        NSLayoutConstraint.activate([
            widgetView.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
            widgetView.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
            widgetView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            widgetView.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            widgetHeight,
        ])
    }

    /// The row grows or shrinks on a spring, and half-way the button's title follows.
    func toggleShowMore() {
        showsMore.toggle()
        // A physical spring takes the time it needs, whatever the duration. Its push counts in both directions, so that the places of the rows
        // keep step with their heights.
        let spring = UISpringTimingParameters(mass: 30, stiffness: 1000, damping: 300, initialVelocity: CGVector(dx: 5, dy: 5))
        let animator = UIViewPropertyAnimator(duration: 0, timingParameters: spring)
        animator.addAnimations { [self] in
            widgetHeight.constant = showsMore ? 230 : 130
            tableView?.beginUpdates()
            tableView?.endUpdates()
            tableView?.layoutIfNeeded()
        }
        animator.addAnimations({ [self] in dissolveTitle() }, delayFactor: 0.5)
        animator.startAnimation()
        widgetView.expanded = showsMore
    }

    /// A title is not animatable, but a picture of the button with the old one dissolves into a picture with the new one.
    private func dissolveTitle() {
        let button = widgetView.header.button
        // The finger has just left, and the title is pale. It would stay so in the picture.
        button.titleLabel?.layer.removeAllAnimations()
        UIView.transition(
            with: button, duration: 0.25, options: .transitionCrossDissolve,
            animations: { button.setTitle(self.showsMore ? "Show Less" : "Show More", for: .normal) })
    }
}

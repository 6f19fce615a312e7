import CoreGraphics
import QuartzCore

nonisolated public enum UIBarStyle: Int, Sendable { case `default`, black }

/// The bar at the top: a title in the middle, the way back at the left, buttons at both sides.
open class UINavigationBar: UIView {
    open var barStyle = UIBarStyle.default { didSet { paint() } }
    /// Of the bar's ground; nil for what its style says.
    open var barTintColor: UIColor? { didSet { paint() } }
    /// Lets a little of what is below shine through.
    open var isTranslucent = true { didSet { paint() } }
    weak var navigationController: UINavigationController?

    private let ground = UIView()
    private let line = UIView()
    private(set) var shown: NavigationBarContent?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(ground)
        addSubview(line)
        paint()
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// From the root's to that of the controller that is seen.
    open var items: [UINavigationItem]? {
        get { current }
        set { settle(on: newValue ?? []) }
    }
    private var current: [UINavigationItem] = []

    public var topItem: UINavigationItem? { current.last }
    public var backItem: UINavigationItem? { current.dropLast().last }

    // MARK: - Showing

    /// Shows it as it is, without any way there.
    func settle(on items: [UINavigationItem]) {
        current = items
        rebuild()
    }

    func itemDidChange(_ item: UINavigationItem) {
        if item === topItem || item === backItem { rebuild() }
    }

    func buttonDidChange() { rebuild() }

    private func rebuild() {
        UIView.performWithoutAnimation {
            shown?.removeFromSuperview()
            shown = nil
            if let content = makeContent(current) {
                addSubview(content)
                shown = content
            }
            setNeedsLayout()
        }
    }

    private func makeContent(_ items: [UINavigationItem]) -> NavigationBarContent? {
        guard let item = items.last else { return nil }
        item.bar = self
        items.dropLast().last?.bar = self
        let content = NavigationBarContent(item, back: items.dropLast().last, title: ink) { [weak self] in
            self?.navigationController?.popViewController(animated: true)
        }
        content.frame = bounds
        return content
    }

    private var ink: UIColor { barStyle == .black ? .white : .black }

    /// Goes over to other items along with a transition; the titles slide over each other.
    func move(to items: [UINavigationItem], _ operation: UINavigationController.Operation, _ transition: ControllerTransition?) {
        guard let transition, transition.isAnimated, let old = shown, let new = makeContent(items) else { return settle(on: items) }
        let isPush = operation == .push
        UIView.performWithoutAnimation {
            addSubview(new)
            new.layoutIfNeeded()
            new.stand(isPush ? .right : .left)
        }
        (shown, current) = (new, items)
        _ = transition.animate(
            alongsideTransition: { _ in
                new.stand(.middle)
                old.stand(isPush ? .left : .right)
            },
            completion: { _ in
                old.removeFromSuperview()
                new.removeFromSuperview()
            })
    }

    // MARK: - Look

    private func paint() {
        let plain = barStyle == .black ? UIColor(white: 0.08, alpha: 1) : UIColor(white: 0.972, alpha: 1)
        ground.backgroundColor = (barTintColor ?? plain).withAlphaComponent(isTranslucent ? 0.96 : 1)
        line.backgroundColor = barStyle == .black ? UIColor(white: 1, alpha: 0.15) : UIColor(white: 0, alpha: 0.3)
        if shown != nil { rebuild() }
    }

    /// The ground goes up to the edge of the screen.
    open override func layoutSubviews() {
        super.layoutSubviews()
        ground.frame = CGRect(x: 0, y: -max(frame.minY, 0), width: bounds.width, height: bounds.height + max(frame.minY, 0))
        let pixel = 1 / max(window?.screen.scale ?? 2, 1)
        line.frame = CGRect(x: 0, y: bounds.height, width: bounds.width, height: pixel)
        shown?.frame = bounds
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 44) }
}

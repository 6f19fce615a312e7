import CoreGraphics
import QuartzCore

/// All that stands on a navigation bar for one item.
final class NavigationBarContent: UIView {
    enum Place { case left, middle, right }

    private let heading = UILabel()
    private let titleView: UIView
    private let back: BackButton?
    private let left: [UIView]
    private let right: [UIView]

    private static let edge: CGFloat = 16
    private static let gap: CGFloat = 16

    init(_ item: UINavigationItem, back backItem: UINavigationItem?, title ink: UIColor, goBack: @escaping () -> Void) {
        heading.text = item.title
        heading.font = .systemFont(ofSize: 17, weight: .semibold)
        heading.textColor = ink
        heading.textAlignment = .center
        titleView = item.titleView ?? heading
        let own = item.leftBarButtonItems ?? []
        let hasBack = backItem != nil && !item.hidesBackButton && (own.isEmpty || item.leftItemsSupplementBackButton)
        back = hasBack ? backItem.map { BackButton($0.backText, action: goBack) } : nil
        left = own.filter { !$0.isSpace }.map(Self.button)
        right = (item.rightBarButtonItems ?? []).filter { !$0.isSpace }.map(Self.button)
        super.init(frame: .zero)
        for view in left + right + [titleView] { addSubview(view) }
        if let back { addSubview(back) }
    }

    required init?(coder: NSCoder) { return nil }

    private static func button(_ item: UIBarButtonItem) -> UIView { item.customView ?? BarButton(item) }

    /// Touches between the buttons are the bar's.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        subviews.contains { $0.frame.insetBy(dx: -8, dy: -8).contains(point) }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        var start = Self.edge
        if let back {
            // A long way back is cut short so that the title keeps its place.
            back.fit(bounds.width * 0.4)
            back.frame = CGRect(x: 0, y: 0, width: back.length, height: bounds.height)
            start = back.length + 8
        }
        for view in left {
            place(view, at: start)
            start += view.bounds.width + Self.gap
        }
        var end = bounds.width - Self.edge
        for view in right {
            place(view, at: end - width(view))
            end -= view.bounds.width + Self.gap
        }
        placeTitle(from: start, to: end)
    }

    private func width(_ view: UIView) -> CGFloat { (view as? BarButton)?.length ?? view.bounds.width }

    private func place(_ view: UIView, at x: CGFloat) {
        let size = view is BarButton ? CGSize(width: width(view), height: bounds.height) : view.bounds.size
        view.frame = CGRect(x: x, y: ((bounds.height - size.height) / 2).rounded(), width: size.width, height: size.height)
    }

    /// In the middle of the bar if there is room, else of what is left.
    private func placeTitle(from start: CGFloat, to end: CGFloat) {
        let wanted = titleView === heading ? heading.sizeThatFits(bounds.size) : titleView.bounds.size
        let size = CGSize(width: min(wanted.width.rounded(.up), max(end - start, 0)), height: min(wanted.height, bounds.height))
        let x = min(max((bounds.width - size.width) / 2, start), max(end - size.width, start))
        titleView.frame = CGRect(x: x.rounded(), y: ((bounds.height - size.height) / 2).rounded(), width: size.width, height: size.height)
    }

    /// Where a transition finds it: the titles go by way of the back button, all else fades.
    func stand(_ place: Place) {
        layoutIfNeeded()
        let shift: CGFloat =
            switch place {
            case .middle: 0
            case .left: BackButton.textStart + titleView.bounds.width / 2 - titleView.center.x
            case .right: bounds.width / 2
            }
        let alpha: CGFloat = place == .middle ? 1 : 0
        titleView.transform = CGAffineTransform(translationX: shift, y: 0)
        titleView.alpha = alpha
        for view in left + right { view.alpha = alpha }
        back?.stand(place, bounds.width)
    }
}

extension UINavigationItem {
    /// What the way back to it is called.
    var backText: String { backBarButtonItem?.title ?? backButtonTitle ?? title ?? "Back" }
}

/// Something in a bar that answers a tap and grows pale under the finger.
class BarPiece: UIView {
    var action: () -> Void = {}

    override var canBecomeFocused: Bool { true }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { alpha = 0.25 }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { alpha = isHit(touches) ? 0.25 : 1 }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        let isHit = isHit(touches)
        UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction, animations: { self.alpha = 1 })
        if isHit { action() }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { alpha = 1 }

    /// A finger may stray a little.
    private func isHit(_ touches: Set<UITouch>) -> Bool {
        touches.contains { bounds.insetBy(dx: -30, dy: -30).contains($0.location(in: self)) }
    }
}

/// A button of an item.
final class BarButton: BarPiece {
    private let label = UILabel()
    private let picture = UIImageView(image: nil)

    init(_ item: UIBarButtonItem) {
        super.init(frame: .zero)
        accessibilityIdentifier = item.accessibilityIdentifier ?? item.text
        label.text = item.text
        let isSign = (item.text?.count ?? 0) == 1
        label.font = .systemFont(ofSize: isSign ? 28 : 17, weight: isSign ? .light : item.style == .done ? .semibold : .regular)
        label.textColor = item.isEnabled ? item.tintColor ?? .systemBlue : UIColor(white: 0.7, alpha: 1)
        picture.image = item.image
        addSubview(item.image == nil ? label : picture)
        isUserInteractionEnabled = item.isEnabled
        action = { [weak item] in item?.perform() }
    }

    required init?(coder: NSCoder) { return nil }

    var length: CGFloat { picture.image?.size.width ?? label.sizeThatFits(.zero).width.rounded(.up) }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
        if let size = picture.image?.size {
            picture.frame = CGRect(x: 0, y: ((bounds.height - size.height) / 2).rounded(), width: size.width, height: size.height)
        }
    }
}

/// An arrow and the name of where it leads.
final class BackButton: BarPiece {
    private let label = UILabel()
    private let arrow = CAShapeLayer()
    private let full: String

    static let textStart: CGFloat = 27

    init(_ text: String, action: @escaping () -> Void) {
        full = text
        super.init(frame: .zero)
        self.action = action
        accessibilityIdentifier = "Back"
        label.text = text
        label.font = .systemFont(ofSize: 17)
        label.textColor = .systemBlue
        addSubview(label)
        (arrow.fillColor, arrow.strokeColor) = (nil, UIColor.systemBlue.cgColor)
        (arrow.lineWidth, arrow.lineCap, arrow.lineJoin) = (2.5, .round, .round)
        layer.addSublayer(arrow)
    }

    required init?(coder: NSCoder) { return nil }

    var length: CGFloat { Self.textStart + label.sizeThatFits(.zero).width.rounded(.up) }

    /// The name, or one that says less, or none.
    func fit(_ room: CGFloat) {
        for text in [full, "Back", ""] {
            label.text = text
            if length <= room { return }
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = CGRect(x: Self.textStart, y: 0, width: bounds.width - Self.textStart, height: bounds.height)
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 18, y: bounds.midY - 8.5))
        path.addLine(to: CGPoint(x: 9.5, y: bounds.midY))
        path.addLine(to: CGPoint(x: 18, y: bounds.midY + 8.5))
        arrow.frame = bounds
        arrow.path = path
    }

    /// The name moves with the titles, the arrow stays and fades.
    func stand(_ place: NavigationBarContent.Place, _ width: CGFloat) {
        alpha = place == .middle ? 1 : 0
        let shift: CGFloat =
            switch place {
            case .middle: 0
            case .left: -label.bounds.width
            case .right: width / 2 - Self.textStart - label.bounds.width / 2
            }
        label.transform = CGAffineTransform(translationX: shift, y: 0)
    }
}

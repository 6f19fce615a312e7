import CoreGraphics
import Foundation
import QuartzCore

/// Lies above the content of a scroll view: pulled far enough it asks for something new, and turns until that has come.
///
/// The petals come one after the other as it is pulled. When all are there it sends `valueChanged`, still under the finger, and when the finger
/// lets go the content stays below it, until `endRefreshing`.
open class UIRefreshControl: UIControl {
    public private(set) var isRefreshing = false
    /// Below the petals.
    open var attributedTitle: NSAttributedString? { didSet { setNeedsLayout() } }

    private let wheel = UIActivityIndicatorView(style: .large)
    private let label = UILabel()
    /// One pull asks once; the next begins when the content has been back.
    private var isSpent = false

    /// The room that it has while it turns.
    static let height: CGFloat = 60
    /// The first petal comes when so much is seen of it, and it begins to turn when so much is.
    static let pull: ClosedRange<CGFloat> = 24...90
    /// The petals are smaller than those of a large wheel.
    private static let scale: CGFloat = 0.76
    private static let leaving = 0.25

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public convenience init() { self.init(frame: CGRect(x: 0, y: 0, width: 320, height: Self.height)) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        isUserInteractionEnabled = false
        wheel.hidesWhenStopped = false
        label.font = .systemFont(ofSize: 13)
        label.textAlignment = .center
        addSubview(wheel)
        addSubview(label)
        showTint()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        showTint()
    }

    /// Grey, unless somebody gave it a tint of its own.
    private func showTint() {
        wheel.color = ownTint ?? ControlInk.sign
        label.textColor = wheel.color
    }

    private var scroll: UIScrollView? { superview as? UIScrollView }

    // MARK: - Refreshing

    /// As if it had been pulled, but nobody is told, and the content stays where it is.
    open func beginRefreshing() {
        guard !isRefreshing else { return }
        isRefreshing = true
        (wheel.shownPart, wheel.transform) = (nil, CGAffineTransform(scaleX: Self.scale, y: Self.scale))
        wheel.startAnimating()
        if scroll?.isDragging == false { scroll?.refreshRoom = Self.height }
        follow()
    }

    /// It goes, and the content comes up; at once if it is not being looked at, after the drag if a finger has it.
    open func endRefreshing() {
        guard isRefreshing else { return }
        isRefreshing = false
        isSpent = true
        UIView.animate(
            withDuration: Self.leaving, delay: 0, options: [.allowUserInteraction, .curveEaseIn],
            animations: { self.wheel.transform = CGAffineTransform(scaleX: 0.05, y: 0.05) },
            completion: { _ in
                guard !self.isRefreshing else { return }
                self.wheel.stopAnimating()
                self.follow()
            })
        if scroll?.isDragging == false { scroll?.giveUpRefreshRoom() }
    }

    // MARK: - Following the content

    /// What is seen of the room above the content.
    private var revealed: CGFloat { scroll.map { -($0.contentOffset.y + $0.adjustedContentInset.top - $0.refreshRoom) } ?? 0 }

    /// The content has moved.
    func follow() {
        guard let scroll else { return }
        let revealed = revealed
        if revealed <= 0 { isSpent = false }
        UIView.performWithoutAnimation {
            frame = CGRect(x: 0, y: min(-Self.height, -revealed), width: scroll.bounds.width, height: Self.height)
            placeParts()
            guard !isRefreshing, !isSpent else { return }
            wheel.transform = CGAffineTransform(scaleX: Self.scale, y: Self.scale)
            wheel.shownPart = min(max((revealed - Self.pull.lowerBound) / (Self.pull.upperBound - Self.pull.lowerBound), 0), 1)
        }
        if !isRefreshing, !isSpent, scroll.isDragging, revealed >= Self.pull.upperBound { trigger() }
    }

    private func trigger() {
        beginRefreshing()
        wheel.transform = CGAffineTransform(scaleX: Self.scale * 1.18, y: Self.scale * 1.18)
        UIView.animate(
            withDuration: 0.35, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0, options: .allowUserInteraction,
            animations: { self.wheel.transform = CGAffineTransform(scaleX: Self.scale, y: Self.scale) })
        sendActions(for: .valueChanged)
    }

    /// A finger lets the content go: from now on there is room for what turns, or none any more.
    func dragWillEnd() { scroll?.refreshRoom = isRefreshing ? Self.height : 0 }

    private func placeParts() {
        let hasTitle = attributedTitle?.string.isEmpty == false
        wheel.center = CGPoint(x: bounds.midX, y: hasTitle ? 23 : Self.height / 2)
        label.isHidden = !hasTitle
        label.text = attributedTitle?.string
        label.frame = CGRect(x: 12, y: 41, width: max(bounds.width - 24, 0), height: 16)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        placeParts()
    }
}

extension UIScrollView {
    /// Asks for something new when the content is pulled down at its top.
    public var refreshControl: UIRefreshControl? {
        get { refresher }
        set {
            guard newValue !== refresher else { return }
            refresher?.removeFromSuperview()
            refresher = newValue
            refreshRoom = newValue?.isRefreshing == true ? UIRefreshControl.height : 0
            guard let newValue else { return }
            insertSubview(newValue, at: 0)
            alwaysBounceVertical = true
            newValue.follow()
        }
    }

    /// The content comes up to where it would be without what turns above it, as far as that is being looked at.
    func giveUpRefreshRoom() {
        guard refreshRoom > 0 else { return }
        let top = -(adjustedContentInset.top - refreshRoom)
        if contentOffset.y < top { setContentOffset(CGPoint(x: contentOffset.x, y: top), animated: true) }
        refreshRoom = 0
    }

    /// More or less room above the content, which stays where it is.
    func refreshRoomDidChange() {
        knownInset = adjustedContentInset
        adjustedContentInsetDidChange()
        listener?.scrollViewDidChangeAdjustedContentInset(self)
        contentDidChange()
    }
}

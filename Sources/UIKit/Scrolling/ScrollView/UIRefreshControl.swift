import CoreGraphics
import Foundation
import QuartzCore

/// A control above the content of a scroll view that requests new data when the content is pulled down.
///
/// The spokes of the activity indicator appear one after the other as the content is pulled. When all are visible, the control sends
/// `valueChanged`, while the finger is still down. After the finger lifts, the content stays below the control until `endRefreshing()`.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
    nonisolated deinit {}

    /// Whether the control is refreshing.
    open private(set) var isRefreshing = false
    /// The text below the activity indicator. Its attributes replace the default font and the tint color.
    open var attributedTitle: NSAttributedString? {
        didSet {
            showTitle()
            propertyWasSet(.attributedTitle)
            setNeedsLayout()
        }
    }

    private let activityIndicator = UIActivityIndicatorView(style: .large)
    private let titleLabel = UILabel()
    /// Whether the control ignores further pulling until the content has returned to its resting position.
    ///
    /// It is set to true at the end of a refresh, so that one pull triggers only one refresh.
    private var isWaitingForContentReturn = false

    /// The height of the control, and the inset of the content during a refresh.
    static let height: CGFloat = 60
    /// The heights of the revealed area, in points, at which the first spoke appears and at which refreshing starts.
    static let pullRange: ClosedRange<CGFloat> = 24...90
    /// The scale that makes the large activity indicator smaller.
    private static let indicatorScale: CGFloat = 0.76
    /// The duration of the animation that hides the activity indicator, in seconds.
    private static let hidingDuration = 0.25

    /// Creates a refresh control.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Creates a refresh control with the standard height.
    public convenience init() { self.init(frame: CGRect(x: 0, y: 0, width: 320, height: Self.height)) }

    /// Creates a refresh control with default values.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        isUserInteractionEnabled = false
        activityIndicator.hidesWhenStopped = false
        titleLabel.font = .systemFont(ofSize: 13)
        titleLabel.textAlignment = .center
        addSubview(activityIndicator)
        addSubview(titleLabel)
        updateColors()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateColors()
    }

    /// Sets the color of the indicator and the title: the tint color that was set for the control, or gray if there is none.
    private func updateColors() {
        activityIndicator.color = explicitTintColor ?? ControlColors.icon
        showTitle()
    }

    private var scrollView: UIScrollView? { superview as? UIScrollView }

    // MARK: - Refreshing

    /// Starts refreshing without sending `valueChanged` and without scrolling to the control.
    open func beginRefreshing() {
        guard !isRefreshing else { return }
        isRefreshing = true
        (activityIndicator.visibleFraction, activityIndicator.transform) = (
            nil, CGAffineTransform(scaleX: Self.indicatorScale, y: Self.indicatorScale)
        )
        activityIndicator.startAnimating()
        if scrollView?.isDragging == false { scrollView?.refreshInset = Self.height }
        updateForScrolling()
    }

    /// Ends refreshing: hides the activity indicator and removes the extra content inset.
    ///
    /// If the control is visible, the content scrolls back. During a drag, the inset is removed only when the finger lifts.
    open func endRefreshing() {
        guard isRefreshing else { return }
        isRefreshing = false
        isWaitingForContentReturn = true
        UIView.animate(
            withDuration: Self.hidingDuration, delay: 0, options: [.allowUserInteraction, .curveEaseIn],
            animations: { self.activityIndicator.transform = CGAffineTransform(scaleX: 0.05, y: 0.05) },
            completion: { _ in
                guard !self.isRefreshing else { return }
                self.activityIndicator.stopAnimating()
                self.updateForScrolling()
            })
        if scrollView?.isDragging == false { scrollView?.removeRefreshInset() }
    }

    // MARK: - Following the content

    /// The visible height of the area above the content.
    private var revealedHeight: CGFloat { scrollView.map { -($0.contentOffset.y + $0.adjustedContentInset.top - $0.refreshInset) } ?? 0 }

    /// Updates the position and the spokes after the content has moved, and starts refreshing if it was pulled far enough.
    func updateForScrolling() {
        guard let scrollView else { return }
        let revealed = revealedHeight
        if revealed <= 0 { isWaitingForContentReturn = false }
        UIView.withoutAnimationBlock {
            frame = CGRect(x: 0, y: min(-Self.height, -revealed), width: scrollView.bounds.width, height: Self.height)
            layoutParts()
            guard !isRefreshing, !isWaitingForContentReturn else { return }
            activityIndicator.transform = CGAffineTransform(scaleX: Self.indicatorScale, y: Self.indicatorScale)
            activityIndicator.visibleFraction = min(
                max((revealed - Self.pullRange.lowerBound) / (Self.pullRange.upperBound - Self.pullRange.lowerBound), 0), 1)
        }
        if !isRefreshing, !isWaitingForContentReturn, scrollView.isDragging, revealed >= Self.pullRange.upperBound { trigger() }
    }

    /// Starts refreshing because of a pull: scales the indicator briefly and sends `valueChanged`.
    private func trigger() {
        beginRefreshing()
        activityIndicator.transform = CGAffineTransform(scaleX: Self.indicatorScale * 1.18, y: Self.indicatorScale * 1.18)
        UIView.animate(
            withDuration: 0.35, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0, options: .allowUserInteraction,
            animations: { self.activityIndicator.transform = CGAffineTransform(scaleX: Self.indicatorScale, y: Self.indicatorScale) })
        sendActions(for: .valueChanged)
    }

    /// Sets the extra content inset when a drag ends: the control's height during a refresh, otherwise zero.
    func dragWillEnd() { scrollView?.refreshInset = isRefreshing ? Self.height : 0 }

    private func layoutParts() {
        let hasTitle = attributedTitle?.string.isEmpty == false
        activityIndicator.center = CGPoint(x: bounds.midX, y: hasTitle ? 23 : Self.height / 2)
        titleLabel.isHidden = !hasTitle
        titleLabel.frame = CGRect(x: 12, y: 41, width: max(bounds.width - 24, 0), height: 16)
    }

    /// Shows the title. Its attributes replace the font and the color of the control.
    private func showTitle() {
        guard let attributedTitle else { return titleLabel.text = nil }
        let text = NSMutableAttributedString(
            string: attributedTitle.string,
            attributes: [.font: UIFont.systemFont(ofSize: 13), .foregroundColor: activityIndicator.color ?? ControlColors.icon])
        attributedTitle.enumerateAttributes(in: NSRange(location: 0, length: attributedTitle.length)) { attributes, range, _ in
            text.addAttributes(attributes, range: range)
        }
        titleLabel.attributedText = text
        titleLabel.textAlignment = .center
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layoutParts()
    }
}

import CoreGraphics
import Foundation

/// A few choices side by side, of which one is chosen.
open class UISegmentedControl: UIControl {
    /// What `selectedSegmentIndex` is when nothing is chosen.
    public static let noSegment = -1

    /// Written, it does not send events.
    open var selectedSegmentIndex: Int {
        get { selected }
        set {
            selected = segments.indices.contains(newValue) ? newValue : Self.noSegment
            shown = selected
            glide()
        }
    }

    /// Chosen is what was tapped, for the moment of the tap only.
    open var isMomentary = false { didSet { if isMomentary { selectedSegmentIndex = Self.noSegment } } }
    /// Segments are as wide as what is in them needs, rather than all as wide as the others.
    open var apportionsSegmentWidthsByContent = false { didSet { contentDidChange() } }
    open var selectedSegmentTintColor: UIColor? { didSet { setNeedsLayout() } }
    public var numberOfSegments: Int { segments.count }

    private(set) var segments: [Segment] = []
    private var selected = UISegmentedControl.noSegment
    /// Where the thumb is, also while it is dragged.
    private var shown = UISegmentedControl.noSegment
    private var pressed: Int?
    /// The finger came down on the thumb and takes it along.
    private var isDragged = false
    private let thumb = UIView()

    static let height: CGFloat = 32
    private static let margin: CGFloat = 2
    private static let radius: CGFloat = 9

    public convenience init(items: [Any]?) {
        self.init(frame: .zero)
        for item in items ?? [] { insert(Segment(item), at: segments.count) }
        bounds.size = intrinsicContentSize
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        backgroundColor = ControlInk.fill
        (layer.cornerRadius, layer.cornerCurve) = (Self.radius, .continuous)
        thumb.isUserInteractionEnabled = false
        (thumb.layer.cornerRadius, thumb.layer.cornerCurve) = (Self.radius - Self.margin, .continuous)
        thumb.layer.throwShadow(opacity: 0.14, below: 3, radius: 4)
        addSubview(thumb)
    }

    // MARK: - Segments

    func insert(_ segment: Segment, at index: Int) {
        let index = min(max(index, 0), segments.count)
        segments.insert(segment, at: index)
        addSubview(segment)
        if selected >= index { selected += 1 }
        shown = selected
        contentDidChange()
    }

    func remove(at index: Int) {
        guard segments.indices.contains(index) else { return }
        segments.remove(at: index).removeFromSuperview()
        selected = selected == index ? Self.noSegment : selected > index ? selected - 1 : selected
        shown = selected
        contentDidChange()
    }

    func contentDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    override var naturalSize: CGSize {
        let widths = segments.map(\.natural)
        let width = apportionsSegmentWidthsByContent ? widths.reduce(0, +) : (widths.max() ?? 0) * CGFloat(widths.count)
        return CGSize(width: width + Self.margin * 2, height: Self.height)
    }

    override func stateDidChange() {
        super.stateDidChange()
        alpha = isEnabled ? 1 : 0.5
    }

    // MARK: - Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        show()
    }

    /// Those with a width of their own have it; the others share what is left.
    private var frames: [CGRect] {
        let area = bounds.insetBy(dx: Self.margin, dy: Self.margin)
        let fixed = segments.reduce(0) { $0 + $1.width }
        let free = segments.filter { $0.width == 0 }
        let wanted = free.reduce(0) { $0 + $1.natural }
        var x = area.minX
        return segments.map { segment in
            let share = apportionsSegmentWidthsByContent && wanted > 0 ? segment.natural / wanted : 1 / CGFloat(max(free.count, 1))
            let width = segment.width > 0 ? segment.width : max(area.width - fixed, 0) * share
            defer { x += width }
            return CGRect(x: x, y: area.minY, width: width, height: area.height)
        }
    }

    private func show() {
        let frames = frames
        thumb.isHidden = !frames.indices.contains(shown)
        thumb.backgroundColor = selectedSegmentTintColor ?? .white
        for (index, segment) in segments.enumerated() {
            segment.frame = frames[index]
            segment.isChosen = index == shown
            // A line stands between two that are not chosen.
            segment.showsLine = index > 0 && index != shown && index - 1 != shown
            segment.dims = pressed == index && index != shown
        }
        guard frames.indices.contains(shown) else { return }
        let isHeld = isDragged && pressed != nil
        thumb.transform = .identity
        thumb.frame = frames[shown]
        thumb.transform = isHeld ? CGAffineTransform(scaleX: 0.95, y: 0.92) : .identity
        segments[shown].transform = isHeld ? CGAffineTransform(scaleX: 0.95, y: 0.95) : .identity
    }

    private func glide() {
        guard window != nil, !bounds.isEmpty else { return setNeedsLayout() }
        // Where there was no thumb, none comes flying.
        if thumb.isHidden { UIView.performWithoutAnimation(show) }
        UIView.animate(
            withDuration: 0.35, delay: 0, usingSpringWithDamping: 0.9, initialSpringVelocity: 0,
            options: [.allowUserInteraction, .beginFromCurrentState], animations: show)
    }

    // MARK: - Tracking

    private func segment(at x: CGFloat) -> Int? {
        guard !segments.isEmpty else { return nil }
        let index = frames.firstIndex { x < $0.maxX } ?? segments.count - 1
        return segments[index].isOn ? index : nil
    }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        pressed = segment(at: touch.location(in: self).x)
        isDragged = pressed == selected && pressed != nil
        glide()
        return pressed != nil
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let now = isTouchInside ? segment(at: touch.location(in: self).x) : nil
        if isDragged {
            if let now, now != shown {
                (pressed, shown) = (now, now)
                glide()
            }
        } else if now != pressed {
            pressed = now
            glide()
        }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        let chosen = isDragged ? shown : isTouchInside ? pressed : nil
        (pressed, isDragged) = (nil, false)
        choose(chosen ?? selected)
    }

    open override func cancelTracking(with event: UIEvent?) {
        (pressed, isDragged) = (nil, false)
        selectedSegmentIndex = selected
    }

    private func choose(_ index: Int) {
        let isNew = index != selected
        selectedSegmentIndex = index
        if isNew { tellOfNewValue() }
        if isMomentary { selectedSegmentIndex = Self.noSegment }
    }

    /// What is dragged is the thumb, not something around the control.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        !(isDragged && isDrag(gestureRecognizer)) && super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    /// To the next one that can be chosen.
    override func adjust(by steps: Int) -> Bool {
        let way = steps < 0 ? -1 : 1
        var index = selected + way
        while segments.indices.contains(index), !segments[index].isOn { index += way }
        if isEnabled, segments.indices.contains(index) { choose(index) }
        return true
    }
}

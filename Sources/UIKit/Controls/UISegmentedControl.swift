import CoreGraphics
import Foundation

/// A row of segments, of which at most one is selected.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
    nonisolated deinit {}

    /// The value of `selectedSegmentIndex` if no segment is selected.
    public static let noSegment = -1

    /// The index of the selected segment. Setting it does not send events.
    open var selectedSegmentIndex: Int {
        get { selectedIndex }
        set {
            selectedIndex = segments.indices.contains(newValue) ? newValue : Self.noSegment
            displayedIndex = selectedIndex
            animateAppearance()
        }
    }

    /// Whether a tapped segment is selected only while its events are sent, so that the segments behave like buttons.
    open var isMomentary = false { didSet { if isMomentary { selectedSegmentIndex = Self.noSegment } } }
    /// Whether the widths of the segments depend on their contents. If false, all segments have the same width.
    open var apportionsSegmentWidthsByContent = false { didSet { contentDidChange() } }
    /// The color of the selected segment, or nil for the default.
    open var selectedSegmentTintColor: UIColor? {
        didSet {
            propertyWasSet(.selectedSegmentTintColor)
            setNeedsLayout()
        }
    }
    /// The number of segments.
    open var numberOfSegments: Int { segments.count }

    private var titleAttributes = ControlStateValues<[NSAttributedString.Key: Any]>()
    private(set) var segments: [SegmentView] = []
    private var selectedIndex = UISegmentedControl.noSegment
    /// The index of the segment under the thumb. While the thumb is dragged, it can differ from the selected index.
    private var displayedIndex = UISegmentedControl.noSegment
    private var pressedIndex: Int?
    /// Whether the touch began on the thumb, so that it drags the thumb.
    private var isThumbDragged = false
    private let thumbView = UIView()

    static let height: CGFloat = 32
    private static let margin: CGFloat = 2
    private static let radius: CGFloat = 9

    /// Creates a control with segments for the given strings and images.
    public convenience init(items: [Any]?) {
        self.init(frame: .zero)
        for item in items ?? [] { insert(SegmentView(item), at: segments.count) }
        setSizeKeepingOrigin(intrinsicContentSize)
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Creates a control.
    ///
    /// Differs from Apple: the coder is ignored if it does not belong to a storyboard or xib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        if let coder = coder as? InterfaceCoder { decodeSegmentedControl(coder) }
    }

    private func setUp() {
        setDefaults { backgroundColor = ControlColors.fill }
        (layer.cornerRadius, layer.cornerCurve) = (Self.radius, .continuous)
        thumbView.isUserInteractionEnabled = false
        (thumbView.layer.cornerRadius, thumbView.layer.cornerCurve) = (Self.radius - Self.margin, .continuous)
        thumbView.layer.setDropShadow(opacity: 0.14, verticalOffset: 3, radius: 4)
        addSubview(thumbView)
    }

    // MARK: - Segments

    func insert(_ segment: SegmentView, at index: Int) {
        let index = min(max(index, 0), segments.count)
        segment.titleAttributes = titleAttributes
        segments.insert(segment, at: index)
        addSubview(segment)
        if selectedIndex >= index { selectedIndex += 1 }
        displayedIndex = selectedIndex
        contentDidChange()
    }

    func remove(at index: Int) {
        guard segments.indices.contains(index) else { return }
        segments.remove(at: index).removeFromSuperview()
        selectedIndex = selectedIndex == index ? Self.noSegment : selectedIndex > index ? selectedIndex - 1 : selectedIndex
        displayedIndex = selectedIndex
        contentDidChange()
    }

    func contentDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    override var naturalSize: CGSize {
        let widths = segments.map(\.naturalWidth)
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
        updateAppearance()
    }

    /// The frames of the segments. Segments without a set width share the remaining width.
    private var segmentFrames: [CGRect] {
        let area = bounds.insetBy(dx: Self.margin, dy: Self.margin)
        let fixedWidth = segments.reduce(0) { $0 + $1.width }
        let flexibleSegments = segments.filter { $0.width == 0 }
        let flexibleWidth = flexibleSegments.reduce(0) { $0 + $1.naturalWidth }
        var x = area.minX
        return segments.map { segment in
            let fraction =
                apportionsSegmentWidthsByContent && flexibleWidth > 0
                ? segment.naturalWidth / flexibleWidth : 1 / CGFloat(max(flexibleSegments.count, 1))
            let width = segment.width > 0 ? segment.width : max(area.width - fixedWidth, 0) * fraction
            defer { x += width }
            return mirroredIfRightToLeft(CGRect(x: x, y: area.minY, width: width, height: area.height))
        }
    }

    private func updateAppearance() {
        let frames = segmentFrames
        thumbView.isHidden = !frames.indices.contains(displayedIndex)
        thumbView.backgroundColor = selectedSegmentTintColor ?? ControlColors.segmentThumb
        for (index, segment) in segments.enumerated() {
            // Only the segment under the dragged thumb is scaled, at the end of this method.
            if index != displayedIndex { segment.transform = .identity }
            segment.frame = frames[index]
            segment.isSelected = index == displayedIndex
            // A separator is visible between two segments that are not selected.
            segment.showsSeparator = index > 0 && index != displayedIndex && index - 1 != displayedIndex
            segment.isDimmed = pressedIndex == index && index != displayedIndex
        }
        guard frames.indices.contains(displayedIndex) else { return }
        let isThumbPressed = isThumbDragged && pressedIndex != nil
        thumbView.transform = .identity
        thumbView.frame = frames[displayedIndex]
        thumbView.transform = isThumbPressed ? CGAffineTransform(scaleX: 0.95, y: 0.92) : .identity
        segments[displayedIndex].transform = isThumbPressed ? CGAffineTransform(scaleX: 0.95, y: 0.95) : .identity
    }

    private func animateAppearance() {
        guard window != nil, !bounds.isEmpty else { return setNeedsLayout() }
        // A hidden thumb appears in its new position without animation.
        if thumbView.isHidden { UIView.withoutAnimationBlock(updateAppearance) }
        UIView.animate(
            withDuration: 0.35, delay: 0, usingSpringWithDamping: 0.9, initialSpringVelocity: 0,
            options: [.allowUserInteraction, .beginFromCurrentState], animations: updateAppearance)
    }

    // MARK: - Tracking

    private func segment(at x: CGFloat) -> Int? {
        guard !segments.isEmpty else { return nil }
        let index = segmentFrames.firstIndex { isRightToLeft ? x > $0.minX : x < $0.maxX } ?? segments.count - 1
        return segments[index].isEnabled ? index : nil
    }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        pressedIndex = segment(at: touch.location(in: self).x)
        isThumbDragged = pressedIndex == selectedIndex && pressedIndex != nil
        animateAppearance()
        return pressedIndex != nil
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let touchedIndex = isTouchInside ? segment(at: touch.location(in: self).x) : nil
        if isThumbDragged {
            if let touchedIndex, touchedIndex != displayedIndex {
                (pressedIndex, displayedIndex) = (touchedIndex, touchedIndex)
                animateAppearance()
            }
        } else if touchedIndex != pressedIndex {
            pressedIndex = touchedIndex
            animateAppearance()
        }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        let chosen = isThumbDragged ? displayedIndex : isTouchInside ? pressedIndex : nil
        (pressedIndex, isThumbDragged) = (nil, false)
        select(chosen ?? selectedIndex)
    }

    open override func cancelTracking(with event: UIEvent?) {
        (pressedIndex, isThumbDragged) = (nil, false)
        selectedSegmentIndex = selectedIndex
    }

    private func select(_ index: Int) {
        let isNew = index != selectedIndex
        selectedSegmentIndex = index
        if isNew { sendValueChangedActions() }
        if isMomentary { selectedSegmentIndex = Self.noSegment }
    }

    /// Prevents pans and swipes of surrounding views, such as scroll views, while the thumb is dragged.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        !(isThumbDragged && isEnclosingDrag(gestureRecognizer)) && super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    override var mirrorsValues: Bool { true }

    /// Selects the next enabled segment in the direction of the steps.
    override func adjust(by steps: Int) -> Bool {
        let direction = steps < 0 ? -1 : 1
        var index = selectedIndex + direction
        while segments.indices.contains(index), !segments[index].isEnabled { index += direction }
        if isEnabled, segments.indices.contains(index) { select(index) }
        return true
    }

    // MARK: - Members that subclasses can override

    /// Inserts a segment with a title.
    ///
    /// Differs from Apple: `animated` has no effect.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) { insert(SegmentView(title ?? ""), at: segment) }
    /// Inserts a segment with an image.
    ///
    /// Differs from Apple: `animated` has no effect.
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) { insert(SegmentView(image ?? ""), at: segment) }
    /// Removes a segment.
    ///
    /// Differs from Apple: `animated` has no effect.
    open func removeSegment(at segment: Int, animated: Bool) { remove(at: segment) }
    /// Removes all segments.
    open func removeAllSegments() { defaultRemoveAllSegments() }
    /// Sets the title of a segment, and removes its image.
    open func setTitle(_ title: String?, forSegmentAt segment: Int) { defaultSetTitle(title, forSegmentAt: segment) }
    /// Returns the title of a segment, or nil if it has no title or does not exist.
    open func titleForSegment(at segment: Int) -> String? { self[segment]?.title }
    /// Sets the image of a segment, and removes its title.
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) { defaultSetImage(image, forSegmentAt: segment) }
    /// Returns the image of a segment, or nil if it has no image or does not exist.
    open func imageForSegment(at segment: Int) -> UIImage? { self[segment]?.image }
    /// Sets the width of a segment in points. With 0, the control determines the width.
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) { defaultSetWidth(width, forSegmentAt: segment) }
    /// Returns the width that was set for a segment, or 0 if the control determines it.
    open func widthForSegment(at segment: Int) -> CGFloat { self[segment]?.width ?? 0 }
    /// Sets whether a segment can be selected.
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) { defaultSetEnabled(enabled, forSegmentAt: segment) }
    /// Sets attributes of the titles for a state, such as the font and the color. With nil, they are removed.
    ///
    /// The states are `normal`, `selected`, `highlighted` and `disabled`. Attributes that a state lacks are those of the normal state.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        propertyWasSet(.titleTextAttributes(state))
        titleAttributes[state] = attributes
        for segment in segments { segment.titleAttributes = titleAttributes }
        contentDidChange()
    }
    /// Returns the attributes of the titles that were set for a state, or nil if none were set.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { titleAttributes[state] }
    /// Returns whether a segment can be selected.
    open func isEnabledForSegment(at segment: Int) -> Bool { self[segment]?.isEnabled ?? false }
}

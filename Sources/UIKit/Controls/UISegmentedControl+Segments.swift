import CoreGraphics

extension UISegmentedControl {
    public func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) { insert(Segment(title ?? ""), at: segment) }
    public func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) { insert(Segment(image ?? ""), at: segment) }
    public func removeSegment(at segment: Int, animated: Bool) { remove(at: segment) }

    public func removeAllSegments() {
        while numberOfSegments > 0 { remove(at: numberOfSegments - 1) }
    }

    public func setTitle(_ title: String?, forSegmentAt segment: Int) { change(segment) { $0.show(title ?? "") } }
    public func titleForSegment(at segment: Int) -> String? { self[segment]?.title }
    public func setImage(_ image: UIImage?, forSegmentAt segment: Int) { change(segment) { $0.show(image ?? "") } }
    public func imageForSegment(at segment: Int) -> UIImage? { self[segment]?.image }

    /// 0 for as wide as the others, or as what is in it.
    public func setWidth(_ width: CGFloat, forSegmentAt segment: Int) { change(segment) { $0.width = width } }
    public func widthForSegment(at segment: Int) -> CGFloat { self[segment]?.width ?? 0 }
    public func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) { change(segment) { $0.isOn = enabled } }
    public func isEnabledForSegment(at segment: Int) -> Bool { self[segment]?.isOn ?? false }

    private subscript(index: Int) -> Segment? { segments.indices.contains(index) ? segments[index] : nil }

    private func change(_ index: Int, _ body: (Segment) -> Void) {
        guard let segment = self[index] else { return }
        body(segment)
        contentDidChange()
    }
}

/// One of the choices of a segmented control: a title or a picture.
final class Segment: UIView {
    var title: String? { label.text }
    var image: UIImage? { picture.image }
    var width: CGFloat = 0
    var isOn = true { didSet { showState() } }
    var isChosen = false { didSet { if isChosen != oldValue { showState() } } }
    var dims = false { didSet { if dims != oldValue { showState() } } }
    var showsLine = false { didSet { line.alpha = showsLine ? 1 : 0 } }

    private let label = UILabel()
    private let picture = UIImageView(image: nil)
    private let line = UIView()

    private static let padding: CGFloat = 12

    init(_ item: Any) {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        line.backgroundColor = ControlInk.hairline
        line.alpha = 0
        label.textAlignment = .center
        for view in [line, label, picture] { addSubview(view) }
        show(item)
        showState()
    }

    required init?(coder: NSCoder) { return nil }

    func show(_ item: Any) {
        label.text = item as? String
        picture.image = item as? UIImage
    }

    private func showState() {
        label.font = .systemFont(ofSize: 13, weight: isChosen ? .semibold : .medium)
        label.textColor = isOn ? .label : UIColor.label.withAlphaComponent(0.3)
        label.alpha = dims ? 0.25 : 1
        picture.alpha = !isOn || dims ? 0.3 : 1
    }

    /// As if the title were chosen, so that nothing moves when it is.
    var natural: CGFloat {
        if width > 0 { return width }
        if let image { return image.size.width + Self.padding * 2 }
        let bold = UILabel()
        (bold.text, bold.font) = (label.text, .systemFont(ofSize: 13, weight: .semibold))
        return bold.sizeThatFits(.zero).width.rounded(.up) + Self.padding * 2
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
        line.frame = CGRect(x: -0.5, y: 6, width: 1, height: max(bounds.height - 12, 0))
        let size = image?.size ?? .zero
        picture.frame = CGRect(
            x: ((bounds.width - size.width) / 2).rounded(), y: ((bounds.height - size.height) / 2).rounded(), width: size.width,
            height: size.height)
    }
}

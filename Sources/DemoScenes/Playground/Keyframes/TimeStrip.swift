import UIKit

/// A strip that shows the times of the keyframes. The user drags a keyframe, or moves it with the arrow keys.
class TimeStrip: UIView {
    /// Called when the user moves a keyframe, with its index and the new time. The time is not limited to 0…1.
    var onMove: (Int, Double) -> Void = { _, _ in }
    var onSelect: (Int) -> Void = { _ in }
    private var keys: [KeyframeModel.Key] = []
    private var handles: [HandleView] = []
    private let noteLabel = UILabel()
    private lazy var axis = LineLayer(Palette.hairline, width: 1, in: self)
    private let playhead = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = Palette.card
        layer.cornerRadius = 12
        layer.cornerCurve = .continuous
        accessibilityIdentifier = "Time strip"
        // The first access creates the lazy layer and adds it, so it is behind the views that are added below.
        axis.zPosition = 0
        noteLabel.textColor = Palette.secondaryForeground
        noteLabel.setScaledFont(.scaled(13, limit: 20))
        playhead.backgroundColor = Palette.accent
        playhead.isUserInteractionEnabled = false
        for view in [noteLabel, playhead] { addSubview(view) }
    }

    required init?(coder: NSCoder) { return nil }

    func show(_ model: KeyframeModel, selected: Int) {
        keys = model.keys
        if handles.count != keys.count { makeHandles() }
        for (index, handle) in handles.enumerated() {
            handle.setStyle(fill: index == selected ? Palette.foreground : Palette.card, border: Palette.foreground, width: 3)
            handle.alpha = model.mode.ignoresTimes ? 0.4 : 1
        }
        noteLabel.text =
            model.mode.ignoresTimes
            ? "\(model.mode.rawValue) ignores the times"
            : "key \(selected + 1) of \(keys.count) at \(SwiftNumber.label(keys[selected].time))"
        setNeedsLayout()
    }

    private func makeHandles() {
        for handle in handles { handle.removeFromSuperview() }
        handles = keys.indices.map { index in
            let handle = HandleView("Time \(index + 1)", diameter: 18)
            handle.dot.layer.cornerRadius = 4
            handle.dot.transform = CGAffineTransform(rotationAngle: .pi / 4)
            handle.onSelect = { [unowned self] in onSelect(index) }
            handle.onDrag = { [unowned self] in onMove(index, Double(($0.x - axisArea.minX) / max(axisArea.width, 1))) }
            handle.onStep = { [unowned self] steps, isLarge in
                guard steps.dx != 0 else { return false }
                onMove(index, keys[index].time + steps.dx * (isLarge ? 0.1 : 0.01))
                return true
            }
            addSubview(handle)
            return handle
        }
    }

    /// Moves the playhead from the start to the end.
    func play(for duration: Double) {
        playhead.alpha = 0
        for (keyPath, values) in [("position.x", [axisArea.minX, axisArea.maxX]), ("opacity", [1, 1])] {
            let animation = CABasicAnimation(keyPath: keyPath)
            (animation.fromValue, animation.toValue, animation.duration) = (values[0], values[1], duration)
            playhead.layer.add(animation, forKey: keyPath)
        }
    }

    // MARK: - Geometry

    private var axisArea: CGRect { CGRect(x: 24, y: 26, width: max(bounds.width - 48, 1), height: 0) }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: 50 + noteLabel.font.lineHeight.rounded(.up))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let path = CGMutablePath()
        path.move(to: CGPoint(x: axisArea.minX, y: axisArea.minY))
        path.addLine(to: CGPoint(x: axisArea.maxX, y: axisArea.minY))
        for tick in 0...10 {
            let x = axisArea.minX + axisArea.width * CGFloat(tick) / 10
            path.move(to: CGPoint(x: x, y: axisArea.minY - 5))
            path.addLine(to: CGPoint(x: x, y: axisArea.minY + 5))
        }
        axis.path = path
        for (handle, key) in zip(handles, keys) {
            handle.center = CGPoint(x: axisArea.minX + axisArea.width * key.time, y: axisArea.minY)
        }
        playhead.frame = CGRect(x: axisArea.minX - 1, y: 8, width: 2, height: 36)
        if playhead.layer.animation(forKey: "opacity") == nil { playhead.alpha = 0 }
        bringSubviewToFront(playhead)
        noteLabel.frame = CGRect(x: 16, y: 44, width: bounds.width - 32, height: noteLabel.font.lineHeight.rounded(.up))
    }
}

import UIKit

/// The positions of the keys as handles, the path through them, ghosts at equal times, and the moving object.
class PathCanvas: UIView {
    /// Called when the user moves a handle, with the index of the key and the new position as fractions of the size of the canvas. The
    /// fractions are not limited to 0…1.
    var onMove: (Int, CGPoint) -> Void = { _, _ in }
    var onSelect: (Int) -> Void = { _ in }
    private(set) var model = KeyframeModel()
    private var handles: [HandleView] = []
    private var selectedIndex = 0
    private lazy var pathLine = LineLayer(Palette.blue, width: 2.5, in: self)
    private lazy var ghosts = DotsLayer(Palette.blue, in: self)
    private let mover = UIView(frame: CGRect(x: 0, y: 0, width: 26, height: 26))

    override init(frame: CGRect) {
        super.init(frame: frame)
        // The first access creates the lazy layer and adds it. The same applies to the ghosts, which are in front of it.
        pathLine.zPosition = 0
        ghosts.opacity = 0.32
        mover.backgroundColor = Palette.accent
        mover.layer.cornerRadius = 13
        mover.accessibilityIdentifier = "Mover"
        mover.isUserInteractionEnabled = false
        addSubview(mover)
    }

    required init?(coder: NSCoder) { return nil }

    func show(_ model: KeyframeModel, selected: Int) {
        let isNewCount = handles.count != model.keys.count
        (self.model, selectedIndex) = (model, selected)
        if isNewCount { makeHandles() }
        for (index, handle) in handles.enumerated() { style(handle, isSelected: index == selected) }
        setNeedsLayout()
    }

    private func makeHandles() {
        for handle in handles { handle.removeFromSuperview() }
        handles = model.keys.indices.map { index in
            let handle = HandleView("Key \(index + 1)", diameter: 18)
            handle.onSelect = { [unowned self] in onSelect(index) }
            handle.onDrag = { [unowned self] in onMove(index, unitPoint($0)) }
            handle.onStep = { [unowned self] steps, isLarge in
                let (size, point) = (isLarge ? 0.1 : 0.01, self.model.keys[index].point)
                onMove(index, CGPoint(x: point.x + steps.dx * size, y: point.y + steps.dy * size))
                return true
            }
            insertSubview(handle, belowSubview: mover)
            return handle
        }
    }

    private func style(_ handle: HandleView, isSelected: Bool) {
        handle.setStyle(fill: isSelected ? Palette.foreground : Palette.card, border: Palette.foreground, width: 3)
    }

    // MARK: - Playing

    /// Returns the animation of the model in the size of the canvas.
    func animation(duration: Double) -> CAKeyframeAnimation {
        let animation = CAKeyframeAnimation(keyPath: "position")
        animation.values = model.keys.map { NSValue(cgPoint: viewPoint($0.point)) }
        // A discrete animation has one more time than values: the end of the last value.
        animation.keyTimes = (model.keys.map(\.time) + (model.mode == .discrete ? [1] : [])).map { NSNumber(value: $0) }
        animation.calculationMode = model.mode.calculationMode
        animation.duration = duration
        return animation
    }

    func play(for duration: Double) {
        layoutIfNeeded()
        mover.center = viewPoint(model.keys[model.keys.count - 1].point)
        mover.layer.add(animation(duration: duration), forKey: "keyframes")
    }

    // MARK: - Geometry

    /// The rectangle in which the positions with coordinates from 0 to 1 are drawn.
    var area: CGRect { bounds.insetBy(dx: 16, dy: 16) }

    func viewPoint(_ point: CGPoint) -> CGPoint { CGPoint(x: area.minX + area.width * point.x, y: area.minY + area.height * point.y) }

    private func unitPoint(_ point: CGPoint) -> CGPoint {
        CGPoint(x: (point.x - area.minX) / max(area.width, 1), y: (point.y - area.minY) / max(area.height, 1))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard area.width > 10, area.height > 10 else { return }
        let path = CGMutablePath()
        for (index, point) in model.pathPoints(perSegment: 32).enumerated() {
            if index == 0 { path.move(to: viewPoint(point)) } else { path.addLine(to: viewPoint(point)) }
        }
        pathLine.path = path
        pathLine.lineDashPattern = model.mode == .discrete ? [1, 7] : nil
        ghosts.show((0...24).map { viewPoint(model.point(at: Double($0) / 24)) }, diameter: 11)
        for (handle, key) in zip(handles, model.keys) { handle.center = viewPoint(key.point) }
        if mover.layer.animation(forKey: "keyframes") == nil { mover.center = viewPoint(model.keys[0].point) }
    }
}

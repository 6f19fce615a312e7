import FlipbookMotion
import Stage
import UIKit

/// The curve of an animation with a dot at the current progress. The control points of a Bézier curve can be shown as handles.
final class CurveView: UIView {
    private let curveLayer = CAShapeLayer()
    private let gridLayer = CAShapeLayer()
    private let handleLayer = CAShapeLayer()
    private let dot = UIView()
    private let handles = [UIView(), UIView()]

    /// The drawn content. The view is drawn again only if the content changes.
    private struct Content: Equatable {
        var curve: TimingCurve
        var duration: Double
        var size: CGSize
    }

    private var content: Content?
    private(set) var curve = TimingCurve.linear
    private var duration = 1.0
    private var curveColor = InspectorStyle.linkColor
    private var position = (fraction: 0.0, progress: 0.0)
    /// Whether the control points are shown.
    var showsHandles = false { didSet { if showsHandles != oldValue { setNeedsLayout() } } }

    /// The part of the timing that the keys change, or nil. If it is not nil, the view has a focus ring. If it is a control point, its
    /// handle is filled.
    var keyPart: KeyboardTimingTarget.Part? { didSet { if keyPart != oldValue { showKeyPart() } } }

    private func showKeyPart() {
        layer.borderWidth = keyPart == nil ? 0 : 2
        layer.borderColor = Theme.accentColor.cgColor
        for (index, handle) in handles.enumerated() {
            handle.backgroundColor = keyPart == .controlPoint(index) ? Theme.accentColor : InspectorStyle.backgroundColor
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = PanelColor.text.withAlphaComponent(0.04)
        layer.cornerRadius = 8
        (gridLayer.fillColor, gridLayer.lineWidth) = (nil, 1)
        (curveLayer.fillColor, curveLayer.lineWidth) = (nil, 2)
        (handleLayer.fillColor, handleLayer.lineWidth) = (nil, 1)
        curveLayer.lineCap = .round
        curveLayer.lineJoin = .round
        for sublayer in [gridLayer, curveLayer, handleLayer] { layer.addSublayer(sublayer) }
        dot.backgroundColor = Theme.accentColor
        dot.layer.cornerRadius = 4.5
        dot.bounds.size = CGSize(width: 9, height: 9)
        for handle in handles {
            handle.bounds.size = CGSize(width: 11, height: 11)
            handle.layer.cornerRadius = 5.5
            handle.backgroundColor = InspectorStyle.backgroundColor
            handle.layer.borderWidth = 2
            addSubview(handle)
        }
        addSubview(dot)
        setColors()
    }

    required init?(coder: NSCoder) { return nil }

    private func setColors() {
        gridLayer.strokeColor = InspectorStyle.separatorColor.cgColor
        curveLayer.strokeColor = curveColor.cgColor
        handleLayer.strokeColor = PanelColor.secondaryText.cgColor
        for handle in handles { handle.layer.borderColor = InspectorStyle.linkColor.cgColor }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setColors()
    }

    /// Shows a curve, and the dot at a fraction of the time and its progress.
    func show(_ curve: TimingCurve, duration: Double, fraction: Double, progress: Double, color: UIColor = InspectorStyle.linkColor) {
        (self.curve, self.duration, position) = (curve, duration, (fraction, progress))
        if color !== curveColor {
            curveColor = color
            traitCollection.performAsCurrent { setColors() }
        }
        setNeedsLayout()
    }

    private static let inset: CGFloat = 9

    /// The range of the progress that is drawn. Springs move beyond 1.
    private var progressRange: ClosedRange<Double> {
        switch curve {
        case .spring(_, _, _, let velocity):
            let damping = curve.spring?.dampingRatio ?? 1
            return (velocity < 0 ? -0.3 : 0)...(damping < 0.9 || velocity > 4 ? 1.45 : 1.1)
        case .bezier(_, let y1, _, let y2): return min(0, y1, y2)...max(1, y1, y2)
        default: return 0...1
        }
    }

    /// Returns the point for a fraction of the time and a progress.
    func point(_ fraction: Double, _ progress: Double) -> CGPoint {
        let range = progressRange
        let area = bounds.insetBy(dx: Self.inset, dy: Self.inset)
        let height = (progress - range.lowerBound) / (range.upperBound - range.lowerBound)
        return CGPoint(x: area.minX + area.width * CGFloat(fraction), y: area.maxY - area.height * CGFloat(height))
    }

    /// Returns the fraction of the time and the progress at a point.
    func values(at point: CGPoint) -> (x: Double, y: Double) {
        let range = progressRange
        let area = bounds.insetBy(dx: Self.inset, dy: Self.inset)
        guard area.width > 0, area.height > 0 else { return (0, 0) }
        return (
            Double((point.x - area.minX) / area.width),
            range.lowerBound + Double((area.maxY - point.y) / area.height) * (range.upperBound - range.lowerBound)
        )
    }

    /// Returns the control point near a point of the view: 0 or 1, or nil.
    func handle(at point: CGPoint) -> Int? {
        guard showsHandles, case .bezier(let x1, let y1, let x2, let y2) = curve else { return nil }
        let distances = [self.point(x1, y1), self.point(x2, y2)].map { hypot($0.x - point.x, $0.y - point.y) }
        let nearest = distances[0] <= distances[1] ? 0 : 1
        return distances[nearest] < 16 ? nearest : nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let new = Content(curve: curve, duration: duration, size: bounds.size)
        if new != content {
            content = new
            drawCurve()
        }
        dot.center = point(position.fraction, position.progress)
        var hasHandles = false
        if showsHandles, case .bezier(let x1, let y1, let x2, let y2) = curve {
            hasHandles = true
            (handles[0].center, handles[1].center) = (point(x1, y1), point(x2, y2))
            let lines = CGMutablePath()
            lines.move(to: point(0, 0))
            lines.addLine(to: handles[0].center)
            lines.move(to: point(1, 1))
            lines.addLine(to: handles[1].center)
            handleLayer.path = lines
        }
        handleLayer.isHidden = !hasHandles
        for handle in handles { handle.isHidden = !hasHandles }
    }

    private func drawCurve() {
        let grid = CGMutablePath()
        for value in [0.0, 1] {
            grid.move(to: point(0, value))
            grid.addLine(to: point(1, value))
        }
        gridLayer.path = grid
        let path = CGMutablePath()
        if case .keyframes(let times, let isDiscrete) = curve {
            // The values are not always numbers. So the curve is a straight line with marks at the times.
            path.move(to: point(0, 0))
            path.addLine(to: point(1, isDiscrete ? 0 : 1))
            for time in times {
                let center = point(time, isDiscrete ? 0 : time)
                path.addEllipse(in: CGRect(x: center.x - 2, y: center.y - 2, width: 4, height: 4))
            }
        } else {
            let count = 48
            for index in 0...count {
                let fraction = Double(index) / Double(count)
                let point = point(fraction, curve.progress(at: fraction, duration: duration))
                if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
            }
        }
        curveLayer.path = path
    }
}

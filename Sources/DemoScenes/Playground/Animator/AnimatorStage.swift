import UIKit

/// The view that the animator moves, with outlines at its start and at its end.
class AnimatorStage: UIView {
    let tile = UIView()
    private lazy var track = LineLayer(Palette.hairline, width: 1, in: self)
    private lazy var outlines = LineLayer(Palette.secondaryForeground, width: 1.5, dashes: [3, 4], in: self)

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        // The first access creates the lazy layers and adds them, so they are behind the tile.
        for layer in [track, outlines] { layer.zPosition = 0 }
        tile.backgroundColor = Palette.blue
        tile.layer.cornerRadius = 9
        tile.layer.cornerCurve = .continuous
        tile.accessibilityIdentifier = "Tile"
        addSubview(tile)
    }

    required init?(coder: NSCoder) { return nil }

    private var side: CGFloat { min(max((bounds.height * 0.62).rounded(), 28), 64) }
    private var start: CGPoint { CGPoint(x: side / 2 + 16, y: bounds.midY) }
    var end: CGPoint { CGPoint(x: bounds.width - side / 2 - 16, y: bounds.midY) }

    func reset() {
        tile.transform = .identity
        tile.center = start
    }

    /// Makes the changes that the animator animates.
    func moveToEnd() {
        tile.center = end
        tile.transform = CGAffineTransform(rotationAngle: .pi / 2)
    }

    private var laidOutSize = CGSize.zero

    override func layoutSubviews() {
        super.layoutSubviews()
        guard laidOutSize != bounds.size else { return }
        laidOutSize = bounds.size
        let path = CGMutablePath()
        path.move(to: start)
        path.addLine(to: end)
        track.path = path
        let frames = CGMutablePath()
        for point in [start, end] {
            let frame = CGRect(x: point.x - side / 2, y: point.y - side / 2, width: side, height: side)
            frames.addPath(UIBezierPath(roundedRect: frame, cornerRadius: 9).cgPath)
        }
        outlines.path = frames
        tile.bounds.size = CGSize(width: side, height: side)
    }
}

import UIKit

/// A wave of the seascape: a sheet of paper with a curved upper edge, which casts a shadow on the sheet behind it.
class WaveView: ArtworkView {
    /// The shape, the position and the colors of a wave.
    struct Sheet {
        /// The vertical position between the horizon (0) and the lower edge of the picture (1).
        let position: CGFloat
        let amplitude: CGFloat
        let length: CGFloat
        let phase: CGFloat
        let top: UIColor
        let bottom: UIColor

        static let all = [
            Sheet(
                position: 0, amplitude: 3, length: 300, phase: 0.4, top: UIColor(0xC6DEE3, dark: 0x2A3768),
                bottom: UIColor(0xB4D2DA, dark: 0x222D58)),
            Sheet(
                position: 0.17, amplitude: 6, length: 380, phase: 2.3, top: UIColor(0xAED0D9, dark: 0x27356A),
                bottom: UIColor(0x98C1CD, dark: 0x1C2850)),
            Sheet(
                position: 0.37, amplitude: 8, length: 430, phase: 4.4, top: UIColor(0x8DBAC8, dark: 0x22306A),
                bottom: UIColor(0x74A8BA, dark: 0x172248)),
            Sheet(
                position: 0.58, amplitude: 10, length: 480, phase: 0.9, top: UIColor(0x6BA1B5, dark: 0x1B2858),
                bottom: UIColor(0x538CA3, dark: 0x121B3E)),
            Sheet(
                position: 0.79, amplitude: 12, length: 560, phase: 3.4, top: UIColor(0x4B849D, dark: 0x141F4A),
                bottom: UIColor(0x2F6683, dark: 0x0B112C)),
        ]
    }

    /// The distance from the top of the view to the mean height of the upper edge, so that the highest crest fits.
    static let crestHeight: CGFloat = 16
    let sheet: Sheet

    init(_ sheet: Sheet) {
        self.sheet = sheet
        super.init(frame: .zero)
        layer.shadowColor = UIColor(hex: 0x12203F).cgColor
        layer.shadowOpacity = 0.16
        layer.shadowRadius = 7
        layer.shadowOffset = CGSize(width: 1, height: -2)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.shadowPath = sheetPath.cgPath
    }

    override func drawPicture(in context: CGContext) {
        let end = CGPoint(x: 60, y: Self.crestHeight + max(bounds.height * 0.5, 110))
        context.fill(sheetPath, [sheet.top, sheet.bottom], from: .zero, to: end)
        UIColor(light: UIColor(white: 1, alpha: 0.42), dark: UIColor(hex: 0xB9C4F2, alpha: 0.22)).setStroke()
        let crest = crestPath
        crest.lineWidth = 1.2
        crest.stroke()
    }

    /// The upper edge. Points are computed on a sum of two sine waves, and quadratic curves connect the midpoints between them.
    private var crestPath: UIBezierPath {
        let path = UIBezierPath()
        let step: CGFloat = 16
        let points = stride(from: -step, through: bounds.width + 2 * step, by: step).map { CGPoint(x: $0, y: edge(at: $0)) }
        func midpoint(_ index: Int) -> CGPoint {
            CGPoint(x: (points[index].x + points[index + 1].x) / 2, y: (points[index].y + points[index + 1].y) / 2)
        }
        path.move(to: midpoint(0))
        for index in 1..<points.count - 1 { path.addQuadCurve(to: midpoint(index), controlPoint: points[index]) }
        return path
    }

    /// Returns the y coordinate of the upper edge at an x coordinate.
    func edge(at x: CGFloat) -> CGFloat {
        let angle = x / sheet.length * 2 * .pi + sheet.phase
        return Self.crestHeight - sheet.amplitude * (sin(angle) + 0.28 * sin(2.3 * angle + 1))
    }

    private var sheetPath: UIBezierPath {
        let path = crestPath
        path.addLine(to: CGPoint(x: bounds.width + 8, y: bounds.height))
        path.addLine(to: CGPoint(x: -8, y: bounds.height))
        path.close()
        return path
    }
}

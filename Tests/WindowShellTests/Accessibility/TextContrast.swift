import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Measures the contrast of all texts of a view with the colors behind them, as WCAG 2 defines it.
@MainActor struct TextContrast {
    /// A text whose contrast was measured.
    struct Sample {
        let text: String
        let ratio: Double
    }

    private typealias RGB = (red: Double, green: Double, blue: Double)
    /// A filled rectangle or path that was painted, in the coordinates of the root.
    private struct Surface {
        /// The rectangle, or the origin of the path.
        let frame: CGRect
        let color: CGColor
        let alpha: Double
        var path: CGPath?

        func contains(_ point: CGPoint) -> Bool {
            path.map { $0.contains(CGPoint(x: point.x - frame.minX, y: point.y - frame.minY)) } ?? frame.contains(point)
        }
    }

    private let root: UIView
    private var surfaces: [Surface] = []
    private(set) var samples: [Sample] = []

    /// Measures all visible labels in a view.
    init(_ root: UIView, on background: UIColor) {
        self.root = root
        surfaces = [Surface(frame: .infinite, color: background.cgColor, alpha: 1)]
        visit(root, alpha: 1)
    }

    private mutating func visit(_ view: UIView, alpha: Double) {
        let alpha = alpha * Double(view.alpha)
        guard !view.isHidden, alpha > 0.02 else { return }
        let frame = view.convert(view.bounds, to: root)
        if let color = view.layer.backgroundColor { surfaces.append(Surface(frame: frame, color: color, alpha: alpha)) }
        addShapes(of: view, alpha)
        if let label = view as? UILabel, root.bounds.intersects(frame) { measure(label, frame, alpha) }
        for subview in view.subviews { visit(subview, alpha: alpha) }
    }

    /// Adds the shape layers of a view, such as the key caps of the timeline.
    private mutating func addShapes(of view: UIView, _ alpha: Double) {
        for layer in view.layer.sublayers ?? [] {
            guard let shape = layer as? CAShapeLayer, !shape.isHidden, let path = shape.path, let color = shape.fillColor else { continue }
            let origin = view.convert(shape.convert(CGPoint.zero, to: view.layer), to: root)
            surfaces.append(
                Surface(frame: CGRect(origin: origin, size: .zero), color: color, alpha: alpha * Double(shape.opacity), path: path))
        }
    }

    private mutating func measure(_ label: UILabel, _ frame: CGRect, _ alpha: Double) {
        guard let text = label.text, text.contains(where: { !$0.isWhitespace }) else { return }
        for color in colors(of: label) {
            // A surface behind a part of the text counts too: the worst one decides.
            let points = [CGPoint(x: frame.minX + 2, y: frame.midY), CGPoint(x: frame.midX, y: frame.midY)]
            let ratio =
                points.map { point in
                    let back = background(at: point)
                    return Self.ratio(Self.mix(color.cgColor, over: back, alpha), back)
                }
                .min() ?? 0
            samples.append(Sample(text: text, ratio: ratio))
        }
    }

    private func colors(of label: UILabel) -> [UIColor] {
        var colors: [UIColor] = []
        if let attributed = label.attributedText, attributed.length > 0 {
            attributed.enumerateAttribute(.foregroundColor, in: NSRange(location: 0, length: attributed.length)) { value, range, _ in
                let part = (attributed.string as NSString).substring(with: range)
                guard part.contains(where: { !$0.isWhitespace }) else { return }
                colors.append(value as? UIColor ?? label.textColor)
            }
        }
        return (colors.isEmpty ? [label.textColor] : colors).map { $0.resolvedColor(with: label.traitCollection) }
    }

    private func background(at point: CGPoint) -> RGB {
        surfaces.filter { $0.contains(point) }.reduce((0, 0, 0)) { Self.mix($1.color, over: $0, $1.alpha) }
    }

    private static func mix(_ color: CGColor, over back: RGB, _ alpha: Double) -> RGB {
        let parts = (color.components ?? []).map(Double.init)
        guard parts.count == 4 else { return back }
        let opacity = parts[3] * alpha
        return (
            parts[0] * opacity + back.red * (1 - opacity), parts[1] * opacity + back.green * (1 - opacity),
            parts[2] * opacity + back.blue * (1 - opacity)
        )
    }

    private static func luminance(_ color: RGB) -> Double {
        func linear(_ part: Double) -> Double { part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4) }
        return linear(color.red) * 0.2126 + linear(color.green) * 0.7152 + linear(color.blue) * 0.0722
    }

    private static func ratio(_ a: RGB, _ b: RGB) -> Double {
        let (high, low) = (max(luminance(a), luminance(b)), min(luminance(a), luminance(b)))
        return (high + 0.05) / (low + 0.05)
    }
}

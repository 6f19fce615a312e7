import CoreGraphics
import FlipbookDisplayList
import UIKit

/// Returns a label with a text, laid out.
@MainActor func makeLabel(_ text: String, _ frame: CGRect = CGRect(x: 0, y: 0, width: 120, height: 60)) -> UILabel {
    let label = UILabel(frame: frame)
    label.text = text
    label.layoutIfNeeded()
    return label
}

/// Returns the texts that a label draws, with their origins and colors, and the rectangles that it fills.
@MainActor func drawnContent(of label: UILabel) -> (texts: [(text: String, origin: CGPoint, color: CGColor)], rects: [CGRect]) {
    var texts: [(text: String, origin: CGPoint, color: CGColor)] = []
    var rects: [CGRect] = []
    for command in label.layer.drawing {
        switch command {
        case .text(let line, let origin, let color): texts.append((line.text, origin, color))
        case .fill(let shape, _): rects.append(shape.rect)
        default: break
        }
    }
    return (texts, rects)
}

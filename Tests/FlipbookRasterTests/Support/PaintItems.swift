import FlipbookGeometry
import FlipbookDisplayList
import FlipbookRaster
import Foundation

/// Returns a display item.
func item(
    _ content: DisplayContent, _ transform: CGAffineTransform = .identity, opacity: CGFloat = 1, clip: Int? = nil, source: Int = 0
) -> DisplayItem {
    DisplayItem(source: source, content: content, transform: transform, opacity: opacity, clip: clip)
}

/// Returns the pixels of items over a background of one color.
func paintItems(_ items: [DisplayItem], _ width: Int, _ height: Int, over background: CGColor = .black, threads: Int = 1) -> Bitmap {
    var list = DisplayList()
    list.background = background
    list.items = items
    let painter = Painter(width: width, height: height, scale: 1, threads: threads)
    painter.paint(list)
    return painter.surface
}

func translation(_ x: CGFloat, _ y: CGFloat) -> CGAffineTransform { CGAffineTransform(translationX: x, y: y) }

/// Returns the sum of all red values, where the value 255 counts as 1.
func totalCoverage(_ bitmap: Bitmap) -> Double { bitmap.words.reduce(0.0) { $0 + Double($1 >> 16 & 255) } / 255 }

/// Returns a path of straight lines through points.
func line(_ points: (CGFloat, CGFloat)..., closed: Bool = false) -> Path {
    var path = Path()
    for (index, point) in points.enumerated() {
        let position = CGPoint(x: point.0, y: point.1)
        if index == 0 { path.move(to: position) } else { path.addLine(to: position) }
    }
    if closed { path.closeSubpath() }
    return path
}

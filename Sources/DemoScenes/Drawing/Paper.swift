import UIKit

/// The sheet of paper below the layers: almost white, with a faint grid of dots.
enum Paper {
    static let color = UIColor(red: 0.992, green: 0.98, blue: 0.953, alpha: 1)

    /// The distance between two dots.
    private static let dotSpacing: CGFloat = 14

    /// The paper with its dots. It is drawn only once, because hundreds of dots take longer than one image.
    static let image: UIImage = {
        let format = UIGraphicsImageRendererFormat()
        (format.scale, format.opaque) = (Drawing.scale, true)
        return UIGraphicsImageRenderer(size: Drawing.size, format: format).image { renderer in
            color.setFill()
            renderer.fill(Drawing.bounds)
            Palette.ink.withAlphaComponent(0.1).setFill()
            let columns = Int(Drawing.size.width / dotSpacing)
            let rows = Int(Drawing.size.height / dotSpacing)
            // The grid has the same margins left and right, and above and below.
            let left = (Drawing.size.width - CGFloat(columns - 1) * dotSpacing) / 2
            let top = (Drawing.size.height - CGFloat(rows - 1) * dotSpacing) / 2
            for row in 0..<rows {
                for column in 0..<columns {
                    let (x, y) = (left + CGFloat(column) * dotSpacing, top + CGFloat(row) * dotSpacing)
                    UIBezierPath(ovalIn: CGRect(x: x - 0.75, y: y - 0.75, width: 1.5, height: 1.5)).fill()
                }
            }
        }
    }()
}

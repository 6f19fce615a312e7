import UIKit

/// A mountain lake at sunset, drawn in code.
enum FilterPicture {
    /// Returns the picture with a size in points.
    static func make(_ size: CGSize) -> UIImage {
        UIGraphicsImageRenderer(size: size).image { renderer in
            let context = renderer.cgContext
            let shore = (size.height * 0.66).rounded()
            gradient(
                context, [0x2B2A5C, 0x8E4A86, 0xF0805C, 0xFFC978], from: 0, to: shore, size)
            UIColor(red: 1, green: 0.93, blue: 0.72, alpha: 1).setFill()
            UIBezierPath(ovalIn: CGRect(x: size.width * 0.6, y: shore - 74, width: 52, height: 52)).fill()
            ridge(context, 0x6B4A80, size, shore, [0.42, 0.3, 0.36, 0.22, 0.34, 0.18, 0.3, 0.24])
            ridge(context, 0x3C3566, size, shore, [0.12, 0.24, 0.1, 0.2, 0.05, 0.12, 0.22, 0.14, 0.3])
            gradient(context, [0xE78A62, 0x8A4C80, 0x2A2B58], from: shore, to: size.height, size)
            sunlight(shore, size)
            trees(shore, size)
        }
    }

    private static func color(_ hex: Int) -> UIColor {
        UIColor(red: CGFloat(hex >> 16 & 255) / 255, green: CGFloat(hex >> 8 & 255) / 255, blue: CGFloat(hex & 255) / 255, alpha: 1)
    }

    private static func gradient(_ context: CGContext, _ colors: [Int], from top: CGFloat, to bottom: CGFloat, _ size: CGSize) {
        let locations = colors.indices.map { CGFloat($0) / CGFloat(colors.count - 1) }
        guard
            let gradient = CGGradient(
                colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors.map { color($0).cgColor } as CFArray, locations: locations)
        else { return }
        context.saveGState()
        context.clip(to: CGRect(x: 0, y: top, width: size.width, height: bottom - top))
        context.drawLinearGradient(gradient, start: CGPoint(x: 0, y: top), end: CGPoint(x: 0, y: bottom), options: [])
        context.restoreGState()
    }

    /// Fills a line of mountains. The heights are fractions of the height of the sky.
    private static func ridge(_ context: CGContext, _ hex: Int, _ size: CGSize, _ shore: CGFloat, _ heights: [CGFloat]) {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: shore))
        for (index, height) in heights.enumerated() {
            path.addLine(to: CGPoint(x: size.width * CGFloat(index) / CGFloat(heights.count - 1), y: shore * (1 - height)))
        }
        path.addLine(to: CGPoint(x: size.width, y: shore))
        color(hex).setFill()
        path.fill()
    }

    /// Draws the reflection of the sun as stripes of different widths that become fainter toward the viewer.
    private static func sunlight(_ shore: CGFloat, _ size: CGSize) {
        for index in 0..<8 {
            let width = 30 + CGFloat(index * index % 5) * 7
            let y = shore + 5 + CGFloat(index) * 7
            UIColor(red: 1, green: 0.88, blue: 0.64, alpha: 0.75 - CGFloat(index) * 0.08).setFill()
            UIBezierPath(
                roundedRect: CGRect(x: size.width * 0.6 + 26 - width / 2, y: y, width: width, height: 3), cornerRadius: 1.5
            ).fill()
        }
    }

    private static func trees(_ shore: CGFloat, _ size: CGSize) {
        color(0x17173A).setFill()
        for (x, height) in [(12, 58), (34, 84), (58, 66), (82, 42), (300, 50), (322, 72)] as [(CGFloat, CGFloat)] {
            for layer in 0..<3 {
                let (width, top) = (height * (0.2 + 0.11 * CGFloat(layer)), shore + 14 - height + CGFloat(layer) * height * 0.26)
                let path = UIBezierPath()
                path.move(to: CGPoint(x: x, y: top))
                path.addLine(to: CGPoint(x: x + width / 2, y: top + height * 0.46))
                path.addLine(to: CGPoint(x: x - width / 2, y: top + height * 0.46))
                path.close()
                path.fill()
            }
        }
        UIBezierPath(rect: CGRect(x: 0, y: shore + 10, width: 100, height: 6)).fill()
        UIBezierPath(rect: CGRect(x: 284, y: shore + 10, width: size.width - 284, height: 6)).fill()
    }
}

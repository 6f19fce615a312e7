import UIKit

/// Draws pictures of the coast: sky, sun or moon, hills, sea and sand. The number of a picture determines what is drawn.
enum CoastArtwork {
    private struct WeakImage { weak var image: UIImage? }

    /// The images that exist. Each has 1.6 MB, so an image is released when no cell shows it and it is not one of the recent images.
    private static var images: [Picture: WeakImage] = [:]
    /// The images that were shown last. When the user scrolls back, they are not drawn again.
    private static var recentImages: [UIImage] = []
    private static let recentCount = 8
    private static let size = CGSize(width: 320, height: 320)

    /// Returns the picture. It is drawn if there is no image of it.
    static func image(of picture: Picture) -> UIImage {
        let image = images[picture]?.image ?? makeImage(of: picture)
        images[picture] = WeakImage(image: image)
        recentImages.removeAll { $0 === image }
        recentImages.append(image)
        if recentImages.count > recentCount { recentImages.removeFirst() }
        return image
    }

    private static func makeImage(of picture: Picture) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        format.opaque = true
        return UIGraphicsImageRenderer(size: size, format: format).image { draw(picture, in: $0.cgContext) }
    }

    private static func channel(_ hex: UInt32, _ shift: UInt32) -> CGFloat {
        let byte = (hex >> shift) & 255
        return CGFloat(byte) / 255
    }

    private static func color(_ hex: UInt32, alpha: CGFloat = 1) -> UIColor {
        UIColor(red: channel(hex, 16), green: channel(hex, 8), blue: channel(hex, 0), alpha: alpha)
    }

    /// Returns a number from 0 to 1 that depends on the picture and a key.
    private static func value(_ picture: Picture, _ key: Int) -> CGFloat {
        let seed = picture.number * 37 + key * 61 + 17
        let hash = (seed * 2_654_435_761) % 1009
        return CGFloat(hash) / 1008
    }

    private static func draw(_ picture: Picture, in context: CGContext) {
        let colors = picture.light.colors
        let horizon = (150 + value(picture, 1) * 50).rounded()
        fillGradient([color(colors.sky), color(colors.horizon)], from: 0, to: horizon, in: context)
        drawSun(picture, horizon, context)
        drawHills(picture, horizon, colors.sea, context)
        fillGradient([color(colors.sea), blend(colors.sea, 0x0A1A_33, 0.45)], from: horizon, to: size.height, in: context)
        drawWaves(picture, horizon, context)
        drawBoat(picture, horizon)
        drawSand(picture)
    }

    private static func fillGradient(_ colors: [UIColor], from top: CGFloat, to bottom: CGFloat, in context: CGContext) {
        guard
            let gradient = CGGradient(
                colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors.map(\.cgColor) as CFArray, locations: [0, 1])
        else { return }
        context.saveGState()
        context.clip(to: CGRect(x: 0, y: top, width: size.width, height: bottom - top))
        context.drawLinearGradient(gradient, start: CGPoint(x: 0, y: top), end: CGPoint(x: 0, y: bottom), options: [])
        context.restoreGState()
    }

    /// Returns a color between two colors: the first color for the fraction 0, and the second color for 1.
    private static func blend(_ first: UInt32, _ second: UInt32, _ fraction: CGFloat) -> UIColor {
        func mixed(_ shift: UInt32) -> CGFloat {
            let (a, b) = (channel(first, shift), channel(second, shift))
            return a + (b - a) * fraction
        }
        return UIColor(red: mixed(16), green: mixed(8), blue: mixed(0), alpha: 1)
    }

    private static func drawSun(_ picture: Picture, _ horizon: CGFloat, _ context: CGContext) {
        let radius = 18 + value(picture, 2) * 16
        let center = CGPoint(x: 60 + value(picture, 3) * 200, y: horizon - 20 - value(picture, 4) * 80)
        let isNight = picture.light == .night
        for (scale, alpha) in [(2.2, 0.12), (1.55, 0.18), (1, 1)] as [(CGFloat, CGFloat)] {
            color(isNight ? 0xF4F1_DE : 0xFFF3_D0, alpha: alpha).setFill()
            UIBezierPath(arcCenter: center, radius: radius * scale, startAngle: 0, endAngle: 2 * .pi, clockwise: true).fill()
        }
    }

    /// Draws two lines of hills behind the sea.
    private static func drawHills(_ picture: Picture, _ horizon: CGFloat, _ sea: UInt32, _ context: CGContext) {
        for line in 0..<2 {
            let height: CGFloat = 22 + value(picture, 5 + line) * 46 - CGFloat(line) * 14
            let shift = value(picture, 7 + line) * 160
            let path = UIBezierPath()
            path.move(to: CGPoint(x: -10, y: horizon + 1))
            for step in 0...4 {
                let x = CGFloat(step) * 90 - shift
                let peak = height * (step.isMultiple(of: 2) ? 1.4 : 0.7)
                path.addQuadCurve(to: CGPoint(x: x + 90, y: horizon + 1), controlPoint: CGPoint(x: x + 45, y: horizon - peak))
            }
            path.close()
            blend(sea, line == 0 ? 0xE8D9_D0 : 0x2B3A_4F, line == 0 ? 0.35 : 0.45).setFill()
            path.fill()
        }
    }

    private static func drawWaves(_ picture: Picture, _ horizon: CGFloat, _ context: CGContext) {
        for line in 0..<7 {
            let index = CGFloat(line)
            let y = horizon + 10 + index * index * 2.6
            let x = value(picture, 20 + line) * 220
            let path = UIBezierPath(
                roundedRect: CGRect(x: x, y: y, width: 40 + index * 12, height: 1.5 + index * 0.3), cornerRadius: 1)
            UIColor(white: 1, alpha: 0.22).setFill()
            path.fill()
        }
    }

    private static func drawBoat(_ picture: Picture, _ horizon: CGFloat) {
        guard picture.number % 2 == 1 else { return }
        let (x, y) = (70 + value(picture, 12) * 150, horizon + 26)
        let sail = UIBezierPath()
        sail.move(to: CGPoint(x: x, y: y - 46))
        sail.addLine(to: CGPoint(x: x, y: y - 6))
        sail.addLine(to: CGPoint(x: x + 28, y: y - 6))
        sail.close()
        UIColor(white: 1, alpha: 0.95).setFill()
        sail.fill()
        let hull = UIBezierPath()
        hull.move(to: CGPoint(x: x - 18, y: y - 2))
        hull.addLine(to: CGPoint(x: x + 32, y: y - 2))
        hull.addQuadCurve(to: CGPoint(x: x - 10, y: y + 8), controlPoint: CGPoint(x: x + 22, y: y + 10))
        hull.close()
        color(0xE0_5A4A).setFill()
        hull.fill()
    }

    private static func drawSand(_ picture: Picture) {
        let top = 268 + value(picture, 9) * 22
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: top + 14))
        path.addCurve(
            to: CGPoint(x: 320, y: top), controlPoint1: CGPoint(x: 110, y: top - 26), controlPoint2: CGPoint(x: 210, y: top + 34))
        path.addLine(to: CGPoint(x: 320, y: 320))
        path.addLine(to: CGPoint(x: 0, y: 320))
        path.close()
        (picture.light == .night ? color(0x3A42_5E) : picture.light == .evening ? color(0xC98B_6B) : color(0xEED9_AE)).setFill()
        path.fill()
    }
}

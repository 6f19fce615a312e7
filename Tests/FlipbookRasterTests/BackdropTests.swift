import FlipbookGeometry
import FlipbookDisplayList
import FlipbookRaster
import Foundation
import Testing

private func list(_ contents: [(DisplayContent, CGAffineTransform)], over background: CGColor = .black) -> DisplayList {
    var list = DisplayList()
    list.background = background
    list.items = contents.enumerated().map { DisplayItem(source: $0.offset, content: $0.element.0, transform: $0.element.1) }
    return list
}

/// Paints a list on a surface of 300 × 200. A smaller height is enough where all rows are alike.
private func paint(_ list: DisplayList, height: Int = 200) -> Bitmap {
    let painter = Painter(width: 300, height: height, scale: 1, threads: 1)
    painter.paint(list)
    return painter.surface
}

private let wholeSurface = RoundedRect(CGRect(x: 0, y: 0, width: 300, height: 200))
private let leftHalf = RoundedRect(CGRect(x: 0, y: 0, width: 150, height: 200))

private func blurred(_ radius: CGFloat, _ shape: RoundedRect = wholeSurface) -> (DisplayContent, CGAffineTransform) {
    (.backdrop(BackdropFilter(radius: radius), shape), .identity)
}

@Suite struct BackdropTests {
    @Test(arguments: [0.3, 1, 2, 4, 7, 15, 60]) func blurringAPlainBackgroundKeepsItsColor(radius: CGFloat) {
        let painted = paint(
            list(
                [blurred(radius, RoundedRect(CGRect(x: 20.5, y: 10.2, width: 200, height: 150), radius: 30))],
                over: .init(gray: 0.6, alpha: 1)))
        #expect(painted.words.allSatisfy { $0 == 0xFF99_9999 })
    }

    @Test(arguments: [2.0, 4, 6, 10, 14, 25]) func aBlurredEdgeIsTheIntegralOfAGaussian(sigma: Double) {
        let painted = paint(list([(.fill(leftHalf, .white), .identity), blurred(CGFloat(sigma))]))
        // Columns near the sides are skipped, because the image is mirrored beyond the surface.
        for x in 80..<220 {
            let expected = 0.5 * erfc((Double(x) + 0.5 - 150) / (sigma * 2.0.squareRoot()))
            #expect(abs(Double(painted[x, 100].red) / 255 - expected) < 0.025)
        }
    }

    /// The radius grows in small steps from 0, with and without a color filter. No pixel changes abruptly.
    @Test(arguments: [0.0, 1]) func aGrowingRadiusChangesPixelsGradually(color: CGFloat) {
        let stripes: [(DisplayContent, CGAffineTransform)] = (0..<30).map { index in
            let rect = RoundedRect(CGRect(x: index * 10, y: 0, width: 5 + index % 3, height: 200))
            return (.fill(rect, CGColor(gray: index % 2 == 0 ? 1 : 0.5, alpha: 1)), CGAffineTransform(rotationAngle: 0.1))
        }
        func backdrop(_ radius: CGFloat) -> (DisplayContent, CGAffineTransform) {
            let part = radius / 13 * color
            let tint = CGColor(red: 0.1, green: 0.1, blue: 0.1, alpha: part * 0.7)
            return (.backdrop(BackdropFilter(radius: radius, saturation: 1 + part, tint: tint), wholeSurface), .identity)
        }
        #expect(
            paint(list(stripes + [backdrop(0)]), height: 20) == paint(list(stripes), height: 20),
            "a backdrop without a radius has no effect")
        // Small steps are tested near 0 and where `Blur.factor` changes, which is the factor by which the image is made smaller before it
        // is blurred. Between these radii the result follows a smooth formula.
        for (from, to) in [(0, 40), (96, 104), (236, 244)] {
            var last = paint(list(stripes + [backdrop(CGFloat(from) * 0.05)]), height: 20)
            for step in (from + 1)...to {
                let next = paint(list(stripes + [backdrop(CGFloat(step) * 0.05)]), height: 20)
                let worst = zip(last.words, next.words).map { abs(Int($0 & 255) - Int($1 & 255)) }.max() ?? 0
                #expect(worst <= 12, "at radius \(CGFloat(step) * 0.05)")
                last = next
            }
        }
    }

    /// A backdrop in a group shows the pixels below the group, and fades with the group.
    @Test(arguments: [0.0, 1, 9]) func aBackdropInAGroupShowsThePixelsBelowTheGroup(radius: CGFloat) {
        let background: [(DisplayContent, CGAffineTransform)] = [
            (.fill(leftHalf, CGColor(red: 1, green: 0.2, blue: 0.6, alpha: 1)), .identity)
        ]
        let square = RoundedRect(CGRect(x: 60, y: 50, width: 20, height: 20))
        let backdrop = DisplayContent.backdrop(
            BackdropFilter(radius: radius, saturation: 1.4, tint: CGColor(gray: 0.3, alpha: 0.4)), wholeSurface)
        let members: [(DisplayContent, CGAffineTransform)] = [(.fill(square, .white), .identity), (backdrop, .identity)]
        let plain = paint(list(background + members))
        #expect(plain == paint(list(background + [(.group(count: 2), .identity)] + members)))
        var faded = list(background + [(.group(count: 2), .identity)] + members)
        faded.items[1].opacity = 0.4
        let (painted, below) = (paint(faded), paint(list(background)))
        for (x, y) in [(20, 20), (70, 60), (148, 100), (152, 3), (290, 190)] {
            let expected = Double(plain[x, y].red) * 0.4 + Double(below[x, y].red) * 0.6
            #expect(abs(Double(painted[x, y].red) - expected) <= 2)
        }
        let masked: [(DisplayContent, CGAffineTransform)] =
            [(.masked(count: 2, mask: 1), .identity)] + members + [(.fill(leftHalf, .black), .identity)]
        let cut = paint(list(background + masked))
        #expect(cut[100, 30] == plain[100, 30] && cut[200, 30] == below[200, 30])
    }

    @Test func saturationAndTintChangeTheColor() {
        let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        let grey = paint(list([(.backdrop(BackdropFilter(radius: 5, saturation: 0), wholeSurface), .identity)], over: red))[50, 50]
        #expect(grey.red == grey.green && grey.green == grey.blue && abs(Int(grey.red) - 54) <= 1)
        let tinted = paint(
            list([(.backdrop(BackdropFilter(radius: 5, tint: CGColor(gray: 1, alpha: 0.5)), wholeSurface), .identity)], over: red))[50, 50]
        #expect(abs(Int(tinted.green) - 128) <= 1 && tinted.red == 255)
    }

    /// A painter that has painted other frames gives the same pixels as a new one, with any number of threads.
    @Test(arguments: 1...32) func damageAndThreadsDoNotAffectTheResult(seed: UInt64) {
        var state = seed &* 0x9E37_79B9_7F4A_7C15
        func random(_ count: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % count
        }
        func content() -> (DisplayContent, CGAffineTransform) {
            let shape = RoundedRect(
                CGRect(x: random(250), y: random(150), width: 10 + random(120), height: 10 + random(90)), radius: CGFloat(random(20)))
            let color = CGColor(
                red: CGFloat(random(255)) / 255, green: CGFloat(random(255)) / 255, blue: 0.5, alpha: CGFloat(random(3)) / 2)
            let path: Path = {
                var path = Path()
                path.addEllipse(in: shape.rect)
                return path
            }()
            let content: DisplayContent =
                switch random(9) {
                case 0: .backdrop(BackdropFilter(radius: CGFloat(random(80)) / 5, saturation: 1.5), shape)
                case 1: .group(count: 1 + random(3))
                case 2: .masked(count: 1 + random(2), mask: random(2))
                case 3: .shadow(Shadow(shape: .rounded(shape), radius: CGFloat(random(40)) / 4), color)
                case 4: .stroke(path, StrokeStyle(width: 3, dashes: [5, 3]), color)
                case 5:
                    .gradient(
                        Gradient(kind: .radial, colors: [color, .white], locations: [0, 1], start: .zero, end: CGPoint(x: 1, y: 1)), shape)
                default: .fill(shape, color)
                }
            return (content, random(3) == 0 ? CGAffineTransform(rotationAngle: CGFloat(random(60)) / 100) : .identity)
        }
        let painter = Painter(width: 300, height: 100, scale: 1, threads: 2)
        var frame = list((0..<8).map { _ in content() })
        // In half of the tests, backdrops and the items below and above them are in the same soft clips.
        if seed > 16 {
            for index in 0..<3 {
                let shape = RoundedRect(CGRect(x: 20.3 + 40 * Double(index), y: 3.7, width: 190, height: 90.5), radius: 31)
                frame.clips.append(Clip(shape: shape, transform: .identity, parent: index == 2 ? 0 : nil))
            }
            for index in frame.items.indices { frame.items[index].clip = random(4) == 0 ? nil : random(3) }
        }
        for _ in 0..<6 {
            for _ in 0..<(1 + random(2)) {
                let index = random(frame.items.count)
                let (content, transform) = content()
                switch random(4) {
                case 0: frame.items[index].opacity = CGFloat(random(5)) / 4
                case 1:
                    frame.items[index].transform = frame.items[index].transform.concatenating(CGAffineTransform(translationX: 3.3, y: 1))
                default:
                    let old = frame.items[index]
                    frame.items[index] = DisplayItem(source: old.source, content: content, transform: transform, clip: old.clip)
                }
            }
            painter.paint(frame)
            #expect(painter.surface == paint(frame, height: 100))
        }
    }
}

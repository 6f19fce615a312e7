import CoreGraphics
import Display
import Foundation
import Raster
import Testing

private func list(_ contents: [(Content, CGAffineTransform)], over background: CGColor = .black) -> DisplayList {
    var list = DisplayList()
    list.background = background
    list.items = contents.enumerated().map { DisplayItem(source: $0.offset, content: $0.element.0, transform: $0.element.1) }
    return list
}

/// The upper edge of the 300 × 200 on which things lie is enough where all rows are much the same.
private func paint(_ list: DisplayList, height: Int = 200) -> Bitmap {
    let painter = Painter(width: 300, height: height, scale: 1, threads: 1)
    painter.paint(list)
    return painter.surface
}

private let all = RoundedRect(CGRect(x: 0, y: 0, width: 300, height: 200))
private let half = RoundedRect(CGRect(x: 0, y: 0, width: 150, height: 200))

private func blurred(_ radius: CGFloat, _ shape: RoundedRect = all) -> (Content, CGAffineTransform) {
    (.backdrop(Backdrop(radius: radius), shape), .identity)
}

@Suite struct BackdropTests {
    @Test(arguments: [0.3, 1, 2, 4, 7, 15, 60]) func aPlainGroundStaysAsItIs(radius: CGFloat) {
        let shown = paint(
            list(
                [blurred(radius, RoundedRect(CGRect(x: 20.5, y: 10.2, width: 200, height: 150), radius: 30))],
                over: .init(gray: 0.6, alpha: 1)))
        #expect(shown.words.allSatisfy { $0 == 0xFF99_9999 })
    }

    @Test(arguments: [2.0, 4, 6, 10, 14, 25]) func anEdgeBecomesTheGaussiansIntegral(sigma: Double) {
        let shown = paint(list([(.fill(half, .white), .identity), blurred(CGFloat(sigma))]))
        // Away from the sides, beyond which the surface's edge goes on.
        for x in 80..<220 {
            let expected = 0.5 * erfc((Double(x) + 0.5 - 150) / (sigma * 2.0.squareRoot()))
            #expect(abs(Double(shown[x, 100].red) / 255 - expected) < 0.025)
        }
    }

    /// From sharp to soft in small steps, and with colours that come and go with it: no pixel jumps.
    @Test(arguments: [0.0, 1]) func aRadiusThatGrowsNeverJumps(color: CGFloat) {
        let photo: [(Content, CGAffineTransform)] = (0..<30).map { index in
            let rect = RoundedRect(CGRect(x: index * 10, y: 0, width: 5 + index % 3, height: 200))
            return (.fill(rect, CGColor(gray: index % 2 == 0 ? 1 : 0.5, alpha: 1)), CGAffineTransform(rotationAngle: 0.1))
        }
        func glass(_ radius: CGFloat) -> (Content, CGAffineTransform) {
            let part = radius / 13 * color
            let tint = CGColor(red: 0.1, green: 0.1, blue: 0.1, alpha: part * 0.7)
            return (.backdrop(Backdrop(radius: radius, saturation: 1 + part, tint: tint), all), .identity)
        }
        #expect(paint(list(photo + [glass(0)]), height: 20) == paint(list(photo), height: 20), "without a radius nothing changes")
        // Finely where it begins and where the small pixels grow; in between it is a smooth formula.
        for (from, to) in [(0, 40), (96, 104), (236, 244)] {
            var last = paint(list(photo + [glass(CGFloat(from) * 0.05)]), height: 20)
            for step in (from + 1)...to {
                let next = paint(list(photo + [glass(CGFloat(step) * 0.05)]), height: 20)
                let worst = zip(last.words, next.words).map { abs(Int($0 & 255) - Int($1 & 255)) }.max() ?? 0
                #expect(worst <= 12, "at radius \(CGFloat(step) * 0.05)")
                last = next
            }
        }
    }

    /// Glass in a group shows what the group lies on, and fades with it.
    @Test(arguments: [0.0, 1, 9]) func glassInAGroupLooksThroughIt(radius: CGFloat) {
        let ground: [(Content, CGAffineTransform)] = [(.fill(half, CGColor(red: 1, green: 0.2, blue: 0.6, alpha: 1)), .identity)]
        let speck = RoundedRect(CGRect(x: 60, y: 50, width: 20, height: 20))
        let glass = Content.backdrop(Backdrop(radius: radius, saturation: 1.4, tint: CGColor(gray: 0.3, alpha: 0.4)), all)
        let members: [(Content, CGAffineTransform)] = [(.fill(speck, .white), .identity), (glass, .identity)]
        let plain = paint(list(ground + members))
        #expect(plain == paint(list(ground + [(.group(count: 2), .identity)] + members)))
        var faded = list(ground + [(.group(count: 2), .identity)] + members)
        faded.items[1].opacity = 0.4
        let (shown, below) = (paint(faded), paint(list(ground)))
        for (x, y) in [(20, 20), (70, 60), (148, 100), (152, 3), (290, 190)] {
            let expected = Double(plain[x, y].red) * 0.4 + Double(below[x, y].red) * 0.6
            #expect(abs(Double(shown[x, y].red) - expected) <= 2)
        }
        let masked: [(Content, CGAffineTransform)] =
            [(.masked(count: 2, mask: 1), .identity)] + members + [(.fill(half, .black), .identity)]
        let cut = paint(list(ground + masked))
        #expect(cut[100, 30] == plain[100, 30] && cut[200, 30] == below[200, 30])
    }

    @Test func saturationAndTint() {
        let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        let grey = paint(list([(.backdrop(Backdrop(radius: 5, saturation: 0), all), .identity)], over: red))[50, 50]
        #expect(grey.red == grey.green && grey.green == grey.blue && abs(Int(grey.red) - 54) <= 1)
        let tinted = paint(list([(.backdrop(Backdrop(radius: 5, tint: CGColor(gray: 1, alpha: 0.5)), all), .identity)], over: red))[50, 50]
        #expect(abs(Int(tinted.green) - 128) <= 1 && tinted.red == 255)
    }

    /// A frame on a painter that has seen others is the frame on a new one, on any number of threads.
    @Test(arguments: 1...32) func damageAndThreadsCannotBeSeen(seed: UInt64) {
        var state = seed &* 0x9E37_79B9_7F4A_7C15
        func chance(_ count: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % count
        }
        func content() -> (Content, CGAffineTransform) {
            let shape = RoundedRect(
                CGRect(x: chance(250), y: chance(150), width: 10 + chance(120), height: 10 + chance(90)), radius: CGFloat(chance(20)))
            let color = CGColor(
                red: CGFloat(chance(255)) / 255, green: CGFloat(chance(255)) / 255, blue: 0.5, alpha: CGFloat(chance(3)) / 2)
            let path: Path = {
                var path = Path()
                path.addEllipse(in: shape.rect)
                return path
            }()
            let content: Content =
                switch chance(9) {
                case 0: .backdrop(Backdrop(radius: CGFloat(chance(80)) / 5, saturation: 1.5), shape)
                case 1: .group(count: 1 + chance(3))
                case 2: .masked(count: 1 + chance(2), mask: chance(2))
                case 3: .shadow(Shadow(shape: .rounded(shape), radius: CGFloat(chance(40)) / 4), color)
                case 4: .stroke(path, Stroke(width: 3, dashes: [5, 3]), color)
                case 5:
                    .gradient(
                        Gradient(kind: .radial, colors: [color, .white], locations: [0, 1], start: .zero, end: CGPoint(x: 1, y: 1)), shape)
                default: .fill(shape, color)
                }
            return (content, chance(3) == 0 ? CGAffineTransform(rotationAngle: CGFloat(chance(60)) / 100) : .identity)
        }
        let painter = Painter(width: 300, height: 100, scale: 1, threads: 2)
        var frame = list((0..<8).map { _ in content() })
        // Half of them with glass and what lies below and above it in the same soft clips.
        if seed > 16 {
            for index in 0..<3 {
                let shape = RoundedRect(CGRect(x: 20.3 + 40 * Double(index), y: 3.7, width: 190, height: 90.5), radius: 31)
                frame.clips.append(Clip(shape: shape, transform: .identity, parent: index == 2 ? 0 : nil))
            }
            for index in frame.items.indices { frame.items[index].clip = chance(4) == 0 ? nil : chance(3) }
        }
        for _ in 0..<6 {
            for _ in 0..<(1 + chance(2)) {
                let index = chance(frame.items.count)
                let (content, transform) = content()
                switch chance(4) {
                case 0: frame.items[index].opacity = CGFloat(chance(5)) / 4
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

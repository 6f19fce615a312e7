import FlipbookGeometry
import FlipbookDisplayList
import Foundation
import RandomDisplayLists
import Testing

/// A list with all kinds of content (rows) under all kinds of transforms (columns). There is a sheet for each
/// combination of clip and opacity.
///
/// Text has separate tests, because its letters depend on the fonts of the machine.
struct ContactSheet: CustomTestStringConvertible, Sendable {
    var isClipped: Bool
    var opacity: CGFloat

    static let all = [false, true].flatMap { isClipped in [1, 0.45].map { ContactSheet(isClipped: isClipped, opacity: $0) } }
    static let cell = CGSize(width: 52, height: 44)
    static let size = (width: 52 * transforms.count, height: 44 * contents.count)

    var name: String { (isClipped ? "clipped" : "whole") + (opacity < 1 ? "-faded" : "") }
    var testDescription: String { name }

    /// The items, over a background with stripes, so that translucent pixels are visible.
    var list: DisplayList {
        var list = DisplayList()
        list.background = CGColor(red: 0.957, green: 0.949, blue: 0.933, alpha: 1)
        for x in stride(from: CGFloat(0), to: CGFloat(Self.size.width), by: 13) {
            let stripe = RoundedRect(CGRect(x: x, y: 0, width: 3, height: CGFloat(Self.size.height)))
            list.items.append(DisplayItem(.fill(stripe, CGColor(red: 0.2, green: 0.3, blue: 0.55, alpha: 0.25))))
        }
        for (row, contents) in Self.contents.enumerated() {
            for (column, transform) in Self.transforms.enumerated() {
                let translation = CGAffineTransform(
                    translationX: Self.cell.width * (CGFloat(column) + 0.5), y: Self.cell.height * (CGFloat(row) + 0.5))
                add(contents, transform.concatenating(translation), translation, to: &list)
            }
        }
        for index in list.items.indices { list.items[index].source = index }
        return list
    }

    private func add(
        _ contents: [DisplayContent], _ transform: ProjectiveTransform, _ translation: CGAffineTransform, to list: inout DisplayList
    ) {
        // The clip keeps each content in its cell, whatever its transform.
        let bounds = CGRect(x: -26, y: -22, width: 52, height: 44)
        list.clips.append(Clip(shape: RoundedRect(bounds), transform: translation, parent: nil))
        if isClipped {
            let clipShape = RoundedRect(CGRect(x: -14.3, y: -11.6, width: 29.5, height: 24.1), radius: 7, curve: .continuous)
            let rotation = CGAffineTransform(rotationAngle: 0.3).concatenating(translation)
            list.clips.append(Clip(shape: clipShape, transform: rotation, parent: list.clips.count - 1))
        }
        for (index, content) in contents.enumerated() {
            var item = DisplayItem(source: 0, content: content, transform: transform, opacity: index == 0 ? opacity : 1)
            item.clip = list.clips.count - 1
            list.items.append(item)
        }
    }
}

extension ContactSheet {
    private static let transforms: [ProjectiveTransform] = {
        var card = ProjectiveTransform(CGAffineTransform(rotationAngle: 0.15))
        (card.u, card.v) = (0.011, -0.004)
        return [
            ProjectiveTransform.identity, ProjectiveTransform(CGAffineTransform(translationX: 0.37, y: -0.61)),
            ProjectiveTransform(CGAffineTransform(scaleX: 0.43, y: 0.58)),
            ProjectiveTransform(CGAffineTransform(a: 1.3, b: 0, c: 0.4, d: 1.15, tx: 0, ty: 0)),
            ProjectiveTransform(CGAffineTransform(rotationAngle: 0.52)),
            ProjectiveTransform(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 0.25, ty: 0)),
            card,
        ]
    }()

    private static let box = CGRect(x: -17.5, y: -13, width: 35, height: 26)
    private static let round = RoundedRect(box, radius: 8)
    private static let red = CGColor(red: 0.86, green: 0.31, blue: 0.26, alpha: 1)
    private static let blue = CGColor(red: 0.16, green: 0.47, blue: 0.87, alpha: 0.8)
    private static let gold = CGColor(red: 0.93, green: 0.66, blue: 0.18, alpha: 1)

    /// The content of each row. The contents after a group are its members.
    private static let contents: [[DisplayContent]] = [
        [.fill(RoundedRect(box), red)],
        [.fill(RoundedRect(box, radius: 9, corners: [.layerMinXMinYCorner, .layerMaxXMaxYCorner], curve: .continuous), blue)],
        [.border(round, width: 3.25, red)],
        [.path(star, evenOdd: true, blue)],
        [.stroke(star, StrokeStyle(width: 2, cap: .round, join: .round, dashes: [5, 3.5], dashPhase: 1), red)],
        [.stroke(star, StrokeStyle(width: 3, join: .miter), gold)],
        [.gradient(gradient(.axial), round)],
        [.gradient(gradient(.radial), round)],
        [.gradient(gradient(.conic), round)],
        [.shadow(Shadow(shape: .rounded(round), radius: 2.5), red)],
        [
            .shadow(
                Shadow(shape: .path(star, evenOdd: false), radius: 1, knockout: RoundedRect(CGRect(x: -4, y: -4, width: 8, height: 8))),
                blue)
        ],
        [.image(testImage, round)],
        [.image(testImage, RoundedRect(box), ImageFillStyle(sourceRect: CGRect(x: 0.2, y: 0.1, width: 0.5, height: 0.6), isSmooth: false))],
        [.image(testImage, round, ImageFillStyle(center: CGRect(x: 0.4, y: 0.4, width: 0.2, height: 0.2), pixelsPerPoint: 3))],
        [.image(testImage, RoundedRect(box), ImageFillStyle(tint: red))],
        [.backdrop(BackdropFilter(radius: 3, saturation: 1.8, tint: CGColor(gray: 1, alpha: 0.3)), round)],
        [
            .group(count: 2), .fill(RoundedRect(box.offsetBy(dx: -4, dy: -3), radius: 6), red),
            .fill(RoundedRect(box.offsetBy(dx: 5, dy: 4)), blue),
        ],
        [.masked(count: 1, mask: 1), .gradient(gradient(.conic), RoundedRect(box)), .path(star, evenOdd: false, .black)],
    ]

    private static func gradient(_ kind: Gradient.Kind) -> Gradient {
        Gradient(
            kind: kind, colors: [red, gold, blue], locations: [0, 0.4, 1], start: CGPoint(x: 0.3, y: 0.35), end: CGPoint(x: 0.9, y: 0.8))
    }

    private static let star: Path = {
        let star = CGMutablePath()
        star.move(to: CGPoint(x: 0, y: -15))
        star.addLine(to: CGPoint(x: 9, y: 13))
        star.addCurve(to: CGPoint(x: -16, y: -5), control1: CGPoint(x: 0, y: 16), control2: CGPoint(x: -6, y: -2))
        star.addLine(to: CGPoint(x: 16, y: -5))
        star.addQuadCurve(to: CGPoint(x: -9, y: 13), control: CGPoint(x: 4, y: 2))
        star.closeSubpath()
        return star.path
    }()

    /// An image of rings and a ramp. It is partly transparent, and it has more pixels than the area in which it is drawn.
    private static let testImage = CGImage(
        Bitmap(
            width: 90, height: 66,
            words: (0..<(90 * 66)).map { index in
                let (x, y) = (index % 90, index / 90)
                let ring = ((x - 30) * (x - 30) + (y - 40) * (y - 40)) / 90 % 2
                let alpha = UInt32(min(255, x * 5))
                let (red, green, blue) = (alpha * UInt32(ring), alpha * UInt32(y) / 66, alpha / 2)
                return alpha << 24 | red << 16 | green << 8 | blue
            }))
}

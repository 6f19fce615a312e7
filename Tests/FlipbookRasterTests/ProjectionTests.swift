import FlipbookGeometry
import FlipbookDisplayList
import FlipbookRaster
import Foundation
import RandomDisplayLists
import Testing

/// Returns the projection of a plane rotated about the vertical axis through (150, 100), seen from a distance.
private func rotated(_ angle: CGFloat, _ distance: CGFloat, tilt: CGFloat = 0) -> ProjectiveTransform {
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / distance
    return ProjectiveTransform(
        flattening: CATransform3DMakeTranslation(-150, -100, 0)
            .concatenating(CATransform3DMakeRotation(angle, 0, 1, 0)).concatenating(CATransform3DMakeRotation(tilt, 1, 0, 0))
            .concatenating(perspective).concatenating(CATransform3DMakeTranslation(150, 100, 0)))
}

private func paint(_ content: DisplayContent, _ projection: ProjectiveTransform, clip: RoundedRect? = nil) -> Bitmap {
    var list = DisplayList()
    if let clip { list.clips = [Clip(shape: clip, transform: projection, parent: nil)] }
    list.items = [DisplayItem(source: 0, content: content, transform: projection, clip: clip == nil ? nil : 0)]
    let painter = Painter(width: 300, height: 200, scale: 1, threads: 1)
    painter.paint(list)
    return painter.surface
}

private let card = CGRect(x: 70, y: 40, width: 160, height: 120)

@Suite struct ProjectionTests {
    @Test(arguments: [(0.4, 400.0, 0.2), (-1.1, 250, -0.4), (1.4, 180, 0)]) func theInverseMapsPointsBack(
        angle: Double, distance: Double, tilt: Double
    )
        throws
    {
        let projection = rotated(CGFloat(angle), CGFloat(distance), tilt: CGFloat(tilt))
        let inverse = try #require(projection.inverse)
        for corner in card.corners {
            let projected = try #require(projection.transformedPoint(corner))
            let unprojected = try #require(inverse.transformedPoint(projected))
            #expect(abs(Double(unprojected.x - corner.x)) < 1e-9 && abs(Double(unprojected.y - corner.y)) < 1e-9)
        }
    }

    /// Mip levels of an image are made when they are first required. Existing levels must not affect the result.
    @Test func existingMipLevelsDoNotAffectTheResult() {
        let words = (0..<(500 * 300)).map { UInt32(truncatingIfNeeded: 0xFF00_0000 | ($0 &* 2_654_435_761 >> 8) & 0xFF_FFFF) }
        // The first case requires mip levels for positions slightly beyond the image's edge.
        for (angle, distance, tilt) in [(1.280996, 158.269648, 0.791788), (0.774121, 231.794165, 0.767520), (-1.2, 180, 0.1)] {
            let image = CGImage(Bitmap(width: 500, height: 300, words: words))
            let content = DisplayContent.image(image, RoundedRect(card))
            let projection = rotated(CGFloat(angle), CGFloat(distance), tilt: CGFloat(tilt))
            let expected = paint(content, projection)
            #expect(image.mipLevels(9).bitmaps.count == 9)
            #expect(difference(paint(content, projection), expected) == 0, "rotated by \(angle)")
        }
    }

    /// The corners of each pixel are mapped back to the plane. They determine whether the pixel is covered; pixels on the
    /// edge are not tested.
    @Test(arguments: [(0.4, 400.0, 0.2), (-1.1, 250, -0.4), (1.3, 180, 0), (0, 300, 1.2)]) func aQuadrilateralCoversThePixelsThatMapIntoIt(
        angle: Double, distance: Double, tilt: Double
    ) throws {
        let projection = rotated(CGFloat(angle), CGFloat(distance), tilt: CGFloat(tilt))
        let inverse = try #require(projection.inverse)
        let painted = paint(.fill(RoundedRect(card), .white), projection)
        for y in 0..<200 {
            for x in 0..<300 {
                let isCornerInside = [(0.0, 0.0), (1, 0), (0, 1), (1, 1)].map { dx, dy in
                    inverse.transformedPoint(CGPoint(x: Double(x) + dx, y: Double(y) + dy)).map(card.contains) ?? false
                }
                if isCornerInside.allSatisfy({ $0 }) { #expect(painted[x, y].red == 255) }
                if isCornerInside.allSatisfy({ !$0 }),
                    inverse.transformedPoint(CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5)).map({ !card.contains($0) }) ?? true
                {
                    #expect(painted[x, y].red < 128)
                }
            }
        }
    }

    /// The image is a ramp, so the color of a pixel is its position in the image.
    @Test(arguments: [(0.4, 400.0, 0.2), (-0.9, 300, -0.3)]) func anImageIsSampledInPerspective(
        angle: Double, distance: Double, tilt: Double
    )
        throws
    {
        var ramp = Bitmap(width: 160, height: 120)
        ramp.withUnsafeMutableWords { words in
            for y in 0..<120 {
                for x in 0..<160 { words[y * 160 + x] = 0xFF00_0000 | UInt32(x) << 16 | UInt32(y * 2) << 8 }
            }
        }
        let projection = rotated(CGFloat(angle), CGFloat(distance), tilt: CGFloat(tilt))
        let inverse = try #require(projection.inverse)
        let painted = paint(.image(CGImage(ramp), RoundedRect(card)), projection)
        var testedPixels = 0
        for y in 0..<200 {
            for x in 0..<300 {
                guard let position = inverse.transformedPoint(CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5)),
                    card.insetBy(dx: 3, dy: 3).contains(position)
                else { continue }
                testedPixels += 1
                #expect(abs(Double(painted[x, y].red) - Double(position.x - card.minX - 0.5)) <= 1.5)
                #expect(abs(Double(painted[x, y].green) - Double(position.y - card.minY - 0.5) * 2) <= 2.5)
            }
        }
        #expect(testedPixels > 4000)
    }

    @Test func aClipIsProjected() {
        let projection = rotated(0.7, 300)
        let roundedCard = RoundedRect(card, radius: 30)
        let (clipped, filled) = (
            paint(.fill(RoundedRect(card), .white), projection, clip: roundedCard), paint(.fill(roundedCard, .white), projection)
        )
        for (a, b) in zip(clipped.words, filled.words) { #expect(abs(Int(a & 255) - Int(b & 255)) <= 64) }
        let same = zip(clipped.words, filled.words).filter { $0 == $1 }.count
        #expect(same > 59_000, "only pixels on the edges differ")
    }

    /// A floor that extends behind the camera. The part behind the camera is not visible, and nothing is mirrored.
    @Test func contentBehindTheCameraIsNotVisible() {
        var floor = ProjectiveTransform.identity
        // W = 1 + (y - 100)/50: zero at y = 50.
        (floor.v, floor.w, floor.ty) = (1 / 50, -1, 0)
        let painted = paint(.fill(RoundedRect(CGRect(x: -500, y: -400, width: 1500, height: 1000)), .white), floor)
        // y' = y/W = 50y/(y - 50) is greater than 50 for all visible points, so row 20 of the surface is empty.
        #expect((0..<300).allSatisfy { painted[$0, 20].red == 0 })
        #expect(painted[150, 120].red == 255)
        let behind = paint(.fill(RoundedRect(CGRect(x: 0, y: 0, width: 300, height: 40)), .white), floor)
        #expect(behind.words.allSatisfy { $0 == 0xFF00_0000 })
    }

    /// A frame with invalid numbers is opaque, and the same painter paints the next frame as any other.
    @Test func invalidNumbersDoNotAffectTheNextFrame() {
        var next = DisplayList()
        next.items = [DisplayItem(source: 0, content: .fill(RoundedRect(card), .white), transform: rotated(0.4, 400))]
        let expected = paint(.fill(RoundedRect(card), .white), rotated(0.4, 400))
        let painter = Painter(width: 300, height: 200, scale: 1, threads: 1)
        for value in [CGFloat.nan, .infinity, 1e300, 0] {
            var projection = ProjectiveTransform.identity
            projection.u = value
            projection.a = value
            for content in [
                DisplayContent.fill(RoundedRect(card, radius: 10), .white), .image(CGImage(Bitmap(width: 4, height: 4)), RoundedRect(card)),
                .shadow(Shadow(shape: .rounded(RoundedRect(card)), radius: 5), .white),
                .backdrop(BackdropFilter(radius: 5), RoundedRect(card)), .stroke(Path(card), StrokeStyle(width: 3), .white),
                .gradient(
                    Gradient(colors: [.white, .black], locations: [0, 1], start: .zero, end: CGPoint(x: 1, y: 1)), RoundedRect(card)),
            ] {
                var list = DisplayList()
                list.items = [DisplayItem(source: 0, content: content, transform: projection)]
                painter.paint(list)
                #expect(painter.surface.words.allSatisfy { $0 >> 24 == 255 })
                painter.paint(next)
                #expect(painter.surface == expected)
            }
        }
    }
}

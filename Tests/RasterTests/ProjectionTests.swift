import CoreGraphics
import Display
import Foundation
import Raster
import Sceneries
import Testing

/// A plane turned about the upright axis through (150, 100), seen from so far away.
private func turned(_ angle: CGFloat, _ distance: CGFloat, tilt: CGFloat = 0) -> Projection {
    var lens = CATransform3DIdentity
    lens.m34 = -1 / distance
    return Projection(
        flattening: CATransform3DMakeTranslation(-150, -100, 0)
            .concatenating(CATransform3DMakeRotation(angle, 0, 1, 0)).concatenating(CATransform3DMakeRotation(tilt, 1, 0, 0))
            .concatenating(lens).concatenating(CATransform3DMakeTranslation(150, 100, 0)))
}

private func paint(_ content: Content, _ projection: Projection, clip: RoundedRect? = nil) -> Bitmap {
    var list = DisplayList()
    if let clip { list.clips = [Clip(shape: clip, transform: projection, parent: nil)] }
    list.items = [DisplayItem(source: 0, content: content, transform: projection, clip: clip == nil ? nil : 0)]
    let painter = Painter(width: 300, height: 200, scale: 1, threads: 1)
    painter.paint(list)
    return painter.surface
}

private let card = CGRect(x: 70, y: 40, width: 160, height: 120)

@Suite struct ProjectionTests {
    @Test(arguments: [(0.4, 400.0, 0.2), (-1.1, 250, -0.4), (1.4, 180, 0)]) func theWayBackIsTheWayBack(
        angle: Double, distance: Double, tilt: Double
    )
        throws
    {
        let there = turned(CGFloat(angle), CGFloat(distance), tilt: CGFloat(tilt))
        let back = try #require(there.inverse)
        for corner in card.corners {
            let place = try #require(there.apply(corner))
            let again = try #require(back.apply(place))
            #expect(abs(Double(again.x - corner.x)) < 1e-9 && abs(Double(again.y - corner.y)) < 1e-9)
        }
    }

    /// Smaller levels of a picture are made when somebody asks for them; that somebody did before must not be seen.
    @Test func whatAPictureWasPaintedForBeforeIsNotSeen() {
        let words = (0..<(500 * 300)).map { UInt32(truncatingIfNeeded: 0xFF00_0000 | ($0 &* 2_654_435_761 >> 8) & 0xFF_FFFF) }
        // The first found its levels a little beyond the picture's edge.
        for (angle, distance, tilt) in [(1.280996, 158.269648, 0.791788), (0.774121, 231.794165, 0.767520), (-1.2, 180, 0.1)] {
            let image = CGImage(Bitmap(width: 500, height: 300, words: words))
            let content = Content.picture(image, RoundedRect(card))
            let there = turned(CGFloat(angle), CGFloat(distance), tilt: CGFloat(tilt))
            let first = paint(content, there)
            #expect(image.levels(9).bitmaps.count == 9)
            #expect(difference(paint(content, there), first) == 0, "turned by \(angle)")
        }
    }

    /// Each pixel's middle, led back to the plane, says whether it is covered; pixels on the edge say nothing.
    @Test(arguments: [(0.4, 400.0, 0.2), (-1.1, 250, -0.4), (1.3, 180, 0), (0, 300, 1.2)]) func aQuadIsWhereItsPixelsComeFrom(
        angle: Double, distance: Double, tilt: Double
    ) throws {
        let there = turned(CGFloat(angle), CGFloat(distance), tilt: CGFloat(tilt))
        let back = try #require(there.inverse)
        let shown = paint(.fill(RoundedRect(card), .white), there)
        for y in 0..<200 {
            for x in 0..<300 {
                let votes = [(0.0, 0.0), (1, 0), (0, 1), (1, 1)].map { dx, dy in
                    back.apply(CGPoint(x: Double(x) + dx, y: Double(y) + dy)).map(card.contains) ?? false
                }
                if votes.allSatisfy({ $0 }) { #expect(shown[x, y].red == 255) }
                if votes.allSatisfy({ !$0 }),
                    back.apply(CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5)).map({ !card.contains($0) }) ?? true
                {
                    #expect(shown[x, y].red < 128)
                }
            }
        }
    }

    /// A ramp as a picture: what a pixel shows is where it comes from.
    @Test(arguments: [(0.4, 400.0, 0.2), (-0.9, 300, -0.3)]) func aPictureIsSampledInPerspective(
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
        let there = turned(CGFloat(angle), CGFloat(distance), tilt: CGFloat(tilt))
        let back = try #require(there.inverse)
        let shown = paint(.picture(CGImage(ramp), RoundedRect(card)), there)
        var seen = 0
        for y in 0..<200 {
            for x in 0..<300 {
                guard let place = back.apply(CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5)), card.insetBy(dx: 3, dy: 3).contains(place)
                else { continue }
                seen += 1
                #expect(abs(Double(shown[x, y].red) - Double(place.x - card.minX - 0.5)) <= 1.5)
                #expect(abs(Double(shown[x, y].green) - Double(place.y - card.minY - 0.5) * 2) <= 2.5)
            }
        }
        #expect(seen > 4000)
    }

    @Test func aClipFollowsTheTurn() {
        let there = turned(0.7, 300)
        let round = RoundedRect(card, radius: 30)
        let (clipped, filled) = (paint(.fill(RoundedRect(card), .white), there, clip: round), paint(.fill(round, .white), there))
        for (a, b) in zip(clipped.words, filled.words) { #expect(abs(Int(a & 255) - Int(b & 255)) <= 64) }
        let same = zip(clipped.words, filled.words).filter { $0 == $1 }.count
        #expect(same > 59_000, "only where edges lie on edges may they differ")
    }

    /// A floor that runs under the eye: what is behind it is not there, and nothing is turned over.
    @Test func whatIsBehindTheEyeIsNotSeen() {
        var floor = Projection.identity
        // W = 1 + (y - 100)/50: zero at y = 50.
        (floor.v, floor.w, floor.ty) = (1 / 50, -1, 0)
        let shown = paint(.fill(RoundedRect(CGRect(x: -500, y: -400, width: 1500, height: 1000)), .white), floor)
        // y' = y/W = 50y/(y - 50) is above 50 for all that is seen.
        #expect((0..<300).allSatisfy { shown[$0, 20].red == 0 })
        #expect(shown[150, 120].red == 255)
        let behind = paint(.fill(RoundedRect(CGRect(x: 0, y: 0, width: 300, height: 40)), .white), floor)
        #expect(behind.words.allSatisfy { $0 == 0xFF00_0000 })
    }

    @Test func numbersThatAreNoneDoNoHarm() {
        for value in [CGFloat.nan, .infinity, 1e300, 0] {
            var odd = Projection.identity
            odd.u = value
            odd.a = value
            for content in [
                Content.fill(RoundedRect(card, radius: 10), .white), .picture(CGImage(Bitmap(width: 4, height: 4)), RoundedRect(card)),
                .shadow(Shadow(shape: .rounded(RoundedRect(card)), radius: 5), .white),
                .backdrop(Backdrop(radius: 5), RoundedRect(card)), .stroke(Path(card), Stroke(width: 3), .white),
                .gradient(
                    Gradient(colors: [.white, .black], locations: [0, 1], start: .zero, end: CGPoint(x: 1, y: 1)), RoundedRect(card)),
            ] { _ = paint(content, odd) }
        }
    }
}

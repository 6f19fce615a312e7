import CoreGraphics
import FlipbookPlayback
import Stage
import Testing
import UIKit

/// The image of a video: the screen on its canvas.
@MainActor @Suite struct CaptureCompositionTests {
    /// A take of a red screen of 150 × 230 points.
    private func makeTake(_ script: String = "") throws -> Take {
        try Take(script: Script(script)) {
            let controller = UIViewController()
            controller.view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
            return Stage(showing: { controller }, size: CGSize(width: 150, height: 230), scale: 1)
        }
    }

    private func image(_ take: Take, _ screenSize: CGSize? = nil, _ change: (inout CaptureComposition.Style) -> Void) -> Bitmap {
        var style = CaptureComposition.Style()
        change(&style)
        return CaptureComposition(screenSize ?? take.stage.size, scale: 1, style).withImage(of: take) { copy $0 }
    }

    /// Returns the columns and rows of the red pixels in an image.
    private func redArea(_ image: Bitmap) -> (x: ClosedRange<Int>, y: ClosedRange<Int>)? {
        func isRed(_ x: Int, _ y: Int) -> Bool { image[x, y].word == 0xFFFF_0000 }
        let columns = (0..<image.width).filter { x in (0..<image.height).contains { isRed(x, $0) } }
        let rows = (0..<image.height).filter { y in (0..<image.width).contains { isRed($0, y) } }
        guard let x0 = columns.first, let x1 = columns.last, let y0 = rows.first, let y1 = rows.last else { return nil }
        return (x0...x1, y0...y1)
    }

    @Test func rotatedScreenIsScaledIntoTheFirstOrientation() throws {
        let take = try makeTake("rotate landscape\nwait 1")
        try take.advance(frames: 60)
        try #require(take.stage.size == CGSize(width: 230, height: 150))
        let rotated = image(take, CGSize(width: 150, height: 230)) { _ in }
        #expect(rotated.width == 150 && rotated.height == 230)
        let area = try #require(redArea(rotated))
        #expect(area.x.count >= 142 && area.y.count == area.x.count * 150 / 230)
        #expect(abs(area.x.lowerBound - (149 - area.x.upperBound)) <= 1 && abs(area.y.lowerBound - (229 - area.y.upperBound)) <= 1)
        #expect(rotated[2, 2].word >> 24 == 255, "the area around the screen has a background")
    }

    /// Outside of the changed areas, an image has the pixels of the previous image, also if other code paints the stage between the two
    /// images, and while the screen rotates.
    @Test(arguments: [false, true]) func changedAreasContainAllChanges(_ showsTouches: Bool) throws {
        let take = try makeTake("down (40, 70)\nwait 0.1\nrelease\nwait 0.2\nrotate landscape\nwait 0.4\nrotate portrait\nwait 0.4")
        let box = UIView(frame: CGRect(x: 20, y: 31, width: 40, height: 27))
        box.backgroundColor = .blue
        take.stage.perform {
            take.stage.window.rootViewController?.view.addSubview(box)
            UIView.animate(withDuration: 0.5, delay: 0.1, options: []) { box.frame.origin.y = 140 }
        }
        var style = CaptureComposition.Style()
        style.showsTouches = showsTouches
        let composition = CaptureComposition(take.stage.size, scale: 1, style)
        var (previous, counts): (Bitmap?, [Int]) = (nil, [])
        for frame in 0..<70 {
            try take.seek(to: frame)
            if frame % 10 == 7 { take.stage.paint() }
            let image = composition.withImage(of: take) { copy $0 }
            let areas = composition.changedAreas
            var isChanged = [Bool](repeating: false, count: image.width * image.height)
            for area in areas {
                for y in max(area.y0, 0)..<min(area.y1, image.height) {
                    for x in max(area.x0, 0)..<min(area.x1, image.width) { isChanged[y * image.width + x] = true }
                }
            }
            if let previous {
                let hasOtherChanges = isChanged.indices.contains { index in
                    let (x, y) = (index % image.width, index / image.width)
                    return !isChanged[index] && image[x, y] != previous[x, y]
                }
                #expect(!hasOtherChanges, "frame \(frame)")
            } else {
                #expect(isChanged.allSatisfy { $0 })
            }
            counts.append(isChanged.count { $0 })
            previous = image
        }
        #expect(counts[1..<6].allSatisfy { $0 < 100 * 60 }, "\(counts)")
        #expect(showsTouches || counts[7] == 150 * 230, "the changes of another painting are unknown")
    }

    private final class LightStatusBarController: UIViewController {
        override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    }

    /// The image has the size of a phone, for which a stage shows a status bar.
    @Test func imageWithTouchesHasOnlyTheStatusBarOfTheScene() throws {
        let take = try Take(script: Script("")) {
            let controller = LightStatusBarController()
            controller.view.backgroundColor = UIColor(red: 0.2, green: 0.3, blue: 0.4, alpha: 1)
            return Stage(showing: { controller }, size: CGSize(width: 375, height: 667), scale: 1)
        }
        let plain = image(take) { _ in }
        #expect((0..<20).contains { y in (0..<375).contains { plain[$0, y].word == 0xFFFF_FFFF } }, "the status bar is white")
        #expect((image(take) { $0.showsTouches = true } == plain) as Bool)
    }

    @Test func screenFillsTheCanvasAndHasSharpEdges() throws {
        let wide = image(try makeTake()) { $0.canvas = CaptureCanvas(width: 501, height: 333) }
        #expect(wide.width == 501 && wide.height == 333)
        let area = try #require(redArea(wide))
        #expect(area.y.count >= 333 - 13 && abs(Double(area.x.count) / Double(area.y.count) - 150.0 / 230) < 0.005)
        // Each pixel belongs to the screen or to the background.
        let colors = Set((0..<wide.width).map { wide[$0, 166].word } + (0..<wide.height).map { wide[250, $0].word })
        #expect(colors.count == 2)
        let high = image(try makeTake()) { $0.canvas = CaptureCanvas(width: 90, height: 400) }
        #expect(try #require(redArea(high)).x.count >= 82)
    }

    @Test func transparentVideoHasNoBackground() throws {
        let video = image(try makeTake()) {
            $0.isTransparent = true
            $0.hasPhone = true
            $0.canvas = CaptureCanvas(width: 400, height: 300)
        }
        #expect(video[3, 4].word == 0 && video[397, 296].word == 0)
        #expect(video[200, 150].word == 0xFFFF_0000)
        let alphas = Set((150..<300).map { video[200, $0].alpha })
        #expect(alphas.contains(255) && alphas.contains { (1..<80).contains($0) }, "the shadow of the phone is translucent")
        let opaque = image(try makeTake()) { $0.hasPhone = true }
        #expect((0..<opaque.width).allSatisfy { opaque[$0, 11].alpha == 255 })
    }

    /// The subtitle has two lines. It is legible, and the edge of the phone is not covered.
    @Test(arguments: [nil, CaptureCanvas(width: 320, height: 180), CaptureCanvas(width: 300, height: 520)] as [CaptureCanvas?])
    func subtitlesAreBelowThePhone(_ canvas: CaptureCanvas?) throws {
        func frame(_ script: String) throws -> Bitmap {
            let take = try makeTake(script)
            try take.seek(to: 25)
            return image(take) { ($0.hasPhone, $0.showsSubtitles, $0.canvas) = (true, true, canvas) }
        }
        let plain = try frame("wait 1")
        let subtitled = try frame("wait 0.1\nsay \"One two three four five six seven eight nine\" for 2\nwait 1")
        try #require(plain.width == subtitled.width && plain.height == subtitled.height)
        let rows = (0..<plain.height).filter { y in (0..<plain.width).contains { plain[$0, y].word != subtitled[$0, y].word } }
        let screen = try #require(redArea(plain))
        let bezel = PhoneView.bezelWidth(nil) * CGFloat(screen.x.count) / 150
        let (top, bottom) = (try #require(rows.first), try #require(rows.last))
        #expect(CGFloat(top) > CGFloat(screen.y.upperBound) + bezel && bottom < plain.height - 1, "\(top)…\(bottom), \(screen)")
    }

    /// Without a phone, the screen fills the image, and the subtitle is on it.
    @Test func subtitlesWithoutAPhoneAreOnTheScreen() throws {
        let video = image(try makeTake()) { $0.showsSubtitles = true }
        #expect(video.width == 150 && video.height == 230)
    }

    /// Golden videos are square, because the screen can rotate in them. The screen is not scaled.
    @Test func goldenVideosKeepTheirSquareForm() throws {
        let square = image(try makeTake()) { $0.allowsRotation = true }
        #expect(square.width == 230 && square.height == 230)
        let area = try #require(redArea(square))
        #expect(area.x == 40...189 && area.y == 0...229)
    }
}

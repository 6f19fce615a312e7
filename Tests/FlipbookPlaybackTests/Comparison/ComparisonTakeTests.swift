import CoreGraphics
@testable import FlipbookPlayback
import Foundation
import Stage
import Testing
import UIKit

/// Take A of a comparison, and the pictures of two takes.
@MainActor @Suite struct ComparisonTakeTests {
    /// A controller whose box moves to the right by a distance in one second.
    private final class SlideController: UIViewController {
        let box = UIView(frame: CGRect(x: 20, y: 31, width: 30, height: 24))
        let distance: CGFloat
        init(distance: CGFloat) {
            self.distance = distance
            super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { return nil }

        override var prefersStatusBarHidden: Bool { true }

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = UIColor(red: 1, green: 1, blue: 1, alpha: 1)
            box.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
            box.accessibilityIdentifier = "box"
            view.addSubview(box)
        }

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { self.box.center.x += self.distance })
        }
    }

    private func makeTake(_ script: String = "", distance: CGFloat = 120) throws -> Take {
        try Take(script: Script(script)) {
            Stage(showing: { SlideController(distance: distance) }, size: CGSize(width: 210, height: 90), scale: 2)
        }
    }

    /// Returns the images of the first frames of a take.
    private func frames(_ take: Take, count: Int) throws -> [Frame] {
        try (0..<count).map { frame in
            try take.seek(to: frame)
            return Frame(frame: frame, image: take.stage.render())
        }
    }

    private struct Frame: Equatable {
        var frame: Int
        var image: Bitmap
    }

    /// Returns the image of the shown frame of take A.
    private func image(_ takeA: ComparisonTake) -> Bitmap {
        let collage = Collage(width: 420, height: 180, scale: 2)
        collage.paint(
            Stage(size: takeA.size, scale: 2), [Collage.Inset(takeA.list, size: takeA.size, frame: CGRect(origin: .zero, size: takeA.size))]
        )
        return collage.image
    }

    /// Expects equal images. An expectation of the images themselves would print all pixels.
    private func expectSame(_ a: Bitmap, _ b: Bitmap, _ comment: String, at location: SourceLocation = #_sourceLocation) {
        let isSame = a == b
        #expect(isSame, "\(comment)", sourceLocation: location)
    }

    @Test(arguments: [true, false]) func eachFrameIsShownInAnyOrder(_ isInspected: Bool) throws {
        let expected = try frames(makeTake(), count: 70)
        let takeA = ComparisonTake(try makeTake(), isInspected: isInspected)
        let other = Stage(size: CGSize(width: 50, height: 50))
        other.makeCurrent()
        for frame in [0, 37, 12, 13, 69, 5, 64, 63] {
            takeA.show(frame)
            #expect(takeA.shownFrame == frame)
            #expect(UIScreen.main.bounds.size == CGSize(width: 50, height: 50), "the other stage stays current")
            expectSame(image(takeA), expected[frame].image, "frame \(frame)")
            other.makeCurrent()
        }
    }

    @Test func speedsOfBAreMatched() throws {
        let takeA = ComparisonTake(try makeTake(), isInspected: true)
        let take = try #require(takeA.take)
        takeA.show(45)
        #expect(abs(take.stage.time - 0.75) < 1e-9)
        let b = try makeTake("wait 0.25\nslow half\nwait 0.2\nslow off\nwait 0.3")
        try b.seek(to: 60)
        takeA.match(PlaybackSpeeds(b.recordedInputs))
        for frame in [60, 11, 20, 39, 45] {
            takeA.show(frame)
            try b.seek(to: frame)
            #expect(abs(takeA.take!.stage.time - b.stage.time) < 1e-9 || !takeA.isStageAtShownFrame, "frame \(frame)")
            expectSame(image(takeA), b.stage.render(), "frame \(frame)")
        }
        // Normal speed again.
        takeA.match(PlaybackSpeeds())
        takeA.show(45)
        expectSame(image(takeA), try frames(makeTake(), count: 46)[45].image, "normal speed")
    }

    @Test func framesOfOtherSpeedsHaveTheSameTime() {
        let normal = PlaybackSpeeds()
        let slow = PlaybackSpeeds([TimedInput(frame: 30, input: .slow(10)), TimedInput(frame: 130, input: .slow(1))])
        #expect(slow.frame(30, with: normal) == 30)
        #expect(slow.frame(130, with: normal) == 40)
        #expect(slow.frame(137, with: normal) == 47)
        #expect(normal.frame(47, with: slow) == 137)
        #expect(normal.frame(35, with: slow) == 80)
        #expect(slow.frame(84, with: slow) == 84)
        // Setting the same speed again is not recorded as a change.
        #expect(PlaybackSpeeds([TimedInput(frame: 4, input: .slow(1))]) == normal)
    }

    // MARK: - Differences

    @Test func differingPixelsAreCounted() throws {
        let (a, b) = (try makeTake(distance: 120), try makeTake(distance: 60))
        let (takeA, picture) = (ComparisonTake(a), ComparisonRenderer())
        try b.seek(to: 30)
        takeA.show(30)
        // At half of the time, the boxes are moved by 60 and by 30 points: side by side. A pixel is half a point.
        let difference = try #require(picture.difference(takeA, b.stage.displayList(), of: b.stage))
        #expect(difference.count == 2 * 60 * 48)
        #expect(difference.text == "5,760 pixels differ")
        let collage = Collage(width: 420, height: 180, scale: 2)
        collage.paint(
            Stage(size: takeA.size, scale: 2),
            [Collage.Inset(difference.list, size: takeA.size, frame: CGRect(origin: .zero, size: takeA.size))])
        // The box of A is from x = 80 to 110 points, that of B from 50 to 80.
        #expect(collage.image[200, 90].word == Theme.pixel(ComparisonRenderer.colorOfA))
        #expect(collage.image[120, 90].word == Theme.pixel(ComparisonRenderer.colorOfB))
        let gray = collage.image[20, 20]
        #expect(gray.red == gray.green && gray.green == gray.blue && gray.red < 100)
        // In frame 0 they are equal.
        try b.seek(to: 0)
        takeA.show(0)
        #expect(picture.difference(takeA, b.stage.displayList(), of: b.stage)?.text == "No pixels differ")
    }

    @Test func differencesHaveWords() {
        #expect(ComparisonRenderer.Difference.text(1) == "1 pixel differs")
        #expect(ComparisonRenderer.Difference.text(999) == "999 pixels differ")
        #expect(ComparisonRenderer.Difference.text(1_234_567) == "1,234,567 pixels differ")
    }

    @Test func colorsOfAVideoAreEstimatedFromTheBackground() {
        let colors = PixelDifference.Colors(onlyA: 0xFF00_0001, onlyB: 0xFF00_0002, both: 0xFF00_0003)
        func image(_ boxes: [(x: Int, color: UInt32)]) -> Bitmap {
            var words = [UInt32](repeating: 0xFFEE_EEEE, count: 90 * 50)
            for box in boxes { for y in 11..<28 { for x in box.x..<(box.x + 13) { words[y * 90 + x] = box.color } } }
            return Bitmap(width: 90, height: 50, words: words)
        }
        let (a, b) = (image([(7, 0xFF20_3040), (70, 0xFF99_0000)]), image([(33, 0xFF20_3040), (70, 0xFF00_0099)]))
        let difference = PixelDifference(a, b, colors)
        #expect(difference.count == 3 * 13 * 17)
        #expect(difference.image[9, 20].word == colors.onlyA)
        #expect(difference.image[40, 20].word == colors.onlyB)
        #expect(difference.image[75, 20].word == colors.both)
        // A difference that a lossy format causes is not counted.
        let noisy = Bitmap(width: 90, height: 50, words: a.words.map { $0 ^ 0x0007_0305 })
        #expect(PixelDifference(a, noisy, tolerance: 7, colors).count == 0)
        #expect(PixelDifference(a, noisy, tolerance: 4, colors).count == 90 * 50)
    }

    @Test func screensOfDifferentSizesHaveNoDifference() throws {
        let takeA = ComparisonTake(try Take { Stage(showing: { UIViewController() }, size: CGSize(width: 211, height: 90), scale: 2) })
        let b = try makeTake()
        #expect(ComparisonRenderer().difference(takeA, b.stage.displayList(), of: b.stage) == nil)
    }

    @Test func overlaidTakesAreMixed() throws {
        let (a, b) = (try makeTake(distance: 120), try makeTake(distance: 60))
        try a.seek(to: 30)
        try b.seek(to: 30)
        let size = a.stage.size
        let list = ComparisonRenderer.overlaid(a.stage.displayList(), size: size, b.stage.displayList(), size: size)
        let collage = Collage(width: 420, height: 180, scale: 2)
        collage.paint(Stage(size: size, scale: 2), [Collage.Inset(list, size: size, frame: CGRect(origin: .zero, size: size))])
        for x in [120, 200] {
            let pixel = collage.image[x, 90]
            #expect(abs(Int(pixel.red) - 128) <= 1 && pixel.blue == 255, "half blue, half white at \(x)")
        }
        #expect(collage.image[20, 20].word == 0xFFFF_FFFF)
    }

    // MARK: - Videos

    /// Writes frames of a take as a folder of images.
    private func writeVideo(_ take: Take, _ frames: Range<Int>, firstNumber: Int = 0) throws -> String {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("flipbook-\(UUID().uuidString)").path
        let sequence = try PNGSequence(folder, first: firstNumber)
        for frame in frames {
            try take.seek(to: frame)
            try sequence.write(take.stage.render())
        }
        return folder
    }

    @Test func videoShowsItsFramesAndStaysAtItsEnd() throws {
        let take = try makeTake()
        let folder = try writeVideo(take, 4..<20, firstNumber: 4)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let expected = try frames(makeTake(), count: 20)
        guard case .video(let video) = try ComparedFile(folder) else { Issue.record("a folder is a video"); return }
        let takeA = ComparisonTake(video, for: take.stage)
        for (frame, shown) in [(0, 4), (4, 4), (11, 11), (19, 19), (500, 19), (7, 7)] {
            takeA.show(frame)
            expectSame(image(takeA), expected[shown].image, "frame \(frame)")
        }
        #expect(try video.frameCount(framesPerSecond: 60) == 20)
        try take.seek(to: 11)
        takeA.show(11)
        #expect(ComparisonRenderer().difference(takeA, take.stage.displayList(), of: take.stage)?.count == 0)
    }

    /// A video has the subtitles of its script in its pixels. They are not differences from a take with the same subtitles.
    @Test(arguments: [CGFloat(120), 60]) func subtitlesOfAVideoAreNotDifferences(_ distance: CGFloat) throws {
        let script = "wait 0.05\nsay \"Two squares\" for 2\nwait 1"
        let (recorded, b) = (try makeTake(script), try makeTake(script, distance: distance))
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("flipbook-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        var style = CaptureComposition.Style()
        style.showsSubtitles = true
        let recording = CaptureComposition(recorded.stage.size, scale: 2, style)
        let sequence = try PNGSequence(folder)
        for frame in 0..<18 {
            try recorded.seek(to: frame)
            try sequence.write(recording.withImage(of: recorded) { copy $0 })
        }
        guard case .video(let video) = try ComparedFile(folder) else { Issue.record("a folder is a video"); return }
        style.showsSubtitles = false
        style.comparison = CaptureComposition.Style.Comparison(.difference, sizeOfTakeA: b.stage.size)
        let composition = CaptureComposition(b.stage.size, scale: 2, style)
        composition.takeA = ComparisonTake(video, for: b.stage)
        // At half of its opacity, and at its full opacity. The boxes are moved by 0.25 s of 120 points and of the distance.
        for frame in [8, 15] {
            try b.seek(to: frame)
            let image = composition.withImage(of: b) { copy $0 }
            // The screen is 24 points from the edges, and 210 by 90 points large. Equal pixels are gray.
            var count = 0
            for y in 48..<228 {
                for x in 48..<468 {
                    let pixel = image[x, y]
                    if pixel.red != pixel.green || pixel.green != pixel.blue { count += 1 }
                }
            }
            let moved = Int(((120 - distance) * CGFloat(frame) / 60 * 2).rounded())
            #expect(count == 2 * moved * 48, "frame \(frame)")
        }
    }

    @Test func videoThatDoesNotFitIntoMemoryEndsEarlier() throws {
        let folder = try writeVideo(makeTake(), 0..<30)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        // Space for the first frame and some changed columns.
        let video = try ComparisonVideo(ImageSequenceReader(folder), memoryLimit: 420 * 180 * 4 + 9_000)
        let takeA = ComparisonTake(video, for: try makeTake().stage)
        takeA.show(29)
        let count = try video.frameCount(framesPerSecond: 60)
        #expect(count > 2 && count < 30)
        #expect(takeA.removeWarning() == "only the first \(count) frames of \(folder) fit into the memory; the last of them stays")
        #expect(takeA.removeWarning() == nil)
        let last = image(takeA)
        takeA.show(count - 1)
        expectSame(image(takeA), last, "the last frame that fits")
    }

    @Test func videoWithOtherProportionsFitsIntoTheScreen() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("flipbook-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try PNGSequence(folder).write(Bitmap(width: 60, height: 60, words: [UInt32](repeating: 0xFF00_FF00, count: 3600)))
        let takeA = ComparisonTake(try ComparisonVideo(ImageSequenceReader(folder)), for: try makeTake().stage)
        takeA.show(3)
        let image = image(takeA)
        // 90 of 210 points are covered: from x = 60 to 150.
        #expect(image[118, 90].word == 0xFF00_0000 && image[122, 90].word == 0xFF00_FF00)
        #expect(image[297, 3].word == 0xFF00_FF00 && image[303, 3].word == 0xFF00_0000)
        #expect(!ComparisonRenderer.canCompare(takeA, with: try makeTake().stage))
    }

    /// The file states the rotation of its frames as a matrix in the header of the track.
    @Test func rotatedVideoIsUpright() throws {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("flipbook-\(UUID().uuidString).mp4").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        let words = (0..<48 * 32).map { $0 % 48 < 24 ? UInt32(0xFFFF_0000) : 0xFF00_00FF }
        let writer = try VideoWriter(path, format: .mp4, width: 48, height: 32, framesPerSecond: 10)
        for _ in 0..<3 { try writer.write(Bitmap(width: 48, height: 32, words: words)) }
        try writer.finish()
        var file = try Data(contentsOf: URL(fileURLWithPath: path))
        let header = try #require(file.range(of: Data("tkhd".utf8)))
        // A quarter turn: the rows (0, 1, 0), (-1, 0, 0) and (32, 0, 1), as fixed-point numbers.
        let matrix = Data(bigEndian: 0, 1 << 16, 0, 0xFFFF_0000, 0, 0, 32 << 16, 0, 1 << 30)
        let start = header.upperBound + 40
        file.replaceSubrange(start..<(start + matrix.count), with: matrix)
        try file.write(to: URL(fileURLWithPath: path))
        let video = try VideoReader(path)
        defer { video.close() }
        #expect(video.width == 32 && video.height == 48)
        let frame = try #require(video.next())
        let (top, bottom) = (frame[9, 5], frame[20, 43])
        #expect(top.red > 200 && top.blue < 50 && bottom.blue > 200 && bottom.red < 50)
    }

    @Test func brokenVideosAreReported() throws {
        let folder = try writeVideo(makeTake(), 0..<3)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        func message(_ path: String) -> String {
            do {
                _ = try ComparedFile(path)
                return ""
            } catch { return "\(error)" }
        }
        try FileManager.default.removeItem(atPath: folder + "/frame-00001.png")
        #expect(message(folder) == "\(folder)/frame-00001.png is missing")
        for name in ["frame-00000.png", "frame-00002.png"] { try FileManager.default.removeItem(atPath: folder + "/" + name) }
        #expect(message(folder) == "the folder \(folder) has no images such as frame-00000.png")
        #expect(message(folder + "/x.mp4") == "there is no file \(folder)/x.mp4 to compare with")
        // A frame that cannot be read ends the video.
        let sequence = try PNGSequence(folder)
        for _ in 0..<2 { try sequence.write(Bitmap(width: 3, height: 2)) }
        try Data([1, 2, 3]).write(to: URL(fileURLWithPath: folder + "/frame-00002.png"))
        let takeA = ComparisonTake(try ComparisonVideo(ImageSequenceReader(folder)), for: try makeTake().stage)
        takeA.show(2)
        _ = takeA.list
        #expect(takeA.removeWarning()?.hasPrefix("cannot read \(folder)/frame-00002.png") == true)
    }

    // MARK: - Images of videos

    private func imageSideBySide(
        _ script: String = "", canvas: CaptureCanvas? = nil, nameOfA: String? = nil, nameOfB: String? = nil
    ) throws -> Bitmap {
        let (a, b) = (try makeTake(distance: 120), try makeTake(script, distance: 60))
        try b.seek(to: 25)
        var style = CaptureComposition.Style()
        (style.canvas, style.showsSubtitles) = (canvas, true)
        var comparison = CaptureComposition.Style.Comparison(.side, sizeOfTakeA: a.stage.size)
        (comparison.nameOfTakeA, comparison.nameOfTakeB) = (nameOfA, nameOfB)
        style.comparison = comparison
        let composition = CaptureComposition(b.stage.size, scale: 2, style)
        composition.takeA = ComparisonTake(a)
        return composition.withImage(of: b) { copy $0 }
    }

    @Test(arguments: [nil, CaptureCanvas(width: 900, height: 400)] as [CaptureCanvas?])
    func subtitlesAreBelowTheLetters(_ canvas: CaptureCanvas?) throws {
        let plain = try imageSideBySide("wait 1", canvas: canvas)
        let subtitled = try imageSideBySide("wait 0.1\nsay \"One two three four five six seven\" for 2\nwait 1", canvas: canvas)
        let background = plain[2, 2].word
        let letters = try #require((0..<plain.height).last { y in (0..<plain.width).contains { plain[$0, y].word != background } })
        let subtitle = try #require(
            (0..<plain.height).first { y in (0..<plain.width).contains { plain[$0, y].word != subtitled[$0, y].word } })
        #expect(subtitle > letters, "\(subtitle), \(letters)")
    }

    /// The screens are 210 by 90 points large and 24 points from the edges and from each other.
    @Test func namesOfTheFilesAreBesideTheLetters() throws {
        /// Returns the first and the last column of the caption below the screen of A, or below that of B.
        func columns(_ range: Range<Int>, nameOfA: String? = nil, nameOfB: String? = nil) throws -> ClosedRange<Int> {
            let image = try imageSideBySide(nameOfA: nameOfA, nameOfB: nameOfB)
            let columns = range.filter { x in (232..<image.height).contains { image[x, $0].word != image[2, 2].word } }
            let (first, last) = (try #require(columns.first), try #require(columns.last))
            return first...last
        }
        let long = "walk-" + String(repeating: "slowly-", count: 9) + "home.script"
        let (letter, short) = (try columns(0..<492), try columns(0..<492, nameOfA: "a.script"))
        let shortened = try columns(0..<492, nameOfA: long)
        #expect(letter.count < 40 && short.count > 100)
        #expect(shortened.count > 340 && shortened.lowerBound >= 48 && shortened.upperBound < 468, "not wider than the screen")
        for caption in [letter, short] { #expect(abs(caption.lowerBound + caption.upperBound - (48 + 467)) <= 10, "centered") }
        #expect(try columns(492..<984, nameOfA: long) == columns(492..<984), "the caption of B is the same")
        #expect(try columns(492..<984, nameOfB: "tour").count > 80)
    }

    @Test func longNamesAreShortenedInTheMiddle() throws {
        let stage = Stage(size: CGSize(width: 300, height: 40), scale: 1)
        let caption = ComparisonCaption()
        stage.perform {
            stage.window.addSubview(caption)
            caption.show(
                .takeA(name: String(repeating: "long-", count: 30) + ".mkv"), at: CGPoint(x: 150, y: 20), maximumWidth: 180)
        }
        let labels = caption.subviews.compactMap { $0 as? UILabel }
        #expect(labels.first?.text == "A" && labels.last?.lineBreakMode == .byTruncatingMiddle)
        #expect(caption.bounds.width == 180 && labels.allSatisfy { $0.font.pointSize == 17 })
    }

    @Test func bothScreensHaveTheSameSize() throws {
        let (a, b) = (try makeTake(distance: 120), try makeTake(distance: 60))
        try b.seek(to: 30)
        for canvas in [nil, CaptureCanvas(width: 900, height: 400)] {
            var style = CaptureComposition.Style()
            style.canvas = canvas
            style.comparison = CaptureComposition.Style.Comparison(.side, sizeOfTakeA: a.stage.size)
            let composition = CaptureComposition(b.stage.size, scale: 2, style)
            composition.takeA = ComparisonTake(a)
            let image = composition.withImage(of: b) { copy $0 }
            if let canvas { #expect(image.width == canvas.width && image.height == canvas.height) }
            // Returns the ranges of the columns that have a color in a row. The screens are white, and the boxes in them are blue.
            func columns(_ word: UInt32, _ y: Int) -> [Range<Int>] {
                var ranges: [Range<Int>] = []
                for x in 0..<image.width where image[x, y].word == word {
                    if ranges.last?.upperBound == x {
                        ranges[ranges.count - 1] = ranges[ranges.count - 1].lowerBound..<(x + 1)
                    } else {
                        ranges.append(x..<(x + 1))
                    }
                }
                return ranges
            }
            let y = try #require((0..<image.height).first { columns(0xFFFF_FFFF, $0).count == 2 }) + 4
            let screens = columns(0xFFFF_FFFF, y)
            try #require(screens.count == 2)
            #expect(screens[0].count == screens[1].count)
            #expect(abs(screens[0].lowerBound - (image.width - screens[1].upperBound)) <= 2, "symmetric")
            let middle = try #require((y..<image.height).first { columns(0xFF00_00FF, $0).count == 2 }) + 5
            let boxes = columns(0xFF00_00FF, middle)
            let zoom = Double(screens[0].count) / 210
            #expect(abs(Double(boxes[0].lowerBound - screens[0].lowerBound) - 80 * zoom) <= 2)
            #expect(abs(Double(boxes[1].lowerBound - screens[1].lowerBound) - 50 * zoom) <= 2)
        }
    }
}

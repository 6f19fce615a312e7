import Foundation
import Stage
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite struct ImageTests {
    /// An image of four by two pixels. The upper row is red, green, blue and white; the lower row is black.
    private func colorStrip() -> CGImage {
        CGImage(
            Bitmap(width: 4, height: 2, words: [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, .max] + [UInt32](repeating: 0xFF00_0000, count: 4)))
    }

    private func makeStage(scale: CGFloat = 1, _ size: CGFloat = 40) -> (stage: Stage, view: UIImageView) {
        let stage = Stage(size: CGSize(width: size, height: size), scale: scale, framesPerSecond: 60)
        let controller = UIViewController()
        controller.view.backgroundColor = UIColor(white: 0.5, alpha: 1)
        stage.window.rootViewController = controller
        let view = UIImageView(frame: CGRect(x: 4, y: 4, width: 32, height: 24))
        controller.view.addSubview(view)
        return (stage, view)
    }

    private func pixelWord(_ stage: Stage, _ x: Int, _ y: Int) -> UInt32 { stage.render()[x, y].word }

    // MARK: - Loading

    @Test func imageIsFoundWithoutItsFolder() throws {
        let setup = makeStage(scale: 3)
        setup.stage.makeCurrent()
        for name in ["bg-snowy", "bg-snowy.png", "Flight/bg-snowy", "bg-snowy.jpg"] {
            let image = try #require(UIImage(named: name), "\(name)")
            #expect(image.size == CGSize(width: 375, height: 667) && image.scale == 1)
        }
        let first = try #require(UIImage(named: "plane")), second = try #require(UIImage(named: "plane.png"))
        #expect(first.cgImage === second.cgImage, "the file is read once")
    }

    @Test func missingImageIsReportedAndBrokenImageShowsAPlaceholder() throws {
        let folder = NSTemporaryDirectory() + "flipbook-images-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try Data("not an image".utf8).write(to: URL(fileURLWithPath: folder + "/broken.png"))
        setenv("FLIPBOOK_ASSETS", folder, 1)
        defer { unsetenv("FLIPBOOK_ASSETS") }
        let lines = diagnostics {
            for _ in 1...2 {
                #expect(UIImage(named: "missing-image") == nil)
                #expect(UIImage(named: "broken")?.size == CGSize(width: 48, height: 48))
            }
        }
        #expect(lines.count == 2 && lines.allSatisfy { !$0.contains("\n") })
        #expect(lines.first?.contains("missing-image") == true && lines.last?.contains("broken.png") == true)
        #expect(UIImage(contentsOfFile: folder + "/broken.png") == nil && UIImage(data: Data()) == nil)
    }

    /// The edge of a circle is as narrow at three pixels per point as at one: vector images are drawn at the scale, not enlarged.
    @Test(arguments: [1, 2, 3]) func vectorImagesAreSharpAtEveryScale(scale: Int) throws {
        let (stage, view) = makeStage(scale: CGFloat(scale))
        let svg = #"<svg xmlns="http://www.w3.org/2000/svg" width="32" height="24"><circle cx="16" cy="12" r="10.5" fill="red"/></svg>"#
        view.image = UIImage(data: Data(svg.utf8))
        let frame = stage.render()
        let row = 16 * scale
        let edgePixels = (0..<frame.width).filter { frame[$0, row].word != 0xFFFF_0000 && frame[$0, row].word != 0xFF80_8080 }
        #expect(edgePixels.count <= 2, "one pixel at each edge")
        let redPixels = (0..<frame.width).filter { frame[$0, row].word == 0xFFFF_0000 }
        #expect(abs(redPixels.count - 21 * scale) <= 2)
    }

    // MARK: - Content mode and scale

    @Test(arguments: [
        (UIView.ContentMode.scaleToFill, CGRect(x: 0, y: 0, width: 32, height: 24)),
        (.scaleAspectFit, CGRect(x: 0, y: 4, width: 32, height: 16)), (.scaleAspectFill, CGRect(x: -8, y: 0, width: 48, height: 24)),
        (.center, CGRect(x: 14, y: 11, width: 4, height: 2)), (.top, CGRect(x: 14, y: 0, width: 4, height: 2)),
        (.bottom, CGRect(x: 14, y: 22, width: 4, height: 2)), (.left, CGRect(x: 0, y: 11, width: 4, height: 2)),
        (.right, CGRect(x: 28, y: 11, width: 4, height: 2)), (.topLeft, CGRect(x: 0, y: 0, width: 4, height: 2)),
        (.topRight, CGRect(x: 28, y: 0, width: 4, height: 2)), (.bottomLeft, CGRect(x: 0, y: 22, width: 4, height: 2)),
        (.bottomRight, CGRect(x: 28, y: 22, width: 4, height: 2)),
    ])
    func contentModePlacesTheImage(mode: UIView.ContentMode, expectedFrame: CGRect) {
        let (stage, view) = makeStage()
        view.contentMode = mode
        view.image = UIImage(cgImage: CGImage(Bitmap(width: 4, height: 2, words: [UInt32](repeating: 0xFFFF_0000, count: 8))))
        let frame = stage.render()
        let visibleRect = expectedFrame.offsetBy(dx: 4, dy: 4)
        for y in 0..<40 {
            for x in 0..<40 {
                let isInside = visibleRect.contains(CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5))
                #expect((frame[x, y].word == 0xFFFF_0000) == isInside, "\(x), \(y)")
            }
        }
    }
    @Test func encodedDataDecodesToTheSameImage() throws {
        let bitmap = Bitmap(width: 3, height: 2, words: [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0xFF12_3456, 0x8040_2010, 0])
        let image = UIImage(cgImage: CGImage(bitmap))
        let decodedPNG = try #require(image.pngData().flatMap { UIImage(data: $0) })
        #expect(decodedPNG.cgImage?.bitmap == bitmap)
        let decodedJPEG = try #require(image.jpegData(compressionQuality: 1).flatMap { UIImage(data: $0) })
        #expect(decodedJPEG.size == CGSize(width: 3, height: 2))
        #expect(UIImage().pngData() == nil)
    }

    /// An image of 24 × 16 pixels with a red left half, turned to the right: the upper half is red.
    @Test func decodedJPEGOfATurnedImageIsUpright() throws {
        let words = (0..<24 * 16).map { $0 % 24 < 12 ? UInt32(0xFFFF_0000) : 0xFF00_00FF }
        let image = UIImage(cgImage: CGImage(Bitmap(width: 24, height: 16, words: words)), scale: 1, orientation: .right)
        let decoded = try #require(image.jpegData(compressionQuality: 1).flatMap { UIImage(data: $0) })
        #expect(decoded.size == CGSize(width: 16, height: 24) && decoded.imageOrientation == .up)
        let bitmap = try #require(decoded.cgImage?.bitmap)
        #expect(bitmap[5, 3].red > 200 && bitmap[5, 3].blue < 60 && bitmap[11, 20].blue > 200 && bitmap[11, 20].red < 60)
    }

    @Test func imageScaleIsPixelsPerPoint() {
        let (stage, view) = makeStage(scale: 2)
        view.contentMode = .topLeft
        view.image = UIImage(cgImage: colorStrip(), scale: 2, orientation: .up)
        #expect(view.intrinsicContentSize == CGSize(width: 2, height: 1))
        let frame = stage.render()
        #expect(
            (0..<4).map { frame[8 + $0, 8].word } == [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, .max],
            "a pixel of the image is a pixel of the screen")
        #expect(frame[12, 8].word == 0xFF80_8080)
    }

    /// A change of the image, and of the layer properties that depend on it, is not animated.
    @Test func imageChangesWithoutAnimation() {
        let (stage, view) = makeStage()
        view.image = UIImage(cgImage: colorStrip(), scale: 2, orientation: .up)
        UIView.animate(withDuration: 1) { view.image = UIImage(cgImage: colorStrip(), scale: 1, orientation: .up) }
        #expect(view.layer.animationKeys() ?? [] == [])
        stage.advance(frames: 3)
        #expect(view.layer.contentsScale == 1)
    }

    // MARK: - Templates

    @Test func templateImagesUseTheTintOfTheirView() {
        let (stage, view) = makeStage()
        view.image = UIImage(cgImage: colorStrip()).withRenderingMode(.alwaysTemplate)
        view.superview?.tintColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
        #expect(pixelWord(stage, 20, 16) == 0xFF00_FF00, "the tint color is inherited")
        view.tintColor = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
        #expect(pixelWord(stage, 20, 16) == 0xFFFF_00FF)
        view.image = UIImage(cgImage: colorStrip()).withTintColor(UIColor(red: 0, green: 0, blue: 1, alpha: 1))
        #expect(pixelWord(stage, 20, 16) == 0xFF00_00FF)
        view.image = UIImage(cgImage: colorStrip())
        #expect(pixelWord(stage, 5, 5) == 0xFFFF_0000, "an original image keeps its colors")
    }

    @Test func tintColorIsAnimated() {
        let (stage, view) = makeStage()
        view.image = UIImage(cgImage: colorStrip()).withRenderingMode(.alwaysTemplate)
        view.tintColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
        stage.advance(frames: 1)
        UIView.animate(
            withDuration: 1, delay: 0, options: .curveLinear,
            animations: { view.tintColor = UIColor(red: 1, green: 1, blue: 0, alpha: 1) })
        stage.advance(frames: 30)
        let red = stage.render()[20, 16].red
        #expect(abs(Int(red) - 128) <= 2)
    }

    // MARK: - Resizable images

    @Test func capsKeepTheirSizeAndTheMiddleIsStretchedOrTiled() {
        let (stage, view) = makeStage()
        let insets = UIEdgeInsets(top: 0, left: 1, bottom: 1, right: 1)
        view.image = UIImage(cgImage: colorStrip()).resizableImage(withCapInsets: insets, resizingMode: .stretch)
        var frame = stage.render()
        #expect(frame[4, 5].word == 0xFFFF_0000 && frame[35, 5].word == .max && frame[20, 27].word == 0xFF00_0000)
        #expect(frame[12, 5].word == 0xFF00_FF00 && frame[27, 5].word == 0xFF00_00FF, "the middle is stretched")
        #expect(frame[20, 25].red < 8 && frame[20, 25].green > 60, "the lower cap is one pixel high")
        view.image = UIImage(cgImage: colorStrip()).resizableImage(withCapInsets: insets)
        frame = stage.render()
        #expect(frame[4, 5].word == 0xFFFF_0000 && frame[35, 5].word == .max)
        let middle = (0..<30).map { frame[5 + $0, 5].word }
        #expect(middle == (0..<30).map { $0 % 2 == 0 ? 0xFF00_FF00 : 0xFF00_00FF }, "the middle is tiled")
    }

    // MARK: - Orientation

    @Test(arguments: [
        (UIImage.Orientation.up, [1, 2, 3, 4, 5, 6], 3), (.upMirrored, [3, 2, 1, 6, 5, 4], 3), (.down, [6, 5, 4, 3, 2, 1], 3),
        (.downMirrored, [4, 5, 6, 1, 2, 3], 3), (.left, [3, 6, 2, 5, 1, 4], 2), (.right, [4, 1, 5, 2, 6, 3], 2),
        (.leftMirrored, [1, 4, 2, 5, 3, 6], 2), (.rightMirrored, [6, 3, 5, 2, 4, 1], 2),
    ])
    func orientationTransformsTheImage(orientation: UIImage.Orientation, expectedPixels: [Int], width: Int) {
        let (stage, view) = makeStage()
        view.contentMode = .topLeft
        let pixels = (1...6).map { 0xFF00_0000 | UInt32($0) }
        view.image = UIImage(cgImage: CGImage(Bitmap(width: 3, height: 2, words: pixels)), scale: 1, orientation: orientation)
        #expect(view.image?.size == CGSize(width: width, height: 6 / width))
        let frame = stage.render()
        #expect((0..<6).map { Int(frame[4 + $0 % width, 4 + $0 / width].word & 255) } == expectedPixels)
        let flipped = view.image?.withHorizontallyFlippedOrientation()
        #expect(flipped?.withHorizontallyFlippedOrientation().imageOrientation == orientation)
    }

    // MARK: - Animated images

    private func solidImage(_ word: UInt32) -> UIImage {
        UIImage(cgImage: CGImage(Bitmap(width: 2, height: 2, words: [word, word, word, word])))
    }

    @Test func animationImagesFollowEachOtherWithoutFading() {
        let (stage, view) = makeStage()
        let words: [UInt32] = [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF]
        view.image = solidImage(.max)
        view.animationImages = words.map(solidImage)
        view.animationDuration = 0.5
        view.animationRepeatCount = 2
        #expect(!view.isAnimating)
        view.startAnimating()
        #expect(view.isAnimating)
        var visibleWords: [UInt32] = []
        for _ in 0..<60 {
            stage.advance(frames: 1)
            visibleWords.append(pixelWord(stage, 20, 16))
        }
        #expect(visibleWords.prefix(9).allSatisfy { $0 == words[0] } && visibleWords[11...18].allSatisfy { $0 == words[1] })
        #expect(visibleWords[21...28].allSatisfy { $0 == words[2] } && visibleWords[31...38].allSatisfy { $0 == words[0] })
        stage.advance(frames: 2)
        #expect(!view.isAnimating && pixelWord(stage, 20, 16) == .max, "the view shows its own image after the animation")
    }

    @Test func finishedAnimationDoesNotStartAgainInAnotherWindow() {
        let (stage, view) = makeStage()
        let superview = view.superview
        view.animationImages = [0xFFFF_0000, 0xFF00_FF00].map(solidImage)
        (view.animationDuration, view.animationRepeatCount) = (0.2, 2)
        view.startAnimating()
        stage.advance(by: 0.1)
        view.removeFromSuperview()
        #expect(view.isAnimating, "the animation is not finished")
        superview?.addSubview(view)
        stage.advance(by: 0.3)
        #expect(view.isAnimating, "the animation has started again")
        stage.advance(by: 0.2)
        view.removeFromSuperview()
        #expect(!view.isAnimating)
        superview?.addSubview(view)
        #expect(!view.isAnimating)
        view.startAnimating()
        stage.advance(by: 0.1)
        view.startAnimating()
        stage.advance(by: 0.35)
        #expect(view.isAnimating)
    }

    @Test func animatedImageContinuesAfterAStillHighlightedImage() {
        let (stage, view) = makeStage()
        view.image = UIImage.animatedImage(with: [solidImage(0xFFFF_0000), solidImage(0xFF00_FF00)], duration: 1)
        view.highlightedImage = solidImage(0xFF00_00FF)
        stage.advance(frames: 3)
        view.isHighlighted = true
        #expect(!view.isAnimating)
        view.isHighlighted = false
        #expect(view.isAnimating)
        view.isHighlighted = true
        view.stopAnimating()
        view.isHighlighted = false
        #expect(!view.isAnimating, "the client has stopped the animation")
    }

    @Test func animatedImageStartsAutomatically() {
        let (stage, view) = makeStage()
        view.image = UIImage.animatedImage(with: [solidImage(0xFFFF_0000), solidImage(0xFF00_FF00)], duration: 1)
        #expect(view.isAnimating && view.intrinsicContentSize == CGSize(width: 2, height: 2))
        stage.advance(frames: 45)
        #expect(pixelWord(stage, 20, 16) == 0xFF00_FF00)
        stage.advance(frames: 30)
        #expect(pixelWord(stage, 20, 16) == 0xFFFF_0000, "the animation repeats")
        view.image = solidImage(.max)
        #expect(!view.isAnimating && pixelWord(stage, 20, 16) == .max)
    }

    @Test func highlightedViewShowsItsHighlightedImage() {
        let (stage, view) = makeStage()
        (view.image, view.highlightedImage) = (solidImage(0xFFFF_0000), solidImage(0xFF00_FF00))
        #expect(pixelWord(stage, 20, 16) == 0xFFFF_0000)
        view.isHighlighted = true
        #expect(pixelWord(stage, 20, 16) == 0xFF00_FF00)
        view.highlightedImage = nil
        #expect(pixelWord(stage, 20, 16) == 0xFFFF_0000)
    }
}

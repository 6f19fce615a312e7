import Foundation
import Stage
import Testing
import UIKit

@MainActor @Suite struct ImageTests {
    /// Four pixels wide, two high: red, green, blue, white above; black below.
    private func strip() -> CGImage {
        CGImage(
            Bitmap(width: 4, height: 2, words: [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, .max] + [UInt32](repeating: 0xFF00_0000, count: 4)))
    }

    private func stage(scale: CGFloat = 1, _ size: CGFloat = 40) -> (stage: Stage, view: UIImageView) {
        let stage = Stage(size: CGSize(width: size, height: size), scale: scale, framesPerSecond: 60)
        let controller = UIViewController()
        controller.view.backgroundColor = UIColor(white: 0.5, alpha: 1)
        stage.window.rootViewController = controller
        let view = UIImageView(frame: CGRect(x: 4, y: 4, width: 32, height: 24))
        controller.view.addSubview(view)
        return (stage, view)
    }

    private func word(_ stage: Stage, _ x: Int, _ y: Int) -> UInt32 { stage.render()[x, y].word }

    // MARK: - By name

    @Test func artworkIsFoundWithoutItsFolder() throws {
        let stage = stage(scale: 3)
        stage.stage.makeCurrent()
        for name in ["bg-snowy", "bg-snowy.png", "Flight/bg-snowy", "bg-snowy.jpg"] {
            let image = try #require(UIImage(named: name), "\(name)")
            #expect(image.size == CGSize(width: 375, height: 667) && image.scale == 1)
        }
        let one = try #require(UIImage(named: "plane")), two = try #require(UIImage(named: "plane.png"))
        #expect(one.cgImage === two.cgImage, "read once")
    }

    @Test func whatIsMissingIsSaidOnceAndWhatIsBrokenIsSeen() throws {
        let folder = NSTemporaryDirectory() + "flipbook-images-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try Data("no picture".utf8).write(to: URL(fileURLWithPath: folder + "/torn.png"))
        var lines: [String] = []
        Complaint.listener = { lines.append($0) }
        defer { Complaint.listener = nil }
        setenv("FLIPBOOK_ASSETS", folder, 1)
        defer { unsetenv("FLIPBOOK_ASSETS") }
        #expect(UIImage(named: "nobody-drew-this") == nil)
        let torn = try #require(UIImage(named: "torn"))
        #expect(torn.size == CGSize(width: 48, height: 48))
        #expect(lines.count == 2 && lines.allSatisfy { !$0.contains("\n") })
        #expect(lines.first?.contains("nobody-drew-this") == true && lines.last?.contains("torn.png") == true)
        #expect(UIImage(contentsOfFile: folder + "/torn.png") == nil && UIImage(data: Data()) == nil)
    }

    /// A circle's edge at three pixels a point is as narrow as at one: it is drawn, not enlarged.
    @Test(arguments: [1, 2, 3]) func drawingsAreCrispAtEveryScale(scale: Int) throws {
        let (stage, view) = stage(scale: CGFloat(scale))
        let svg = #"<svg xmlns="http://www.w3.org/2000/svg" width="32" height="24"><circle cx="16" cy="12" r="10.5" fill="red"/></svg>"#
        view.image = UIImage(data: Data(svg.utf8))
        let picture = stage.render()
        let row = 16 * scale
        let between = (0..<picture.width).filter { picture[$0, row].word != 0xFFFF_0000 && picture[$0, row].word != 0xFF80_8080 }
        #expect(between.count <= 2, "one pixel at each edge")
        let red = (0..<picture.width).filter { picture[$0, row].word == 0xFFFF_0000 }
        #expect(abs(red.count - 21 * scale) <= 2)
    }

    // MARK: - In its place

    @Test(arguments: [
        (UIView.ContentMode.scaleToFill, CGRect(x: 0, y: 0, width: 32, height: 24)),
        (.scaleAspectFit, CGRect(x: 0, y: 4, width: 32, height: 16)), (.scaleAspectFill, CGRect(x: -8, y: 0, width: 48, height: 24)),
        (.center, CGRect(x: 14, y: 11, width: 4, height: 2)), (.top, CGRect(x: 14, y: 0, width: 4, height: 2)),
        (.bottom, CGRect(x: 14, y: 22, width: 4, height: 2)), (.left, CGRect(x: 0, y: 11, width: 4, height: 2)),
        (.right, CGRect(x: 28, y: 11, width: 4, height: 2)), (.topLeft, CGRect(x: 0, y: 0, width: 4, height: 2)),
        (.topRight, CGRect(x: 28, y: 0, width: 4, height: 2)), (.bottomLeft, CGRect(x: 0, y: 22, width: 4, height: 2)),
        (.bottomRight, CGRect(x: 28, y: 22, width: 4, height: 2)),
    ])
    func contentModes(mode: UIView.ContentMode, place: CGRect) {
        let (stage, view) = stage()
        view.contentMode = mode
        view.image = UIImage(cgImage: CGImage(Bitmap(width: 4, height: 2, words: [UInt32](repeating: 0xFFFF_0000, count: 8))))
        let picture = stage.render()
        let shown = place.offsetBy(dx: 4, dy: 4)
        for y in 0..<40 {
            for x in 0..<40 {
                let isInside = shown.contains(CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5))
                #expect((picture[x, y].word == 0xFFFF_0000) == isInside, "\(x), \(y)")
            }
        }
    }
    @Test func dataOfAPictureIsThePictureAgain() throws {
        let bitmap = Bitmap(width: 3, height: 2, words: [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0xFF12_3456, 0x8040_2010, 0])
        let image = UIImage(cgImage: CGImage(bitmap))
        let again = try #require(image.pngData().flatMap { UIImage(data: $0) })
        #expect(again.cgImage?.bitmap == bitmap)
        let photo = try #require(image.jpegData(compressionQuality: 1).flatMap { UIImage(data: $0) })
        #expect(photo.size == CGSize(width: 3, height: 2))
        #expect(UIImage().pngData() == nil)
    }

    @Test func scaleSaysHowManyPixelsMakeAPoint() {
        let (stage, view) = stage(scale: 2)
        view.contentMode = .topLeft
        view.image = UIImage(cgImage: strip(), scale: 2, orientation: .up)
        #expect(view.intrinsicContentSize == CGSize(width: 2, height: 1))
        let picture = stage.render()
        #expect((0..<4).map { picture[8 + $0, 8].word } == [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, .max], "pixel on pixel")
        #expect(picture[12, 8].word == 0xFF80_8080)
    }

    /// Neither the picture nor what belongs to it waits for a block's duration.
    @Test func aPictureIsAnotherAtOnce() {
        let (stage, view) = stage()
        view.image = UIImage(cgImage: strip(), scale: 2, orientation: .up)
        UIView.animate(withDuration: 1) { view.image = UIImage(cgImage: strip(), scale: 1, orientation: .up) }
        #expect(view.layer.animationKeys() ?? [] == [])
        stage.advance(frames: 3)
        #expect(view.layer.contentsScale == 1)
    }

    // MARK: - Templates

    @Test func templatesHaveTheTintOfTheirView() {
        let (stage, view) = stage()
        view.image = UIImage(cgImage: strip()).withRenderingMode(.alwaysTemplate)
        view.superview?.tintColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
        #expect(word(stage, 20, 16) == 0xFF00_FF00, "inherited")
        view.tintColor = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
        #expect(word(stage, 20, 16) == 0xFFFF_00FF)
        view.image = UIImage(cgImage: strip()).withTintColor(UIColor(red: 0, green: 0, blue: 1, alpha: 1))
        #expect(word(stage, 20, 16) == 0xFF00_00FF)
        view.image = UIImage(cgImage: strip())
        #expect(word(stage, 5, 5) == 0xFFFF_0000, "its own colours again")
    }

    @Test func tintGoesOverInABlock() {
        let (stage, view) = stage()
        view.image = UIImage(cgImage: strip()).withRenderingMode(.alwaysTemplate)
        view.tintColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
        stage.advance(frames: 1)
        UIView.animate(
            withDuration: 1, delay: 0, options: .curveLinear,
            animations: { view.tintColor = UIColor(red: 1, green: 1, blue: 0, alpha: 1) })
        stage.advance(frames: 30)
        let red = stage.render()[20, 16].red
        #expect(abs(Int(red) - 128) <= 2)
    }

    // MARK: - Caps

    @Test func capsKeepTheirSizeAndTheMiddleIsStretchedOrRepeated() {
        let (stage, view) = stage()
        let insets = UIEdgeInsets(top: 0, left: 1, bottom: 1, right: 1)
        view.image = UIImage(cgImage: strip()).resizableImage(withCapInsets: insets, resizingMode: .stretch)
        var picture = stage.render()
        #expect(picture[4, 5].word == 0xFFFF_0000 && picture[35, 5].word == .max && picture[20, 27].word == 0xFF00_0000)
        #expect(picture[12, 5].word == 0xFF00_FF00 && picture[27, 5].word == 0xFF00_00FF, "stretched: their middles")
        #expect(picture[20, 25].red < 8 && picture[20, 25].green > 60, "one row of black")
        view.image = UIImage(cgImage: strip()).resizableImage(withCapInsets: insets)
        picture = stage.render()
        #expect(picture[4, 5].word == 0xFFFF_0000 && picture[35, 5].word == .max)
        let middle = (0..<30).map { picture[5 + $0, 5].word }
        #expect(middle == (0..<30).map { $0 % 2 == 0 ? 0xFF00_FF00 : 0xFF00_00FF }, "again and again")
    }

    // MARK: - Turned

    @Test(arguments: [
        (UIImage.Orientation.up, [1, 2, 3, 4, 5, 6], 3), (.upMirrored, [3, 2, 1, 6, 5, 4], 3), (.down, [6, 5, 4, 3, 2, 1], 3),
        (.downMirrored, [4, 5, 6, 1, 2, 3], 3), (.left, [3, 6, 2, 5, 1, 4], 2), (.right, [4, 1, 5, 2, 6, 3], 2),
        (.leftMirrored, [1, 4, 2, 5, 3, 6], 2), (.rightMirrored, [6, 3, 5, 2, 4, 1], 2),
    ])
    func orientations(orientation: UIImage.Orientation, seen: [Int], width: Int) {
        let (stage, view) = stage()
        view.contentMode = .topLeft
        let pixels = (1...6).map { 0xFF00_0000 | UInt32($0) }
        view.image = UIImage(cgImage: CGImage(Bitmap(width: 3, height: 2, words: pixels)), scale: 1, orientation: orientation)
        #expect(view.image?.size == CGSize(width: width, height: 6 / width))
        let picture = stage.render()
        #expect((0..<6).map { Int(picture[4 + $0 % width, 4 + $0 / width].word & 255) } == seen)
        let flipped = view.image?.withHorizontallyFlippedOrientation()
        #expect(flipped?.withHorizontallyFlippedOrientation().imageOrientation == orientation)
    }

    // MARK: - One after the other

    private func plain(_ word: UInt32) -> UIImage {
        UIImage(cgImage: CGImage(Bitmap(width: 2, height: 2, words: [word, word, word, word])))
    }

    @Test func framesFollowEachOtherWithoutFading() {
        let (stage, view) = stage()
        let words: [UInt32] = [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF]
        view.image = plain(.max)
        view.animationImages = words.map(plain)
        view.animationDuration = 0.5
        view.animationRepeatCount = 2
        #expect(!view.isAnimating)
        view.startAnimating()
        #expect(view.isAnimating)
        var seen: [UInt32] = []
        for _ in 0..<60 {
            stage.advance(frames: 1)
            seen.append(word(stage, 20, 16))
        }
        #expect(seen.prefix(9).allSatisfy { $0 == words[0] } && seen[11...18].allSatisfy { $0 == words[1] })
        #expect(seen[21...28].allSatisfy { $0 == words[2] } && seen[31...38].allSatisfy { $0 == words[0] })
        stage.advance(frames: 2)
        #expect(!view.isAnimating && word(stage, 20, 16) == .max, "its own picture again")
    }

    @Test func anAnimatedPictureRunsByItself() {
        let (stage, view) = stage()
        view.image = UIImage.animatedImage(with: [plain(0xFFFF_0000), plain(0xFF00_FF00)], duration: 1)
        #expect(view.isAnimating && view.intrinsicContentSize == CGSize(width: 2, height: 2))
        stage.advance(frames: 45)
        #expect(word(stage, 20, 16) == 0xFF00_FF00)
        stage.advance(frames: 30)
        #expect(word(stage, 20, 16) == 0xFFFF_0000, "for ever")
        view.image = plain(.max)
        #expect(!view.isAnimating && word(stage, 20, 16) == .max)
    }

    @Test func highlightedShowsTheOther() {
        let (stage, view) = stage()
        (view.image, view.highlightedImage) = (plain(0xFFFF_0000), plain(0xFF00_FF00))
        #expect(word(stage, 20, 16) == 0xFFFF_0000)
        view.isHighlighted = true
        #expect(word(stage, 20, 16) == 0xFF00_FF00)
        view.highlightedImage = nil
        #expect(word(stage, 20, 16) == 0xFFFF_0000)
    }
}

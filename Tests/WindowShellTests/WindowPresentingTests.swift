import CoreGraphics
import FlipbookPlayback
import Stage
import Testing
import UIKit
import WindowShell

/// A view controller that stores the locations of touches in its view, with a text field, a field for a password, and a red patch.
private final class TouchController: UIViewController {
    let nameField = UITextField(frame: CGRect(x: 20, y: 300, width: 200, height: 40))
    let passwordField = UITextField(frame: CGRect(x: 20, y: 350, width: 200, height: 40))
    private(set) var points: [CGPoint] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        passwordField.isSecureTextEntry = true
        view.addSubview(nameField)
        view.addSubview(passwordField)
        let patch = UIView(frame: CGRect(x: 101, y: 61, width: 37, height: 23))
        patch.backgroundColor = .red
        patch.isUserInteractionEnabled = false
        view.addSubview(patch)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { points += touches.map { $0.location(in: view) } }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { points += touches.map { $0.location(in: view) } }
}

/// The laser pointer, the spotlight, the magnified part, and the clicks and keys that are shown.
@MainActor @Suite struct WindowPresentingTests {
    private let content: WindowContent
    private let controller: TouchController
    private let collage = Collage(width: 300, height: 400, scale: 1)

    init() throws {
        let scene = Scene("fields", device: .phone(300, 400), tour: .none) { TouchController() }
        content = try WindowContent([scene], onlyScene: 0, size: CGSize(width: 300, height: 400), scale: 1)
        controller = try #require(content.openStage?.window.rootViewController as? TouchController)
        content.advance(frames: 40)
    }

    private func press(_ names: String...) throws {
        for name in names { content.press(try #require(KeyStroke(named: name))) }
    }

    private func image() -> Bitmap {
        _ = content.paint(collage)
        return collage.image
    }

    /// Hides the last message, so that images can be compared.
    private func waitForMessage() { content.advance(frames: 300) }

    private func drag(from start: CGPoint, to end: CGPoint) {
        content.pointerDown(at: start)
        content.pointerMoved(to: CGPoint(x: (start.x + end.x) / 2, y: end.y))
        content.pointerMoved(to: end)
        content.pointerUp()
    }

    // MARK: - Laser pointer

    @Test func laserFollowsMouseAndHidesAfterTwoSeconds() {
        content.pointerMoved(to: CGPoint(x: 40, y: 70))
        #expect(content.laser.opacity == 0)
        content.type("7")
        #expect(content.laser.opacity == 1 && content.laser.center == CGPoint(x: 40, y: 70))
        content.advance(frames: 100)
        content.pointerMoved(to: CGPoint(x: 45, y: 90))
        #expect(content.laser.center == CGPoint(x: 45, y: 90))
        content.advance(frames: 119)
        #expect(content.laser.opacity == 1 && content.hidesMousePointer)
        content.advance(frames: 1)
        #expect(content.laser.opacity == 0 && !content.hidesMousePointer)
        content.pointerMoved(to: CGPoint(x: 46, y: 90))
        #expect(content.laser.opacity == 1)
        content.type("7")
        content.pointerMoved(to: CGPoint(x: 47, y: 90))
        #expect(content.laser.opacity == 0)
    }

    @Test func windowSleepsUntilLaserHides() {
        waitForMessage()
        content.type("7")
        content.advance(frames: 20)
        _ = image()
        #expect(content.framesUntilChange == 100)
        content.advance(frames: 300)
        _ = image()
        #expect(content.framesUntilChange == nil)
    }

    @Test func laserFadesInForTwelveFrames() {
        waitForMessage()
        content.pointerMoved(to: CGPoint(x: 150, y: 100))
        let plain = image()
        content.type("7")
        content.advance(frames: 6)
        let half = image()
        content.advance(frames: 6)
        let full = image()
        content.advance(frames: 6)
        #expect(half != plain && full != half)
        let cropped = { (image: Bitmap) in image.cropped(x: 90, y: 40, width: 120, height: 120) }
        #expect(cropped(image()) == cropped(full))
    }

    @Test func clicksReachTheSceneThroughTheTools() {
        content.type("7")
        content.type("8")
        content.type("j")
        content.pointerDown(at: CGPoint(x: 33, y: 44))
        #expect(controller.points == [CGPoint(x: 33, y: 44)])
    }

    // MARK: - Spotlight

    @Test func wheelChangesSpotlight() {
        waitForMessage()
        let plain = image()
        content.type("8")
        #expect(content.spotlightRadius == 130)
        content.wheelMoved(at: CGPoint(x: 50, y: 50), by: CGVector(dx: 0, dy: -40))
        #expect(content.spotlightRadius.map { abs($0 - 143.67) < 0.01 } == true)
        content.wheelMoved(at: CGPoint(x: 50, y: 50), by: CGVector(dx: 0, dy: CGFloat.nan))
        content.wheelMoved(at: CGPoint(x: 50, y: 50), by: CGVector(dx: 0, dy: 1e9))
        #expect(content.spotlightRadius == 40)
        content.pointerMoved(to: CGPoint(x: 200, y: 90))
        waitForMessage()
        let dark = image()
        #expect(dark[200, 90].word == plain[200, 90].word)
        #expect(dark[20, 90].word != plain[20, 90].word)
        content.type("0")
        waitForMessage()
        #expect(content.spotlightRadius == nil && image() == plain)
    }

    // MARK: - Magnified part

    @Test func draggedRectangleFillsTheWindow() {
        content.type("9")
        drag(from: CGPoint(x: 210, y: 140), to: CGPoint(x: 90, y: 60))
        #expect(controller.points.isEmpty, "the scene does not receive the drag")
        #expect(content.visiblePart == CGRect(x: 0, y: 0, width: 300, height: 400))
        var widths: [CGFloat] = []
        for _ in 0..<60 {
            content.advance(frames: 1)
            widths.append(content.visiblePart.width)
        }
        #expect(zip(widths, widths.dropFirst()).allSatisfy { $0 >= $1 }, "the spring does not overshoot")
        #expect(widths[20] - 120 < 9, "after 0.35 s, 95 % of the way")
        #expect(content.visiblePart == CGRect(x: 90, y: 20, width: 120, height: 160))
    }

    @Test func clicksReachTheEnlargedPoint() {
        content.type("9")
        drag(from: CGPoint(x: 90, y: 60), to: CGPoint(x: 210, y: 140))
        content.advance(frames: 60)
        content.pointerDown(at: CGPoint(x: 50, y: 200))
        content.pointerMoved(to: CGPoint(x: 75, y: 250))
        #expect(controller.points == [CGPoint(x: 110, y: 100), CGPoint(x: 120, y: 120)])
    }

    @Test func enlargedPictureIsPaintedAgain() {
        content.perform(.zoom)
        drag(from: CGPoint(x: 90, y: 20), to: CGPoint(x: 165, y: 120))
        waitForMessage()
        // The patch from 101 to 138 is shown four times as large, with sharp edges.
        let image = image()
        let row = (0..<300).map { image[$0, 200].word }
        #expect(row == (0..<300).map { (44...191).contains($0) ? 0xFFFF_0000 : 0xFFFF_FFFF })
    }

    @Test func keysEnlargeAndMoveThePart() throws {
        content.type("9")
        try press("return")
        content.advance(frames: 60)
        #expect(content.visiblePart == CGRect(x: 75, y: 100, width: 150, height: 200), "the middle half")
        try press("right")
        content.advance(frames: 60)
        #expect(content.visiblePart.minX == 105)
        try press("right", "right", "right", "up", "up", "up", "up")
        content.advance(frames: 60)
        #expect(content.visiblePart == CGRect(x: 150, y: 0, width: 150, height: 200), "the edges of the window are the limit")
        content.wheelMoved(at: CGPoint(x: 20, y: 30), by: CGVector(dx: -40, dy: 60))
        #expect(content.visiblePart == CGRect(x: 130, y: 30, width: 150, height: 200))
        try press("escape")
        content.advance(frames: 60)
        #expect(content.visiblePart == CGRect(x: 0, y: 0, width: 300, height: 400))
        #expect(!content.isQuitRequested, "Escape shows all before it closes the window")
        #expect(content.openTake?.recordedInputs.isEmpty == true, "the scene receives no keys")
    }

    @Test func zoomIsInterruptible() {
        content.type("9")
        drag(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 85, y: 110))
        content.advance(frames: 7)
        let before = content.visiblePart
        content.type("9")
        #expect(content.visiblePart == before)
        content.advance(frames: 1)
        #expect(content.visiblePart.width < before.width, "the velocity continues")
        content.advance(frames: 60)
        #expect(content.visiblePart == CGRect(x: 0, y: 0, width: 300, height: 400))
    }

    @Test func controlAndWheelMagnifyAroundTheMouse() {
        let point = CGPoint(x: 60, y: 300)
        content.wheelMoved(at: point, by: CGVector(dx: 0, dy: -120), hasControl: true)
        content.advance(frames: 60)
        let part = content.visiblePart
        #expect(abs(part.width - 300 * 0.5488) < 0.1)
        #expect(abs(part.minX + part.width * 0.2 - 60) < 1e-6 && abs(part.minY + part.height * 0.75 - 300) < 1e-6)
        content.wheelMoved(at: point, by: CGVector(dx: 0, dy: -1e7), hasControl: true)
        content.advance(frames: 60)
        #expect(content.visiblePart.width == 37.5, "at most eight times as large")
    }

    @Test func newWindowSizeEndsTheSelection() {
        content.type("9")
        drag(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 85, y: 110))
        content.advance(frames: 9)
        content.resize(to: CGSize(width: 320, height: 380), scale: 1)
        #expect(content.visiblePart == CGRect(x: 0, y: 0, width: 320, height: 380))
    }

    // MARK: - Clicks and keys

    @Test func clicksAndKeysAreShown() throws {
        content.type("t")
        #expect(content.keyCaps.isEmpty)
        content.type("j")
        content.type("l")
        content.type("l")
        try press("control+right")
        #expect(content.keyCaps == [["L", "×2"], ["Ctrl", "→"]])
        content.pointerDown(at: CGPoint(x: 12, y: 34))
        content.pointerMoved(to: CGPoint(x: 20, y: 40))
        content.pointerUp()
        #expect(content.clickPositions == [CGPoint(x: 12, y: 34), CGPoint(x: 20, y: 40)])
        content.advance(frames: 108)
        #expect(content.keyCaps.isEmpty && content.clickPositions.isEmpty)
    }

    @Test func dragWithControlShowsOneRingForItsPress() {
        content.type("j")
        content.pointerDown(at: CGPoint(x: 12, y: 34), hasControl: true)
        content.pointerMoved(to: CGPoint(x: 60, y: 90))
        #expect(content.clickPositions == [CGPoint(x: 12, y: 34)] && content.openTake?.fingers.count == 2)
        content.pointerUp()
        #expect(content.clickPositions == [CGPoint(x: 12, y: 34), CGPoint(x: 60, y: 90)])
    }

    /// In a narrow window the status is at the top.
    @Test func capsAreAtTheLowerLeft() {
        content.type("j")
        content.type("t")
        waitForMessage()
        let plain = image()
        content.type("l")
        content.type("l")
        let shown = image()
        // The distance from the edges is 0.8 of the font size of 16 points. A message at the bottom begins at x = 16 or more.
        let left = (0..<300).first { x in (340..<390).contains { shown[x, $0] != plain[x, $0] } } ?? 300
        #expect(left > 4 && left < 16, "\(left)")
    }

    @Test func passwordsAreNotShown() throws {
        content.type("j")
        content.openStage?.perform { _ = controller.nameField.becomeFirstResponder() }
        for character in "Ada" { content.type(character) }
        try press("space")
        content.type("L")
        #expect(content.keyCaps == [["Ada L"]])
        content.openStage?.perform { _ = controller.passwordField.becomeFirstResponder() }
        for character in "9x!" { content.type(character) }
        content.insert("many letters")
        #expect(content.keyCaps == [["Ada L"]])
        #expect(controller.passwordField.text?.isEmpty == false)
    }
}

/// The subtitles of a script in the window.
@MainActor @Suite struct WindowSubtitleTests {
    private func makeContent(hidesSubtitles: Bool = false) throws -> WindowContent {
        let scene = Scene("plain", device: .phone(300, 400), tour: .none) { UIViewController() }
        var options = WindowContent.Options()
        options.script = try Script("wait 0.5\nsay \"Hello\" for 1")
        options.hidesSubtitles = hidesSubtitles
        return try WindowContent([scene], onlyScene: 0, size: CGSize(width: 300, height: 400), scale: 1, options)
    }

    @Test func subtitleIsShownUntilItsEnd() throws {
        let (content, collage) = (try makeContent(), Collage(width: 300, height: 400, scale: 1))
        func subtitle(after frames: Int) -> String? {
            content.advance(frames: frames)
            _ = content.paint(collage)
            return content.subtitle
        }
        #expect(subtitle(after: 29) == nil)
        #expect(subtitle(after: 1) == "Hello")
        #expect(content.isScriptFinished && content.framesUntilChange == 1, "the subtitle fades in although the scene is idle")
        #expect(subtitle(after: 70) == "Hello")
        #expect(subtitle(after: 1) == nil)
        content.perform(.pause)
        content.perform(.stepBackward)
        #expect(subtitle(after: 1) == "Hello")
    }

    @Test func subtitlesCanBeHidden() throws {
        let (content, collage) = (try makeContent(hidesSubtitles: true), Collage(width: 300, height: 400, scale: 1))
        content.advance(frames: 60)
        _ = content.paint(collage)
        #expect(content.subtitle == nil)
    }
}

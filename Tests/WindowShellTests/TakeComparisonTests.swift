import CoreGraphics
import FlipbookPlayback
import Foundation
import Stage
import Testing
import UIKit
@testable import WindowShell

/// Two takes in the window: both show the same frame, also after commands by keys.
@MainActor @Suite struct TakeComparisonTests {
    /// A controller whose box moves by 160 points in two seconds, and goes down when it is tapped.
    private final class SlideController: UIViewController {
        private let box = UIView(frame: CGRect(x: 15, y: 60, width: 40, height: 30))

        override var prefersStatusBarHidden: Bool { true }

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .white
            box.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
            box.accessibilityIdentifier = "box"
            view.addSubview(box)
            view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector(SlideController.moveDown)))
        }

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            UIView.animate(
                withDuration: 2, delay: 0, options: [.curveLinear, .allowUserInteraction], animations: { self.box.center.x += 160 })
        }

        func moveDown() { UIView.animate(withDuration: 0.5) { self.box.center.y += 90 } }
    }

    private static let scene = Scene("slide", device: .phone(230, 200), tour: .steps("wait 0.5\ntap (100, 150)\nwait 0.5")) {
        SlideController()
    }
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("flipbook-\(UUID().uuidString)")

    private func makeContent(_ change: (inout WindowContent.Options) -> Void = { _ in }) throws -> WindowContent {
        let other = Scene("other", device: .phone(230, 200), tour: .none) { UIViewController() }
        var options = WindowContent.Options()
        options.folder = folder.path
        change(&options)
        let content = try WindowContent([Self.scene, other], size: CGSize(width: 1100, height: 600), scale: 1, options)
        content.press(try #require(KeyStroke(named: "return")))
        content.advance(frames: 40)
        return content
    }

    private func paint(_ content: WindowContent) -> Bitmap {
        let collage = Collage(width: 1100, height: 600, scale: 1)
        _ = content.paint(collage)
        return collage.image
    }

    /// Plays the scene and returns the image of a frame.
    private func expectedImage(at frame: Int, taps: [Int] = []) -> Bitmap {
        let stage = Self.scene.makeStage()
        for tap in taps where tap <= frame {
            stage.advance(frames: tap - stage.frame)
            stage.touchDown(at: CGPoint(x: 100, y: 150))
        }
        stage.advance(frames: frame - stage.frame)
        return stage.render()
    }

    /// Paints the window, and checks that A shows the frame of B.
    private func expectSameFrame(_ content: WindowContent, at location: SourceLocation = #_sourceLocation) throws {
        _ = paint(content)
        let takeA = try #require(content.takeA)
        let frame = try #require(content.displayedFrame)
        #expect(takeA.shownFrame == frame, sourceLocation: location)
        let collage = Collage(width: 460, height: 400, scale: 2)
        collage.paint(
            Stage(size: takeA.size, scale: 2), [Collage.Inset(takeA.list, size: takeA.size, frame: CGRect(origin: .zero, size: takeA.size))]
        )
        let isSame = collage.image == expectedImage(at: frame)
        #expect(isSame, "frame \(frame)", sourceLocation: location)
    }

    private func tap(_ content: WindowContent) throws {
        let point = try #require(content.pointInWindow(of: CGPoint(x: 100, y: 150)))
        content.pointerDown(at: point)
        content.advance(frames: 3)
        content.pointerUp()
    }

    @Test func keysKeepCompareAndForgetTakeA() throws {
        let content = try makeContent()
        let before = paint(content)
        content.type("x")
        #expect(content.lastMessage == "There is no take A: press C to keep one")
        content.type("c")
        #expect(content.lastMessage == "Kept as A" && content.comparisonMode == .side)
        content.type("p")
        content.advance(frames: 200)
        let side = paint(content)
        #expect(side.hashValue != before.hashValue)
        var images = [side]
        for (mode, title) in [(ComparisonMode.overlay, "Overlaid"), (.difference, "Difference"), (.side, "Side by side")] {
            content.type("c")
            #expect(content.comparisonMode == mode && content.lastMessage == title)
            content.advance(frames: 250)
            images.append(paint(content))
        }
        let hashes = images.map(\.hashValue)
        #expect(hashes[0] == hashes[3], "the same picture after a whole cycle")
        #expect(Set(hashes).count == 3)
        content.type("x")
        #expect(content.comparisonMode == nil && content.lastMessage == "Take A forgotten")
        content.advance(frames: 200)
        #expect(paint(content).hashValue != side.hashValue)
    }

    @Test func inputsReachOnlyTakeB() throws {
        let content = try makeContent()
        content.type("c")
        try expectSameFrame(content)
        content.advance(frames: 30)
        try tap(content)
        content.advance(frames: 20)
        try expectSameFrame(content)
        let isSame = content.sceneImage == expectedImage(at: try #require(content.displayedFrame))
        #expect(!isSame)
    }

    @Test func bothShowTheSameFrameAfterRestartScrubbingAndSlowMotion() throws {
        let content = try makeContent()
        content.advance(frames: 25)
        content.type("c")
        try expectSameFrame(content)
        content.type("r")
        #expect(content.displayedFrame == 0 && content.comparisonMode == .side)
        try expectSameFrame(content)
        content.advance(frames: 17)
        try expectSameFrame(content)
        for _ in 0..<4 { content.perform(.stepBackward) }
        #expect(content.displayedFrame == 13)
        try expectSameFrame(content)
        content.type("p")
        // At a tenth of the speed, A has the time of B.
        content.type("t")
        content.type("t")
        content.advance(frames: 40)
        _ = paint(content)
        let takeA = try #require(content.takeA)
        #expect(takeA.shownFrame == content.displayedFrame)
        #expect(abs(try #require(takeA.take?.stage.time) - #require(content.sceneTime)) < 1e-9)
        content.type("r")
        content.advance(frames: 33)
        _ = paint(content)
        #expect(abs(try #require(takeA.take?.stage.time) - 33.0 / 600) < 1e-9)
        #expect(abs(try #require(content.sceneTime) - 33.0 / 600) < 1e-9)
    }

    @Test func bothShowTheSameFrameInTheTimelineAndInALoop() throws {
        let content = try makeContent()
        content.advance(frames: 30)
        content.type("c")
        content.type("y")
        content.advance(frames: 30)
        _ = paint(content)
        content.pointerDown(at: try #require(content.timelinePoint(at: 0.4)))
        try expectSameFrame(content)
        content.pointerUp()
        try expectSameFrame(content)
        let first = try #require(content.displayedFrame)
        content.type("[")
        for _ in 0..<9 { content.perform(.stepForward) }
        content.type("]")
        #expect(content.lastMessage == "Loop: frames \(first) to \(first + 9)")
        for _ in 0..<14 {
            content.advance(frames: 1)
            try expectSameFrame(content)
        }
        // In slow motion the loop shows times between two frames of the take. A has a separate display list for such a time.
        content.type("t")
        content.advance(frames: 5)
        _ = paint(content)
        #expect(content.takeA?.shownFrame == content.displayedFrame)
    }

    @Test func tourOfTheSameSceneKeepsTakeA() throws {
        let content = try makeContent()
        content.type("c")
        content.type("g")
        content.advance(frames: 45)
        try expectSameFrame(content)
        content.perform(.next)
        #expect(content.comparisonMode == nil, "another scene forgets A")
        content.perform(.previous)
        content.type("c")
        #expect(content.comparisonMode == .side)
        content.perform(.gallery)
        #expect(content.comparisonMode == nil)
    }

    @Test func tourContinuesInTakeA() throws {
        let content = try makeContent()
        content.type("g")
        content.advance(frames: 10)
        content.type("c")
        content.advance(frames: 40)
        _ = paint(content)
        let takeA = try #require(content.takeA?.take)
        #expect(takeA.frame == 50 && takeA.recordedInputs == content.openTake?.recordedInputs && !takeA.recordedInputs.isEmpty)
    }

    @Test func recordingShowsTheComparison() throws {
        var requests: [CaptureStore.RecordingRequest] = []
        let content = try makeContent {
            $0.startVideoProcess = { request in
                requests.append(request)
                return Process()
            }
        }
        defer { try? FileManager.default.removeItem(at: folder) }
        content.type("c")
        content.type("c")
        content.advance(frames: 12)
        try tap(content)
        content.type("v")
        content.advance(frames: 20)
        content.type("v")
        let request = try #require(requests.first)
        let comparison = try #require(request.comparison)
        #expect(comparison.mode == .overlay && comparison.path.hasSuffix("slide-1-a.script"))
        let (a, b) = (try Script(contentsOf: comparison.path), try Script(contentsOf: request.script))
        #expect(a.scene == "slide" && b.steps.contains { if case .down = $0.action { true } else { false } })
        #expect(!a.steps.contains { if case .down = $0.action { true } else { false } })
        content.type("s")
        #expect(content.lastMessage?.hasSuffix("slide-1.png") == true)
        let image = try #require(UIImage(contentsOfFile: folder.appendingPathComponent("slide-1.png").path))
        #expect(image.size.height > 400)
    }

    // MARK: - Another version of the program

    @Test func keptTakeSurvivesAnotherVersion() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let video = folder.appendingPathComponent("video").path
        var requests: [CaptureStore.RecordingRequest] = []
        let content = try makeContent {
            $0.makePathOfVideo = { video }
            $0.startVideoProcess = { request in
                requests.append(request)
                return Process()
            }
        }
        content.advance(frames: 20)
        content.type("c")
        content.type("c")
        let request = try #require(requests.first)
        #expect(request.path == video && request.frames == nil && request.comparison == nil && requests.count == 1)
        let script = try Script(contentsOf: request.script)
        let data = try JSONEncoder().encode(content.state)
        // The video is complete after the next version has started.
        let next = try makeContent()
        next.restore(try JSONDecoder().decode(WindowState.self, from: data))
        #expect(next.comparisonMode == nil && next.state.videoOfTakeA == content.state.videoOfTakeA)
        let take = try Take(script: script) { Self.scene.makeStage() }
        let sequence = try PNGSequence(video)
        for frame in 0..<70 {
            try take.seek(to: frame)
            try sequence.write(take.stage.render())
        }
        next.advance(frames: 3)
        #expect(next.comparisonMode == .overlay)
        try expectSameFrame(next)
        next.type("r")
        next.advance(frames: 21)
        try expectSameFrame(next)
        #expect(next.state.videoOfTakeA?.path == video)
    }

    @Test func videoIsRemovedWhenTheTakeIsForgotten() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let video = folder.appendingPathComponent("video.apng").path
        let content = try makeContent {
            $0.makePathOfVideo = { video }
            $0.startVideoProcess = { _ in Process() }
        }
        content.type("c")
        #expect(FileManager.default.fileExists(atPath: video + ".script"))
        try Data([1]).write(to: URL(fileURLWithPath: video))
        content.type("x")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
    }
}

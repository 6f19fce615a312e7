import Foundation
import Stage
import Testing
import UIKit

@MainActor @Suite struct StageTests {
    private func makeRedSquareStage(_ framesPerSecond: Int = 60, scale: CGFloat = 1, threads: Int? = nil) throws -> Stage {
        Stage(
            showing: { RedSquareController() }, size: CGSize(width: 375, height: 667), scale: scale, framesPerSecond: framesPerSecond,
            threads: threads)
    }

    /// A red square on white. Its center moves from x = 70 to x = 200 within a second.
    private final class RedSquareController: UIViewController {
        private let square = UIView(frame: CGRect(x: 20, y: 120, width: 100, height: 100))

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .white
            square.backgroundColor = .red
            square.accessibilityIdentifier = "red-square"
            view.addSubview(square)
        }

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            UIView.animate(withDuration: 1) { self.square.center.x = 200 }
        }
    }

    @Test func timeIsCountedInFrames() {
        let stage = Stage(size: CGSize(width: 10, height: 10), scale: 1, framesPerSecond: 30)
        stage.advance(frames: 7200)
        #expect(stage.frame == 7200)
        #expect(stage.time == 240)
        stage.advance(by: 0.049)
        #expect(stage.frame == 7201, "0.049 s is 1.47 frames: the nearest whole number is 1")
        stage.advance(frames: -3)
        #expect(stage.frame == 7201)
    }

    /// 375 points at a scale of 1.5 are 562.5 pixels. The half pixel is omitted, because it would be dark.
    @Test func screenEndsWithAWholePixel() {
        let stage = Stage(size: CGSize(width: 375, height: 31), scale: 1.5, framesPerSecond: 60, threads: 1)
        stage.window.backgroundColor = .white
        let image = stage.render()
        #expect(image.width == 562 && image.height == 46)
        #expect(image[561, 45] == image[100, 20])
        #expect(Stage.pixelCount(forPoints: 563 / 1.5, scale: 1.5) == 563, "a size in whole pixels does not change")
    }

    @Test func frameDependsOnlyOnTime() throws {
        // Half a second in thirty steps, in one step, at another frame rate, or in slow motion gives the same image.
        let steps = try makeRedSquareStage()
        for _ in 0..<30 {
            steps.advance(frames: 1)
            _ = steps.render()
        }
        let jump = try makeRedSquareStage()
        jump.advance(frames: 30)
        let coarse = try makeRedSquareStage(10)
        coarse.advance(frames: 5)
        let slow = try makeRedSquareStage()
        slow.slowness = 10
        slow.advance(frames: 300)
        let image = steps.render()
        #expect(image == jump.render())
        #expect(image == coarse.render())
        #expect(image == slow.render())
        jump.advance(frames: 1)
        #expect(image != jump.render())
    }

    @Test(arguments: [1, 2, 8]) func numberOfThreadsDoesNotChangeTheImage(_ threads: Int) throws {
        let stage = try makeRedSquareStage(scale: 2, threads: threads)
        let reference = try makeRedSquareStage(scale: 2, threads: 3)
        for _ in 0..<5 {
            stage.advance(frames: 13)
            reference.advance(frames: 13)
            #expect(stage.render() == reference.render())
        }
    }

    @Test func imageShowsTheSquareAtThePositionOfTheTimingCurve() throws {
        let stage = try makeRedSquareStage(scale: 2)
        stage.advance(by: 0.5)
        let image = stage.render()
        #expect(image.width == 750 && image.height == 1334)
        // The center is at 135, halfway from 70 to 200. The square extends from 85 to 185 points, and from 170 to 370 pixels.
        #expect(image[169, 340].red == 255 && image[169, 340].green == 255)
        #expect(image[170, 340].red == 255 && image[170, 340].green == 0)
        #expect(image[369, 340].green == 0)
        #expect(image[370, 340].green == 255)
    }

    @Test func nothingChangesAfterTheAnimationHasEnded() throws {
        let stage = try makeRedSquareStage()
        _ = stage.render()
        #expect(stage.nextChange != nil)
        stage.advance(frames: 59)
        #expect(stage.nextChange != nil)
        stage.advance(frames: 1)
        _ = stage.render()
        #expect(stage.nextChange == nil)
        #expect(stage.paint().isEmpty)
    }

    @Test func nextChangeIsTheStartOfADelayedAnimation() {
        let stage = Stage(size: CGSize(width: 50, height: 50), scale: 1, framesPerSecond: 60)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        stage.window.addSubview(view)
        UIView.animate(withDuration: 1, delay: 2, animations: { view.alpha = 0.5 })
        _ = stage.render()
        #expect(stage.nextChange == 2)
    }

    @Test func onlyMovedAreasArePainted() throws {
        let stage = try makeRedSquareStage()
        _ = stage.render()
        stage.advance(frames: 1)
        let paintedRects = stage.paint()
        let area = paintedRects.reduce(0) { $0 + $1.width * $1.height }
        #expect(area > 0 && area < 375 * 667 / 2)
    }

    @Test func stagesHaveIndependentClocks() throws {
        let (a, b) = (try makeRedSquareStage(), try makeRedSquareStage())
        a.advance(frames: 30)
        #expect(b.time == 0)
        let square = try #require(b.window.rootViewController?.view.subviews.first)
        #expect(abs(b.trace(square.layer, "position.x") - 70) < 1e-9)
        a.makeCurrent()
        #expect(CACurrentMediaTime() == 0.5)
        // An animation starts at the time of its own stage, even if another stage is current.
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { square.alpha = 0 })
        b.advance(frames: 30)
        #expect(abs(b.trace(square.layer, "opacity") - 0.5) < 1e-6)
    }

    @Test func traceHasTheValuesOfTheTimingCurve() throws {
        let trace = Trace(try makeRedSquareStage(), at: [0, 0.25, 0.5, 0.75, 1])
        let x = trace.rows.filter { $0.view == "red-square" && $0.keyPath == "position.x" }
        let expected = [70, 70 + 130 * 0.129162, 135, 70 + 130 * 0.870838, 200]
        #expect(x.count == 5)
        for (row, value) in zip(x, expected) { #expect(abs(row.value - value) < 1e-4) }
        #expect(!trace.rows.contains { $0.keyPath == "position.y" }, "values that do not change are not listed")
    }

    @Test func imagesAreWrittenToFiles() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("flipbook-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let stage = try makeRedSquareStage()
        try stage.render().writePNG(to: folder.appendingPathComponent("a.png").path)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a.png"])
        try stage.render().writePNG(to: folder.appendingPathComponent("new/b.png").path)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.appendingPathComponent("new").path) == ["b.png"])
        #expect(throws: (any Error).self) { try stage.render().writePNG(to: folder.appendingPathComponent("a.png/c.png").path) }
    }

    @Test func filmstripShowsFramesSideBySide() throws {
        let strip = Filmstrip.make(try makeRedSquareStage(), at: [0, 0.5])
        // Two frames that are 375 pixels wide, and three gaps of 23 pixels.
        #expect(strip.width == 375 * 2 + 23 * 3 && strip.height == 667 + 23 * 2)
        #expect(strip[23 + 25, 23 + 170].green == 0)
        #expect(strip[23 + 375 + 23 + 90, 23 + 170].green == 0)
    }
}

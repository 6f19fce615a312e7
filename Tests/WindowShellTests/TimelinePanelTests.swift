import CoreGraphics
import DemoScenes
import FlipbookPlayback
import Foundation
import Stage
import Testing
import UIKit
import WindowShell

/// A view controller whose square moves by 240 points in two seconds.
private final class SlideController: UIViewController {
    private let square = UIView(frame: CGRect(x: 20, y: 200, width: 40, height: 40))

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        square.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        square.accessibilityIdentifier = "square"
        view.addSubview(square)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        UIView.animate(withDuration: 2, delay: 0, options: .curveLinear, animations: { self.square.center.x += 240 })
    }
}

/// The timeline in the window: its keys, the mouse, and what is shown.
@MainActor @Suite struct TimelinePanelTests {
    private let content: WindowContent

    /// Opens the scene and plays it for 90 frames.
    init() throws {
        let scene = Scene("slide") { SlideController() }
        var options = WindowContent.Options()
        options.folder = FileManager.default.temporaryDirectory.path
        content = try WindowContent([scene], onlyScene: 0, size: CGSize(width: 1000, height: 700), scale: 1, options)
        content.advance(frames: 90)
    }

    private func press(_ names: String...) throws {
        for name in names {
            let stroke = try #require(KeyStroke(named: name))
            content.press(stroke)
            content.release(stroke)
        }
    }

    private func openTimeline() {
        content.type("y")
        content.advance(frames: 60)
        _ = image()
    }

    private func image() -> Bitmap {
        let collage = Collage(width: 1000, height: 700, scale: 1)
        _ = content.paint(collage)
        return collage.image
    }

    /// Returns the column of the left edge of the red square in the window and a row of the square, or nil if the square is not visible. If
    /// `row` is not nil, only this row is searched.
    private func squareEdge(inRow row: Int? = nil) -> (column: Int, row: Int)? {
        let image = image()
        let rows = row.map { [$0] } ?? Array(stride(from: 20, to: 460, by: 3))
        for x in 0..<1000 {
            for y in rows where image[x, y].word == 0xFFFF_0000 { return (x, y) }
        }
        return nil
    }

    private func squareColumn() -> Int? { squareEdge()?.column }

    @Test func timelineOpensAndCloses() throws {
        content.type("p")
        content.advance(frames: 200)
        let before = image()
        #expect(!content.isInspecting)
        openTimeline()
        let open = image()
        #expect(content.isInspecting && open != before && content.timelineFrame?.maxY == 700)
        content.type("y")
        content.advance(frames: 60)
        #expect(!content.isInspecting && content.timelineFrame == nil && image() == before)
    }

    /// The only animation ends after two seconds.
    @Test func longTakeOpensAtItsLastAnimation() throws {
        content.advance(frames: 2400)
        openTimeline()
        let frame = try #require(content.timelineFrame)
        let visible = try #require(content.timelinePoint(at: 14))
        let hidden = try #require(content.timelinePoint(at: 40))
        #expect(visible.x < frame.maxX && hidden.x > frame.maxX)
    }

    @Test func inspectionKeepsTheFrame() {
        openTimeline()
        #expect(content.displayedFrame == 150)
        content.type("p")
        content.advance(frames: 5)
        #expect(content.displayedFrame == 150)
    }

    @Test func dragMovesTheScene() throws {
        openTimeline()
        var columns: [Int] = []
        content.pointerDown(at: try #require(content.timelinePoint(at: 1.25)))
        for time in [1.25, 0.5, 0.75] {
            content.pointerMoved(to: try #require(content.timelinePoint(at: time)))
            #expect(content.displayedFrame == Int((time * 60).rounded()))
            columns.append(try #require(squareColumn()))
        }
        content.pointerUp()
        content.advance(frames: 3)
        #expect(content.displayedFrame == 45 && squareColumn() == columns[2])
        // The square moves by 120 points per second.
        let distances = [columns[0] - columns[1], columns[2] - columns[1]].map(Double.init)
        #expect(abs(distances[0] / distances[1] - 3) < 0.25 && distances[1] > 10)
    }

    @Test func dragChangesOnlyThePlayheadAndTheScene() throws {
        openTimeline()
        content.pointerDown(at: try #require(content.timelinePoint(at: 1)))
        let first = image()
        content.pointerMoved(to: try #require(content.timelinePoint(at: 1.5)))
        let second = image()
        let frame = try #require(content.timelineFrame)
        let ruler = 46
        for y in Int(frame.minY) + ruler + 1..<700 {
            let changed = (0..<1000).filter { first[$0, y].word != second[$0, y].word }
            #expect(changed.count <= 6, "row \(y)")
        }
        content.pointerUp()
    }

    @Test func arrowKeysStepWhilePaused() throws {
        openTimeline()
        content.type("p")
        try press("left", "left", "left")
        #expect(content.displayedFrame == 147)
        try press("shift+left", "right")
        #expect(content.displayedFrame == 138)
        try press("home")
        #expect(content.displayedFrame == 0)
        try press("left")
        #expect(content.displayedFrame == 0)
        try press("end", "right")
        #expect(content.displayedFrame == 150)
    }

    @Test func arrowKeyStepsAPlayingSceneOnlyIfThePointerIsInTheTimeline() throws {
        openTimeline()
        let frame = content.displayedFrame
        try press("left")
        #expect(content.displayedFrame == frame)
        content.pointerMoved(to: try #require(content.timelinePoint(at: 0.5)))
        try press("left")
        #expect(content.displayedFrame == frame.map { $0 - 1 })
    }

    /// The keys of a presenter remote are Page Up and Page Down. After the last start, Page Down shows the last frame.
    @Test func remoteKeysVisitTheStartsOfAnimations() throws {
        openTimeline()
        content.pointerMoved(to: try #require(content.timelinePoint(at: 0.5)))
        try press("pageup")
        #expect(content.displayedFrame == 0 && content.currentSceneName == "slide")
        try press("pagedown")
        #expect(content.displayedFrame == 150)
    }

    @Test func spacePausesWhileThePointerIsInTheTimeline() throws {
        openTimeline()
        content.pointerMoved(to: try #require(content.timelinePoint(at: 0.5)))
        content.type(" ")
        content.advance(frames: 10)
        #expect(content.displayedFrame == 150)
        content.type(" ")
        content.advance(frames: 10)
        #expect(content.displayedFrame == 160)
    }

    @Test func loopRepeatsItsFrames() throws {
        openTimeline()
        content.pointerDown(at: try #require(content.timelinePoint(at: 0.5)))
        content.type("[")
        content.pointerMoved(to: try #require(content.timelinePoint(at: 1)))
        content.pointerUp()
        content.type("]")
        var frames: [Int] = []
        for _ in 0..<70 {
            content.advance(frames: 1)
            frames.append(content.displayedFrame ?? -1)
        }
        #expect(Set(frames) == Set(30...60) && frames.count { $0 == 30 } >= 2)
        content.type("[")
        content.advance(frames: 100)
        #expect(content.displayedFrame ?? 0 > 60)
    }

    @Test func loopIsSlowedDown() throws {
        openTimeline()
        content.pointerDown(at: try #require(content.timelinePoint(at: 0.5)))
        content.type("[")
        content.pointerMoved(to: try #require(content.timelinePoint(at: 0.8)))
        content.pointerUp()
        content.type("]")
        content.type("t")
        content.type("t")
        let row = try #require(squareEdge()).row
        var (columns, frames): (Set<Int>, Set<Int>) = ([], [])
        for _ in 0..<181 {
            content.advance(frames: 1)
            frames.insert(content.displayedFrame ?? -1)
            columns.insert(squareEdge(inRow: row)?.column ?? -1)
        }
        #expect(frames == Set(30...48) && columns.count > frames.count)
    }

    @Test func anotherTakeReplacesTheTimeline() throws {
        openTimeline()
        content.type("r")
        content.advance(frames: 20)
        #expect(content.displayedFrame == 20 && content.isInspecting)
    }

    @Test func playingSceneWithTimelineIsPaintedInEachFrame() {
        content.advance(frames: 300)
        // Painting lays out the views of the window. As long as they need layout, `framesUntilChange` is not nil.
        _ = image()
        #expect(content.framesUntilChange == nil)
        openTimeline()
        #expect(content.framesUntilChange == 1)
        content.type("p")
        content.advance(frames: 60)
        #expect(content.framesUntilChange != 1)
    }
}

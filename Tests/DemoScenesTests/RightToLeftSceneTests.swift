import FlipbookPlayback
import Stage
import Testing
import UIKit

@testable import DemoScenes

/// The scenes in languages that are written from right to left.
@MainActor @Suite struct RightToLeftSceneTests {
    private func makeStage(_ scene: String, isRightToLeft: Bool) throws -> Stage {
        let stage = try #require(Scene.demo(named: scene)).makeStage()
        if isRightToLeft { stage.userInterfaceLayoutDirection = .rightToLeft }
        stage.advance(by: 1)
        return stage
    }

    private func labels(in root: UIView) -> [UILabel] {
        root.subviews.filter { !$0.isHidden && $0.alpha > 0 }.flatMap { view in (view as? UILabel).map { [$0] } ?? labels(in: view) }
    }

    /// Returns the texts of each pair of overlapping labels, as "first | second".
    private func overlaps(in stage: Stage) -> Set<String> {
        let texts = labels(in: stage.window).filter { $0.text?.isEmpty == false }.map { label in
            let rect = label.textRect(forBounds: label.bounds, limitedToNumberOfLines: label.numberOfLines)
            return (text: label.text ?? "", frame: label.convert(rect.insetBy(dx: 1, dy: 2), to: nil))
        }
        var found: Set<String> = []
        for (index, one) in texts.enumerated() {
            for other in texts.dropFirst(index + 1) where one.frame.intersects(other.frame) { found.insert("\(one.text) | \(other.text)") }
        }
        return found
    }

    @Test(arguments: ["animations", "controls", "curves", "list", "physics", "playground", "rectangle"])
    func textsDoNotOverlapFromRightToLeft(_ scene: String) throws {
        let expected = overlaps(in: try makeStage(scene, isRightToLeft: false))
        #expect(overlaps(in: try makeStage(scene, isRightToLeft: true)).subtracting(expected) == [])
    }

    @Test(arguments: ["animations", "curves", "list", "rectangle"]) func headingIsMirrored(_ scene: String) throws {
        let frames = try [false, true].map { isRightToLeft -> CGRect in
            let stage = try makeStage(scene, isRightToLeft: isRightToLeft)
            let heading = try #require(labels(in: stage.window).first { $0 is Heading })
            return heading.convert(heading.textRect(forBounds: heading.bounds, limitedToNumberOfLines: 1), to: nil)
        }
        #expect(frames[0].minX < 40 && abs(frames[1].maxX - (375 - frames[0].minX)) < 1 && frames[0].width == frames[1].width)
    }

    /// The draggable edge of the page is at the right, or at the left if the layout is from right to left.
    @Test(arguments: [false, true]) func edgeOfThePageFollowsTheFinger(isRightToLeft: Bool) throws {
        let fixture = try SceneFixture("auto-layout")
        let stage = fixture.stage
        if isRightToLeft { stage.userInterfaceLayoutDirection = .rightToLeft }
        stage.advance(by: 1)
        let start = fixture.frame("edge")
        #expect(isRightToLeft ? start.maxX < 100 : start.minX > 275)
        let distance: CGFloat = isRightToLeft ? 37 : -37
        stage.touchDown(at: CGPoint(x: start.midX, y: start.midY))
        stage.advance(frames: 2)
        stage.touchMove(to: CGPoint(x: start.midX + distance, y: start.midY))
        stage.advance(frames: 2)
        let moved = fixture.frame("edge").minX - start.minX
        #expect(abs(moved - distance) < 0.01, "\(moved)")
        stage.touchUp()
    }

    /// Lines of code begin at the left in both directions.
    @Test func codeIsWrittenFromLeftToRight() throws {
        let edges = try [false, true].map { isRightToLeft -> [CGFloat] in
            let stage = try makeStage("rectangle", isRightToLeft: isRightToLeft)
            let lines = labels(in: stage.window).filter { $0.superview is CodeListingView }
            return lines.map { $0.textRect(forBounds: $0.bounds, limitedToNumberOfLines: 1).minX }
        }
        #expect(edges[0].count > 10 && edges[0] == edges[1] && edges[0].allSatisfy { $0 == 0 })
    }
}

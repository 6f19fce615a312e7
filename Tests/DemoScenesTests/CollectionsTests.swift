import Stage
import Testing
import UIKit

@testable import DemoScenes

/// The album of the coast: cards, pictures in two layouts, and a list.
@MainActor @Suite struct CollectionsTests {
    private let fixture: SceneFixture
    private var stage: Stage { fixture.stage }

    init() throws {
        fixture = try SceneFixture("collections", framesPerSecond: 60)
        fixture.advance(to: 0.2)
    }

    private func collection(_ name: String) throws -> UICollectionView { try #require(try fixture.view(name) as? UICollectionView) }

    private func show(_ title: String) throws {
        let control = try #require(
            (stage.window.rootViewController as? UINavigationController)?.topViewController?.navigationItem.titleView as? UISegmentedControl
        )
        let index = try #require((0..<3).first { control.titleForSegment(at: $0) == title })
        stage.tap(at: stage.location(of: CGPoint(x: control.bounds.width * (CGFloat(index) + 0.5) / 3, y: 15), in: control))
        stage.advance(by: 1)
    }

    private func cell(_ view: UICollectionView, _ item: Int, _ section: Int) throws -> UICollectionViewCell {
        try #require(view.cellForItem(at: IndexPath(item: item, section: section)))
    }

    @Test func cardInTheMiddleIsLarge() throws {
        let album = try collection("album")
        let (first, second) = (try cell(album, 0, 1), try cell(album, 1, 1))
        #expect(first.transform == .identity && first.alpha == 1)
        // The cards are 270 points wide with spaces of 4, so the second one is 274 points from the middle of the screen, which is 375
        // points wide.
        let distance = 274.0 / 375
        #expect(near(second.transform.a, 1 - distance * 0.16) && near(second.alpha, 1 - distance * 0.4))
        stage.drag(from: CGPoint(x: 300, y: 420), to: CGPoint(x: 120, y: 420), duration: 0.25)
        stage.advance(by: 3)
        #expect(second.transform == .identity && near(first.transform.a, 1 - distance * 0.16))
    }

    @Test func mosaicHasLargeAndSmallPictures() throws {
        let album = try collection("album")
        let frames = (0..<3).compactMap { album.layoutAttributesForItem(at: IndexPath(item: $0, section: 3))?.frame }
        let (large, small): (Double, Double) = (347 * 2 / 3, 347 / 3)
        #expect(frames.count == 3 && near(frames[0].width + 4, large) && near(frames[1].width + 4, small))
        #expect(frames[1].minX == frames[2].minX && near(frames[2].minY - frames[1].maxY, 4))
    }

    @Test func buttonChangesTheLayoutAndPressMovesAPicture() throws {
        try show("Pictures")
        let view = try collection("pictures")
        let third = try cell(view, 2, 0)
        let before = third.frame
        stage.tap(at: CGPoint(x: 345, y: 42))
        stage.advance(frames: 9)
        let width = stage.trace(third.layer, "bounds.size.width")
        #expect(width > Double(before.width) + 20 && width < 340)
        stage.advance(by: 1)
        #expect(third.frame.width == 343)
        stage.tap(at: CGPoint(x: 345, y: 42))
        stage.advance(by: 1)
        #expect(third.frame == before)
        let start = stage.location(in: third)
        stage.touchDown(at: start)
        stage.advance(by: 0.7)
        stage.touchMove(to: CGPoint(x: start.x - 220, y: start.y))
        stage.advance(frames: 2)
        stage.touchUp()
        stage.advance(by: 1)
        let first = try cell(view, 0, 0)
        #expect(third.frame.minX < 20 && first === third)
    }

    /// A second pinch while the first one is completed does not change the progress.
    @Test func pinchDoesNotAffectTheEndOfAnotherPinch() throws {
        try show("Pictures")
        let view = try collection("pictures")
        func width() -> CGFloat { view.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.frame.width ?? 0 }
        #expect(width() < 120)
        stage.pinch(at: CGPoint(x: 187, y: 330), spread: (100, 170), duration: 0.3)
        #expect(near(width(), 343), "the change is being completed")
        stage.touchDown(at: CGPoint(x: 127, y: 330), finger: 0)
        stage.touchDown(at: CGPoint(x: 247, y: 330), finger: 1)
        for distance in [15, 30] as [CGFloat] {
            stage.advance(frames: 1)
            stage.touchMove(to: CGPoint(x: 127 + distance, y: 330), finger: 0)
            stage.touchMove(to: CGPoint(x: 247 - distance, y: 330), finger: 1)
        }
        #expect(near(width(), 343))
        stage.touchUp(finger: 0)
        stage.touchUp(finger: 1)
        #expect(near(width(), 343))
        stage.advance(by: 1)
        #expect(near(width(), 343))
        // The next pinch reverses the change.
        stage.pinch(at: CGPoint(x: 187, y: 330), spread: (180, 80), duration: 0.3)
        stage.advance(by: 1)
        #expect(width() < 120)
    }

    @Test func regionExpandsAndPlanIsDeleted() throws {
        try show("Places")
        let view = try collection("places")
        #expect(view.numberOfItems(inSection: 0) == 3 && view.numberOfItems(inSection: 1) == 4)
        stage.tap(try fixture.view("North"))
        stage.advance(by: 1)
        let place = try cell(view, 1, 0) as? UICollectionViewListCell
        #expect(view.numberOfItems(inSection: 0) == 6 && place?.indentationLevel == 1)
        stage.tap(try fixture.view("North"))
        stage.advance(by: 1)
        let row = stage.location(in: try fixture.view("Rent a boat"))
        stage.drag(from: CGPoint(x: 300, y: row.y), to: CGPoint(x: 120, y: row.y), duration: 0.3)
        stage.advance(by: 1)
        stage.tap(try fixture.view("Delete"))
        stage.advance(by: 1)
        #expect(view.numberOfItems(inSection: 1) == 3 && fixture.isAtRest)
    }
}

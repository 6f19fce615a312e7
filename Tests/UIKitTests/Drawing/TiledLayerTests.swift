import QuartzCore
import Stage
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite struct TiledLayerTests {
    /// A view of tiles, each filled with a color that depends on its position.
    private class TileView: UIView {
        override class var layerClass: AnyClass { CATiledLayer.self }
        var drawnRects: [CGRect] = []

        override func draw(_ rect: CGRect) {
            drawnRects.append(rect)
            UIColor(red: rect.minX / 4000, green: rect.minY / 4000, blue: 0.4, alpha: 1).setFill()
            UIRectFill(rect)
        }
    }

    /// A layer whose tiles are visible at once.
    private final class InstantTiledLayer: CATiledLayer {
        override class func fadeDuration() -> CFTimeInterval { 0 }
    }

    /// A view of tiles that are visible at once.
    private class InstantTileView: TileView {
        override class var layerClass: AnyClass { InstantTiledLayer.self }
    }

    private func makeView(fades: Bool = false) throws -> (stage: Stage, scroll: UIScrollView, tiles: TileView) {
        let stage = Stage(size: CGSize(width: 100, height: 80), scale: 1, framesPerSecond: 60)
        let root = UIViewController()
        stage.window.rootViewController = root
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
        let frame = CGRect(x: 0, y: 0, width: 4000, height: 4000)
        let tiles = fades ? TileView(frame: frame) : InstantTileView(frame: frame)
        let layer = try #require(tiles.layer as? CATiledLayer)
        layer.tileSize = CGSize(width: 64, height: 32)
        scroll.contentSize = tiles.frame.size
        scroll.addSubview(tiles)
        root.view.addSubview(scroll)
        return (stage, scroll, tiles)
    }

    @Test func onlyVisibleTilesAreDrawnAndOnlyOnce() throws {
        let (stage, scroll, tiles) = try makeView()
        _ = stage.render()
        // 100 × 80 points are two columns of 64 and three rows of 32 points.
        #expect(tiles.drawnRects.count == 6 && tiles.drawnRects.allSatisfy { $0.size == CGSize(width: 64, height: 32) })
        stage.advance(frames: 3)
        _ = stage.render()
        #expect(tiles.drawnRects.count == 6)
        scroll.contentOffset = CGPoint(x: 1000, y: 2000)
        let pixels = stage.render()
        #expect(tiles.drawnRects.count > 6 && tiles.drawnRects[6...].allSatisfy { $0.minX >= 960 && $0.maxX <= 1152 && $0.minY >= 1984 })
        let expected = UIColor(red: 1024.0 / 4000, green: 1984.0 / 4000, blue: 0.4, alpha: 1).cgColor
        let pixel = pixels[50, 8]
        #expect(abs(Int(pixel.red) - Int((expected.red * 255).rounded())) <= 1)
        #expect(abs(Int(pixel.green) - Int((expected.green * 255).rounded())) <= 1)
    }

    /// A view that counts the pixels of its drawn tiles.
    private final class PixelCountView: InstantTileView {
        var pixelCount: CGFloat = 0

        override func draw(_ rect: CGRect) {
            super.draw(rect)
            let transform = UIGraphicsGetCurrentContext()?.ctm ?? .identity
            pixelCount += abs(rect.width * rect.height * transform.a * transform.d)
        }
    }

    /// At the resolution of the horizontal direction, the view would have two million rows of pixels.
    @Test func layerThatIsEnlargedInOneDirectionHasALimitedNumberOfPixels() throws {
        let (stage, scroll, _) = try makeView()
        let tiles = PixelCountView(frame: CGRect(x: 20, y: 10, width: 57, height: 61))
        let layer = try #require(tiles.layer as? CATiledLayer)
        (layer.tileSize, layer.levelsOfDetail, layer.levelsOfDetailBias) = (CGSize(width: 500, height: 300), 20, 16)
        tiles.transform = CGAffineTransform(scaleX: 20_000, y: 0.05)
        scroll.addSubview(tiles)
        _ = stage.render()
        #expect(tiles.pixelCount > 1_000_000 && tiles.pixelCount < 125_000_000, "\(tiles.pixelCount)")
    }

    @Test(arguments: [(79, 51, 4029), (80, 60, 0)])
    func tooManyVisibleTilesAreReportedOnceAndNotDrawn(width: CGFloat, height: CGFloat, count: Int) throws {
        let stage = Stage(size: CGSize(width: 1280, height: 960), scale: 1, framesPerSecond: 60)
        let root = UIViewController()
        stage.window.rootViewController = root
        let tiles = InstantTileView(frame: CGRect(x: 0, y: 0, width: width, height: height))
        let layer = try #require(tiles.layer as? CATiledLayer)
        // A tile is at least 16 pixels wide and high. At 16 pixels per point, this is one point.
        (layer.tileSize, layer.levelsOfDetailBias) = (CGSize(width: 3, height: 7), 4)
        tiles.transform = CGAffineTransform(scaleX: 16, y: 16)
        tiles.center = CGPoint(x: 640, y: 480)
        root.view.addSubview(tiles)
        let reports = Diagnostics.recorded {
            _ = stage.render()
            stage.advance(frames: 3)
        }
        #expect(tiles.drawnRects.count == count && reports.count == (count == 0 ? 1 : 0), "\(tiles.drawnRects.count) \(reports)")
    }

    /// A tile of 16 points is smaller than a pixel of the screen here.
    @Test(arguments: [(1001, 1001), (4097, 0)]) func longRowIsDrawnOrReported(columns: CGFloat, count: Int) throws {
        let stage = Stage(size: CGSize(width: 640, height: 40), scale: 1, framesPerSecond: 60)
        let tiles = InstantTileView(frame: CGRect(x: 0, y: 0, width: columns * 16, height: 16))
        try #require(tiles.layer as? CATiledLayer).tileSize = CGSize(width: 16, height: 16)
        tiles.layer.anchorPoint = .zero
        tiles.layer.position = .zero
        tiles.transform = CGAffineTransform(scaleX: 640 / (columns * 16), y: 1)
        stage.window.addSubview(tiles)
        let reports = Diagnostics.recorded { _ = stage.render() }
        #expect(tiles.drawnRects.count == count && reports.count == (count == 0 ? 1 : 0), "\(tiles.drawnRects.count) \(reports)")
        #expect(reports.allSatisfy { "\($0)".contains("More than 4096 tiles are visible, so no new tiles are drawn") })
    }

    /// A view of tiles in which nothing is drawn on the left.
    private final class HalfBlankTileView: InstantTileView {
        override func draw(_ rect: CGRect) { if rect.minX >= 64 { super.draw(rect) } else { drawnRects.append(rect) } }
    }

    @Test func blankTilesAreDrawnOnlyOnce() throws {
        let stage = Stage(size: CGSize(width: 100, height: 80), scale: 1, framesPerSecond: 60)
        let (tiles, other) = (HalfBlankTileView(frame: CGRect(x: 0, y: 0, width: 110, height: 90)), UIView())
        try #require(tiles.layer as? CATiledLayer).tileSize = CGSize(width: 64, height: 32)
        stage.window.addSubview(tiles)
        stage.window.addSubview(other)
        for step in 1...4 {
            other.frame = CGRect(x: step * 3, y: 7, width: 5, height: 6)
            stage.advance(frames: 1)
            _ = stage.render()
        }
        #expect(tiles.drawnRects.count == 6)
        tiles.setNeedsDisplay()
        stage.advance(frames: 1)
        #expect(tiles.drawnRects.count == 12)
    }

    /// A view of tiles that draws only on the right of a position.
    private final class RightTileView: InstantTileView {
        override func draw(_ rect: CGRect) { if rect.maxX > 30 { super.draw(rect) } else { drawnRects.append(rect) } }
    }

    @Test func blankTileIsDrawnAgainWhenItBecomesLarger() throws {
        let stage = Stage(size: CGSize(width: 100, height: 80), scale: 1, framesPerSecond: 60)
        let tiles = RightTileView(frame: CGRect(x: 0, y: 0, width: 21, height: 30))
        try #require(tiles.layer as? CATiledLayer).tileSize = CGSize(width: 64, height: 64)
        stage.window.addSubview(tiles)
        _ = stage.render()
        tiles.frame.size.width = 60
        stage.advance(frames: 1)
        _ = stage.render()
        #expect(tiles.drawnRects.map(\.width) == [21, 60])
    }

    /// The tiles at the edge are drawn again for larger and for smaller bounds. The tile at the left keeps its size until the end.
    @Test(arguments: [false, true]) func tilesAtTheEdgeFollowTheBounds(fades: Bool) throws {
        let stage = Stage(size: CGSize(width: 100, height: 80), scale: 1, framesPerSecond: 60)
        stage.window.backgroundColor = .white
        let frame = CGRect(x: 0, y: 0, width: 70, height: 30)
        let tiles = fades ? TileView(frame: frame) : InstantTileView(frame: frame)
        try #require(tiles.layer as? CATiledLayer).tileSize = CGSize(width: 64, height: 64)
        stage.window.addSubview(tiles)
        stage.advance(by: 1)
        #expect(tiles.drawnRects.map(\.width) == [64, 6] && shownRed(stage, 90, 20) == 255)
        tiles.frame.size.width = 95
        stage.advance(frames: 1)
        #expect(tiles.drawnRects.map(\.width) == [64, 6, 31])
        // The new tile does not fade in, because it replaces a visible tile.
        #expect(near(shownRed(stage, 66, 20), 64.0 / 4000 * 255, within: 1) && near(shownRed(stage, 90, 20), 64.0 / 4000 * 255, within: 1))
        tiles.frame.size.width = 41
        stage.advance(frames: 1)
        #expect(tiles.drawnRects.map(\.width) == [64, 6, 31, 41])
        #expect(near(shownRed(stage, 39, 20), 0, within: 1) && shownRed(stage, 50, 20) == 255 && shownRed(stage, 90, 20) == 255)
    }

    /// At first the tiles at the right and at the bottom are cut off at the bounds. When the origin of the bounds moves down, the tiles at
    /// the bottom are drawn again as a whole. The tiles at the top are not drawn again, although only a part of each stays visible.
    @Test func scrollingTheBoundsDoesNotDrawTilesInEachFrame() throws {
        let stage = Stage(size: CGSize(width: 100, height: 80), scale: 1, framesPerSecond: 60)
        let tiles = InstantTileView(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
        try #require(tiles.layer as? CATiledLayer).tileSize = CGSize(width: 64, height: 32)
        stage.window.addSubview(tiles)
        stage.advance(frames: 1)
        #expect(tiles.drawnRects.count == 6)
        for step in 1...31 {
            tiles.bounds.origin.y = CGFloat(step) + 0.3
            stage.advance(frames: 1)
            _ = stage.render()
        }
        // The last row, which was cut, and the row below it, which appears.
        #expect(tiles.drawnRects[6...].map(\.minY) == [64, 64, 96, 96])
        #expect(tiles.drawnRects[6...].allSatisfy { $0.size == CGSize(width: 64, height: 32) })
    }

    /// A view of tiles with lines that do not depend on the tiles.
    private final class LinedTileView: InstantTileView {
        override func draw(_ rect: CGRect) {
            drawnRects.append(rect)
            UIColor(red: 0.2, green: 0.5, blue: 0.9, alpha: 1).setFill()
            for step in 0..<40 { UIRectFill(CGRect(x: step * 5, y: step * 7, width: 300 - step * 4, height: 3)) }
        }
    }

    /// No part of a tile is shown outside of the bounds.
    @Test func tilesOfScrolledBoundsLookLikeNewOnes() throws {
        let stages = (0..<2).map { _ in Stage(size: CGSize(width: 100, height: 80), scale: 1, framesPerSecond: 60) }
        let views = stages.map { stage -> LinedTileView in
            stage.window.backgroundColor = .white
            let view = LinedTileView(frame: CGRect(x: 11, y: 9, width: 70, height: 50))
            (view.layer as? CATiledLayer)?.tileSize = CGSize(width: 64, height: 32)
            stage.window.addSubview(view)
            return view
        }
        for origin in [CGPoint(x: 3, y: 20), CGPoint(x: 37, y: 61), CGPoint(x: 5, y: 8)] {
            views[0].bounds.origin = origin
            stages[0].advance(frames: 1)
            let scrolled = stages[0].render()
            views[1].bounds.origin = origin
            views[1].setNeedsDisplay()
            stages[1].advance(frames: 1)
            let new = stages[1].render()
            let differences = (0..<80).flatMap { y in (0..<100).map { x in abs(Int(scrolled[x, y].red) - Int(new[x, y].red)) } }
            #expect(differences.allSatisfy { $0 <= 1 }, "\(origin)")
        }
        #expect(views[0].drawnRects.count < views[1].drawnRects.count)
    }

    @Test func setNeedsDisplayDrawsTheVisibleTilesAgain() throws {
        let (stage, _, tiles) = try makeView()
        _ = stage.render()
        tiles.drawnRects = []
        tiles.setNeedsDisplay()
        _ = stage.render()
        #expect(tiles.drawnRects.count == 6)
    }

    @Test func smallerScaleUsesFewerTiles() throws {
        let (stage, scroll, tiles) = try makeView()
        let layer = try #require(tiles.layer as? CATiledLayer)
        layer.levelsOfDetail = 4
        scroll.bounds.origin = .zero
        tiles.layer.anchorPoint = .zero
        tiles.layer.position = .zero
        tiles.transform = CGAffineTransform(scaleX: 0.25, y: 0.25)
        _ = stage.render()
        // At a quarter of the scale, 400 × 320 points are visible, and a tile of 64 × 32 pixels covers 256 × 128 points.
        #expect(tiles.drawnRects.count == 6 && tiles.drawnRects.allSatisfy { $0.size == CGSize(width: 256, height: 128) })
    }

    // MARK: - Fading

    /// The red component, 0…255, of the tile whose minimum x is 960, over a background with the red component 0.
    private let red = 960.0 / 4000 * 255

    private func shownRed(_ stage: Stage, _ x: Int, _ y: Int) -> Double { Double(stage.render()[x, y].red) }

    @Test func newTileFadesInWhileOldOnesStay() throws {
        let (stage, scroll, tiles) = try makeView(fades: true)
        scroll.backgroundColor = .black
        scroll.contentOffset = CGPoint(x: 960, y: 64)
        stage.advance(by: 1)
        #expect(near(shownRed(stage, 10, 40), red, within: 1), "the tiles of the first display have become visible")
        scroll.contentOffset.x = 910
        #expect(near(shownRed(stage, 20, 40), 0, within: 0.1), "the fade begins with the next frame")
        stage.advance(frames: 1)
        let drawn = tiles.drawnRects.count
        stage.advance(frames: 6)
        // 6 of the 15 frames of a quarter of a second have passed; the new column begins at 896 and ends at 960.
        let newRed = 896.0 / 4000 * 255
        #expect(near(shownRed(stage, 20, 40), newRed * 6 / 15, within: 1.5))
        #expect(near(shownRed(stage, 70, 40), red, within: 1))
        stage.advance(frames: 9)
        #expect(near(shownRed(stage, 20, 40), newRed, within: 1))
        #expect(tiles.drawnRects.count == drawn)
        stage.advance(by: 2)
        #expect(stage.isIdle)
    }

    @Test func tilesOfTheOldResolutionStayBelowTheNewOnes() throws {
        let (stage, scroll, tiles) = try makeView(fades: true)
        let layer = try #require(tiles.layer as? CATiledLayer)
        (layer.levelsOfDetail, layer.levelsOfDetailBias) = (3, 1)
        scroll.backgroundColor = .black
        tiles.layer.anchorPoint = .zero
        tiles.layer.position = .zero
        scroll.contentOffset = CGPoint(x: 960, y: 64)
        stage.advance(by: 1)
        let drawn = tiles.drawnRects.count
        tiles.transform = CGAffineTransform(scaleX: 2, y: 2)
        scroll.contentOffset = CGPoint(x: 1920, y: 128)
        stage.advance(frames: 7)
        #expect(tiles.drawnRects.count > drawn && tiles.drawnRects[drawn...].allSatisfy { $0.width == 32 })
        #expect(near(shownRed(stage, 10, 40), red, within: 1), "nothing below the layer is visible")
        stage.advance(by: 1)
        #expect(near(shownRed(stage, 10, 40), red, within: 1))
    }

    @Test func fadeDoesNotDependOnWhichFramesArePainted() throws {
        let (painted, paintedScroll, _) = try makeView(fades: true)
        let (skipped, skippedScroll, _) = try makeView(fades: true)
        for scroll in [paintedScroll, skippedScroll] {
            scroll.backgroundColor = .black
            scroll.contentOffset = CGPoint(x: 960, y: 64)
        }
        _ = painted.render()
        for _ in 0..<7 {
            painted.advance(frames: 1)
            skipped.advance(frames: 1)
            _ = painted.render()
        }
        let value = shownRed(skipped, 10, 40)
        #expect(value == shownRed(painted, 10, 40) && near(value, red * 6 / 15, within: 1.5))
    }

    @Test func tilesOfAPausedLayerStopFadingIn() throws {
        let (stage, scroll, tiles) = try makeView(fades: true)
        scroll.backgroundColor = .black
        scroll.contentOffset = CGPoint(x: 960, y: 64)
        stage.advance(frames: 1)
        stage.advance(frames: 3)
        let time = tiles.layer.convertTime(CACurrentMediaTime(), from: nil)
        (tiles.layer.speed, tiles.layer.timeOffset) = (0, time)
        stage.advance(by: 2)
        let waiting = shownRed(stage, 10, 40)
        #expect(waiting > 1 && waiting < red - 1)
    }

    @Test func layerMovedToAnotherStageDrawsItsTilesThere() throws {
        let (stage, scroll, tiles) = try makeView(fades: true)
        stage.advance(frames: 3)
        let other = Stage(size: CGSize(width: 100, height: 80), scale: 1, framesPerSecond: 60)
        let root = UIViewController()
        other.makeCurrent()
        other.window.rootViewController = root
        root.view.addSubview(scroll)
        other.advance(frames: 3)
        tiles.drawnRects = []
        scroll.contentOffset = CGPoint(x: 1000, y: 2000)
        other.advance(by: 1)
        let expected = 1024.0 / 4000 * 255
        #expect(tiles.drawnRects.count >= 6 && near(shownRed(other, 50, 8), expected, within: 1))
        stage.advance(frames: 1)
    }
}

import Stage
import Testing
import UIKit

@MainActor @Suite struct TiledLayerTests {
    /// A view of tiles, each filled with a color that depends on its position.
    private final class TileView: UIView {
        override class var layerClass: AnyClass { CATiledLayer.self }
        var drawnRects: [CGRect] = []

        override func draw(_ rect: CGRect) {
            drawnRects.append(rect)
            UIColor(red: rect.minX / 4000, green: rect.minY / 4000, blue: 0.4, alpha: 1).setFill()
            UIRectFill(rect)
        }
    }

    private func makeView() throws -> (stage: Stage, scroll: UIScrollView, tiles: TileView) {
        let stage = Stage(size: CGSize(width: 100, height: 80), scale: 1, framesPerSecond: 60)
        let root = UIViewController()
        stage.window.rootViewController = root
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
        let tiles = TileView(frame: CGRect(x: 0, y: 0, width: 4000, height: 4000))
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
}

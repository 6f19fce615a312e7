import CoreGraphics
import DemoScenes
import FlipbookInspection
import FlipbookPlayback
import Foundation
import Stage
import Testing
import UIKit
import WindowShell

/// A view controller with a view that moves, and a view that fades later.
private final class TwoMovesController: UIViewController {
    private func addSquare(_ name: String, y: CGFloat) -> UIView {
        let square = UIView(frame: CGRect(x: 20, y: y, width: 40, height: 40))
        square.backgroundColor = .systemRed
        square.accessibilityIdentifier = name
        view.addSubview(square)
        return square
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let (upper, lower) = (addSquare("upper", y: 100), addSquare("lower", y: 300))
        UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear, animations: { upper.center.x += 240 })
        UIView.animate(withDuration: 0.5, delay: 1, options: .curveLinear) { lower.alpha = 0.3 }
    }
}

/// The graph in the window.
@MainActor @Suite struct GraphPanelTests {
    private let content: WindowContent

    init() throws {
        var options = WindowContent.Options()
        options.folder = FileManager.default.temporaryDirectory.path
        content = try WindowContent(
            [Scene("moves") { TwoMovesController() }], onlyScene: 0, size: CGSize(width: 1300, height: 800), scale: 1, options)
    }

    private func advance(_ count: Int) {
        let collage = Collage(width: 1300, height: 800, scale: 1)
        for _ in 0..<count {
            content.advance(frames: 1)
            _ = content.paint(collage)
        }
    }

    private var values: LayerValueHistory? { content.graphValues }

    @Test func graphShowsTheLayerThatMoves() {
        advance(15)
        content.type("3")
        advance(3)
        #expect(content.graphNames == [["upper.position.x"]])
        #expect(values?.frameCount == 19)
        advance(60)
        #expect(content.graphNames == [["lower.opacity"]])
        content.type("3")
        advance(1)
        #expect(content.graphNames.isEmpty && !content.isInspecting)
    }

    /// The frames before the panel was opened have the values that an open panel would have recorded.
    @Test func graphHasTheValuesOfFramesBeforeItsOpening() throws {
        advance(25)
        content.type("3")
        advance(3)
        let values = try #require(values)
        let series = try #require(values.series(in: 0..<29, of: content.timeline ?? Timeline()).first?.first)
        #expect(series.points.count == 29)
        for (frame, point) in series.points.enumerated() { #expect(abs(point.value - (40 + 8 * Double(frame))) < 1e-6) }
    }

    @Test func inputAfterSteppingBackReplacesTheRecordedValues() {
        content.type("3")
        advance(40)
        content.perform(.pause)
        for _ in 0..<10 { content.perform(.stepBackward) }
        advance(1)
        #expect(values?.frameCount == 41)
        content.perform(.pause)
        content.perform(.rotateRight)
        advance(2)
        #expect(values?.frameCount == 33)
    }

    @Test func sceneUsesTheAreaBesideThePanels() throws {
        advance(2)
        content.type("3")
        content.type("y")
        content.type("i")
        advance(60)
        let area = content.areaOfScene
        #expect(area.minX == 390 && area.maxX < 900 && area.maxY < 560)
        content.type("0")
        advance(60)
        #expect(content.areaOfScene.minX == 0 && content.graphNames.isEmpty)
    }
}

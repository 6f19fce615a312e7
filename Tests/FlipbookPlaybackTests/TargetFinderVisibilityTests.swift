import CoreGraphics
import FlipbookPlayback
import Foundation
import SeededRandomValues
import Stage
import Testing
import UIKit

/// A view that shows its back and is single-sided is not painted. It is not visible for scripts and for assistive technologies either.
@MainActor @Suite struct TargetFinderVisibilityTests {
    private final class DepthView: UIView {
        override class var layerClass: AnyClass { CATransformLayer.self }
    }

    private let stage = Stage(size: CGSize(width: 300, height: 400), scale: 1, framesPerSecond: 60, threads: 1)
    private let deck = UIView(frame: CGRect(x: 30, y: 50, width: 200, height: 240))
    private let card = UIView(frame: CGRect(x: 20, y: 30, width: 120, height: 160))

    init() {
        stage.window.addSubview(deck)
        deck.addSubview(card)
        card.backgroundColor = .red
        (card.accessibilityIdentifier, card.isAccessibilityElement, card.accessibilityLabel) = ("card", true, "Ace")
        card.layer.isDoubleSided = false
    }

    /// Returns the error of a script, or an empty string. The script begins in the current frame.
    private func message(_ script: String) throws -> String {
        let stage = stage
        do {
            let take = try Take(script: Script(script, file: "a.script")) { stage }
            while !take.isScriptFinished { try take.advance() }
            return ""
        } catch let error as ScriptError { return "\(error)" }
    }

    private var isVisibleForScripts: Bool { get throws { try message("expect \"card\"").isEmpty } }
    private var isVisibleForScreenReaders: Bool { stage.accessibilityTree.element(named: "Ace") != nil }
    private var isPainted: Bool {
        let image = stage.render()
        return (0..<image.height).contains { y in (0..<image.width).contains { x in image[x, y].red > 100 } }
    }

    private func rotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat) -> CATransform3D { CATransform3DMakeRotation(angle, x, y, 0) }

    @Test func backOfASingleSidedViewIsNotVisible() throws {
        for (x, y) in [(CGFloat(0), CGFloat(1)), (1, 0), (0.3, 0.7)] {
            card.layer.transform = rotation(3, x, y)
            #expect(try !isVisibleForScripts && !isVisibleForScreenReaders && !isPainted)
            #expect(try message("expect no \"card\"") == "")
            card.layer.transform = rotation(1.2, x, y)
            #expect(try isVisibleForScripts && isVisibleForScreenReaders && isPainted)
        }
        card.layer.transform = rotation(.pi, 0, 1)
        #expect(try message("tap \"card\"").contains("\"card\" exists, but it is not visible on the screen: it shows its back"))
        card.layer.isDoubleSided = true
        #expect(try isVisibleForScripts && isVisibleForScreenReaders && isPainted)
    }

    @Test func viewInsideOfATurnedViewIsNotVisible() throws {
        card.layer.isDoubleSided = true
        deck.layer.isDoubleSided = false
        deck.layer.transform = rotation(2.5, 1, 0)
        #expect(try !isVisibleForScripts && !isVisibleForScreenReaders && !isPainted)
    }

    /// The visible side is that of the displayed frame, not that of the end of the animation.
    @Test func visibleSideIsThatOfTheDisplayedFrame() throws {
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { card.layer.transform = rotation(3, 0, 1) }
        stage.advance(frames: 27)
        #expect(try isVisibleForScripts && isVisibleForScreenReaders && isPainted, "77 degrees")
        stage.advance(frames: 9)
        #expect(try !isVisibleForScripts && !isVisibleForScreenReaders && !isPainted, "103 degrees")
    }

    /// As in UIKit, a touch reaches a view that shows its back, unlike a hidden view.
    @Test func touchReachesTheBackOfAView() {
        card.layer.transform = rotation(.pi, 0, 1)
        #expect(stage.window.hitTest(CGPoint(x: 100, y: 150), with: nil) === card)
    }

    /// For random rotations of the view, of its superview and of a superview that keeps depth, in perspective, visible means painted.
    @Test func visibleMeansPainted() throws {
        var random = SeededRandom(0xFACE)
        let space = DepthView(frame: CGRect(x: 20, y: 20, width: 200, height: 300))
        var counts = [false: 0, true: 0]
        for _ in 0..<repetitions(40, thorough: 1000) {
            let parent = random.bool(0.5) ? space : deck
            if parent === space { stage.window.addSubview(space) } else { space.removeFromSuperview() }
            parent.addSubview(card)
            stage.window.layer.sublayerTransform.m34 = random.bool(0.5) ? -1 / 700 : 0
            // A view that is seen nearly edge-on has no pixels.
            func angle() -> CGFloat { CGFloat(random.pick([0.2, 0.9, 1.2, 2, 2.5, 3.1, 4, 5.2])) }
            card.layer.transform = rotation(angle(), CGFloat(random.number(0, 1)), 0.6)
            for view in [deck, space] {
                view.layer.transform = random.bool(0.5) ? CATransform3DIdentity : rotation(angle(), 0.2, CGFloat(random.number(0.1, 1)))
                view.layer.isDoubleSided = random.bool(0.5)
            }
            let isPainted = isPainted
            counts[isPainted, default: 0] += 1
            #expect(try isVisibleForScripts == isPainted)
        }
        #expect(counts.values.allSatisfy { $0 > 5 }, "\(counts)")
    }
}

@testable import FlipbookInspection
import FlipbookMotion
import Foundation
import QuartzCore
import Stage
import Testing
import UIKit

@MainActor @Suite struct InspectorViewTests {
    /// An inspector of the fixture, on a stage of its own.
    @MainActor private final class Panel {
        let fixture = InspectorFixture()
        let stage = Stage(size: CGSize(width: 460, height: 1000), scale: 1)
        let view: InspectorView
        var selected: [Int?] = []

        init() {
            let stage = stage
            view = stage.perform { InspectorView(frame: CGRect(x: 0, y: 0, width: 460, height: 1000)) }
            stage.perform { stage.window.addSubview(view) }
            view.onSelect = { [unowned self] in selected.append($0) }
            update()
        }

        func update() {
            let (fixture, view) = (fixture, view)
            let content = fixture.stage.perform { view.content(of: fixture.stage, names: fixture.names, inspection: nil) }
            stage.perform { view.show(content) }
            stage.advance(frames: 1)
        }

        func press(_ name: String) -> Bool {
            defer { update() }
            return stage.perform { KeyStroke(named: name).map { view.press($0) } ?? false }
        }
    }

    @Test func arrowsMoveTheSelection() {
        let panel = Panel()
        let rows = panel.view.tree.rows
        #expect(panel.press("down"))
        #expect(panel.press("down"))
        #expect(panel.selected == [rows[0].number, rows[1].number])
        #expect(panel.view.report?.layer == rows[1].number)
        #expect(panel.press("up"))
        #expect(panel.view.state.selection == rows[0].number)
    }

    @Test func leftArrowFoldsAndRightArrowUnfolds() {
        let panel = Panel()
        let count = panel.view.tree.rows.count
        _ = panel.press("down")
        #expect(panel.press("left"))
        #expect(panel.view.tree.rows.count == 1)
        #expect(panel.press("right"))
        #expect(panel.view.tree.rows.count == count)
    }

    @Test func typingSearchesAndEscapeClears() {
        let panel = Panel()
        panel.stage.perform { for character in "/caption" { #expect(panel.view.type(character)) } }
        panel.update()
        #expect(panel.view.tree.rows.filter(\.isMatch).map(\.name) == ["caption"])
        #expect(panel.press("return"))
        #expect(panel.view.state.selection == panel.fixture.controller.caption.layer.serialNumber)
        #expect(!panel.view.isSearching)
        #expect(!panel.stage.perform { panel.view.type("p") })
        #expect(panel.press("escape"))
        #expect(panel.view.state.query.isEmpty)
        #expect(!panel.press("escape"))
    }

    @Test func clickChoosesARowAndTheTriangleFolds() throws {
        let panel = Panel()
        let index = try #require(panel.view.tree.index(of: panel.fixture.card.layer.serialNumber))
        let y = 60 + 4 + (CGFloat(index) + 0.5) * InspectorStyle.treeRowHeight
        panel.stage.perform { panel.view.pointerDown(at: CGPoint(x: 200, y: y)) }
        panel.update()
        #expect(panel.view.report?.name == "boarding-card")
        let count = panel.view.tree.rows.count
        panel.stage.perform { panel.view.pointerDown(at: CGPoint(x: 20, y: 60 + 4 + 12)) }
        panel.stage.perform { panel.view.select(nil) }
        panel.update()
        #expect(panel.view.tree.rows.count < count)
    }

    /// Beyond the tenth level, each level is indented by two points more instead of 13.
    @Test func triangleOfADeepLayerFolds() throws {
        let panel = Panel()
        panel.fixture.stage.perform {
            var parent: UIView = panel.fixture.controller.view
            for level in 0..<19 {
                let view = UIView(frame: CGRect(x: 2, y: 3, width: 90 - level, height: 80 - level))
                parent.addSubview(view)
                parent = view
            }
        }
        // The view is so high that all rows are visible.
        panel.stage.perform { panel.view.frame.size.height = 3000 }
        panel.update()
        panel.update()
        let row = try #require(panel.view.tree.rows.last { $0.hasChildren && $0.depth >= 17 })
        let index = try #require(panel.view.tree.index(of: row.number))
        let x = InspectorStyle.margin + 10 * 13 + CGFloat(row.depth - 10) * 2 + 4
        let y = 60 + 4 + (CGFloat(index) + 0.5) * InspectorStyle.treeRowHeight
        panel.stage.perform { panel.view.pointerDown(at: CGPoint(x: x, y: y)) }
        #expect(panel.view.state.toggled == [row.number] && panel.selected.isEmpty)
    }

    /// The keys change the timing of the animation that the user has chosen, also if an animation above it in the report ends.
    @Test func chosenAnimationStaysChosenWhenAnotherOneEnds() throws {
        let inspection = Inspection(keepsFrames: false)
        let scene = inspection.observe { Stage(size: CGSize(width: 240, height: 180), scale: 1) }
        let card = UIView(frame: CGRect(x: 11, y: 23, width: 50, height: 30))
        scene.window.addSubview(card)
        scene.advance(frames: 2)
        scene.perform {
            UIView.animate(withDuration: 0.3) { card.alpha = 0.4 }
            UIView.animate(withDuration: 1.2) { card.center = CGPoint(x: 170, y: 120) }
        }
        scene.advance(frames: 9)
        let stage = Stage(size: CGSize(width: 460, height: 1000), scale: 1)
        let view = stage.perform { InspectorView(frame: CGRect(x: 0, y: 0, width: 460, height: 1000)) }
        stage.perform {
            stage.window.addSubview(view)
            view.select(card.layer.serialNumber)
        }
        func update() {
            let content = scene.perform { view.content(of: scene, names: inspection.names, inspection: inspection) }
            stage.perform { view.show(content) }
        }
        update()
        let tab = try #require(KeyStroke(named: "tab"))
        for _ in 0..<2 { #expect(stage.perform { view.press(tab) }) }
        #expect(view.report?.animations.count == 2 && view.chosenAnimation == 1)
        scene.advance(frames: 30)
        update()
        #expect(view.report?.animations.count == 1 && view.chosenAnimation == 0)
        scene.advance(frames: 60)
        update()
        #expect(view.report?.animations.isEmpty == true && view.chosenAnimation == nil)
    }

    /// Without an observer of the stage, the calls of animations are not known.
    @Test func altAndAnArrowSayWhyAnUnknownCallIsNotChanged() {
        let panel = Panel()
        let card = panel.fixture.card
        var messages: [String] = []
        panel.view.onMessage = { messages.append($0) }
        panel.fixture.stage.perform { UIView.animate(withDuration: 0.7) { card.alpha = 0.3 } }
        panel.stage.perform { panel.view.select(card.layer.serialNumber) }
        panel.update()
        #expect(panel.press("tab") && panel.press("alt+right"))
        panel.stage.perform { panel.view.isReadingLines = true }
        #expect(panel.press("alt+left"))
        #expect(
            messages == [
                "The call that started this animation is not known, so its timing cannot be changed",
                "The line of code is still being looked up: press the keys again in a moment",
            ])
    }

    @Test func pictureOfAMovingCard() throws {
        let panel = Panel()
        let card = panel.fixture.card
        panel.fixture.stage.perform {
            UIView.animate(
                withDuration: 1.2, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0,
                animations: {
                    card.center = CGPoint(x: 190, y: 240)
                    card.backgroundColor = UIColor(red: 0.9, green: 0.42, blue: 0.2, alpha: 1)
                    card.transform = CGAffineTransform(rotationAngle: 0.5).scaledBy(x: 1.25, y: 1.25)
                })
        }
        panel.fixture.stage.advance(frames: 14)
        panel.stage.perform { panel.view.select(card.layer.serialNumber) }
        panel.update()
        panel.update()
        panel.stage.perform {
            panel.view.sourceView.line = SourceLine(path: #filePath, line: #line - 5, function: "pictureOfAMovingCard()")
        }
        panel.stage.advance(frames: 1)
        try InspectorFixture.savePicture(of: panel.stage, named: "inspector")
        #expect(panel.view.report?.animations.count == 3)
    }

    @Test func updateOfThreeHundredLayersAllocatesFewViews() {
        let panel = Panel()
        panel.fixture.stage.perform {
            for number in 0..<300 {
                let view = UIView(frame: CGRect(x: number, y: 2 * number, width: 7, height: 5))
                panel.fixture.controller.view.addSubview(view)
            }
        }
        panel.update()
        panel.update()
        func count(_ view: UIView) -> Int { view.subviews.reduce(1) { $0 + count($1) } }
        #expect(panel.view.tree.rows.count > 300)
        #expect(count(panel.view) < 250)
    }

    /// A drag upward and the key ↑ change the delay and the damping in the same direction.
    @Test func upIncreasesTheTimingByDragsAndByKeys() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        func state(_ curve: TimingCurve) -> LayerReport.AnimationState {
            LayerReport.AnimationState(
                curve: curve, duration: 1.2, delay: 0.3, fraction: 0.25, progress: 0.4, isWaiting: false, returnAddresses: [77])
        }
        func change(_ curve: TimingCurve, _ part: TimingDrag.Part) throws -> TimingChange {
            let start = CGPoint(x: 130, y: 110)
            let drag = TimingDrag(animation: state(curve), part: part, start: start, curveView: CurveView(frame: view.bounds))
            return try #require(drag.edit(at: CGPoint(x: 127, y: 70), in: view)).change
        }
        let (curve, spring) = (TimingCurve.linear, TimingCurve.spring(mass: 1, stiffness: 100, damping: 8, velocity: 0))
        let delay = try #require(try change(curve, .duration).delay)
        let dragged = try #require(try change(spring, .spring).spring)
        #expect(abs(delay - 0.7) < 1e-9 && abs(dragged.dampingRatio - 0.6) < 1e-9)
        let (up, keys) = (CGVector(dx: 0, dy: -1), KeyboardTimingTarget(animation: 0))
        let keyDelay = try #require(keys.edit(state(curve), toward: up)?.change.delay)
        let pressed = try #require(keys.edit(state(spring), toward: up)?.change.spring)
        #expect(keyDelay > 0.3 && pressed.dampingRatio > 0.4)
    }
}

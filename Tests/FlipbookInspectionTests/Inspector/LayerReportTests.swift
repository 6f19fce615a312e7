@testable import FlipbookInspection
import FlipbookMotion
import Foundation
import QuartzCore
import Stage
import Testing
import UIKit

@MainActor @Suite struct LayerReportTests {
    @Test func identityNamesClassesAndAccessibility() {
        let fixture = InspectorFixture()
        fixture.card.accessibilityLabel = "Boarding card"
        let report = fixture.report(of: fixture.card)
        #expect(report.name == "boarding-card")
        #expect(report.layer == fixture.card.layer.serialNumber)
        #expect(report.row("View", in: "")?.value == "UIView")
        #expect(report.row("Layer", in: "")?.value == "CALayer")
        #expect(report.row("Accessibility", in: "")?.value == "“Boarding card”")
    }

    @Test func valuesAreEqualToTheModelWithoutAnimations() {
        let fixture = InspectorFixture()
        let report = fixture.report(of: fixture.card)
        #expect(report.row("Frame", in: "Geometry")?.value == "23, 41, 120 × 70")
        #expect(report.row("Position", in: "Geometry")?.value == "83, 76")
        #expect(report.row("Background", in: "Appearance")?.value == "#336699")
        #expect(report.row("Corner radius", in: "Appearance")?.value == "7")
        #expect(report.sections.flatMap(\.rows).allSatisfy { $0.shownValue == nil })
    }

    @Test func shownValueIsBesideTheModelWhileTheyDiffer() {
        let fixture = InspectorFixture()
        let card = fixture.card
        fixture.stage.perform {
            UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
                card.center = CGPoint(x: 183, y: 136)
                card.alpha = 0.25
                card.transform = CGAffineTransform(rotationAngle: .pi / 6)
            }
        }
        fixture.stage.advance(frames: 60)
        let report = fixture.report(of: card)
        let position = report.row("Position", in: "Geometry")
        #expect(position?.value == "183, 136")
        #expect(position?.shownValue == "133, 106")
        #expect(report.row("Opacity", in: "Appearance")?.value == "0.25")
        #expect(report.row("Opacity", in: "Appearance")?.shownValue == "0.63")
        #expect(report.row("Transform", in: "Geometry")?.value == "30°")
        #expect(report.row("Transform", in: "Geometry")?.shownValue == "15°")
        let states = report.animations
        #expect(states.count == 3)
        for state in states {
            #expect(abs(state.fraction - 0.5) < 1e-6)
            #expect(abs(state.progress - 0.5) < 1e-6)
            #expect(state.duration == 2)
        }
        fixture.stage.advance(frames: 61)
        #expect(fixture.report(of: card).row("Position", in: "Geometry")?.shownValue == nil)
        #expect(fixture.report(of: card).section("Animations") == nil)
    }

    /// A block inside of another one has the duration of the outer block, unless an option says otherwise.
    @Test func inheritedDurationIsNamed() {
        let fixture = InspectorFixture()
        let card = fixture.card
        fixture.stage.perform {
            UIView.animate(withDuration: 0.9) {
                card.alpha = 0.3
                UIView.animate(withDuration: 0.4) { card.center.x = 190 }
                UIView.animate(withDuration: 0.4, delay: 0, options: .overrideInheritedDuration) {
                    card.transform = CGAffineTransform(rotationAngle: 0.4)
                }
            }
        }
        fixture.stage.advance(frames: 7)
        let report = fixture.report(of: card)
        func value(_ keyPath: String) -> String { report.row(keyPath, in: "Animations")?.value ?? "" }
        #expect(value("opacity").hasPrefix("0.9 s · "))
        #expect(value("position").hasPrefix("0.9 s, inherited · "))
        #expect(value("transform").hasPrefix("0.4 s · "))
    }

    @Test func springHasDampingResponseAndSettlingTime() throws {
        let fixture = InspectorFixture()
        let animation = CASpringAnimation(keyPath: "position.x")
        (animation.mass, animation.stiffness, animation.damping) = (2, 162, 14.4)
        (animation.fromValue, animation.toValue) = (40, 90)
        animation.duration = 3
        fixture.stage.perform { fixture.card.layer.add(animation, forKey: "bounce") }
        fixture.stage.advance(frames: 12)
        let row = try #require(fixture.report(of: fixture.card).section("Animations")?.rows.first)
        // ω = √(162/2) = 9, response = 2π/9, ζ = 14.4/(2·√324) = 0.4.
        #expect(row.value.contains("damping 0.4, response 0.7 s, settles in "))
        let state = try #require(row.animation)
        let spring = try Spring(mass: 2, stiffness: 162, damping: 14.4)
        #expect(abs(state.progress - spring.value(at: 0.2, velocity: 0)) < 1e-9)
    }

    @Test func animatorShowsItsState() throws {
        let fixture = InspectorFixture()
        let card = fixture.card
        let animator = fixture.stage.perform {
            UIViewPropertyAnimator(duration: 1.5, curve: .linear) { card.center.x = 200 }
        }
        func state() -> String? {
            fixture.report(of: card).animations.first.flatMap { state in state.currentState.map { state.states[$0] } }
        }
        fixture.stage.perform { animator.startAnimation() }
        fixture.stage.advance(frames: 9)
        #expect(state() == "running")
        fixture.stage.perform { animator.pauseAnimation() }
        fixture.stage.advance(frames: 2)
        #expect(state() == "paused")
        fixture.stage.perform {
            animator.isReversed = true
            animator.startAnimation()
        }
        fixture.stage.advance(frames: 1)
        #expect(state() == "reversed")
        fixture.stage.perform { animator.stopAnimation(true) }
    }

    @Test func constraintsAreTextsWithNamesAndPriorities() throws {
        let fixture = InspectorFixture()
        let layout = try #require(fixture.report(of: fixture.controller.caption).section("Layout"))
        let texts = layout.rows.map(\.value)
        #expect(texts.contains("leading = boarding-card.leading + 9"))
        #expect(texts.contains("top = boarding-card.bottom + 13"))
        #expect(texts.contains("width ≤ 210 @625"))
        #expect(layout.rows.contains { $0.title == "Hugging" && $0.value == "250, 250" })
        #expect(layout.rows.allSatisfy { $0.emphasis != .problem })
        #expect(layout.rows.contains { $0.title == "content size" && $0.emphasis == .secondary })
    }

    @Test func brokenConstraintIsAProblem() throws {
        let fixture = InspectorFixture()
        let caption = fixture.controller.caption
        _ = Diagnostics.recorded {
            fixture.stage.perform {
                caption.heightAnchor.constraint(equalToConstant: 31).isActive = true
                caption.heightAnchor.constraint(equalToConstant: 47).isActive = true
            }
            fixture.stage.advance(frames: 1)
        }
        let rows = try #require(fixture.report(of: caption).section("Layout")).rows
        #expect(rows.filter { $0.emphasis == .problem }.map(\.title) == ["In conflict"])
    }

    /// An animation that is not removed on its completion has one row, also if it is selected in the timeline.
    @Test func animationThatStaysAttachedAfterItsEndHasOneRow() throws {
        let inspection = Inspection(keepsFrames: false)
        let stage = inspection.observe { Stage(size: CGSize(width: 240, height: 180), scale: 1) }
        let card = UIView(frame: CGRect(x: 11, y: 23, width: 50, height: 30))
        stage.window.addSubview(card)
        stage.advance(frames: 2)
        stage.perform {
            for (keyPath, value) in [("opacity", 0.35), ("cornerRadius", 9.0)] {
                let animation = CABasicAnimation(keyPath: keyPath)
                (animation.toValue, animation.duration, animation.fillMode) = (value, 0.4, .forwards)
                animation.isRemovedOnCompletion = keyPath == "cornerRadius"
                card.layer.add(animation, forKey: keyPath)
            }
        }
        stage.advance(frames: 50)
        let animations = inspection.timeline.animations
        let fade = try #require(animations.first { $0.keyPath == "opacity" })
        let corner = try #require(animations.first { $0.keyPath == "cornerRadius" })
        #expect(fade.end != nil && corner.end != nil && card.layer.attachedAnimations.count == 1)
        func numbers(selected: Int) -> [Int?] {
            stage.perform {
                LayerReportBuilder(card.layer, names: inspection.names, inspection: inspection, selectedAnimation: selected).report
                    .animations.map(\.number)
            }
        }
        #expect(numbers(selected: fade.number) == [fade.number])
        #expect(numbers(selected: corner.number) == [fade.number, corner.number])
    }

    @Test func gesturesAndRespondersAreListed() throws {
        let fixture = InspectorFixture()
        let report = fixture.report(of: fixture.card)
        #expect(report.row("UITap", in: "Gestures")?.value == "possible")
        let chain = try #require(report.section("Next responders")).rows.map(\.value)
        #expect(chain[1] == "CardController")
        #expect(chain.contains { $0.hasSuffix("UIWindow") })
    }

    /// The channels of a color can be any numbers.
    @Test func colorOutOfRangeIsReadable() {
        let huge = CGColor(red: 1e30, green: -7, blue: .nan, alpha: 0.25)
        #expect(LayerValue.color(huge).shortText == "#FF0000 25 %")
        let infinite = CGColor(red: .infinity, green: 0.4, blue: 0.6, alpha: -1e30)
        #expect(LayerValue.color(infinite).shortText == "#FF6699 0 %")
    }

    @Test func transformIsReadable() {
        #expect(TransformDescription(CATransform3DIdentity).text == "identity")
        let turned = CATransform3DRotate(CATransform3DMakeScale(1.5, 1.5, 1), .pi / 9, 0, 0, 1)
        #expect(TransformDescription(turned).text == "scale 1.5 · 20°")
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / 640
        #expect(TransformDescription(CATransform3DRotate(perspective, .pi / 4, 0, 1, 0)).text.hasPrefix("45° about y"))
        let shifted = CATransform3DMakeAffineTransform(CGAffineTransform(translationX: 12.5, y: -3).scaledBy(x: -2, y: 3))
        #expect(TransformDescription(shifted).text == "scale -2 × 3 · translation 12.5, -3")
        #expect(TransformDescription(CATransform3DMakeScale(1.5, 1.5, 0.25)).text == "scale 1.5 × 1.5 × 0.25")
        let half = CATransform3DMakeRotation(.pi, 1, 0, 0)
        #expect(TransformDescription(half).text == "180° about x")
    }
}

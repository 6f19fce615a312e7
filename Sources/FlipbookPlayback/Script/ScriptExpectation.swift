import FlipbookInspection
import Foundation
import QuartzCore
import Stage
import UIKit

/// The condition of a step `wait for` or `expect`, which must be met in `lastFrame` or earlier.
///
/// The error of a condition that is not met names the target as the script writes it, what was found, and what was expected.
struct ScriptExpectation {
    var lastFrame: Int
    let isMet: (Take) -> Bool
    let makeError: (Take) -> ScriptError

    private init(lastFrame: Int, isMet: @escaping (Take) -> Bool, makeError: @escaping (Take) -> ScriptError) {
        (self.lastFrame, self.isMet, self.makeError) = (lastFrame, isMet, makeError)
    }

    /// Creates the condition of a step. For a comparison with a number, `lastFrame` is the current frame. Throws an error if the layer of
    /// the view has no finite number at the key path, because waiting does not correct this mistake.
    init(_ step: Script.Step, _ take: Take) throws {
        switch step.action {
        case .waitForIdle(let seconds): self.init(idleWithin: seconds, step, take)
        case .expect(let target, let isGone, let seconds): self.init(target, isGone: isGone, within: seconds, take)
        case .expectText(let target, let text, let seconds): self.init(target, text: text, within: seconds, step, take)
        case .expectNumber(let target, let keyPath, let value, let tolerance):
            let error = try Self.comparisonError(step, take, target, keyPath, value, tolerance)
            self.init(lastFrame: take.frame, isMet: { _ in error == nil }) { _ in
                error ?? ScriptError(location: step.location, message: "")
            }
        default: preconditionFailure("only 'wait for' and 'expect' have a condition")
        }
    }

    /// Creates the condition that the stage is idle.
    private init(idleWithin seconds: Double, _ step: Script.Step, _ take: Take) {
        lastFrame = take.frame + take.stage.displayedFrameCount(in: seconds)
        isMet = { $0.stage.isIdle }
        makeError = { take in
            ScriptError(
                location: step.location,
                message: "something is still moving after \(ScriptLineReader.formatted(seconds)) s: \(TargetFinder.motion(on: take.stage))")
        }
    }

    /// Creates the condition that a target is visible, or that it is not.
    private init(_ target: ScriptTarget, isGone: Bool, within seconds: Double, _ take: Take) {
        lastFrame = take.frame + take.stage.displayedFrameCount(in: seconds)
        isMet = { TargetFinder(stage: $0.stage).isVisible(target) != isGone }
        makeError = { take in
            let timeoutNote = seconds > 0 ? " after \(ScriptLineReader.formatted(seconds)) s" : ""
            if isGone {
                return ScriptError(location: target.location, message: "\(target.name) is still on the screen\(timeoutNote)")
            }
            do {
                _ = try TargetFinder(stage: take.stage).view(target)
            } catch let error as ScriptError {
                return ScriptError(location: error.location, message: Self.message(error.message, after: seconds))
            } catch {}
            return ScriptError(location: target.location, message: "\(target.name) is not on the screen\(timeoutNote)")
        }
    }

    /// Returns a message that begins with the time for which the step has waited. The time is not at the end, because the message can end
    /// with a list of names.
    private static func message(_ message: String, after seconds: Double) -> String {
        seconds > 0 ? "after \(ScriptLineReader.formatted(seconds)) s, \(message)" : message
    }

    // MARK: - Comparing texts

    /// Creates the condition that a view shows a text.
    private init(_ target: ScriptTarget, text: String, within seconds: Double, _ step: Script.Step, _ take: Take) {
        lastFrame = take.frame + take.stage.displayedFrameCount(in: seconds)
        isMet = { take in
            guard let view = try? TargetFinder(stage: take.stage).view(target) else { return false }
            return ViewFinder.shownText(of: view) == text
        }
        makeError = { take in
            let timeoutNote = seconds > 0 ? " after \(ScriptLineReader.formatted(seconds)) s" : ""
            do {
                let view = try TargetFinder(stage: take.stage).view(target)
                let message =
                    ViewFinder.shownText(of: view).map {
                        "the text of \(target.name) is \(ScriptLineReader.quoted($0)), not \(ScriptLineReader.quoted(text))\(timeoutNote)"
                    } ?? "\(target.name) is a \(type(of: view)), which has no text; name a label, a text field, a text view or a button"
                return ScriptError(location: step.location, message: message)
            } catch let error as ScriptError {
                return ScriptError(location: error.location, message: Self.message(error.message, after: seconds))
            } catch { return ScriptError(location: step.location, message: "\(error)") }
        }
    }

    // MARK: - Comparing numbers

    /// The tolerance of a comparison for a step that does not state it.
    static let standardTolerance = 0.001

    /// Compares a displayed value of a view's layer with an expected value. Returns the difference or the missing view as an error, or nil
    /// if the expectation is met. Throws an error if the layer has no finite number at the key path.
    private static func comparisonError(
        _ step: Script.Step, _ take: Take, _ target: ScriptTarget, _ keyPath: String, _ expected: ScriptPoint.Coordinate,
        _ tolerance: Double
    ) throws -> ScriptError? {
        let view: UIView
        do {
            view = try TargetFinder(stage: take.stage).displayedView(target)
        } catch let error as ScriptError {
            return error
        }
        guard let displayedValue = take.stage.displayedNumber(view.layer, keyPath), displayedValue.isFinite else {
            let problem = LayerKeyPath.problem(with: keyPath, on: view.layer) ?? "\(keyPath) of \(target.name) is not finite"
            throw ScriptError(location: step.location, message: problem)
        }
        let size = take.stage.size
        let length = ScriptPoint.axis(ofKeyPath: keyPath) == .vertical ? size.height : size.width
        let value = Double(expected.resolved(in: length))
        // Two triples of angles describe a rotation about y by more than 90°. The key path returns the triple with |y| ≤ 90°, as for a
        // trace. A chart shows the other triple, in which x and z are 0. An angle in degrees is that of the chart, so that the two sides
        // of a card have different angles.
        let turnValue = angleOfTurnAboutY(take.stage, view.layer, keyPath)
        let isInDegrees = expected.unit == .degrees
        let found = isInDegrees ? turnValue ?? displayedValue : displayedValue
        // An angle in degrees can have any number of turns, as in a chart, in which a rotation continues from 180° to 181°.
        let difference = found - value
        let turns = isInDegrees ? (difference / (2 * .pi)).rounded() : 0
        if abs(difference - turns * 2 * .pi) <= tolerance { return nil }
        let texts =
            ScriptPoint.isAngle(keyPath: keyPath)
            ? angleTexts(found, value, isInDegrees: isInDegrees) : distinctTexts(found, value)
        let expectedText = expected.unit == .percent ? "\(expected.text) (\(texts.1))" : texts.1
        let toleranceText =
            tolerance == standardTolerance
            ? "" : " ± " + (isInDegrees ? NumberText.rounded(tolerance * 180 / .pi) + "°" : ScriptWriter.number(tolerance))
        let advice =
            isInDegrees || turnValue == nil
            ? unitAdvice(expected, keyPath)
            : "; a turn about y by more than 90° is easier to expect in degrees: \(NumberText.rounded((turnValue ?? 0) * 180 / .pi))°"
        return ScriptError(
            location: step.location, message: "\(keyPath) of \(target.name) is \(texts.0), not \(expectedText)\(toleranceText)\(advice)")
    }

    /// Returns the angle of a key path as a chart shows it. Nil unless the key path is an angle, and the layer is turned about y alone by
    /// more than a quarter of a turn.
    private static func angleOfTurnAboutY(_ stage: Stage, _ layer: CALayer, _ keyPath: String) -> Double? {
        guard let (transform, axis) = ContinuousAngle.transformAndAxis(keyPath) else { return nil }
        let angles = ["x", "y", "z"].compactMap { stage.displayedNumber(layer, "\(transform).rotation.\($0)") }
        guard angles.count == 3, angles.allSatisfy(\.isFinite) else { return nil }
        return ContinuousAngle.turnAboutY(SIMD3(angles[0], angles[1], angles[2]))?[axis]
    }

    /// Returns advice for an angle without a unit that is larger than a full turn, because it is probably meant in degrees. For other
    /// values, returns an empty string.
    private static func unitAdvice(_ expected: ScriptPoint.Coordinate, _ keyPath: String) -> String {
        guard expected.unit == .none, ScriptPoint.isAngle(keyPath: keyPath), abs(expected.value) > 2 * .pi else { return "" }
        let (number, degrees) = (NumberText.rounded(expected.value), NumberText.rounded(expected.value * 180 / .pi))
        return "; \(number) without a unit is in radians, which are \(degrees)°: write \(number)° for degrees"
    }

    /// Returns two angles in radians and in degrees, first in the unit of the script, such as `45° (0.785398)`.
    private static func angleTexts(_ a: Double, _ b: Double, isInDegrees: Bool) -> (String, String) {
        let (radians, degrees) = (distinctTexts(a, b), distinctTexts(a * 180 / .pi, b * 180 / .pi))
        return isInDegrees
            ? ("\(degrees.0)° (\(radians.0))", "\(degrees.1)° (\(radians.1))")
            : ("\(radians.0) (\(degrees.0)°)", "\(radians.1) (\(degrees.1)°)")
    }

    /// Returns two different numbers with as few digits as show that they differ, but at least six.
    private static func distinctTexts(_ a: Double, _ b: Double) -> (String, String) {
        for digits in [6, 9, 12, 15] {
            let texts = (NumberText.rounded(a, digits: digits), NumberText.rounded(b, digits: digits))
            if texts.0 != texts.1 { return texts }
        }
        return ("\(a)", "\(b)")
    }
}

import CoreGraphics
import FlipbookInspection
import Foundation
import Stage
import Testing

@Suite struct TimelineInputTests {
    private func input(_ frame: Int, _ input: Input) -> TimedInput { TimedInput(frame: frame, input: input) }

    @Test func touchesAreTapsDragsAndPresses() {
        let inputs = TimelineInput.inputs(
            from: [
                input(4, .down(finger: 0, at: CGPoint(x: 10, y: 20), force: 1)), input(9, .up(finger: 0)),
                input(20, .down(finger: 0, at: CGPoint(x: 10, y: 20), force: 1)),
                input(21, .move(finger: 0, to: CGPoint(x: 40, y: 60), force: 1)), input(33, .up(finger: 0)),
                input(50, .down(finger: 1, at: CGPoint(x: 7, y: 9), force: 0)),
                input(70, .move(finger: 1, to: CGPoint(x: 7, y: 9), force: 2.5)), input(75, .up(finger: 1)),
            ], until: 90)
        #expect(inputs.map(\.kind) == [.tap, .drag, .press])
        #expect(inputs.map(\.frames) == [4...9, 20...33, 50...75])
        #expect(inputs[1].title == "Drag 50 pt")
        #expect(inputs[1].path.count == 2)
        #expect(inputs[2].force == 2.5)
    }

    @Test func distanceOfADragCanBeLargerThanEveryInteger() {
        let inputs = TimelineInput.inputs(
            from: [
                input(3, .down(finger: 0, at: CGPoint(x: 5, y: 7), force: 1)),
                input(8, .move(finger: 0, to: CGPoint(x: 3e20, y: 4e20), force: 1)), input(13, .up(finger: 0)),
            ], until: 40)
        #expect(inputs.map(\.kind) == [.drag])
        #expect(inputs.map(\.title) == ["Drag 500000000000000000000 pt"])
    }

    @Test func fingerThatIsStillDownEndsAtTheLastFrame() {
        let inputs = TimelineInput.inputs(from: [input(12, .down(finger: 0, at: CGPoint(x: 3, y: 5), force: 1))], until: 70)
        #expect(inputs.map(\.frames) == [12...70])
        #expect(inputs.map(\.kind) == [.press])
    }

    @Test func movementsOfTheWheelThatFollowEachOtherAreOneScroll() {
        let scrolls = [3, 8, 14, 40].map { input($0, .scroll(at: CGPoint(x: 1, y: 2), by: CGVector(dx: 0, dy: 12))) }
        #expect(TimelineInput.inputs(from: scrolls, until: 60).map(\.frames) == [3...14, 40...40])
    }
}

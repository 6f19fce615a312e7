import Testing

@testable import FlipbookKit

/// The texts about the steps of a build.
@Suite struct BuildStepsTests {
    /// Returns the lines about the output of a build that ends before another line is due.
    private func lines(_ output: [String]) -> [String] {
        var steps = BuildSteps(startTime: 700)
        return output.compactMap { steps.handle($0) ? steps.line(at: 709.5) : nil }
    }

    @Test func eachModuleOfALongBuildIsNamedOnceWithItsStep() {
        let output = [
            "[3/7] Compiling QuartzCore CALayer.swift", "[12/80] Compiling QuartzCore CALayer.swift",
            "[13/80] Compiling QuartzCore CAAnimation.swift", "[14/80] Write sources", "[75/81] Compiling UIKit UIView.swift",
            "[76/81] Linking App", "[x/81] Compiling App main.swift", "warning: unused", "[77 of 81] Compiling App main.swift",
        ]
        #expect(lines(output) == ["Step 12 done: compiling QuartzCore", "Step 75 done: compiling UIKit"])
        #expect(lines(["[1/2] Compiling App", "[2/2] Linking App"]) == [])
    }

    @Test func longStepHasALineInEachInterval() {
        var steps = BuildSteps(startTime: 700)
        #expect(steps.line(at: 720) == nil, "no step has begun")
        let isStep = steps.handle("[75/81] Compiling UIKit UIView.swift")
        #expect(isStep)
        let lines = [703.0, 712, 713, 722.5, 723.5].map { steps.line(at: $0) }
        let expected = [
            "Step 75 done: compiling UIKit", nil, "Still building after 13 s; step 75 done: compiling UIKit", nil,
            "Still building after 23 s; step 75 done: compiling UIKit",
        ]
        #expect(lines == expected)
        _ = steps.handle("[81/81] Linking App")
        #expect(steps.line(at: 745) == "Still building after 45 s; step 81 done: linking App")
    }

    /// SwiftPM plans steps while it builds, and each phase counts from 0. The library of Flipbook is built before the app.
    @Test func numberNeverDecreases() {
        var steps = BuildSteps(startTime: 0)
        let output = ["[1/1] Planning", "[0/3] Write", "[2/3] Write", "[3/40] Compile", "[4/81] Compile", "[3/81] Compile", "[80/81] Link"]
        var numbers: [Int] = []
        for line in output + ["[1/2] Compiling App", "[2/2] Linking App"] {
            _ = steps.handle(line)
            numbers.append(steps.number)
        }
        #expect(numbers == [1, 1, 3, 4, 5, 5, 81, 82, 83])
    }

    @Test func textOfTheWindowNamesTheModule() {
        var steps = BuildSteps(startTime: 0)
        _ = steps.handle("[12/340] Compiling UIKit UIView.swift")
        #expect(steps.windowText == "Step 12 done: compiling UIKit")
        _ = steps.handle("[13/340] Linking App")
        #expect(steps.windowText == "Step 13 done: linking App")
    }

    @Test func textFitsIntoALineOfATerminal() {
        var steps = BuildSteps(startTime: 0)
        _ = steps.handle("[12/340]   Compiling UIKit UIView.swift")
        #expect(steps.text("Talk") == "Building Talk, step 12 done: Compiling UIKit UIView.swift")
        _ = steps.handle("[13/341] Compiling UIKit \(String(repeating: "A", count: 90)).swift")
        #expect(steps.text("Talk").count == 78 && steps.text("Talk").hasPrefix("Building Talk, step 13 done: Compiling UIKit AAA"))
    }
}

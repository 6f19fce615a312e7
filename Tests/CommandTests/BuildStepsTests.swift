import Testing

@testable import flipbook

/// The lines about the build of Flipbook for a project.
@Suite struct BuildStepsTests {
    @Test func eachModuleIsNamedOnceWithItsStep() {
        var steps = BuildSteps()
        let output = [
            ("[3/7", "Compiling QuartzCore CALayer.swift"), ("[12/80", "Compiling QuartzCore CALayer.swift"),
            ("[13/80", "Compiling QuartzCore CAAnimation.swift"), ("[14/80", "Write sources"), ("[75/81", "Compiling UIKit UIView.swift"),
            ("[76/81", "Linking App"), ("[x/81", "Compiling App main.swift"),
        ]
        let lines = output.compactMap { steps.line(step: Substring($0.0), action: $0.1) }
        #expect(lines == ["Step 12 of 80: compiling QuartzCore", "Step 75 of 81: compiling UIKit"])
    }
}

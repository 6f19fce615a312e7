import Foundation
import QuartzCore
import Testing

@Suite struct DiagnosticsTests {
    private func report(_ message: String, onlyOnce: Bool = false) {
        Diagnostics.report(.warning, source: "CALayer", message, onlyOnce: onlyOnce)
    }

    @Test func diagnosticsAreRecordedInOrder() {
        let diagnostics = Diagnostics.recorded {
            report("There is no layer 7.")
            Diagnostics.report(.programmerError, source: "UIView", "The view is its own superview.")
            report("There is no layer 7.")
        }
        #expect(
            diagnostics.map(\.description) == [
                "CALayer: There is no layer 7.", "UIView: The view is its own superview.", "CALayer: There is no layer 7.",
            ])
        #expect(diagnostics.map(\.severity) == [.warning, .programmerError, .warning])
        #expect(diagnostics[1].source == "UIView" && diagnostics[1].message == "The view is its own superview.")
    }

    @Test func onlyOnceReportsEachMessageOncePerScope() {
        for _ in 1...2 {
            let diagnostics = Diagnostics.recorded {
                for number in [3, 5, 3, 5] { report("There is no layer \(number).", onlyOnce: true) }
                Diagnostics.report(.warning, source: "CATransaction", "There is no layer 3.", onlyOnce: true)
            }
            #expect(diagnostics.map(\.source) == ["CALayer", "CALayer", "CATransaction"])
        }
    }

    @Test func handlersEndWithTheirScope() {
        struct Interruption: Error {}
        let outer = Diagnostics.recorded {
            report("before")
            let inner = Diagnostics.recorded { report("inside") }
            #expect(inner.map(\.message) == ["inside"])
            #expect(throws: Interruption.self) {
                try Diagnostics.withHandler({ _ in }) {
                    report("lost")
                    throw Interruption()
                }
            }
            report("after")
        }
        #expect(outer.map(\.message) == ["before", "after"])
    }

    @Test func handlerReturnsTheResultOfItsBody() { #expect(Diagnostics.withHandler({ _ in }) { 7 * 11 } == 77) }

    @Test func simultaneousScopesAreIndependent() async {
        await withTaskGroup(of: Bool.self) { group in
            for number in 1...8 {
                group.addTask {
                    let diagnostics = Diagnostics.recorded { for step in 0..<200 { report("\(number) \(step)") } }
                    return diagnostics.map(\.message) == (0..<200).map { "\(number) \($0)" }
                }
            }
            for await isIndependent in group { #expect(isIndependent) }
        }
    }

    @Test func warningIsWrittenToStandardError() async throws {
        let result = try await #require(processExitsWith: .success, observing: [\.standardErrorContent]) {
            Diagnostics.report(.warning, source: "CALayer", "There is no layer 7.")
        }
        #expect(String(decoding: result.standardErrorContent, as: UTF8.self).contains("CALayer: There is no layer 7.\n"))
    }

    @Test func programmerErrorStopsDebugBuildsOnly() async throws {
        #if DEBUG
        let expectedResult = ExitTest.Condition.failure
        #else
        let expectedResult = ExitTest.Condition.success
        #endif
        let result = try await #require(processExitsWith: expectedResult, observing: [\.standardErrorContent]) {
            Diagnostics.report(.programmerError, source: "CALayer", "There is no layer 7.")
        }
        #expect(String(decoding: result.standardErrorContent, as: UTF8.self).contains("CALayer: There is no layer 7.\n"))
    }
}

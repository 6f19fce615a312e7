import Testing

@testable import flipbook

/// The choice of the test libraries of a project.
@MainActor @Suite struct TestRunTests {
    @Test(arguments: [
        "import UIKit\nimport XCTest\n", "import UIKit\r\nimport XCTest\r\n", "\timport XCTest  // the old library",
        "@preconcurrency import XCTest", "import XCTest; import UIKit",
    ])
    func sourceImportsAModule(_ source: String) {
        #expect(TestRun.imports("XCTest", in: source) && !TestRun.imports("Testing", in: source))
    }

    @Test(arguments: ["// import XCTest", "import XCTestSupport", "let text = \"import\"", "import", ""])
    func otherLinesImportNothing(_ source: String) {
        #expect(!TestRun.imports("XCTest", in: source))
    }
}

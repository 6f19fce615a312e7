import Foundation
import Testing

@testable import flipbook

/// The output of the unit tests of a project, and the report that is made of it.
@MainActor @Suite struct TestResultsTests {
    private let lines = """
        Test Suite 'All tests' started at 2026-01-02 03:04:05.678
        Test Case 'PileTests.testOne' started at 2026-01-02 03:04:05.678
        Test Case 'PileTests.testOne' passed (0.125 seconds)
        Test Case 'PileTests.testTwo' started at 2026-01-02 03:04:05.678
        /a/b.swift:7: error: PileTests.testTwo : XCTAssertEqual failed: ("<3>") is not equal to ("4") -
        Test Case 'PileTests.testTwo' failed (0.25 seconds)
        Test Case 'PileTests.testThree' started at 2026-01-02 03:04:05.678
        Test Case 'PileTests.testThree' skipped (0.5 seconds)
        """.split(separator: "\n").map(String.init)

    @Test func resultsOfXCTestAreReadFromItsOutput() {
        var results = TestResults()
        results.addXCTest(lines, exitCode: 1)
        #expect(results.tests.map(\.name) == ["testOne", "testTwo", "testThree"])
        #expect(results.tests.map(\.seconds) == [0.125, 0.25, 0.5])
        #expect(results.tests[1].outcome == .failed("/a/b.swift:7: XCTAssertEqual failed: (\"<3>\") is not equal to (\"4\") -"))
        #expect(results.tests[2].outcome == .skipped)
        #expect(!results.hasPassed && results.summary == "1 of 3 tests failed")
        #expect(results.junit.contains("failure message=\"/a/b.swift:7: XCTAssertEqual failed: (&quot;&lt;3&gt;&quot;)"))
    }

    @Test func testThatEndsTheProgramIsNamed() {
        var results = TestResults()
        results.addXCTest(Array(lines.prefix(4)), exitCode: 132)
        #expect(!results.hasPassed && results.summary == "the test PileTests.testTwo ended the program by signal 4")
    }

    @Test func resultsOfBothLibrariesAreCounted() {
        var results = TestResults()
        results.addXCTest(Array(lines.prefix(3)), exitCode: 0)
        let report = """
            <testsuites>
            <testsuite name="TestResults" errors="0" tests="5" failures="0" skipped="0" time="0.1">
            <testcase classname="a" name="b" time="0.1"/>
            </testsuite>
            </testsuites>
            """
        results.addSwiftTesting(report: report, [], exitCode: 0)
        #expect(results.hasPassed && results.summary == "6 tests passed")
        #expect(results.junit.contains("<testcase classname=\"a\"") && results.junit.contains("classname=\"PileTests\""))
    }

    @Test func runWithoutTestsHasNotPassed() {
        let results = TestResults()
        #expect(!results.hasPassed && results.summary == "no test was found")
    }

    @Test func errorsOfTheCompilerAndTheLinkerAreListedOnce() {
        let compiler = "/x/A.swift:3:5: error: no value\n  |  `- error: no value\n/x/A.swift:3:5: error: no value\nerror: fatalError\n"
        #expect(ProjectReport.errorLines(in: compiler) == ["/x/A.swift:3:5: error: no value"])
        #expect(ProjectReport.errorLines(in: "a\nld.lld: undefined symbol: f\n") == ["ld.lld: undefined symbol: f"])
        #expect(ProjectReport.errorLines(in: "<unknown>:0: error: no module\n") == ["<unknown>:0: error: no module"])
        #expect(ProjectReport.errorLines(in: "something else\n") == ["something else"])
    }
}

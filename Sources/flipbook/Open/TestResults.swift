import FlipbookPlayback
import Foundation

/// The results of the unit tests of a project.
struct TestResults {
    /// A test and its result.
    struct Test: Equatable {
        enum Outcome: Equatable { case passed, skipped, failed(String) }
        var suite: String
        var name: String
        var seconds: Double
        var outcome: Outcome
    }

    private(set) var tests: [Test] = []
    /// The reasons why a test program ended early.
    private(set) var crashes: [String] = []
    /// The suites in the report of Swift Testing, as XML.
    private var swiftTestingSuites = ""
    private var swiftTestingCounts = (tests: 0, failures: 0)

    var hasPassed: Bool { crashes.isEmpty && swiftTestingCounts.failures == 0 && !tests.contains { $0.isFailed } && count > 0 }
    private var count: Int { tests.count + swiftTestingCounts.tests }

    /// One line with the numbers of passed and failed tests, or with the reason why the program has ended.
    var summary: String {
        if let crash = crashes.first { return crash }
        let failures = tests.count { $0.isFailed } + swiftTestingCounts.failures
        if count == 0 { return "no test was found" }
        return failures == 0 ? "\(Quantity.text(count, "test")) passed" : "\(failures) of \(Quantity.text(count, "test")) failed"
    }

    // MARK: - XCTest

    /// Adds the tests of XCTest, read from its output.
    mutating func addXCTest(_ lines: [String], exitCode: Int32) {
        var (messages, running) = ([String: [String]](), String?.none)
        for line in lines {
            if let name = Self.quoted(line, after: "Test Case '"), line.contains("' started") {
                running = name
            } else if let name = Self.quoted(line, after: "Test Case '"), let seconds = Self.seconds(line) {
                running = nil
                add(name, seconds, isFailed: line.contains("' failed ("), isSkipped: line.contains("' skipped ("), messages[name] ?? [])
            } else if let range = line.range(of: ": error: "), let name = running, line[range.upperBound...].hasPrefix(name + " : ") {
                messages[name, default: []].append(
                    String(line[..<range.lowerBound]) + ": " + line[range.upperBound...].dropFirst(name.count + 3))
            }
        }
        if let running {
            crashes.append("the test \(running) ended the program\(exitCode > 128 ? " by signal \(exitCode - 128)" : "")")
        } else if exitCode > 1 {
            // XCTest ends with 1 if a test has failed, so 1 is no crash.
            crashes.append("the test program ended with \(exitCode)")
        }
    }

    private mutating func add(_ name: String, _ seconds: Double, isFailed: Bool, isSkipped: Bool, _ messages: [String]) {
        let parts = name.split(separator: ".", maxSplits: 1).map(String.init)
        let outcome: Test.Outcome = isFailed ? .failed(messages.joined(separator: "\n")) : isSkipped ? .skipped : .passed
        tests.append(Test(suite: parts.first ?? name, name: parts.last ?? name, seconds: seconds, outcome: outcome))
    }

    private static func quoted(_ line: String, after prefix: String) -> String? {
        guard line.hasPrefix(prefix), let end = line.dropFirst(prefix.count).firstIndex(of: "'") else { return nil }
        return String(line.dropFirst(prefix.count)[..<end])
    }

    /// Returns the number in `(0.061 seconds)` at the end of a line.
    private static func seconds(_ line: String) -> Double? {
        guard line.hasSuffix(" seconds)"), let start = line.lastIndex(of: "(") else { return nil }
        return Double(line[line.index(after: start)...].dropLast(" seconds)".count))
    }

    // MARK: - Swift Testing

    /// Adds the tests of Swift Testing, read from its report.
    mutating func addSwiftTesting(report: String?, _ lines: [String], exitCode: Int32) {
        guard let report, let start = report.range(of: "<testsuite "), let end = report.range(of: "</testsuites>") else {
            return crashes.append(
                exitCode > 128
                    ? "the tests of Swift Testing ended by signal \(exitCode - 128)" : "the tests of Swift Testing left no report")
        }
        swiftTestingSuites += String(report[start.lowerBound..<end.lowerBound]).trimmingCharacters(in: .whitespacesAndNewlines)
        let header = report[start.lowerBound...].prefix { $0 != ">" }
        func number(_ name: String) -> Int {
            guard let start = header.range(of: " \(name)=\"") else { return 0 }
            return Int(header[start.upperBound...].prefix { $0 != "\"" }) ?? 0
        }
        swiftTestingCounts.tests += number("tests")
        swiftTestingCounts.failures += number("failures") + number("errors")
        // An exit code whose reason is not in the report counts as a failure.
        if exitCode != 0, number("failures") + number("errors") == 0 { swiftTestingCounts.failures += 1 }
    }

    // MARK: - JUnit

    /// The report in the JUnit format.
    var junit: String {
        let suites = Dictionary(grouping: tests, by: \.suite).sorted { $0.key < $1.key }
        var lines = [#"<?xml version="1.0" encoding="UTF-8"?>"#, "<testsuites>"]
        for (suite, tests) in suites {
            let failures = tests.count { $0.isFailed }
            lines.append(#"  <testsuite name="\#(Self.escaped(suite))" tests="\#(tests.count)" failures="\#(failures)">"#)
            for test in tests {
                let start = #"    <testcase classname="\#(Self.escaped(suite))" name="\#(Self.escaped(test.name))" time="\#(test.seconds)""#
                switch test.outcome {
                case .passed: lines.append(start + "/>")
                case .skipped: lines.append(start + "><skipped/></testcase>")
                case .failed(let message): lines.append(start + #"><failure message="\#(Self.escaped(message))"/></testcase>"#)
                }
            }
            lines.append("  </testsuite>")
        }
        if !swiftTestingSuites.isEmpty { lines.append("  " + swiftTestingSuites) }
        for crash in crashes {
            lines.append(
                #"  <testsuite name="program" tests="1" errors="1"><testcase name="run"><error message="\#(Self.escaped(crash))"/></testcase></testsuite>"#
            )
        }
        return (lines + ["</testsuites>"]).joined(separator: "\n") + "\n"
    }

    private static func escaped(_ text: String) -> String {
        text.map { ["&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;", "\n": "&#10;"][$0] ?? String($0) }.joined()
            .unicodeScalars.filter { $0.value >= 32 }.reduce(into: "") { $0.unicodeScalars.append($1) }
    }
}

extension TestResults.Test {
    var isFailed: Bool { if case .failed = outcome { true } else { false } }
}

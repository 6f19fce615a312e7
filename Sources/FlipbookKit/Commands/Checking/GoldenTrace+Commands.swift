import FlipbookPlayback
import Foundation
import QuartzCore
import Stage

extension GoldenTrace {
    /// Compares a run with an accepted trace. Returns a description of the first value that differs, or nil if all values agree.
    ///
    /// If the golden is old and lacks key paths that change, one line on standard error says so.
    ///
    /// - Parameters:
    ///   - csv: The golden.
    ///   - name: The path of the golden, with which messages about it begin.
    ///   - remedy: The command line, or the advice, with which the values of this run are accepted as the golden. Messages end with it.
    ///   - source: The program, for messages.
    ///   - makeTrace: Returns a trace of the run with the given key paths, or with all that change if the argument is nil.
    static func difference(
        from csv: String, named name: String, remedy: String, source: String, framesPerSecond: Int = 60,
        _ makeTrace: ([LayerKeyPath]?) throws -> Trace
    ) throws -> String? {
        let golden = try GoldenTrace(csv, file: name)
        let trace = try makeTrace(golden.keyPaths)
        if let difference = golden.difference(from: trace, framesPerSecond: framesPerSecond) { return difference }
        if let missing = golden.missingKeyPaths(in: trace) {
            Diagnostics.report(
                .warning, source: source,
                "\(name) is from an earlier version and lacks \(missing), which this run has. To compare everything: \(remedy)",
                onlyOnce: true)
        }
        return nil
    }

    /// Returns the trace of an accepted run, and the text of its golden file. The key paths are those of the options, or else those of the
    /// present file, or else all that change. A warning on standard error names the first property that changes but has no numbers.
    ///
    /// Files of earlier versions contain `-0.000000`. Such a file is returned unchanged if nothing else differs.
    ///
    /// - Parameters:
    ///   - path: The path of the golden that will be replaced.
    ///   - keyPaths: The key paths of the options, or nil without the option `--key-paths`.
    ///   - source: The program, for messages.
    ///   - scale: The number of pixels per point of the run, which is written into the file, or nil for a file that does not state it.
    static func accepted(
        replacing path: String, _ keyPaths: KeyPathOption?, source: String, scale: Double? = nil,
        _ makeTrace: ([LayerKeyPath]?) throws -> Trace
    ) throws -> (trace: Trace, text: String) {
        let presentText = try? String(contentsOfFile: path, encoding: .utf8)
        let present = presentText.flatMap { try? GoldenTrace($0) }
        let selected = keyPaths.map(\.keyPaths) ?? present?.keyPaths
        let trace = try makeTrace(selected)
        reportOmissions(of: trace, source: source)
        let text = text(trace, keyPaths: selected, scale: scale)
        if let presentText, presentText.replacing(",-0.000000\n", with: ",0.000000\n") == text { return (trace, presentText) }
        return (trace, text)
    }

    /// Prints a warning with the name of the first property that changes but has no row in the trace, and with the number of the others.
    static func reportOmissions(of trace: Trace, source: String) {
        guard let first = trace.omissions.first else { return }
        let others = trace.omissions.count - 1
        Diagnostics.report(
            .warning, source: source,
            "\(first.property) of \"\(first.view)\"\(others > 0 ? " and \(others) more \(others == 1 ? "property" : "properties")" : "") "
                + "\(others > 0 ? "change" : "changes") without a number that a trace could contain; a golden video (.mkv) compares the pixels",
            onlyOnce: true)
    }
}

/// The value of the option `--key-paths`.
struct KeyPathOption {
    /// The key paths, or nil for the value `all`: all key paths that change.
    let keyPaths: [LayerKeyPath]?

    /// Returns nil if the option is not given.
    init?(_ arguments: Arguments) throws {
        guard let text = arguments["--key-paths"] else { return nil }
        let names = text.split(separator: ",", omittingEmptySubsequences: false).map { $0.trimmingCharacters(in: .whitespaces) }
        guard names != ["all"] else {
            keyPaths = nil
            return
        }
        keyPaths = try names.map { name in
            if let keyPath = LayerKeyPath(name) { return keyPath }
            throw Command.UsageError("--key-paths: \(LayerKeyPath.problem(with: name) ?? name)")
        }
    }
}

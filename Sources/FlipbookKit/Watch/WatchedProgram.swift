import Foundation
import Stage
import WindowShell

/// A program that runs in a window and is rebuilt after each change of its sources. The new version continues with the same scene and the
/// same inputs at the same frame.
package struct WatchedProgram: Sendable {
    /// A function that builds a program, and calls `onStep` with a text about each step.
    package typealias Build = @Sendable (_ onStep: @escaping @Sendable (String) -> Void) throws -> SwiftPackage.BuildResult

    /// The name in the title of the window and in messages.
    let name: String
    /// The folders with the sources.
    let folders: [String]
    /// The path of the built program.
    let executable: String
    let arguments: [String]
    /// The sentence that is added to the line about the first build, or nil.
    let firstBuildNote: String?
    /// Builds the program. The closure is called on a separate thread.
    let build: Build
    /// Returns the messages about a crash from the standard error of the program.
    let crash: @Sendable (String) -> [Notice.Entry]

    package init(
        name: String, folders: [String], executable: String, arguments: [String], firstBuildNote: String? = nil,
        build: @escaping Build, crash: @escaping @Sendable (String) -> [Notice.Entry]
    ) {
        (self.name, self.folders, self.executable, self.arguments) = (name, folders, executable, arguments)
        (self.firstBuildNote, self.build, self.crash) = (firstBuildNote, build, crash)
    }

    /// Opens the window. Returns when the window is closed, or after `seconds` seconds if `seconds` is not nil.
    package func watch(seconds: Double?) throws {
        let host = try WindowHost(title: name, seconds: seconds)
        let session = WatchSession(self, host)
        let watchers = try folders.map { try SourceWatcher($0) { host.post { session.sourcesChanged() } } }
        session.sourcesChanged()
        host.run()
        SwiftPackage.stopRunning()
        _ = watchers
    }
}

/// Builds a program after each change and passes the new version to the window. At most one build runs at a time.
private final class WatchSession {
    private let watched: WatchedProgram
    private let host: WindowHost
    private var report: WatchReport
    private var isBuilding = false
    /// Whether the sources have changed since the build began.
    private var needsBuild = false

    init(_ watched: WatchedProgram, _ host: WindowHost) {
        (self.watched, self.host, report) = (watched, host, WatchReport(name: watched.name, firstBuildNote: watched.firstBuildNote))
        host.describeErrors = watched.crash
        host.onReplacement = { [weak self] in self?.versionShown() }
        host.onProblem = { title, entries, buildOutput in
            let text = WatchReport.problem(title, entries, buildOutput: buildOutput) + "\n"
            try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
        }
    }

    private func versionShown() {
        StandardOutput.print(report.running())
        if !isBuilding { host.notice = nil }
    }

    func sourcesChanged() {
        guard !isBuilding else { return needsBuild = true }
        (isBuilding, needsBuild) = (true, false)
        // An error stays on the screen until the next build has ended, so that it can be read while the user corrects it.
        if host.notice == nil { host.notice = .building(watched.name) }
        StandardOutput.print(report.building())
        let (watched, host, session) = (watched, host, self)
        Thread.detachNewThread {
            let result: Result<SwiftPackage.BuildResult, StageError>
            let onStep: @Sendable (String) -> Void = { step in host.post { session.stepBegan(step) } }
            do { result = .success(try watched.build(onStep)) } catch { result = .failure(StageError("\(error)")) }
            host.post { session.buildEnded(result) }
        }
    }

    /// Shows a step of the build in a window without a program. Otherwise the window shows the program.
    private func stepBegan(_ step: String) {
        guard isBuilding, !host.hasProgram, case .building? = host.notice else { return }
        host.notice = .building(watched.name, step: step)
    }

    private func buildEnded(_ result: Result<SwiftPackage.BuildResult, StageError>) {
        isBuilding = false
        if needsBuild { return sourcesChanged() }
        switch result {
        case .success(.succeeded): host.start(watched.executable, watched.arguments)
        case .success(.failed(let output, let errors)):
            host.notice = .problem(title: "The program cannot be built", errors, buildOutput: output)
        case .failure(let error): host.notice = .problem(title: "The build does not start", [Notice.Entry(message: error.description)])
        }
    }
}

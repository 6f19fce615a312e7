import FlipbookTypography
import Foundation
import Stage
import WindowShell

/// The command `watch`: runs the program of a package in a window, and rebuilds it after each change of its sources. The new version
/// continues at the same scene, with the same inputs, at the same frame.
enum WatchCommand {
    static let command = Command(
        name: "watch", summary: "run a package, and show each change of its sources at once, at the same frame", operandName: "PACKAGE",
        operandCount: .zeroOrOne,
        options: [
            Command.Option(name: "--scene", valueName: "SCENE", help: "open only this scene, without the gallery"),
            Command.Option(name: "--product", valueName: "NAME", help: "executable of the package, if it has several"),
            Command.Option(name: "--fullscreen", help: "start in full screen"),
            Command.Option(name: "--seconds", valueName: "S", help: "quit after S seconds"),
        ], opensWindow: true, run: run)

    private static func run(_ arguments: Arguments) throws {
        let folder = arguments.operand ?? "."
        let seconds = try arguments.number("--seconds", in: 0...86400)
        try FontSystem.installed.requireSystemFont()
        let package = try SwiftPackage(folder: folder, product: arguments["--product"])
        let host = try WindowHost(title: package.product, seconds: seconds)
        let programArguments =
            (arguments["--scene"].map { ["run", $0] } ?? []) + (arguments.has("--fullscreen") ? ["--fullscreen"] : [])
        let session = WatchSession(package, host, programArguments)
        let watcher = try SourceWatcher(folder) { host.post { session.sourcesChanged() } }
        session.sourcesChanged()
        host.run()
        SwiftPackage.stopRunning()
        _ = watcher
    }
}

/// Builds a package after each change and gives the new version to the window. At most one build runs at a time.
private final class WatchSession {
    private let package: SwiftPackage
    private let host: WindowHost
    private let arguments: [String]
    private var isBuilding = false
    /// Whether the sources have changed since the build began.
    private var needsBuild = false

    init(_ package: SwiftPackage, _ host: WindowHost, _ arguments: [String]) {
        (self.package, self.host, self.arguments) = (package, host, arguments)
        host.describeErrors = { SwiftPackage.crash(in: $0, folder: package.folder) }
        host.onReplacement = { [weak self] in
            guard let self, !isBuilding else { return }
            self.host.notice = nil
        }
    }

    func sourcesChanged() {
        guard !isBuilding else { return needsBuild = true }
        (isBuilding, needsBuild) = (true, false)
        // An error stays on the screen until the next build has ended, so that it can be read while it is mended.
        if host.notice == nil { host.notice = .building }
        StandardOutput.print("Building \(package.product)")
        let (package, host, session) = (package, host, self)
        Thread.detachNewThread {
            let result: Result<SwiftPackage.BuildResult, StageError>
            do { result = .success(try package.build()) } catch { result = .failure(StageError("\(error)")) }
            host.post { session.buildEnded(result) }
        }
    }

    private func buildEnded(_ result: Result<SwiftPackage.BuildResult, StageError>) {
        isBuilding = false
        if needsBuild { return sourcesChanged() }
        switch result {
        case .success(.succeeded): host.start(package.executable, arguments)
        case .success(.failed(let errors)): host.notice = .problem(title: "The program cannot be built", errors)
        case .failure(let error): host.notice = .problem(title: "The build does not start", [Notice.Entry(message: error.description)])
        }
    }
}

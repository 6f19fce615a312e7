import CoreGraphics
import FlipbookImages
import FlipbookInspection
import Foundation
import Stage
import WindowShell

/// A Swift package with a program that shows scenes.
nonisolated package struct SwiftPackage: Sendable {
    let folder: String
    /// The name of the executable product.
    let product: String
    /// The folder for the results of the build.
    private let scratchPath: String

    /// Creates a package without reading its manifest.
    package init(folder: String, product: String, scratchPath: String) {
        (self.folder, self.product, self.scratchPath) = (folder, product, scratchPath)
    }

    /// Reads the manifest of a package.
    ///
    /// - Parameter product: The name of the executable product, or nil for the only executable product. If there are several, nil means the
    ///   product with the name of the package.
    init(folder: String, product: String?) throws {
        self.folder = folder
        scratchPath = Self.scratchPath(ofPackage: folder)
        guard FileManager.default.fileExists(atPath: FilePath.join(folder, "Package.swift")) else {
            throw StageError(
                "there is no Package.swift in \(folder); name the folder of a package, or make one with \(Program.flipbookCommandLine(["new", "NAME"]))"
            )
        }
        let output = try Self.runSwift(["package", "--package-path", folder, "dump-package"])
        guard output.exitCode == 0, let manifest = try? Self.executables(inManifest: output.output) else {
            throw StageError("cannot read the package \(folder): \(Self.lastLine(of: output.errors))")
        }
        let names = manifest.names
        guard let first = names.first else {
            throw StageError(
                "the package \(manifest.package) has no executable target to run; add one with a FlipbookApp, or make a package with "
                    + Program.flipbookCommandLine(["new", "NAME"]))
        }
        if let product {
            guard names.contains(product) else {
                throw Command.UsageError(
                    "the package \(manifest.package) has no executable '\(product)'\(SpellingSuggestion.hint(for: product, among: names)); "
                        + "there is \(SpellingSuggestion.alternatives(names))")
            }
            self.product = product
        } else if names.count == 1 || names.contains(manifest.package) {
            self.product = names.count == 1 ? first : manifest.package
        } else {
            throw Command.UsageError(
                "the package \(manifest.package) has several executables; choose one with --product: \(names.joined(separator: ", "))")
        }
    }

    /// Returns the folder in which `swift run` builds a package too, so that `watch` and `swift run` use each other's results. SwiftPM
    /// compiles everything again if the same folder has another path, such as one with a symbolic link.
    static func scratchPath(ofPackage folder: String) -> String { FilePath.join(FilePath.resolved(folder) ?? folder, ".build") }

    /// The needed properties in the output of `swift package dump-package`.
    private struct Manifest: Decodable {
        struct Target: Decodable {
            var name: String
            var type: String
        }
        struct Product: Decodable {
            /// The type is an object with one key: `executable`, or `library` with a list.
            struct Kind: Decodable {
                enum CodingKeys: String, CodingKey { case executable }
                let isExecutable: Bool
                init(from decoder: any Decoder) throws {
                    isExecutable = try decoder.container(keyedBy: CodingKeys.self).contains(.executable)
                }
            }
            var name: String
            var targets: [String]
            var type: Kind
        }
        var name: String
        var targets: [Target]
        var products: [Product]

        /// The executable products, and the executable targets that are in no product. For each of these targets, SwiftPM makes a product
        /// with the same name.
        var executables: [String] {
            let declared = products.filter(\.type.isExecutable)
            let covered = Set(declared.flatMap(\.targets))
            return declared.map(\.name) + targets.filter { $0.type == "executable" && !covered.contains($0.name) }.map(\.name)
        }
    }

    /// Returns the names of the executables in the JSON of `swift package dump-package`, and the name of the package.
    static func executables(inManifest json: Data) throws -> (package: String, names: [String]) {
        let manifest = try JSONDecoder().decode(Manifest.self, from: json)
        return (manifest.name, manifest.executables)
    }

    // MARK: - Building

    /// The result of a build.
    package enum BuildResult: Equatable, Sendable {
        case succeeded
        /// The output of the build, and the errors in it.
        case failed(output: String, [Notice.Entry])
    }

    /// The path of the built program.
    package var executable: String { FilePath.join(scratchPath, "release/\(product)") }
    /// Returns the path of the built test program, which contains all unit tests.
    package func testExecutable(ofPackage name: String) -> String { FilePath.join(scratchPath, "release/\(name)PackageTests.xctest") }

    /// Builds the program. Optimization is on, because without it a frame takes longer than 1/60 second to paint. Only the changed modules,
    /// and the modules that depend on them, are compiled again.
    ///
    /// - Parameters:
    ///   - withTests: Whether the test program is built instead.
    ///   - onLine: Called with each line of the build's output, on the thread that runs the build.
    package func build(withTests: Bool = false, onLine: @escaping (String) -> Void = { _ in }) throws -> BuildResult {
        let output = try Self.runSwift(buildArguments(withTests: withTests), onLine: onLine)
        if output.exitCode == 0 { return .succeeded }
        let text = String(decoding: output.output + output.errors, as: UTF8.self)
        return .failed(output: text, Self.errors(in: text, folder: folder))
    }

    /// Returns the arguments of `swift` for a build. Further options of the compiler would make `swift run -c release` compile everything again.
    func buildArguments(withTests: Bool = false) -> [String] {
        ["build", "--package-path", folder, "--scratch-path", scratchPath, "-c", "release"]
            + (withTests ? ["--build-tests"] : ["--product", product])
    }

    /// Returns the errors in the output of a build. `folder` is removed from the paths.
    package static func errors(in output: String, folder: String) -> [Notice.Entry] {
        var entries: [Notice.Entry] = []
        var otherLines: [String] = []
        for line in output.split(separator: "\n").map(String.init) {
            guard let range = line.range(of: "error: ") else { continue }
            let message = String(line[range.upperBound...])
            // The parts are the path, the line, the column and a space.
            let parts = line[..<range.lowerBound].split(separator: ":", omittingEmptySubsequences: false).map(String.init)
            guard parts.count >= 4, let number = Int(parts[parts.count - 3]), let column = Int(parts[parts.count - 2]) else {
                if line.hasPrefix("error: ") { otherLines.append(message) }
                continue
            }
            let entry = entry(message, parts[..<(parts.count - 3)].joined(separator: ":"), number, column, folder: folder)
            if !entries.contains(entry) { entries.append(entry) }
        }
        if entries.isEmpty { entries = otherLines.map { Notice.Entry(message: $0) } }
        return entries.isEmpty ? [Notice.Entry(message: lastLine(of: Data(output.utf8)))] : entries
    }

    /// Returns the cause of a crash from the standard error of the program: the message, and the first source location in the package.
    package static func crash(in output: String, folder: String) -> [Notice.Entry] {
        let lines = output.split(separator: "\n").map(String.init)
        let fatalError = lines.first { $0.contains("Fatal error") }.map {
            String($0[($0.range(of: "Fatal error")?.lowerBound ?? $0.startIndex)...])
        }
        let isTrap = lines.contains { $0.contains("Illegal instruction") || $0.contains("Trace/breakpoint trap") }
        let trap = isTrap ? "A trap, such as an index out of range, nil that was unwrapped, or an overflow." : nil
        let reason = fatalError ?? trap ?? lines.last ?? "The terminal may show more."
        let root = (FilePath.resolved(folder) ?? folder) + "/"
        for line in lines {
            guard let range = line.range(of: " at " + root) else { continue }
            let parts = line[range.lowerBound...].dropFirst(4).split(separator: ":").map(String.init)
            guard parts.count >= 3, let number = Int(parts[parts.count - 2]), let column = Int(parts[parts.count - 1]) else { continue }
            return [entry(reason, parts[..<(parts.count - 2)].joined(separator: ":"), number, column, folder: folder)]
        }
        return [Notice.Entry(message: reason)]
    }

    private static func entry(_ message: String, _ path: String, _ line: Int, _ column: Int, folder: String) -> Notice.Entry {
        let root = (FilePath.resolved(folder) ?? folder) + "/"
        let shortPath = path.hasPrefix(root) ? String(path.dropFirst(root.count)) : path
        return Notice.Entry(
            location: "\(shortPath):\(line):\(column)", message: message, sourceLine: sourceLine(line, of: path), column: column)
    }

    private static func sourceLine(_ number: Int, of path: String) -> String {
        let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
        let lines = SourceText.lines(of: text)
        return lines.indices.contains(number - 1) ? lines[number - 1] : ""
    }

    private static func lastLine(of data: Data) -> String {
        String(decoding: data, as: UTF8.self).split(separator: "\n").last.map(String.init) ?? "swift gave no reason"
    }

    // MARK: - Running swift

    /// Runs `swift` with arguments and waits for its end. `onLine` is called with each complete line of its standard output.
    private static func runSwift(
        _ arguments: [String], onLine: (String) -> Void = { _ in }
    ) throws -> (exitCode: Int32, output: Data, errors: Data) {
        try SwiftToolchain.requireInstalled()
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["swift"] + arguments
        process.standardInput = FileHandle.nullDevice
        let (output, errors) = (Pipe(), Pipe())
        (process.standardOutput, process.standardError) = (output, errors)
        try process.run()
        running.set(process)
        defer { running.set(nil) }
        let errorReader = DataReader(errors.fileHandleForReading)
        let outputData = readLines(of: output.fileHandleForReading, onLine)
        process.waitUntilExit()
        return (process.terminationStatus, outputData, errorReader.wait())
    }

    /// Reads a pipe to its end, and calls `onLine` with each complete line.
    private static func readLines(of handle: FileHandle, _ onLine: (String) -> Void) -> Data {
        var (data, lineStart) = (Data(), 0)
        while case let part = handle.availableData, !part.isEmpty {
            data += part
            while let end = data[lineStart...].firstIndex(of: UInt8(ascii: "\n")) {
                onLine(String(decoding: data[lineStart..<end], as: UTF8.self))
                lineStart = end + 1
            }
        }
        return data
    }

    /// Stops the build that is running, if there is one. The build has a process group of its own, so Ctrl-C does not reach it.
    package static func stopRunning() { running.interrupt() }

    /// Stores the compiler process of a build that does not use SwiftPM, so that `stopRunning` stops this process too. The caller passes
    /// nil when the process has ended.
    package static func setRunning(_ process: Process?) { running.set(process) }

    private static let running = RunningProcess()

    /// The running process. All threads may use it.
    private final class RunningProcess: @unchecked Sendable {
        private let lock = NSLock()
        private var process: Process?

        func set(_ process: Process?) {
            lock.lock()
            self.process = process
            lock.unlock()
        }

        func interrupt() {
            lock.lock()
            if let process, process.isRunning { process.interrupt() }
            lock.unlock()
        }
    }

    /// Reads a pipe on another thread, while the current thread reads another pipe. Otherwise `swift` would wait forever when it has filled
    /// the pipe that is not read.
    private final class DataReader: @unchecked Sendable {
        private let done = DispatchSemaphore(value: 0)
        private var data = Data()

        init(_ handle: FileHandle) {
            Thread.detachNewThread { [self] in
                data = handle.readDataToEndOfFile()
                done.signal()
            }
        }

        func wait() -> Data {
            done.wait()
            return data
        }
    }
}

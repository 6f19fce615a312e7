import Foundation

@testable import flipbook

/// The compiler that builds the tests, and its flags for the modules that were built together with the tests.
enum Toolchain {
    struct Output: Sendable {
        var status: Int32
        var text: String
    }

    private struct TargetInfo: Decodable, Sendable {
        struct Target: Decodable, Sendable { var unversionedTriple: String }
        struct Paths: Decodable, Sendable { var runtimeResourcePath: String }
        var target: Target
        var paths: Paths
    }

    /// The description of the target that the compiler prints, or nil if it cannot be read. It is read once for all tests.
    private static let targetInfo: TargetInfo? = {
        let output = try? run("swiftc", ["-print-target-info"])
        return output.flatMap { try? JSONDecoder().decode(TargetInfo.self, from: Data($0.text.utf8)) }
    }()

    /// The folder of the toolchain, which contains `bin` and `lib`. It is `/usr` if the compiler does not print it.
    static let folder: String =
        targetInfo.map { URL(filePath: $0.paths.runtimeResourcePath).deletingLastPathComponent().deletingLastPathComponent().path }
        ?? "/usr"

    /// The name of the platform, such as `x86_64-unknown-linux-gnu`, or nil if the compiler does not print it.
    static var triple: String? { targetInfo?.target.unversionedTriple }

    /// The flags with which the compiler finds the modules of the products. Empty if the modules are not found.
    static let moduleFlags: [String] =
        BuiltFlipbook(executable: TestFolder.program.path, sources: DocumentBlock.root.path)?.compilerFlags ?? []

    /// The flags for the macros of Swift Testing.
    static var testingFlags: [String] { ["-plugin-path", folder + "/lib/swift/host/plugins/testing"] }

    /// The flags for a Package.swift.
    static var manifestFlags: [String] { ["-I", folder + "/lib/swift/pm/ManifestAPI", "-package-description-version", "6.2.0"] }

    /// Runs a program of the toolchain, and returns its exit code with all of its output.
    static func run(_ tool: String, _ arguments: [String]) throws -> Output {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = [tool] + arguments
        process.standardInput = FileHandle.nullDevice
        let pipe = Pipe()
        (process.standardOutput, process.standardError) = (pipe, pipe)
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return Output(status: process.terminationStatus, text: String(decoding: data, as: UTF8.self))
    }
}

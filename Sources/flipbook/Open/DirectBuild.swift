import enum FlipbookImages.FilePath
import FlipbookKit
import FlipbookXcode
import Foundation
import Stage

/// A build of a generated package without SwiftPM, against existing modules and object files of Flipbook.
nonisolated struct DirectBuild: Sendable {
    let flipbook: BuiltFlipbook
    let package: GeneratedPackage
    /// The folder of the generated package.
    let folder: String
    /// Whether the test program is built instead of the app.
    let withTests: Bool

    /// The output of the compiler for a build that has failed.
    typealias Failure = String

    /// The folder of the results.
    var outputFolder: String { FilePath.join(folder, withTests ? "build-tests" : "build") }

    /// Compiles the modules whose sources have changed, and links the program to `executable`. Returns nil if the build succeeds.
    func run(executable: String, onLine: (String) -> Void) throws -> Failure? {
        try ProjectCache.createFolder(outputFolder)
        var (objects, hasChanged) = ([String](), false)
        for module in package.modules where withTests || module.kind != .test {
            let object = FilePath.join(outputFolder, module.name + ".o")
            objects.append(object)
            let stamp = stamp(of: module)
            let stampPath = FilePath.join(outputFolder, module.name + ".stamp")
            // A module is also compiled again after a change of an earlier module.
            if !hasChanged, FileManager.default.fileExists(atPath: object),
                (try? String(contentsOfFile: stampPath, encoding: .utf8)) == stamp
            {
                continue
            }
            hasChanged = true
            try? FileManager.default.removeItem(atPath: stampPath)
            onLine("[1/2] Compiling \(module.name)")
            if let failure = try compile(module, to: object) { return failure }
            try stamp.write(toFile: stampPath, atomically: true, encoding: .utf8)
        }
        if withTests {
            let runner = FilePath.join(outputFolder, "FlipbookTestRunner.o")
            objects.append(runner)
            if hasChanged || !FileManager.default.fileExists(atPath: runner), let failure = try compileRunner(to: runner) { return failure }
        }
        onLine("[2/2] Linking \(package.names.app)")
        return try link(objects, to: executable)
    }

    /// Returns a text that changes if the module has to be compiled again, because its sources, its flags or the modules of Flipbook have
    /// changed.
    private func stamp(of module: GeneratedPackage.Module) -> String {
        let sources = files(of: module).map { "\($0.path) \(StableHash.hexadecimal(of: $0.text))" }
        let kit = FileStamp(FilePath.join(flipbook.folder, "Modules/FlipbookKit.swiftmodule"))
        let uikit = FileStamp(FilePath.join(flipbook.folder, "Modules/UIKit.swiftmodule"))
        return ([flipbook.folder, "\(kit)", "\(uikit)"] + flags(of: module) + sources).joined(separator: "\n")
    }

    private func files(of module: GeneratedPackage.Module) -> [GeneratedPackage.File] {
        package.files.filter { $0.path.hasPrefix(module.folder + "/") && $0.path.hasSuffix(".swift") }
    }

    private func flags(of module: GeneratedPackage.Module) -> [String] {
        var flags = ["-module-name", module.name, "-swift-version", module.isSwift6 ? "6" : "5"]
        flags += module.conditions.flatMap { ["-D", $0] }
        flags += module.upcomingFeatures.flatMap { ["-enable-upcoming-feature", $0] }
        if module.isMainActor { flags += ["-default-isolation", "MainActor"] }
        if withTests {
            // The test program contains its own `main`, so the `main` of the app is renamed.
            flags += ["-enable-testing", "-Xfrontend", "-entry-point-function-name", "-Xfrontend", "flipbook_main_\(module.name)"]
        }
        if module.kind == .test { flags += Self.testingFlags }
        let hasMainFile = files(of: module).contains { $0.path.hasSuffix("/main.swift") }
        return hasMainFile ? flags : flags + ["-parse-as-library"]
    }

    private func compile(_ module: GeneratedPackage.Module, to object: String) throws -> Failure? {
        let sources = files(of: module).map { FilePath.join(folder, $0.path) }
        return try Self.runSwiftc(
            ["-O", "-wmo", "-g", "-suppress-warnings", "-emit-object", "-o", object, "-emit-module", "-emit-module-path"]
                + [FilePath.join(outputFolder, module.name + ".swiftmodule"), "-I", outputFolder] + flags(of: module)
                + flipbook.compilerFlags
                + sources)
    }

    private func compileRunner(to object: String) throws -> Failure? {
        try Self.runSwiftc(
            ["-parse-as-library", "-swift-version", "5", "-suppress-warnings", "-emit-object", "-module-name", "FlipbookTestRunner", "-o"]
                + [object, "-I", outputFolder] + Self.testingFlags + flipbook.compilerFlags
                + [FilePath.join(folder, "Runner/FlipbookTestRunner.swift")])
    }

    /// The flags with which the compiler finds the macros of Swift Testing.
    private static let testingFlags: [String] = {
        struct TargetInfo: Decodable {
            struct Paths: Decodable { var runtimeResourcePath: String }
            var paths: Paths
        }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["swiftc", "-print-target-info"]
        let pipe = Pipe()
        (process.standardOutput, process.standardError) = (pipe, FileHandle.nullDevice)
        guard (try? process.run()) != nil else { return [] }
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard let info = try? JSONDecoder().decode(TargetInfo.self, from: data) else { return [] }
        return ["-plugin-path", FilePath.join(info.paths.runtimeResourcePath, "host/plugins/testing")]
    }()

    private func link(_ objects: [String], to executable: String) throws -> Failure? {
        let list = FilePath.join(outputFolder, "objects.txt")
        let quoted = (objects + flipbook.objects).map { "\"" + $0.replacingOccurrences(of: "\"", with: "\\\"") + "\"" }
        try quoted.joined(separator: "\n").write(toFile: list, atomically: true, encoding: .utf8)
        return try Self.runSwiftc(["-emit-executable", "-o", executable, "@" + list])
    }

    /// Runs the compiler. Returns its output if it fails.
    private static func runSwiftc(_ arguments: [String]) throws -> Failure? {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["swiftc"] + arguments
        process.standardInput = FileHandle.nullDevice
        let pipe = Pipe()
        (process.standardOutput, process.standardError) = (pipe, pipe)
        do { try process.run() } catch { throw StageError("cannot run swiftc: \(error.localizedDescription)") }
        SwiftPackage.setRunning(process)
        defer { SwiftPackage.setRunning(nil) }
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return process.terminationStatus == 0 ? nil : String(decoding: data, as: UTF8.self)
    }
}

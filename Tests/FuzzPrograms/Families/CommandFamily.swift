import Foundation
import Stage

/// Random command lines of `flipbook`, without the commands that open a window or record. The exit code must be 0, 1 or 2.
final class CommandFamily: FuzzFamily {
    enum Operation: String, CaseIterable { case list, snapshot, trace, filmstrip, replay, help, unknown, doctor }

    static let name = "commands"
    // Each operation runs a process, so ten operations take as long as the programs of all other families.
    static let isSearchedByDefault = false

    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("flipbook-fuzz-commands-\(getpid())")

    init(stage: Stage, values: inout FuzzValues) {
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    func finish() { try? FileManager.default.removeItem(at: folder) }

    func perform(_ operation: Operation, _ values: inout FuzzValues) throws {
        let scene = values.pick(["red-square", "login", "curves", "", "-", "no-such-scene", "../x", "é", "red-square\u{0}x"])
        var arguments = operation == .unknown ? [values.text(maximumPieces: 1)] : operation == .help ? ["--help"] : [operation.rawValue]
        if ![.list, .help, .doctor].contains(operation) { arguments.append(scene) }
        let options = [
            "--at", "--scale", "--size", "--threads", "-o", "--script", "--fps", "--until", "--only", "--names", "--slow", "--help",
        ]
        for _ in 0..<values.integer(0...4) {
            arguments.append(values.pick(options))
            if values.bool(0.8) { arguments.append(Self.value(&values)) }
        }
        try run(arguments.filter { !$0.utf8.contains(0) })
    }

    private static func value(_ values: inout FuzzValues) -> String {
        let ordinary = ["0", "1", "0.5", "0,0.1", "40x60", "a.png", "a.csv", "", "-1", "--", "x", "é", "1,", "0x0", "/", "a/b.png", "2..1"]
        let hostile = ["nan", "inf", "1e30", "99999999999999999999", "1e9x1e9", "-9223372036854775808", "1e-400", "100000x100000"]
        return values.pick(values.isHostile ? ordinary + hostile : ordinary)
    }

    private func run(_ arguments: [String]) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
            .appendingPathComponent("flipbook")
        guard let path = process.executableURL?.path, FileManager.default.isExecutableFile(atPath: path) else {
            throw FuzzFailure("there is no flipbook command beside flipbook-fuzz: run 'make build'")
        }
        process.arguments = arguments
        process.currentDirectoryURL = folder
        (process.standardInput, process.standardOutput, process.standardError) = (
            FileHandle.nullDevice, FileHandle.nullDevice, FileHandle.nullDevice
        )
        try process.run()
        process.waitUntilExit()
        guard process.terminationReason == .exit, (0...2).contains(process.terminationStatus) else {
            throw FuzzFailure("flipbook \(arguments) ended with \(process.terminationReason) \(process.terminationStatus)")
        }
    }
}

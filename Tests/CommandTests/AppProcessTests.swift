import Foundation
import Testing

@testable import flipbook

/// The environment of an app that `flipbook open` and `flipbook test` start.
@MainActor @Suite struct AppProcessTests {
    @Test func crashReportsHaveOnlyTheCallsOfTheCrashedThread() {
        let text = AppProcess.backtraceOptions(environment: ["HOME": "/home/ada"], script: "/tmp/a b.sh")
        let options = text.split(separator: ",").map(String.init)
        #expect(options.contains("swift-backtrace=/tmp/a b.sh"))
        #expect(!AppProcess.backtraceOptions(environment: [:], script: nil).contains("swift-backtrace"))
        for option in ["threads=crashed", "registers=none", "images=none"] { #expect(options.contains(option), "\(options)") }
        // Swift decides whether there is a report at all.
        #expect(!options.contains { $0.hasPrefix("enable=") }, "\(options)")
    }

    @Test(arguments: ["enable=yes", "enable=no,limit=7", ""]) func chosenOptionsOfCrashReportsAreKept(_ value: String) {
        #expect(AppProcess.backtraceOptions(environment: ["SWIFT_BACKTRACE": value, "HOME": "/home/ada"], script: "/tmp/a.sh") == value)
    }

    /// The script is executed with a program that prints a report like that of Swift.
    @Test func crashReportHasOnlyTheCallsOfTheApp() throws {
        let folder = try TestFolder()
        func path(_ name: String) -> String { folder.url.appendingPathComponent(name).path }
        let deepCalls = (13...40).map { (number: Int) -> String in
            " \(number) [ra] 0x00005632caf444 dive(\(number)) in Kites at /home/ada/Kites/Kite.swift:\(number):9\n"
        }.joined()
        let report = """
            Thread 0 "Kites" crashed:

              0 [system]                0x00005632ca555557 KiteView.tilt() + 343 in Kites at //<compiler-generated>
              1 [ra]                    0x00005632ca984549 static Activity.perform<A>(_:_:) + 248 in Kites at /opt/it's/Activity.swift:25:72
              2 [ra] [inlined] [thunk]  0x00005632caf360e3 thunk for () -> () in Kites at //<compiler-generated>
              3 [ra]                    0x00005632caf360f9 Sky.fly() in Kites at /home/ada/Kites/Sky.swift:7:13
            ...
             12 [ra]                    0x00005632caf44444 start in libswiftCore.so at /home/build/start.swift:3:5
            \(deepCalls)
            Backtrace took 4.05s

            """
        try Data(report.utf8).write(to: URL(fileURLWithPath: path("report")))
        try Data("#!/bin/sh\ncat \"$1\" >&2\n".utf8).write(to: URL(fileURLWithPath: path("print it")))
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path("print it"))
        let filter = CrashReportFilter(backtraceProgram: path("print it"), imageName: "Kites", flipbookFolder: "/opt/it's")
        #expect(filter.write(to: path("filter")) && filter.write(to: path("filter")))
        let (process, errors) = (Process(), Pipe())
        process.executableURL = URL(fileURLWithPath: path("filter"))
        process.arguments = [path("report")]
        process.standardError = errors
        try process.run()
        let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        let lines = text.split(separator: "\n").map(String.init)
        #expect(
            lines.prefix(6) == [
                "Thread 0 \"Kites\" crashed:", "  0 KiteView.tilt() + 343 in Kites at //<compiler-generated>",
                "    … 2 calls of Flipbook and Swift", "  1 Sky.fly() in Kites at /home/ada/Kites/Sky.swift:7:13",
                "    … 1 call of Flipbook and Swift", "  2 dive(13) in Kites at /home/ada/Kites/Kite.swift:13:9",
            ], "\(text)")
        #expect(
            lines.suffix(3) == [
                " 23 dive(34) in Kites at /home/ada/Kites/Kite.swift:34:9", "    … 6 more", "Backtrace took 4.05s",
            ], "\(text)")
        // The folder is removed with the object.
        withExtendedLifetime(folder) {}
    }
}

import Testing

@testable import flipbook

/// The environment of an app that `flipbook open` and `flipbook test` start.
@MainActor @Suite struct AppProcessTests {
    @Test func crashReportsHaveOnlyTheCallsOfTheCrashedThread() {
        let options = AppProcess.backtraceOptions(environment: ["HOME": "/home/ada"]).split(separator: ",").map(String.init)
        for option in ["threads=crashed", "registers=none", "images=none"] { #expect(options.contains(option), "\(options)") }
        // Swift decides whether there is a report at all.
        #expect(!options.contains { $0.hasPrefix("enable=") }, "\(options)")
    }

    @Test(arguments: ["enable=yes", "enable=no,limit=7", ""]) func chosenOptionsOfCrashReportsAreKept(_ value: String) {
        #expect(AppProcess.backtraceOptions(environment: ["SWIFT_BACKTRACE": value, "HOME": "/home/ada"]) == value)
    }
}

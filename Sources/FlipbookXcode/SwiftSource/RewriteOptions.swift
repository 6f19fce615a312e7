/// The settings of a source rewriter.
package struct RewriteOptions: Sendable {
    /// The modules that can be imported in addition to the modules of Flipbook and Swift for Linux.
    package var knownModules: Set<String> = []
    /// The active compilation conditions of the target, such as `DEBUG`.
    package var compilationConditions: Set<String> = []
    /// The version of the Swift language, such as 5 or 6.
    package var languageVersion = 5.0
    /// Whether interface tables are written. Unit tests need no interface tables.
    package var writesInterfaceTables = true
    /// Whether the app has texts with plural forms. In this case, functions with formats are replaced.
    package var hasPluralForms = false

    package init() {}

    /// The modules that every generated package can import.
    package static let systemModules: Set<String> = [
        "Foundation", "Dispatch", "UIKit", "QuartzCore", "CoreImage", "CoreGraphics", "Swift", "XCTest", "Testing", "Glibc", "os",
        "AVFoundation",
        "AudioToolbox",
        "CoreFoundation", "FoundationNetworking", "FoundationXML", "Observation", "Synchronization", "RegexBuilder", "_Concurrency",
        "_StringProcessing",
    ]
}

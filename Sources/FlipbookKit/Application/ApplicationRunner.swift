import Foundation
import QuartzCore
import UIKit

/// Runs the application of `UIApplicationMain` as a program with one scene. Without arguments, the program opens the window with this
/// scene. UIKit calls the function by its C name; see CApplicationRunner.h.
@_cdecl("flipbook_run_application")
nonisolated public func runApplication() -> Int32 {
    MainActor.assumeIsolated {
        guard let makeDelegate = UIApplication.makeMainDelegate else { return 1 }
        let earlierWarningCount = WarningCheck.takeCount()
        let app = BundledApplication(makeDelegate: makeDelegate)
        let program = Program(title: app.title, version: "with Flipbook \(Program.flipbookVersion)", scenes: [app.scene])
        let exitCode = program.run(app.programArguments(Array(CommandLine.arguments.dropFirst())))
        // Foundation on Linux does not write the user defaults at the end of the process.
        UserDefaults.standard.synchronize()
        guard let earlierWarningCount, let error = WarningCheck.error(for: earlierWarningCount + Diagnostics.writtenCount) else {
            return exitCode
        }
        try? FileHandle.standardError.write(contentsOf: Data("flipbook open: \(error)\n".utf8))
        // A main.swift ignores the result of `UIApplicationMain`, which does not return on Apple's platforms.
        exit(exitCode == 0 ? 1 : exitCode)
    }
}

/// Launches the application before the unit tests of an Xcode project. The package that `flipbook test` generates calls the function before
/// its test program begins.
@_cdecl("flipbook_start_test_host")
nonisolated public func startTestHost() { MainActor.assumeIsolated { TestHost.start() } }

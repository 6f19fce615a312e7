import FlipbookPlayback
import Foundation
import UIKit

/// Runs the application of `UIApplicationMain` as a program with one scene. Without arguments, it opens the window with this scene. UIKit
/// calls the function by its name in C, see CApplicationRunner.h.
@_cdecl("flipbook_run_application")
nonisolated public func runApplication() -> Int32 {
    MainActor.assumeIsolated {
        guard let makeDelegate = UIApplication.makeMainDelegate else { return 1 }
        let title = CommandLine.arguments[0].split(separator: "/").last.map(String.init) ?? "app"
        // The names of scenes consist of letters, digits and a few other characters.
        let name = String(title.map { $0.isLetter || $0.isNumber || "-_.".contains($0) ? $0 : "-" })
        let scene = Scene(name, title: title, summary: "The application of \(title)", application: makeDelegate)
        let program = Program(title: title, version: "with Flipbook \(Program.flipbookVersion)", scenes: [scene])
        let arguments = Array(CommandLine.arguments.dropFirst())
        let isCommand = arguments.first.map { !$0.hasPrefix("-") || ["-h", "--help", "--version"].contains($0) } ?? false
        return program.run(isCommand ? arguments : ["run", name] + arguments)
    }
}

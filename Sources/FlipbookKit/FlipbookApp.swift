import FlipbookPlayback
import Foundation

/// A program that plays your scenes. The program has all features of `flipbook`: the gallery, the window and the commands.
///
///     import FlipbookKit
///     import UIKit
///
///     @main struct Talk: FlipbookApp {
///         var scenes: [Scene] {
///             Scene("spring", title: "Spring", summary: "A ball on a spring") { SpringViewController() }
///             Scene("menu", device: .phone(390, 844), tour: .bundled("menu.script")) { MenuViewController() }
///         }
///     }
public protocol FlipbookApp {
    /// The title of the program, in the window and in the help. By default, it is the name of the type.
    static var title: String { get }
    /// The version that `--version` prints. By default, it is `1.0`.
    static var version: String { get }
    /// The scenes, in the order of the gallery.
    @SceneBuilder var scenes: [Scene] { get }

    /// Creates the program. Its scenes are read once.
    init()
}

extension FlipbookApp {
    public static var title: String { String(describing: self) }
    public static var version: String { "1.0" }

    /// Runs the command that the arguments of the process specify, and ends the process with its exit code.
    public static func main() {
        let program = Program(title: title, version: "\(version), with Flipbook \(Program.flipbookVersion)", scenes: Self().scenes)
        exit(program.run(Array(CommandLine.arguments.dropFirst())))
    }
}

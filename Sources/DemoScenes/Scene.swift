import UIKit

/// A demo scene of the gallery.
public struct Scene {
    /// The name on the command line, such as `"red-square"`.
    public let name: String
    /// The title in the gallery and in the window's title.
    public let title: String
    /// A sentence that describes the scene.
    public let summary: String
    /// The screen size that the scene is designed for, in points.
    public let size: CGSize
    /// Whether the window shows the frame statistics by default, because the scene demonstrates performance.
    public let showsFrameStatistics: Bool
    /// Creates the root view controller of the scene.
    public let makeController: () -> UIViewController

    /// Creates a scene for the screen of a 4.7-inch phone, 375 × 667 points.
    private init(
        _ name: String, _ title: String, _ summary: String, showsFrameStatistics: Bool = false,
        _ makeController: @escaping () -> UIViewController
    ) {
        (self.name, self.title, self.summary, self.makeController) = (name, title, summary, makeController)
        self.showsFrameStatistics = showsFrameStatistics
        size = CGSize(width: 375, height: 667)
    }

    /// All scenes, in the order of the gallery.
    public static let all = [
        Scene(
            "flight", "Flight",
            "Two flights alternate, and each label has its own animation. Tap or press Space to change at once."
        ) { FlightViewController() },
        Scene(
            "lock", "Lock Screen", "Icons that react to force, a blur, and an interruptible settings page."
        ) { LockScreenViewController() },
        Scene(
            "quiz", "Quiz", "Questions slide in and out, in six steps and two challenges."
        ) { QuizStagesViewController() },
        Scene(
            "red-square", "Red Square",
            "A square moves to x = 200, which is another place on each screen. Tap to move it back by 10."
        ) { RedSquareViewController() },
        Scene(
            "animations", "Animations", "One card for each family of animation functions. Tap a card to play it again."
        ) { AnimationsViewController() },
        Scene(
            "controls", "Controls", "All controls, with a picture of a coast that shows what they do."
        ) { ControlsViewController() },
        Scene(
            "rectangle", "Rectangle", "The same path with nested completions and with keyframes. Tap to restart both."
        ) { RectangleViewController() },
        Scene(
            "curves", "Curves", "Six timing curves in a race. Tap to restart, drag to move in time."
        ) { CurvesViewController() },
        Scene(
            "list", "List", "A hundred thousand colors in one table: scroll, open, swipe, delete and move rows.",
            showsFrameStatistics: true
        ) { ListViewController() },
        Scene(
            "auto-layout", "Auto Layout", "Drag the edge of a page: text, buttons and stacks follow their constraints."
        ) { AutoLayoutViewController() },
        Scene(
            "raster", "Raster",
            "A test card: text, gradients, shadows, images, glass, lines and particles. Drag or use the arrow keys to tilt the books."
        ) { RasterViewController() },
        Scene(
            "login", "Login", "Two fields slide in, moved by their centers or by constraints. The keyboard shows which way is correct."
        ) { LoginViewController() },
        Scene(
            "packing-list", "Packing List",
            "A menu grows by one changed constraint, and the list below follows. Tap the title to replace another constraint."
        ) { PackingListViewController() },
        Scene(
            "bookstore", "Bookstore", "A stack view whose last line collapses and expands."
        ) { UINavigationController(rootViewController: MasterViewController(style: .plain)) },
    ]

    /// Returns the scene with the given command-line name, or nil if there is none.
    public static func named(_ name: String) -> Scene? { all.first { $0.name == name } }
}

import UIKit

/// A demo scene of the gallery.
public struct Scene {
    /// The name on the command line, such as `"red-square"`.
    public let name: String
    /// The title on the scene's tab.
    public let title: String
    /// A sentence that describes the scene.
    public let summary: String
    /// The screen size that the scene is designed for, in points.
    public let size: CGSize
    /// Whether the scene is about speed. The window then shows the frame statistics.
    public let showsFrameStatistics: Bool
    /// Creates the root view controller of the scene.
    public let makeController: () -> UIViewController

    /// Creates a scene for a 4.7-inch phone: 375 × 667 points.
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
            "flight", "Flight", "two flights change places every three seconds, each label in its own way; a tap or Space does it at once"
        ) { FlightViewController() },
        Scene(
            "lock", "Lock Screen", "a blur, icons that can be pressed, and settings that can be caught on the way"
        ) { LockScreenViewController() },
        Scene(
            "quiz", "Quiz", "questions slide in and out; the steps to it and two challenges can be chosen"
        ) { QuizStagesViewController() },
        Scene(
            "red-square", "Red Square",
            "a centre moves to a fixed 200 in one second, which is somewhere else on every screen; a tap takes a step back"
        ) { RedSquareViewController() },
        Scene(
            "animations", "Animations", "a card for each family of animation calls; a tap plays it again"
        ) { AnimationsViewController() },
        Scene(
            "controls", "Controls", "every control, and a coast that shows what it does"
        ) { ControlsViewController() },
        Scene(
            "rectangle", "Rectangle", "the same way by nested completions and by keyframes; a tap starts both again"
        ) { RectangleViewController() },
        Scene(
            "curves", "Curves", "six timing curves in a race; a tap starts it again, a drag moves it through time"
        ) { CurvesViewController() },
        Scene(
            "list", "List", "a hundred thousand colours in one table: flick, open, pull aside, delete, move",
            showsFrameStatistics: true
        ) { ListViewController() },
        Scene(
            "auto-layout", "Auto Layout", "a page whose edge is dragged: words, buttons and stacks follow from constraints"
        ) { AutoLayoutViewController() },
        Scene(
            "raster", "Raster",
            "a test card: type, gradients, shadows, prints, glass, lines, bubbles and sparks; a drag or the arrows tilt the books"
        ) { RasterViewController() },
        Scene(
            "login", "Login", "two fields slide in, moved by hand and by constraints; the keyboard shows which was right"
        ) { LoginViewController() },
        Scene(
            "packing-list", "Packing List",
            "a menu grows by one constraint, and the list below follows; a tap on its title replaces another"
        ) { PackingListViewController() },
        Scene(
            "bookstore", "Bookstore", "a stack view whose last line folds away and comes back"
        ) { UINavigationController(rootViewController: MasterViewController(style: .plain)) },
    ]

    /// Returns the scene with the given command-line name, or nil if there is none.
    public static func named(_ name: String) -> Scene? { all.first { $0.name == name } }
}

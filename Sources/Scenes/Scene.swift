import UIKit

/// One entry of the gallery.
public struct Scene {
    /// What it is called on the command line.
    public let name: String
    /// What stands on its tab.
    public let title: String
    /// What it shows, in a sentence.
    public let summary: String
    /// The screen that it was laid out for, in points.
    public let size: CGSize
    /// Whether it is about speed: what a frame costs is to be seen in the window.
    public let showsFrameCost: Bool
    public let makeController: () -> UIViewController

    /// Laid out for a phone of 4.7 inches.
    private init(
        _ name: String, _ title: String, _ summary: String, showsFrameCost: Bool = false,
        _ makeController: @escaping () -> UIViewController
    ) {
        (self.name, self.title, self.summary, self.makeController) = (name, title, summary, makeController)
        self.showsFrameCost = showsFrameCost
        size = CGSize(width: 375, height: 667)
    }

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
            showsFrameCost: true
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

    public static func named(_ name: String) -> Scene? { all.first { $0.name == name } }
}

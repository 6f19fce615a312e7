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
    public let makeController: () -> UIViewController

    public static let all: [Scene] = [
        Scene(
            name: "flight", title: "Flight",
            summary: "two flights change places every three seconds, each label in its own way; a tap or Space does it at once",
            size: CGSize(width: 375, height: 667), makeController: { FlightViewController() }),
        Scene(
            name: "lock", title: "Lock Screen", summary: "a blur, icons that can be pressed, and settings that can be caught on the way",
            size: CGSize(width: 375, height: 667), makeController: { LockScreenViewController() }),
        Scene(
            name: "quiz", title: "Quiz", summary: "questions slide in and out; the steps to it and two challenges can be chosen",
            size: CGSize(width: 375, height: 667), makeController: { QuizStagesViewController() }),
        Scene(
            name: "red-square", title: "Red Square",
            summary: "a centre moves to a fixed 200 in one second, which is somewhere else on every screen",
            size: CGSize(width: 375, height: 667), makeController: { RedSquareViewController() }),
        Scene(
            name: "animations", title: "Animations", summary: "a card for each family of animation calls; a tap plays it again",
            size: CGSize(width: 375, height: 667), makeController: { AnimationsViewController() }),
        Scene(
            name: "controls", title: "Controls", summary: "every control, and a coast that shows what it does",
            size: CGSize(width: 375, height: 667), makeController: { ControlsViewController() }),
        Scene(
            name: "rectangle", title: "Rectangle", summary: "the same way by nested completions and by keyframes; a tap starts both again",
            size: CGSize(width: 375, height: 667), makeController: { RectangleViewController() }),
        Scene(
            name: "curves", title: "Curves", summary: "six timing curves in a race; a tap starts it again, a drag moves it through time",
            size: CGSize(width: 375, height: 667), makeController: { CurvesViewController() }),
        Scene(
            name: "list", title: "List", summary: "a hundred thousand colours in one table: flick, open, pull aside, delete, move",
            size: CGSize(width: 375, height: 667), makeController: { ListViewController() }),
        Scene(
            name: "auto-layout", title: "Auto Layout",
            summary: "a page whose edge is dragged: words, buttons and stacks follow from constraints",
            size: CGSize(width: 375, height: 667), makeController: { AutoLayoutViewController() }),
        Scene(
            name: "login", title: "Login",
            summary: "two fields slide in, moved by hand and by constraints; the keyboard shows which was right",
            size: CGSize(width: 375, height: 667), makeController: { LoginViewController() }),
        Scene(
            name: "packing-list", title: "Packing List", summary: "a menu grows by one constraint, and the list below follows",
            size: CGSize(width: 375, height: 667), makeController: { PackingListViewController() }),
        Scene(
            name: "bookstore", title: "Bookstore", summary: "a stack view whose last line folds away and comes back",
            size: CGSize(width: 375, height: 667),
            makeController: { UINavigationController(rootViewController: MasterViewController(style: .plain)) }),
    ]

    public static func named(_ name: String) -> Scene? { all.first { $0.name == name } }
}

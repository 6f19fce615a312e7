import FlipbookPlayback
import UIKit

extension Scene {
    /// The demo scenes, in the order of the gallery.
    package static let demos = [
        Scene(
            "flight", title: "Flight",
            summary: "Two flights alternate, and each label has its own animation. Tap or press Space to change at once."
        ) { FlightViewController() },
        Scene("lock", title: "Lock Screen", summary: "Icons that react to force, a blur, and an interruptible settings page.") {
            LockScreenViewController()
        },
        Scene("quiz", title: "Quiz", summary: "Questions slide in and out, in six steps and two challenges. Choose an answer.") {
            QuizStagesViewController()
        },
        Scene(
            "red-square", title: "Red Square",
            summary: "A square moves to x = 200, which is another place on each screen. Tap to move it back by 10."
        ) { RedSquareViewController() },
        Scene(
            "animations", title: "Animations",
            summary: "One card for each family of animation functions. Tap a card to play it again, hold it to see its code."
        ) { AnimationsViewController() },
        Scene("controls", title: "Controls", summary: "All controls, with a picture of a coast that shows what they do.") {
            ControlsViewController()
        },
        Scene(
            "drawing", title: "Drawing",
            summary: "A paint program with layers and a brush whose width follows the force. Draw, undo, and save the picture."
        ) { DrawingViewController() },
        Scene(
            "playground", title: "Playground",
            summary: "Explore timing: drag curves, tune springs, edit keyframes, press an animator's states, and copy the result as Swift."
        ) { PlaygroundViewController() },
        Scene(
            "physics", title: "Physics", summary: "A box of wooden toys that fall, collide and can be thrown. Turn the phone, or tidy up."
        ) { PhysicsViewController() },
        Scene("rectangle", title: "Rectangle", summary: "The same path with nested completions and with keyframes, and its code.") {
            RectangleViewController()
        },
        Scene("curves", title: "Curves", summary: "Six timing curves in a race. Tap a lane for its code, drag to move in time.") {
            CurvesViewController()
        },
        Scene(
            "list", title: "List", summary: "A hundred thousand colors in one table: scroll, open, swipe, delete and move rows.",
            showsFrameStatistics: true
        ) { ListViewController() },
        Scene("auto-layout", title: "Auto Layout", summary: "Drag the edge of a page: text, buttons and stacks follow their constraints.") {
            AutoLayoutViewController()
        },
        Scene(
            "raster", title: "Raster",
            summary:
                "A test card: text, gradients, shadows, images, glass, lines and particles. Drag or use the arrow keys to tilt the books."
        ) { RasterViewController() },
        Scene(
            "login", title: "Login",
            summary: "Two fields slide in, moved by their centers or by constraints. The keyboard shows which way is correct."
        ) { LoginViewController() },
        Scene(
            "packing-list", title: "Packing List",
            summary: "A menu grows by one changed constraint, and the list below follows. Tap the title to replace another constraint."
        ) { PackingListViewController() },
        Scene(
            "collections", title: "Collections",
            summary: "An album of the coast: cards to swipe, a grid that changes its layout, an outline, and rows to swipe and move."
        ) { UINavigationController(rootViewController: CollectionsViewController()) },
        Scene(
            "components", title: "Components",
            summary: "The views and controllers of UIKit, one page each: text, pickers, menus, pages, symbols."
        ) { UINavigationController(rootViewController: ComponentsViewController()) },
        Scene("bookstore", title: "Bookstore", summary: "A stack view whose last line collapses and expands.") {
            UINavigationController(rootViewController: MasterViewController(style: .plain))
        },
    ]

    /// Returns the demo scene with a name, or nil if there is no such scene.
    package static func demo(named name: String) -> Scene? { demos.first { $0.name == name } }
}

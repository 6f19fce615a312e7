import Stage
import UIKit

/// The objects that must not exist after a stage was released: its window, the root view controller and the root view.
struct ReleasedStage {
    private weak var window: UIWindow?
    private weak var controller: UIViewController?
    private weak var view: UIView?

    /// Stores weak references to the objects of a stage.
    init(_ stage: Stage) {
        window = stage.window
        controller = stage.window.rootViewController
        view = stage.window.rootViewController?.viewIfLoaded
    }

    /// Checks that everything is released. Another stage must be the current one.
    func check() throws {
        guard window == nil else { throw FuzzFailure("the window of a released stage still exists") }
        guard controller == nil else { throw FuzzFailure("the root controller of a released stage still exists") }
        guard view == nil else { throw FuzzFailure("the root view of a released stage still exists") }
    }
}

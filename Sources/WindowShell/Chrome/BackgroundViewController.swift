import UIKit

/// The root view controller of the stage behind the scene, `WindowChrome.backStage`. It has no status bar, because this stage fills the
/// window and is not a phone.
final class BackgroundViewController: UIViewController {
    override var prefersStatusBarHidden: Bool { true }
}

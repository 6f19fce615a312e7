import UIKit

/// The root view controller of the back stage. It has no status bar, because the back stage is not a phone.
final class BackgroundViewController: UIViewController {
    override var prefersStatusBarHidden: Bool { true }
}

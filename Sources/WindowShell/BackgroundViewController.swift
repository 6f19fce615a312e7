import UIKit

/// The root view controller of the back stage. It has no status bar, because it is not the phone.
final class BackgroundViewController: UIViewController {
    override var prefersStatusBarHidden: Bool { true }
}

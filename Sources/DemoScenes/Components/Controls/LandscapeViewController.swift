import UIKit

/// A page with a landscape. It is also the preview of a context menu.
class LandscapeViewController: UIViewController {
    private let picture: LandscapeView

    init(_ landscape: Landscape) {
        picture = LandscapeView(landscape)
        super.init(nibName: nil, bundle: nil)
        title = landscape.name
        preferredContentSize = CGSize(width: 320, height: 240)
    }

    required init?(coder: NSCoder) { return nil }

    override func loadView() { view = picture }
}

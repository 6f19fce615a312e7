import UIKit

/// The scene: an album of the coast with three pages, which a segmented control in the bar selects.
class CollectionsViewController: UIViewController {
    private let pictures = PicturesViewController()
    private let places = PlacesViewController()
    private lazy var pages: [UIViewController] = [AlbumViewController(), pictures, places]
    private let control = UISegmentedControl(items: ["Album", "Pictures", "Places"])
    private var current = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        control.selectedSegmentIndex = 0
        control.frame.size = CGSize(width: 216, height: 31)
        control.addTarget(self, action: Selector(CollectionsViewController.selectPage), for: .valueChanged)
        navigationItem.titleView = control
        show(0)
    }

    private func show(_ index: Int) {
        let (old, new) = (pages[current], pages[index])
        if old.parent === self {
            old.willMove(toParent: nil)
            old.view.removeFromSuperview()
            old.removeFromParent()
        }
        current = index
        addChild(new)
        new.view.frame = view.bounds
        new.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(new.view)
        new.didMove(toParent: self)
        updateButtons()
        pictures.layoutDidChange = { [weak self] in self?.updateButtons() }
    }

    func selectPage() {
        guard control.selectedSegmentIndex != current else { return }
        show(control.selectedSegmentIndex)
        let page = pages[current]
        page.view.alpha = 0
        UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction, animations: { page.view.alpha = 1 })
    }

    /// Shows the button of the selected page in the bar.
    private func updateButtons() {
        switch current {
        case 1:
            navigationItem.rightBarButtonItem = UIBarButtonItem(
                title: pictures.isLarge ? "Small" : "Large", style: .plain, target: self,
                action: Selector(CollectionsViewController.changeLayout))
        case 2:
            navigationItem.rightBarButtonItem = UIBarButtonItem(
                title: places.editsPlans ? "Done" : "Edit", style: .plain, target: self, action: Selector(CollectionsViewController.edit))
        default: navigationItem.rightBarButtonItem = nil
        }
    }

    func changeLayout() {
        pictures.changeLayout()
        updateButtons()
    }

    func edit() {
        places.editsPlans.toggle()
        updateButtons()
    }
}

import UIKit

/// A cookbook with two columns: the list and a recipe. In portrait, both columns share one navigation stack.
class RecipesViewController: UIViewController, UISplitViewControllerDelegate {
    private let split = UISplitViewController(style: .doubleColumn)
    private let list = RecipeListViewController(style: .plain)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        list.didSelect = { [weak self] in self?.show($0) }
        list.navigationItem.leftBarButtonItem = UIBarButtonItem(
            title: "Close", image: nil,
            primaryAction: UIAction { [weak self] _ in self?.navigationController?.popViewController(animated: true) })
        split.delegate = self
        split.preferredPrimaryColumnWidth = 272
        split.setViewController(list, for: .primary)
        split.setViewController(RecipeViewController(Recipe.all[0]), for: .secondary)
        addChild(split)
        view.addSubview(split.view)
        split.didMove(toParent: self)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setNavigationBarHidden(true, animated: animated)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        navigationController?.setNavigationBarHidden(false, animated: animated)
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        // In landscape, a phone can have the size class compact, but it is wide enough for the two columns of the split view.
        let isWide = view.bounds.width > view.bounds.height
        setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: isWide ? .regular : .compact), forChild: split)
        split.view.frame = view.bounds
    }

    private func show(_ recipe: Recipe) { split.showDetailViewController(RecipeViewController(recipe), sender: nil) }

    func splitViewController(
        _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { list.hasSelected ? .secondary : .primary }
}

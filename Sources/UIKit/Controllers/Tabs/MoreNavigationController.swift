import CoreGraphics

/// The controller of the tab "More": a list of the controllers that have no tab of their own. A tap on a row pushes the controller.
///
/// A navigation controller cannot be pushed. The controllers on its stack are pushed instead, and move back when the list appears again.
final class MoreNavigationController: UINavigationController {
    private weak var tabs: UITabBarController?
    private let list = MoreListController(style: .plain)
    /// The controller that was selected in the list.
    private(set) weak var shownController: UIViewController?
    /// The controllers that were pushed for the selected controller, if it is a navigation controller.
    private var pushedControllers: [UIViewController] = []

    init(_ tabs: UITabBarController) {
        self.tabs = tabs
        super.init(nibName: nil, bundle: nil)
        list.title = "More"
        list.didSelect = { [weak self] in self?.show($0, animated: true) }
        list.didAppear = { [weak self] in self?.returnControllers() }
        tabBarItem = UITabBarItem(title: "More", image: Self.image, tag: 0)
        viewControllers = [list]
    }

    required init?(coder: NSCoder) { return nil }

    /// An image of three dots.
    private static var image: UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 27, height: 22)).image { _ in
            UIColor.black.setFill()
            for x in [3, 11, 19] { UIBezierPath(ovalIn: CGRect(x: x, y: 8, width: 6, height: 6)).fill() }
        }.withRenderingMode(.alwaysTemplate)
    }

    /// Sets the rows of the list.
    func showList(of controllers: [UIViewController]) {
        if viewControllers.count > 1 { setViewControllers([list], animated: false) }
        returnControllers()
        list.controllers = controllers
    }

    /// Pushes a controller of the list.
    func show(_ controller: UIViewController, animated: Bool) {
        guard controller !== shownController else { return }
        if viewControllers.count > 1 { setViewControllers([list], animated: false) }
        returnControllers()
        shownController = controller
        guard let navigation = controller as? UINavigationController else { return pushViewController(controller, animated: animated) }
        pushedControllers = navigation.viewControllers
        navigation.viewControllers = []
        setViewControllers([list] + pushedControllers, animated: animated)
    }

    /// Moves the pushed controllers of a navigation controller back to its stack.
    private func returnControllers() {
        if let navigation = shownController as? UINavigationController, !pushedControllers.isEmpty {
            navigation.viewControllers = pushedControllers
        }
        pushedControllers = []
        shownController = nil
    }
}

/// The list of the tab "More".
final class MoreListController: UITableViewController {
    var controllers: [UIViewController] = [] { didSet { viewIfLoaded.map { _ in tableView.reloadData() } } }
    var didSelect: (UIViewController) -> Void = { _ in }
    /// Called when the list is visible again.
    var didAppear: () -> Void = {}

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        didAppear()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { controllers.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Tab") ?? UITableViewCell(style: .default, reuseIdentifier: "Tab")
        let item = controllers[indexPath.row].tabBarItem
        cell.textLabel?.text = item?.title ?? controllers[indexPath.row].title
        cell.imageView?.image = item?.image
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        didSelect(controllers[indexPath.row])
    }
}

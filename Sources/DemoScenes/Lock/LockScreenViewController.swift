import UIKit

/// A lock screen with a search bar, a widget of icons that can be pressed, and settings that can be pulled down.
///
/// Each feature has an extension in its own file: `+Intro`, `+Search`, `+Peek`, `+Settings`, `+Pull` and `+Interruption`. The
/// animators are in `AnimatorFactory` and `PresentTransition`.
class LockScreenViewController: UIViewController {
    private let background = UIImageView(image: UIImage(named: "LockSearch/background"))
    /// The dark, translucent view over the background in the dark style.
    private let darkOverlay = UIView()
    let dateLabel = UILabel()
    let tableView = UITableView(frame: .zero, style: .plain)
    let blurView = UIVisualEffectView(effect: nil)
    let searchBar = UISearchBar()

    /// The constraint that positions the date label. The table is constrained to the label's bottom edge, so it moves with the label.
    private(set) lazy var dateTopConstraint = dateLabel.topAnchor.constraint(equalTo: searchBar.bottomAnchor, constant: 15)

    // Peek
    let previewEffectView = IconEffectView(blur: .extraLight)
    var previewView: UIView?
    var previewAnimator: UIViewPropertyAnimator?
    var menuAnimator: UIViewPropertyAnimator?
    var startFrame = CGRect.zero

    // Settings
    let presentTransition = PresentTransition()
    var isDragging = false
    var isPresentingSettings = false
    var touchesStartPointY: CGFloat?

    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }

    override func viewDidLoad() {
        super.viewDidLoad()
        setUpViews()
        addConstraints()
        // The recognizer is added only once. If each menu added a recognizer, a single tap would call `dismissMenu` several times.
        blurView.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector(LockScreenViewController.dismissMenu)))
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        blurView.frame = view.bounds
    }

    // MARK: - Views

    private func setUpViews() {
        background.contentMode = .scaleAspectFill
        darkOverlay.backgroundColor = UIColor(light: .clear, dark: UIColor(hex: 0x050B1E, alpha: 0.5))
        // The text has its own line break after the day of the week. Otherwise the line would break before the last word.
        dateLabel.text = "Wednesday,\nNovember 5th"
        dateLabel.font = .systemFont(ofSize: 34, weight: .light)
        dateLabel.textColor = .white
        dateLabel.textAlignment = .right
        dateLabel.numberOfLines = 2

        tableView.backgroundColor = .clear
        tableView.separatorStyle = .none
        tableView.clipsToBounds = false
        tableView.showsVerticalScrollIndicator = false
        tableView.rowHeight = UITableView.automaticDimension
        tableView.estimatedRowHeight = 130
        tableView.register(WidgetCell.self, forCellReuseIdentifier: "Cell")
        tableView.register(FooterCell.self, forCellReuseIdentifier: "Footer")
        tableView.dataSource = self
        tableView.delegate = self

        blurView.isUserInteractionEnabled = false

        searchBar.searchBarStyle = .minimal
        searchBar.barStyle = .black
        searchBar.placeholder = "Search"
        searchBar.showsSearchResultsButton = true
        searchBar.setImage(UIImage(named: "LockSearch/search"), for: .search, state: .normal)
        searchBar.setImage(UIImage(named: "LockSearch/results-list"), for: .resultsList, state: .normal)
        searchBar.delegate = self

        let identifiers: [(UIView, String)] = [
            (dateLabel, "date"), (tableView, "table"), (blurView, "blur"), (searchBar, "search"), (previewEffectView, "menu"),
        ]
        for (view, identifier) in identifiers { view.accessibilityIdentifier = identifier }
    }

    private func addConstraints() {
        // The table fills the width of the screen, but is not wider than the icons of the widget need.
        let fullWidth = tableView.widthAnchor.constraint(equalTo: view.widthAnchor, constant: -16)
        fullWidth.priority = .defaultHigh
        for view in [background, darkOverlay, dateLabel, tableView, searchBar] { view.translatesAutoresizingMaskIntoConstraints = false }
        // The search bar is in front of the blur view, so it is never blurred.
        for view in [background, darkOverlay, dateLabel, tableView, blurView, searchBar] { self.view.addSubview(view) }
        NSLayoutConstraint.activate([
            background.topAnchor.constraint(equalTo: view.topAnchor),
            background.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            background.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            background.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            darkOverlay.topAnchor.constraint(equalTo: view.topAnchor),
            darkOverlay.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            darkOverlay.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            darkOverlay.trailingAnchor.constraint(equalTo: view.trailingAnchor),

            searchBar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            searchBar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            searchBar.trailingAnchor.constraint(equalTo: view.trailingAnchor),

            dateTopConstraint,
            dateLabel.leadingAnchor.constraint(equalTo: tableView.leadingAnchor),
            dateLabel.trailingAnchor.constraint(equalTo: tableView.trailingAnchor),
            dateLabel.heightAnchor.constraint(equalToConstant: 86),

            tableView.topAnchor.constraint(equalTo: dateLabel.bottomAnchor, constant: 20),
            tableView.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            tableView.widthAnchor.constraint(lessThanOrEqualToConstant: 400),
            fullWidth,
            tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -8),
        ])
    }

    // MARK: - Appearance

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        prepareIntro()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        playIntro()
    }

    // MARK: - Unhandled touches

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        searchBar.resignFirstResponder()
        if let touch = touches.first { interruptSettings(at: touch.location(in: view).y) }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let touch = touches.first { dragSettings(to: touch.location(in: view).y) }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { endSettingsDrag() }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { endSettingsDrag() }
}

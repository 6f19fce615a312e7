import UIKit

/// A page with every control, and a picture of a coast that shows the effect of the controls.
class ControlsViewController: UIViewController {
    let coast = CoastView()
    let seasonControl = UIPageControl()
    let scrollView = UIScrollView()
    let search = UISearchBar()
    let placeField = UITextField()
    let weatherControl = UISegmentedControl(items: ["Clear", "Clouds", "Snow"])
    let timeSlider = UISlider()
    let boatStepper = UIStepper()
    let boatCountLabel = UILabel()
    let lampSwitch = UISwitch()
    let sendButton = UIButton(configuration: .filled())
    let activityIndicator = UIActivityIndicatorView(style: .white)
    let progressBar = UIProgressView(progressViewStyle: .default)
    private(set) lazy var cards = [
        ControlCard([ControlRow("Place", placeField), ControlRow("Weather", weatherControl)]),
        ControlCard([
            ControlRow("Time", timeSlider), ControlRow("Boats", boatStepper, value: boatCountLabel), ControlRow("Lamp", lampSwitch),
        ]),
    ]
    var previewInteraction: UIPreviewInteraction?
    private var keyboardObserver: KeyboardObserver?

    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = Palette.background
        view.maximumContentSizeCategory = .extraExtraLarge
        view.tintColor = Palette.blue
        view.addSubview(scrollView)
        view.addSubview(coast)
        view.addSubview(seasonControl)
        scrollView.alwaysBounceVertical = true
        for part in [search] + cards + [sendButton, progressBar] { scrollView.addSubview(part) }
        sendButton.addSubview(activityIndicator)
        setUpControls()
        setUpCoast()
        keyboardObserver = KeyboardObserver { [weak self] in self?.adjustForKeyboard($0, $1) }
    }

    private func setUpControls() {
        search.searchBarStyle = .minimal
        search.placeholder = "Search the settings"
        search.delegate = self
        placeField.text = "Cape Ambra"
        placeField.placeholder = "Name it"
        placeField.textAlignment = .right
        placeField.clearButtonMode = .whileEditing
        placeField.returnKeyType = .done
        placeField.autocapitalizationType = .words
        placeField.addTarget(self, action: Selector(ControlsViewController.nameChanged), for: .editingChanged)
        placeField.addAction(UIAction { _ in }, for: .editingDidEndOnExit)
        weatherControl.selectedSegmentIndex = 0
        weatherControl.addTarget(self, action: Selector(ControlsViewController.weatherChanged), for: .valueChanged)
        timeSlider.value = 0.36
        timeSlider.addTarget(self, action: Selector(ControlsViewController.timeChanged), for: .valueChanged)
        (boatStepper.value, boatStepper.maximumValue) = (2, 6)
        boatStepper.addTarget(self, action: Selector(ControlsViewController.boatsChanged), for: .valueChanged)
        lampSwitch.onTintColor = Palette.gold
        lampSwitch.addTarget(self, action: Selector(ControlsViewController.lampChanged), for: .valueChanged)
        sendButton.setTitle("Send a postcard", for: .normal)
        sendButton.configuration?.buttonSize = .large
        sendButton.addTarget(self, action: Selector(ControlsViewController.sendPostcard), for: .touchUpInside)
        progressBar.alpha = 0
    }

    private func setUpCoast() {
        coast.nameLabel.text = placeField.text
        boatCountLabel.text = "2"
        seasonControl.numberOfPages = CoastSeason.allCases.count
        seasonControl.currentPage = CoastSeason.summer.rawValue
        seasonControl.addTarget(self, action: Selector(ControlsViewController.seasonChanged), for: .valueChanged)
        for direction in [UISwipeGestureRecognizer.Direction.left, .right] {
            let swipe = UISwipeGestureRecognizer(target: self, action: Selector(ControlsViewController.swiped(_:)))
            swipe.direction = direction
            coast.addGestureRecognizer(swipe)
        }
        previewInteraction = UIPreviewInteraction(view: coast)
        previewInteraction?.delegate = self
        coast.setBoatCount(2)
        coast.accessibilityIdentifier = "Coast"
        search.accessibilityIdentifier = "Search"
    }

    // MARK: - Layout

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        // The coast is above the controls in portrait, and to their left in landscape.
        let (size, isWide) = (view.bounds.size, view.bounds.width > view.bounds.height)
        let coastSize = CGSize(
            width: isWide ? (size.width * 0.44).rounded() : size.width,
            height: isWide ? size.height : min(size.height * 0.36, 240).rounded())
        coast.bounds = CGRect(origin: .zero, size: coastSize)
        coast.center = CGPoint(x: coastSize.width / 2, y: coastSize.height / 2)
        seasonControl.frame = CGRect(x: coastSize.width - 96, y: coastSize.height - 44, width: 80, height: 37)
        scrollView.frame =
            isWide
            ? CGRect(x: coastSize.width, y: 0, width: size.width - coastSize.width, height: size.height)
            : CGRect(x: 0, y: coastSize.height, width: size.width, height: size.height - coastSize.height)
        let width = scrollView.bounds.width
        let margin = max((width - 480) / 2, 16)
        search.frame = CGRect(x: margin - 8, y: 4, width: width - margin * 2 + 16, height: 52)
        var y: CGFloat = 60
        for card in cards {
            card.frame = CGRect(x: margin, y: y, width: width - margin * 2, height: card.height)
            y += card.height + 16
        }
        sendButton.frame = CGRect(x: margin, y: y, width: width - margin * 2, height: 50)
        activityIndicator.center = CGPoint(x: 34, y: 25)
        progressBar.frame = CGRect(x: margin + 4, y: y + 62, width: width - margin * 2 - 8, height: 4)
        scrollView.contentSize = CGSize(width: width, height: y + 82)
    }

    /// Keeps the edited text field visible above the keyboard.
    private func adjustForKeyboard(_ height: CGFloat, _ duration: TimeInterval) {
        guard let window = view.window, window === UIApplication.shared.keyWindow else { return }
        UIView.animate(withDuration: duration) {
            self.scrollView.contentInset.bottom = height
            if self.placeField.isEditing { self.scrollView.scrollRectToVisible(self.cards[0].frame, animated: false) }
        }
    }
}

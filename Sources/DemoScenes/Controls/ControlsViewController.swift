import UIKit

/// A page with many kinds of controls, and a picture of a coast that shows their effect.
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

    /// Places the coast above the controls in portrait, and to their left in landscape.
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let (size, isWide) = (view.bounds.size, view.bounds.width > view.bounds.height)
        let isTablet = min(size.width, size.height) >= 700
        // On a low phone the picture is lower, so that all controls are visible.
        let coastHeight = isTablet ? size.height * 0.42 : min(size.height * 0.36, 240, max(size.height - 420, 140))
        let coastSize = CGSize(
            width: isWide ? (size.width * 0.44).rounded() : size.width, height: isWide ? size.height : coastHeight.rounded())
        coast.bounds = CGRect(origin: .zero, size: coastSize)
        coast.center = CGPoint(x: coastSize.width / 2, y: coastSize.height / 2)
        coast.hasNameAbovePages = isWide
        // Dots beside the name are at its right. Dots below the name begin at its left edge.
        seasonControl.frame = CGRect(
            x: isWide ? 8 + view.safeAreaInsets.left : coastSize.width - 96, y: coastSize.height - 44, width: 80, height: 37)
        scrollView.frame =
            isWide
            ? CGRect(x: coastSize.width, y: 0, width: size.width - coastSize.width, height: size.height)
            : CGRect(x: 0, y: coastSize.height, width: size.width, height: size.height - coastSize.height)
        layOutControls(isLow: isWide && size.height < 420, isCentered: isTablet)
    }

    /// Places the controls in one column of at most 480 points.
    ///
    /// - Parameters:
    ///   - isLow: Whether the rows are lower than usual, so that all of them are visible on a phone in landscape.
    ///   - isCentered: Whether a column that is shorter than the scroll view is in its middle.
    private func layOutControls(isLow: Bool, isCentered: Bool) {
        let width = scrollView.bounds.width - view.safeAreaInsets.right
        let (margin, gap) = (max((width - 480) / 2, 16), CGFloat(isLow ? 10 : 16))
        for card in cards { card.rowHeight = isLow ? 44 : 52 }
        let buttonHeight: CGFloat = isLow ? 46 : 50
        let height = 60 + cards.reduce(0) { $0 + $1.height + gap } + buttonHeight + (isLow ? 12 : 32)
        var y = isCentered ? max(((scrollView.bounds.height - height) / 2).rounded(), 0) : 0
        search.frame = CGRect(x: margin - 8, y: y + (isLow ? 2 : 4), width: width - margin * 2 + 16, height: 52)
        y += isLow ? 54 : 60
        for card in cards {
            card.frame = CGRect(x: margin, y: y, width: width - margin * 2, height: card.height)
            y += card.height + gap
        }
        sendButton.frame = CGRect(x: margin, y: y, width: width - margin * 2, height: buttonHeight)
        activityIndicator.center = CGPoint(x: 34, y: buttonHeight / 2)
        // On a low screen there is no space below the button.
        let progressY = isLow ? y - gap / 2 - 2 : y + buttonHeight + 12
        progressBar.frame = CGRect(x: margin + 4, y: progressY, width: width - margin * 2 - 8, height: 4)
        scrollView.contentSize = CGSize(width: scrollView.bounds.width, height: y + buttonHeight + (isLow ? 8 : 32))
    }

    /// Keeps the edited text field visible above the keyboard.
    private func adjustForKeyboard(_ height: CGFloat, _ duration: TimeInterval) {
        guard let window = view.window, window === UIApplication.shared.keyWindow else { return }
        UIView.animate(withDuration: duration) {
            // The scroll view adds the bottom of the safe area to the inset. The keyboard covers this area, so its height is subtracted.
            self.scrollView.contentInset.bottom = max(height - window.safeAreaInsets.bottom, 0)
            if self.placeField.isEditing { self.scrollView.scrollRectToVisible(self.cards[0].frame, animated: false) }
        }
    }
}

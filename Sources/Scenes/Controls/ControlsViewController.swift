import UIKit

/// Every control, and what it does is seen in the picture above.
class ControlsViewController: UIViewController {
    let coast = CoastView()
    let pages = UIPageControl()
    let scroll = UIScrollView()
    let search = UISearchBar()
    let place = UITextField()
    let weather = UISegmentedControl(items: ["Clear", "Clouds", "Snow"])
    let time = UISlider()
    let boats = UIStepper()
    let boatCount = UILabel()
    let lamp = UISwitch()
    let send = UIButton(configuration: .filled())
    let wheel = UIActivityIndicatorView(style: .white)
    let bar = UIProgressView(progressViewStyle: .default)
    private(set) lazy var cards = [
        ControlCard([ControlRow("Place", place), ControlRow("Weather", weather)]),
        ControlCard([ControlRow("Time", time), ControlRow("Boats", boats, value: boatCount), ControlRow("Lamp", lamp)]),
    ]
    var preview: UIPreviewInteraction?
    private var keyboard: KeyboardWatch?

    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = Palette.paper
        view.tintColor = Palette.blue
        view.addSubview(scroll)
        view.addSubview(coast)
        view.addSubview(pages)
        scroll.alwaysBounceVertical = true
        for part in [search] + cards + [send, bar] { scroll.addSubview(part) }
        send.addSubview(wheel)
        setUpControls()
        setUpPicture()
        keyboard = KeyboardWatch { [weak self] in self?.makeRoom($0, $1) }
    }

    private func setUpControls() {
        search.searchBarStyle = .minimal
        search.placeholder = "Search the settings"
        search.delegate = self
        place.text = "Cape Ambra"
        place.placeholder = "Name it"
        place.textAlignment = .right
        place.clearButtonMode = .whileEditing
        place.returnKeyType = .done
        place.autocapitalizationType = .words
        place.addTarget(self, action: Selector(ControlsViewController.nameChanged), for: .editingChanged)
        place.addAction(UIAction { _ in }, for: .editingDidEndOnExit)
        weather.selectedSegmentIndex = 0
        weather.addTarget(self, action: Selector(ControlsViewController.weatherChanged), for: .valueChanged)
        time.value = 0.36
        time.addTarget(self, action: Selector(ControlsViewController.timeChanged), for: .valueChanged)
        (boats.value, boats.maximumValue) = (2, 6)
        boats.addTarget(self, action: Selector(ControlsViewController.boatsChanged), for: .valueChanged)
        lamp.onTintColor = Palette.gold
        lamp.addTarget(self, action: Selector(ControlsViewController.lampChanged), for: .valueChanged)
        send.setTitle("Send a postcard", for: .normal)
        send.configuration?.buttonSize = .large
        send.addTarget(self, action: Selector(ControlsViewController.sendPostcard), for: .touchUpInside)
        bar.alpha = 0
    }

    private func setUpPicture() {
        coast.name.text = place.text
        boatCount.text = "2"
        pages.numberOfPages = CoastSeason.allCases.count
        pages.currentPage = CoastSeason.summer.rawValue
        pages.addTarget(self, action: Selector(ControlsViewController.seasonChanged), for: .valueChanged)
        for direction in [UISwipeGestureRecognizer.Direction.left, .right] {
            let swipe = UISwipeGestureRecognizer(target: self, action: Selector(ControlsViewController.swiped(_:)))
            swipe.direction = direction
            coast.addGestureRecognizer(swipe)
        }
        preview = UIPreviewInteraction(view: coast)
        preview?.delegate = self
        coast.setBoats(2)
        coast.accessibilityIdentifier = "Coast"
        search.accessibilityIdentifier = "Search"
    }

    // MARK: - Layout

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        // The picture is above the controls, or at their left where there is more room beside than below.
        let (size, isWide) = (view.bounds.size, view.bounds.width > view.bounds.height)
        let picture = CGSize(
            width: isWide ? (size.width * 0.44).rounded() : size.width,
            height: isWide ? size.height : min(size.height * 0.36, 240).rounded())
        coast.bounds = CGRect(origin: .zero, size: picture)
        coast.center = CGPoint(x: picture.width / 2, y: picture.height / 2)
        pages.frame = CGRect(x: picture.width - 96, y: picture.height - 44, width: 80, height: 37)
        scroll.frame =
            isWide
            ? CGRect(x: picture.width, y: 0, width: size.width - picture.width, height: size.height)
            : CGRect(x: 0, y: picture.height, width: size.width, height: size.height - picture.height)
        let width = scroll.bounds.width
        let margin = max((width - 480) / 2, 16)
        search.frame = CGRect(x: margin - 8, y: 4, width: width - margin * 2 + 16, height: 52)
        var y: CGFloat = 60
        for card in cards {
            card.frame = CGRect(x: margin, y: y, width: width - margin * 2, height: card.height)
            y += card.height + 16
        }
        send.frame = CGRect(x: margin, y: y, width: width - margin * 2, height: 50)
        wheel.center = CGPoint(x: 34, y: 25)
        bar.frame = CGRect(x: margin + 4, y: y + 62, width: width - margin * 2 - 8, height: 4)
        scroll.contentSize = CGSize(width: width, height: y + 82)
    }

    /// What is written in stays in sight above the keyboard.
    private func makeRoom(_ height: CGFloat, _ duration: TimeInterval) {
        guard let window = view.window, window === UIApplication.shared.keyWindow else { return }
        UIView.animate(withDuration: duration) {
            self.scroll.contentInset.bottom = height
            if self.place.isEditing { self.scroll.scrollRectToVisible(self.cards[0].frame, animated: false) }
        }
    }
}

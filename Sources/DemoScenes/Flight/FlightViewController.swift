import UIKit

/// A screen that switches between two flights every three seconds. Each of its parts has its own transition.
///
/// The views and constraints are in the extension `+Layout`. Each effect has an extension of its own.
class FlightViewController: UIViewController {
    let bgImageView = UIImageView()
    let bar = UIView()
    let summary = UILabel()
    let summaryIcon = UIImageView(image: UIImage(named: "Flight/icon-blue-arrow"))
    let flightCaption = UILabel()
    let gateCaption = UILabel()
    let flightNr = UILabel()
    let gateNr = UILabel()
    let departingFrom = UILabel()
    let arrivingTo = UILabel()
    let planeImage = UIImageView(image: UIImage(named: "Flight/plane"))
    let statusBanner = UIImageView(image: UIImage(named: "Flight/banner"))
    let flightStatus = UILabel()
    let snowClipView = UIView()
    let snowView = SnowView()

    /// The constraints whose constants depend on the orientation, with the constants for both orientations.
    var orientationConstants: [(constraint: NSLayoutConstraint, portrait: CGFloat, landscape: CGFloat)] = []

    /// The constraints that position the plane and the airports above the lower edge.
    var airportBottomConstraints: [NSLayoutConstraint] = []

    private(set) var flight = londonToParis
    /// The text changes since the last change of the flight. Their animations may still be running.
    private var textChanges: [TextChange] = []
    private var cycleTimer: Timer?

    override var prefersStatusBarHidden: Bool { true }

    override func viewDidLoad() {
        super.viewDidLoad()
        updateOrientation(for: view.bounds.size)
        prepareBackgrounds()
        addViews()
        addConstraints()
        updateConstants(for: view.bounds.size)
        changeFlight(to: londonToParis, animated: false)
        view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector(FlightViewController.changeNow)))
    }

    // MARK: - The cycle

    func changeFlight(to data: FlightData, animated: Bool) {
        finishTextChanges()
        flight = data
        if animated {
            animateChange(to: data)
        } else {
            bgImageView.image = backgroundImage
            snowView.isHidden = !data.showWeatherEffects
            if UIAccessibility.isReduceMotionEnabled { snowView.alpha = 0 }
            summary.text = data.summary
            flightNr.text = data.flightNr
            gateNr.text = data.gateNr
            departingFrom.text = data.departingFrom
            arrivingTo.text = data.arrivingTo
            flightStatus.text = data.flightStatus
        }
        scheduleNextChange()
    }

    private func animateChange(to data: FlightData) {
        if UIAccessibility.isReduceMotionEnabled { return crossDissolve(to: data) }
        planeDepart()
        summarySwitch(to: data.summary)
        fade(imageView: bgImageView, toImage: backgroundImage, showEffects: data.showWeatherEffects)

        let direction: AnimationDirection = data.isTakingOff ? .positive : .negative
        cubeTransition(label: flightNr, text: data.flightNr, direction: direction)
        cubeTransition(label: gateNr, text: data.gateNr, direction: direction)
        cubeTransition(label: flightStatus, text: data.flightStatus, direction: direction)

        let sign = CGFloat(direction.rawValue)
        moveLabel(label: departingFrom, text: data.departingFrom, offset: CGPoint(x: sign * 80, y: 0))
        moveLabel(label: arrivingTo, text: data.arrivingTo, offset: CGPoint(x: 0, y: sign * 50))
    }

    /// Changes everything with one fade, for users who prefer less motion.
    private func crossDissolve(to data: FlightData) {
        UIView.transition(
            with: view, duration: 0.5, options: .transitionCrossDissolve,
            animations: { [self] in
                bgImageView.image = backgroundImage
                snowView.alpha = 0
                summary.text = data.summary
                (flightNr.text, gateNr.text, flightStatus.text) = (data.flightNr, data.gateNr, data.flightStatus)
                (departingFrom.text, arrivingTo.text) = (data.departingFrom, data.arrivingTo)
            })
    }

    private func scheduleNextChange() {
        cycleTimer?.invalidate()
        cycleTimer = Timer.scheduledTimer(withTimeInterval: 3, repeats: true) { [weak self] _ in self?.changeNow() }
        prepareBackgrounds()
    }

    /// Renders the backgrounds on other threads, because a vector image of this size takes as long as several frames.
    private func prepareBackgrounds() {
        for flight in [flight, nextFlight] { backgroundImage(of: flight)?.prepareForDisplay { _ in } }
    }

    // MARK: - Changing immediately

    /// Changes to the other flight. Called by the timer, and for a tap or the space bar.
    func changeNow() { changeFlight(to: nextFlight, animated: true) }

    private var nextFlight: FlightData { flight.isTakingOff ? parisToRome : londonToParis }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if presses.contains(where: { $0.key?.keyCode == .keyboardSpacebar }) {
            changeNow()
        } else {
            super.pressesBegan(presses, with: event)
        }
    }

    // MARK: - Running text changes

    func addTextChange(_ change: TextChange) { textChanges.append(change) }

    /// Finishes all running text changes, so that no label is moving when the next change starts.
    private func finishTextChanges() {
        for change in textChanges where !change.isFinished {
            change.finish()
            change.label.layer.removeAllAnimations()
        }
        textChanges = []
    }

    // MARK: - Rotation

    /// The weather image of the flight, in the version for the current orientation.
    var backgroundImage: UIImage? { backgroundImage(of: flight) }

    private func backgroundImage(of flight: FlightData) -> UIImage? {
        UIImage(named: "Flight/" + flight.weatherImageName + (isLandscape ? "-wide" : ""))
    }

    private var isLandscape = false

    private func updateOrientation(for size: CGSize) { isLandscape = size.width > size.height }

    override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        updateConstants(for: size)
        bgImageView.image = backgroundImage
        // A running plane animation would end at the plane's position in the old orientation.
        planeImage.layer.removeAllAnimations()
    }

    /// Sets the constants for the orientation. The constraints themselves are the same in both.
    private func updateConstants(for size: CGSize) {
        updateOrientation(for: size)
        for entry in orientationConstants { entry.constraint.constant = isLandscape ? entry.landscape : entry.portrait }
        // On a tablet the mountains are higher above the lower edge, in proportion to the height, and so are the airports.
        guard min(size.width, size.height) >= 700 else { return }
        for constraint in airportBottomConstraints { constraint.constant *= size.height / (isLandscape ? 375 : 667) }
    }
}

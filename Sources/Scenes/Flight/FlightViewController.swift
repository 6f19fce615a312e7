import UIKit

/// A summary of two flights that change places every three seconds, each part of it in its own way.
///
/// `FlightLayout` says where everything stands, and each effect has a file of its own.
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

    /// The constants that are others when the phone lies on its side.
    var turning: [(constraint: NSLayoutConstraint, upright: CGFloat, lying: CGFloat)] = []

    private(set) var flight = londonToParis
    /// Labels whose text is still on its way.
    private var textChanges: [TextChange] = []
    private var cycle: Timer?

    override var prefersStatusBarHidden: Bool { true }

    override func viewDidLoad() {
        super.viewDidLoad()
        addViews()
        addConstraints()
        lie(view.bounds.width > view.bounds.height)
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
            bgImageView.image = background
            snowView.isHidden = !data.showWeatherEffects
            summary.text = data.summary
            flightNr.text = data.flightNr
            gateNr.text = data.gateNr
            departingFrom.text = data.departingFrom
            arrivingTo.text = data.arrivingTo
            flightStatus.text = data.flightStatus
        }
        waitForNextChange()
    }

    private func animateChange(to data: FlightData) {
        planeDepart()
        summarySwitch(to: data.summary)
        fade(imageView: bgImageView, toImage: background, showEffects: data.showWeatherEffects)

        let direction: AnimationDirection = data.isTakingOff ? .positive : .negative
        cubeTransition(label: flightNr, text: data.flightNr, direction: direction)
        cubeTransition(label: gateNr, text: data.gateNr, direction: direction)
        cubeTransition(label: flightStatus, text: data.flightStatus, direction: direction)

        let sign = CGFloat(direction.rawValue)
        moveLabel(label: departingFrom, text: data.departingFrom, offset: CGPoint(x: sign * 80, y: 0))
        moveLabel(label: arrivingTo, text: data.arrivingTo, offset: CGPoint(x: 0, y: sign * 50))
    }

    private func waitForNextChange() {
        cycle?.invalidate()
        cycle = Timer.scheduledTimer(withTimeInterval: 3, repeats: true) { [weak self] _ in self?.changeNow() }
    }

    // MARK: - At once

    /// The other flight, by itself or because somebody cannot wait.
    func changeNow() {
        changeFlight(to: flight.isTakingOff ? parisToRome : londonToParis, animated: true)
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if presses.contains(where: { $0.key?.keyCode == .keyboardSpacebar }) {
            changeNow()
        } else {
            super.pressesBegan(presses, with: event)
        }
    }

    // MARK: - Texts on their way

    func begin(_ change: TextChange) { textChanges.append(change) }

    /// Who cannot wait finds every label at rest, so that nothing of the last change gets into the next.
    private func finishTextChanges() {
        for change in textChanges where !change.isFinished {
            change.finish()
            change.label.layer.removeAllAnimations()
        }
        textChanges = []
    }

    // MARK: - Turning the phone

    /// The same weather, cut for the way in which the phone is held.
    var background: UIImage? { UIImage(named: "Flight/" + flight.weatherImageName + (isLying ? "-wide" : "")) }

    private var isLying = false

    override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        lie(size.width > size.height)
        bgImageView.image = background
        // A plane in flight is on its way to where it stood before.
        planeImage.layer.removeAllAnimations()
    }

    /// Upright or lying, the constraints are the same; some of them have other constants.
    private func lie(_ isLying: Bool) {
        self.isLying = isLying
        for part in turning { part.constraint.constant = isLying ? part.lying : part.upright }
    }
}

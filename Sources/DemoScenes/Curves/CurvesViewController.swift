import UIKit

/// A comparison of six timing curves as a race. A tap restarts the race; a drag changes its time.
class CurvesViewController: UIViewController {
    private let heading = Heading("Six curves")
    private let axesLabel = UILabel()
    private let raceView = UIView()
    private let lanes = TimingCurve.all.map { CurveLane($0) }
    private let timeline = TimelineView(seconds: 2)
    private let duration = 2.0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = Palette.background
        view.maximumContentSizeCategory = .extraExtraLarge
        axesLabel.text = "progress over time"
        axesLabel.setScaledFont(.scaled(13))
        axesLabel.textColor = Palette.secondaryForeground
        axesLabel.textAlignment = .right
        for subview in [heading, axesLabel, raceView] { view.addSubview(subview) }
        for lane in lanes { raceView.addSubview(lane) }
        raceView.addSubview(timeline)
        view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector(CurvesViewController.startRace)))
        view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: Selector(CurvesViewController.scrub(_:))))
    }

    /// Lays out the lanes in one column in portrait, and in two columns in landscape.
    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let isWide = view.bounds.width > view.bounds.height
        let (size, gap) = (CurveLane.size, CGFloat(19))
        let left = ((view.bounds.width - (isWide ? size.width * 2 + gap : size.width)) / 2).rounded()
        raceView.frame = view.bounds
        heading.frame = CGRect(x: left, y: isWide ? 12 : 26, width: size.width, height: 34)
        axesLabel.frame = heading.frame.offsetBy(dx: isWide ? size.width + gap : 0, dy: 3)
        for (index, lane) in lanes.enumerated() {
            let (column, row) = isWide ? (index / 3, index % 3) : (0, index)
            let (x, y) = (left + CGFloat(column) * (size.width + gap), (isWide ? 42 : 60) + CGFloat(row) * size.height)
            lane.frame = CGRect(origin: CGPoint(x: x, y: y), size: size)
        }
        let (x, y) = (isWide ? (view.bounds.width - size.width) / 2 : left, view.bounds.height - (isWide ? 52 : 62))
        timeline.frame = CGRect(origin: CGPoint(x: x, y: y), size: TimelineView.size)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        startRace()
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let key = presses.first?.key?.keyCode
        switch key {
        case .keyboardSpacebar: startRace()
        case .keyboardLeftArrow: pause(at: time - 0.05)
        case .keyboardRightArrow: pause(at: time + 0.05)
        default: super.pressesBegan(presses, with: event)
        }
    }

    // MARK: - Time
    //
    // All moving views are in `raceView`. While the race runs, its layer has the speed 1, so layer time passes like screen time. While
    // the race is paused, the layer has the speed 0, and `timeOffset` is the layer time that is displayed.

    /// The layer's time at which the race began.
    private var startTime = 0.0
    /// The time of the race when the drag began.
    private var timeAtDragStart = 0.0

    /// The time since the start of the race in seconds, at most its duration.
    private var time: Double { min(max(raceView.layer.convertTime(CACurrentMediaTime(), from: nil) - startTime, 0), duration) }

    func startRace() {
        raceView.layer.speed = 1
        raceView.layer.timeOffset = 0
        startTime = raceView.layer.convertTime(CACurrentMediaTime(), from: nil)
        for lane in lanes { lane.run(for: duration) }
        timeline.run(for: duration)
    }

    private func pause(at time: Double) {
        raceView.layer.speed = 0
        raceView.layer.timeOffset = startTime + min(max(time, 0), duration)
    }

    /// Pauses the race, and changes its time by the distance of the drag. The width of the timeline corresponds to the whole duration.
    ///
    /// After the drag the race stays paused.
    func scrub(_ pan: UIPanGestureRecognizer) {
        if pan.state == .began { timeAtDragStart = time }
        pause(at: timeAtDragStart + timeline.fraction(for: pan.translation(in: view).x) * duration)
    }
}

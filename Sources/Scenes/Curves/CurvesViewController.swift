import UIKit

/// The timing curves of the tutorials, raced side by side. A tap starts the race again; a drag moves all of them through time.
class CurvesViewController: UIViewController {
    private let heading = Heading("Six curves")
    private let axes = UILabel()
    private let track = UIView()
    private let lanes = Pace.all.map { CurveLane($0) }
    private let timeline = Timeline(seconds: 2)
    private let duration = 2.0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = Palette.paper
        axes.text = "progress over time"
        axes.font = .systemFont(ofSize: 13)
        axes.textColor = Palette.softInk
        axes.textAlignment = .right
        for subview in [heading, axes, track] { view.addSubview(subview) }
        for lane in lanes { track.addSubview(lane) }
        track.addSubview(timeline)
        view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector(CurvesViewController.race)))
        view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: Selector(CurvesViewController.scrub(_:))))
    }

    /// One below the other, or in two columns where the phone lies on its side.
    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let isWide = view.bounds.width > view.bounds.height
        let (size, gap) = (CurveLane.size, CGFloat(19))
        let left = ((view.bounds.width - (isWide ? size.width * 2 + gap : size.width)) / 2).rounded()
        track.frame = view.bounds
        heading.frame = CGRect(x: left, y: isWide ? 12 : 26, width: size.width, height: 34)
        axes.frame = heading.frame.offsetBy(dx: isWide ? size.width + gap : 0, dy: 3)
        for (index, lane) in lanes.enumerated() {
            let (column, row) = isWide ? (index / 3, index % 3) : (0, index)
            let (x, y) = (left + CGFloat(column) * (size.width + gap), (isWide ? 42 : 60) + CGFloat(row) * size.height)
            lane.frame = CGRect(origin: CGPoint(x: x, y: y), size: size)
        }
        let (x, y) = (isWide ? (view.bounds.width - size.width) / 2 : left, view.bounds.height - (isWide ? 52 : 62))
        timeline.frame = CGRect(origin: CGPoint(x: x, y: y), size: Timeline.size)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        race()
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let key = presses.first?.key?.keyCode
        switch key {
        case .keyboardSpacebar: race()
        case .keyboardLeftArrow: hold(at: time - 0.05)
        case .keyboardRightArrow: hold(at: time + 0.05)
        default: super.pressesBegan(presses, with: event)
        }
    }

    // MARK: - Time
    //
    // All that moves is in one layer, and a layer has a time of its own. Running, it goes on as the screen's does. Held, its speed is 0 and its
    // time offset says what time it is; whatever is inside it is where it was then.

    /// The layer's time at which the race began.
    private var start = 0.0
    private var grabbed = 0.0

    /// Seconds since the start, at most as many as the race takes.
    private var time: Double { min(max(track.layer.convertTime(CACurrentMediaTime(), from: nil) - start, 0), duration) }

    func race() {
        track.layer.speed = 1
        track.layer.timeOffset = 0
        start = track.layer.convertTime(CACurrentMediaTime(), from: nil)
        for lane in lanes { lane.run(for: duration) }
        timeline.run(for: duration)
    }

    private func hold(at time: Double) {
        track.layer.speed = 0
        track.layer.timeOffset = start + min(max(time, 0), duration)
    }

    /// From where it is, all of the time from edge to edge. Let go, it stays there, to be looked at.
    func scrub(_ pan: UIPanGestureRecognizer) {
        if pan.state == .began { grabbed = time }
        hold(at: grabbed + timeline.part(of: pan.translation(in: view).x) * duration)
    }
}

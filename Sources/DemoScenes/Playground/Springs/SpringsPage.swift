import UIKit

/// One spring with three descriptions. A change of one description updates the other descriptions.
class SpringsPage: PlaygroundPage {
    private(set) var spring = SpringModel(dampingRatio: 0.5, response: 0.5)
    private var velocity = 0.0
    private let graph = SpringGraph()
    private let track = SpringTrack()
    private let dampingRatioRow = SliderRow("damping ratio", 0.05...1, step: 0.01)
    private let responseRow = SliderRow("response", 0.1...1.5, step: 0.01, unit: " s")
    private let durationRow = SliderRow("duration", 0.1...1.5, step: 0.01, unit: " s")
    private let bounceRow = SliderRow("bounce", 0...0.95, step: 0.01)
    private let massRow = SliderRow("mass", 0.2...5, step: 0.1)
    private let stiffnessRow = SliderRow("stiffness", 10...1000, step: 1, digits: 0)
    private let dampingRow = SliderRow("damping", 0.5...80, step: 0.5, digits: 1)

    override var name: String { "Springs" }

    override func viewDidLoad() {
        super.viewDidLoad()
        for view in [graph, track] { card.addSubview(view) }
        controls = [
            EditorGroup(rows: [dampingRatioRow, responseRow]), EditorGroup(rows: [durationRow, bounceRow]),
            EditorGroup(rows: [massRow, stiffnessRow, dampingRow]),
        ]
        connect(dampingRatioRow) { $0.dampingRatio = $1 }
        connect(responseRow) { $0.response = $1 }
        connect(durationRow) { $0.duration = $1 }
        connect(bounceRow) { $0.bounce = $1 }
        connect(massRow) { $0 = $0.with(mass: $1) }
        connect(stiffnessRow) { $0 = $0.with(stiffness: $1) }
        connect(dampingRow) { $0 = $0.with(damping: $1) }
        track.onStart = { [unowned self] in
            velocity = $0
            showSpring()
            graph.play()
        }
        showSpring()
    }

    private func connect(_ row: SliderRow, _ change: @escaping (inout SpringModel, Double) -> Void) {
        row.onChange = { [unowned self, unowned row] value in
            change(&spring, value)
            velocity = 0
            showSpring(except: row)
        }
    }

    /// Shows the spring in all descriptions. The slider that is being moved keeps its value, unless the spring cannot have this value.
    private func showSpring(except edited: SliderRow? = nil) {
        let values = [
            (dampingRatioRow, spring.dampingRatio), (responseRow, spring.response), (durationRow, spring.duration),
            (bounceRow, spring.bounce), (massRow, spring.mass), (stiffnessRow, spring.stiffness), (dampingRow, spring.damping),
        ]
        for (row, value) in values where row !== edited || abs(row.value - value) > row.tolerance { row.value = value }
        track.spring = spring
        graph.show(spring, velocity: velocity)
        codeDidChange()
    }

    override func play() {
        view.layoutIfNeeded()
        track.play()
    }

    override func pageWillDisappear() { graph.stop() }

    // MARK: - Layout

    override func cardHeight(in height: CGFloat) -> CGFloat { min((height * 0.47).rounded(), 640) }

    override func layOutCard() {
        let area = card.bounds.insetBy(dx: 14, dy: 12)
        let trackHeight = min(max((area.height * 0.32).rounded(), 64), 240)
        track.frame = CGRect(x: 4, y: area.maxY - trackHeight, width: card.bounds.width - 8, height: trackHeight)
        graph.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: max(track.frame.minY - area.minY - 4, 40))
    }

    // MARK: - Code

    override var snippet: SwiftSnippet {
        let literal: (Double) -> String = { SwiftNumber.literal($0) }
        let function = """
            /// Moves a view to the right with a spring.
            ///
            /// damping ratio \(SwiftNumber.label(spring.dampingRatio)), response \(SwiftNumber.label(spring.response)) s; \
            duration \(SwiftNumber.label(spring.duration)) s, bounce \(SwiftNumber.label(spring.bounce))
            @MainActor func animateWithSpring(_ view: UIView, by distance: CGFloat) {
                let spring = UISpringTimingParameters(
                    mass: \(literal(spring.mass)), stiffness: \(literal(spring.stiffness)), damping: \(literal(spring.damping)),
                    initialVelocity: CGVector(dx: \(literal(velocity)), dy: 0))
                let animator = UIViewPropertyAnimator(duration: 1, timingParameters: spring)
                animator.addAnimations { view.center.x += distance }
                animator.startAnimation()
            }
            """
        return .movingDot(
            function, typeName: "SpringScene", summary: "A dot that moves with a spring",
            play: [
                "dot.layer.removeAllAnimations()", "dot.center = CGPoint(x: 60, y: view.bounds.midY)",
                "animateWithSpring(dot, by: view.bounds.width * 0.45)",
            ])
    }
}

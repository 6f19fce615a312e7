import UIKit

/// The states of a property animator. The buttons on the arrows between the states are the calls. Buttons of calls that are not allowed are
/// disabled.
class AnimatorDiagram: UIView {
    /// Called when an enabled button was pressed.
    var onAction: (AnimatorAction) -> Void = { _ in }
    private(set) var buttons: [AnimatorAction: UIButton] = [:]
    private var nodes: [AnimatorAction.State: UILabel] = [:]
    private let activeBox = UIView()
    private let activeLabel = AnimatorDiagram.caption("active")
    private let finishLabel = AnimatorDiagram.caption("finish at", color: Palette.card)
    private lazy var arrows = LineLayer(Palette.secondaryForeground, width: 1.5, in: self)

    /// The second buttons of `startAnimation` and `pauseAnimation`, which have two arrows each. The arrows of these buttons begin at paused
    /// and running; the arrows of the buttons in `buttons` begin at inactive.
    private let innerStart = AnimatorDiagram.button("start", "startAnimation (paused)")
    private let innerPause = AnimatorDiagram.button("pause", "pauseAnimation (running)")

    private static let titles: [(AnimatorAction, String, String)] = [
        (.start, "startAnimation", "startAnimation"), (.pause, "pauseAnimation", "pauseAnimation"),
        (.reverse, "isReversed", "isReversed"), (.continueWithTiming, "continue", "continueAnimation"),
        (.stop, "stopAnimation", "stopAnimation"), (.finishAtStart, ".start", "finish at start"),
        (.finishAtCurrent, ".current", "finish at current"), (.finishAtEnd, ".end", "finish at end"),
    ]

    override init(frame: CGRect) {
        super.init(frame: frame)
        // The first access creates the lazy layer and adds it, so it is behind the views that are added below.
        arrows.zPosition = 0
        activeBox.layer.cornerRadius = 14
        activeBox.layer.cornerCurve = .continuous
        activeBox.backgroundColor = Palette.background
        activeBox.isUserInteractionEnabled = false
        for view in [activeBox, activeLabel, finishLabel] { addSubview(view) }
        for state in AnimatorAction.State.allCases { addNode(state) }
        for (action, title, name) in Self.titles { add(Self.button(title, name), action) }
        for (button, action) in [(innerStart, AnimatorAction.start), (innerPause, .pause)] {
            button.addAction(UIAction { [unowned self] _ in onAction(action) }, for: .touchUpInside)
            addSubview(button)
        }
        show(.inactive, isReversed: false)
        followStyle { [unowned self] in
            for button in Array(buttons.values) + [innerStart, innerPause] { setBorderColor(of: button) }
        }
    }

    required init?(coder: NSCoder) { return nil }

    private func add(_ button: UIButton, _ action: AnimatorAction) {
        button.addAction(UIAction { [unowned self] _ in onAction(action) }, for: .touchUpInside)
        buttons[action] = button
        addSubview(button)
    }

    private func addNode(_ state: AnimatorAction.State) {
        let label = UILabel()
        label.text = state.rawValue
        label.textAlignment = .center
        label.setScaledFont(.scaled(15, .semibold, limit: 18))
        label.layer.cornerRadius = 10
        label.layer.cornerCurve = .continuous
        label.clipsToBounds = true
        label.accessibilityIdentifier = "State \(state.rawValue)"
        nodes[state] = label
        addSubview(label)
    }

    /// Returns a label for a caption. A background color hides the arrow behind the label.
    private static func caption(_ text: String, color: UIColor? = nil) -> UILabel {
        let label = UILabel()
        label.backgroundColor = color
        label.text = text
        label.textAlignment = .center
        label.textColor = Palette.secondaryForeground
        label.setScaledFont(.scaled(13, .medium, limit: 16))
        return label
    }

    private static func button(_ title: String, _ name: String) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        button.setTitleColor(Palette.foreground, for: .normal)
        button.setTitleColor(Palette.secondaryForeground.withAlphaComponent(0.55), for: .disabled)
        button.titleLabel?.setScaledFont(.scaled(13, .semibold, limit: 13))
        button.layer.cornerRadius = 9
        button.layer.cornerCurve = .continuous
        button.accessibilityIdentifier = name
        return button
    }

    // MARK: - State

    func show(_ state: AnimatorAction.State, isReversed: Bool) {
        for (key, label) in nodes {
            let isCurrent = key == state
            label.backgroundColor = isCurrent ? Palette.accent : Palette.hairline
            label.textColor = isCurrent ? Palette.ink : Palette.foreground
        }
        for (action, button) in buttons { set(button, isEnabled: action.isAllowed(in: state)) }
        // The start and pause calls have two arrows, each with a button. Only the button of the arrow that begins at the current state is
        // enabled.
        if let button = buttons[.start] { set(button, isEnabled: state == .inactive) }
        if let button = buttons[.pause] { set(button, isEnabled: state == .inactive) }
        set(innerStart, isEnabled: state == .paused)
        set(innerPause, isEnabled: state == .running)
        if isReversed, let button = buttons[.reverse] { button.backgroundColor = Palette.accent.withAlphaComponent(0.35) }
    }

    private func set(_ button: UIButton, isEnabled: Bool) {
        button.isEnabled = isEnabled
        button.backgroundColor = isEnabled ? UIColor(light: .white, dark: UIColor(white: 0.25, alpha: 1)) : Palette.card
        button.layer.borderWidth = 1
        setBorderColor(of: button)
    }

    private func setBorderColor(of button: UIButton) {
        let color = button.isEnabled ? Palette.foreground : Palette.hairline
        button.layer.borderColor = color.resolvedColor(with: traitCollection).cgColor
    }

    // MARK: - Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        let (width, height) = (bounds.width, bounds.height)
        let nodeHeight = min(max((height * 0.15).rounded(), 30), 44)
        let buttonHeight = min(max((height * 0.13).rounded(), 28), 38)
        let (leftWidth, rightWidth) = (min((width * 0.25).rounded(), 130), min((width * 0.36).rounded(), 190))
        let right = CGRect(x: width - rightWidth, y: 0, width: rightWidth, height: height)
        nodes[.inactive]?.frame = CGRect(x: 0, y: 0, width: leftWidth, height: nodeHeight)
        nodes[.stopped]?.frame = CGRect(x: 0, y: height - nodeHeight, width: leftWidth, height: nodeHeight)
        layOutActiveBox(right, nodeHeight, buttonHeight)
        layOutFinish(leftWidth, from: nodeHeight, to: height - nodeHeight, buttonHeight)
        layOutMiddle(from: leftWidth, to: right.minX, nodeHeight, buttonHeight)
    }

    /// Places the states of an active animator and the buttons of its calls below each other.
    private func layOutActiveBox(_ area: CGRect, _ nodeHeight: CGFloat, _ buttonHeight: CGFloat) {
        activeBox.frame = area
        let content = area.insetBy(dx: 8, dy: 4)
        activeLabel.frame = CGRect(x: content.minX, y: content.minY, width: content.width, height: 18)
        let heights = [nodeHeight, buttonHeight, buttonHeight, nodeHeight, buttonHeight]
        let free = content.height - 18 - 4 - heights.reduce(0, +)
        let gap = max((free / 4).rounded(.down), 2)
        var (y, frames): (CGFloat, [CGRect]) = (content.minY + 20, [])
        for height in heights {
            frames.append(CGRect(x: content.minX, y: y, width: content.width, height: height))
            y += height + gap
        }
        nodes[.running]?.frame = frames[0]
        nodes[.paused]?.frame = frames[3]
        let half = ((content.width - 6) / 2).rounded(.down)
        innerPause.frame = CGRect(x: content.minX, y: frames[1].minY, width: half, height: buttonHeight)
        innerStart.frame = CGRect(x: content.maxX - half, y: frames[1].minY, width: half, height: buttonHeight)
        buttons[.continueWithTiming]?.frame = frames[2]
        buttons[.reverse]?.frame = frames[4]
    }

    /// Places the buttons for the three positions of `finishAnimation(at:)` between the states stopped and inactive.
    private func layOutFinish(_ width: CGFloat, from top: CGFloat, to bottom: CGFloat, _ buttonHeight: CGFloat) {
        let gap = max(((bottom - top - 18 - 3 * buttonHeight) / 5).rounded(.down), 2)
        var y = top + gap
        finishLabel.frame = CGRect(x: 6, y: y, width: width - 12, height: 18)
        y += 18 + gap
        for action in [AnimatorAction.finishAtStart, .finishAtCurrent, .finishAtEnd] {
            buttons[action]?.frame = CGRect(x: 6, y: y, width: width - 12, height: buttonHeight)
            y += buttonHeight + gap
        }
    }

    /// Places the buttons of the calls between the columns, on their arrows.
    private func layOutMiddle(from left: CGFloat, to right: CGFloat, _ nodeHeight: CGFloat, _ buttonHeight: CGFloat) {
        let width = min(right - left - 10, 150)
        let x = ((left + right - width) / 2).rounded()
        let running = nodes[.running]?.frame ?? .zero
        let paused = nodes[.paused]?.frame ?? .zero
        let rows: [(AnimatorAction, CGFloat)] = [
            (.start, max(running.midY, nodeHeight / 2)), (.pause, paused.midY - nodeHeight * 0.7),
            (.stop, bounds.height - nodeHeight / 2),
        ]
        for (action, y) in rows {
            buttons[action]?.frame = CGRect(x: x, y: (y - buttonHeight / 2).rounded(), width: width, height: buttonHeight)
        }
        drawArrows(from: left, to: right, rows.map(\.1))
    }

    private func drawArrows(from left: CGFloat, to right: CGFloat, _ rows: [CGFloat]) {
        let path = CGMutablePath()
        let start = nodes[.inactive]?.frame.maxY ?? 0
        let arrowX = (left * 0.5).rounded()
        addArrow(to: path, [CGPoint(x: left, y: rows[0]), CGPoint(x: right, y: rows[0])])
        addArrow(
            to: path,
            [
                CGPoint(x: left, y: start - 8), CGPoint(x: left + 4, y: start - 8), CGPoint(x: left + 4, y: rows[1]),
                CGPoint(x: right, y: rows[1]),
            ])
        addArrow(to: path, [CGPoint(x: right, y: rows[2]), CGPoint(x: left, y: rows[2])])
        addArrow(to: path, [CGPoint(x: arrowX, y: nodes[.stopped]?.frame.minY ?? 0), CGPoint(x: arrowX, y: start)])
        arrows.path = path
    }

    /// Adds lines through points, with an arrowhead at the last point.
    private func addArrow(to path: CGMutablePath, _ points: [CGPoint]) {
        guard let end = points.last, points.count > 1 else { return }
        path.move(to: points[0])
        for point in points.dropFirst() { path.addLine(to: point) }
        let before = points[points.count - 2]
        let (dx, dy) = (end.x > before.x ? 1.0 : end.x < before.x ? -1 : 0, end.y > before.y ? 1.0 : end.y < before.y ? -1 : 0)
        for side in [-4.0, 4] {
            path.move(to: CGPoint(x: end.x - dx * 6 + dy * side, y: end.y - dy * 6 + dx * side))
            path.addLine(to: end)
        }
    }
}

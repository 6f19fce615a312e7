import UIKit

/// Sliders for the forces of UIKit Dynamics, and a box with objects.
class PhysicsPage: PlaygroundPage {
    let box = PhysicsBox()
    private(set) var settings = PhysicsSettings()
    private let elasticityRow = SliderRow("elasticity", 0...1, step: 0.05)
    private let frictionRow = SliderRow("friction", 0...1, step: 0.05)
    private let densityRow = SliderRow("density", 0.2...5, step: 0.1, digits: 1)
    private let dampingRow = SliderRow("damping", 0...1, step: 0.05)
    private let forceControl = UISegmentedControl(items: PhysicsSettings.Force.allCases.map(\.rawValue))
    private let collisionRow = SwitchRow("collision between objects")

    override var name: String { "Physics" }
    override var playTitle: String { "Restart" }

    override func viewDidLoad() {
        super.viewDidLoad()
        card.addSubview(box)
        box.layer.cornerRadius = 20
        box.layer.cornerCurve = .continuous
        forceControl.accessibilityIdentifier = "Force"
        forceControl.selectedSegmentIndex = 0
        controls = [
            forceControl, EditorGroup(rows: [elasticityRow, frictionRow, densityRow, dampingRow]), EditorGroup(rows: [collisionRow]),
        ]
        connect(elasticityRow, \.elasticity)
        connect(frictionRow, \.friction)
        connect(densityRow, \.density)
        connect(dampingRow, \.damping)
        collisionRow.isOn = settings.collides
        collisionRow.onChange = { [unowned self] in
            settings.collides = $0
            settingsDidChange()
        }
        forceControl.addAction(
            UIAction { [unowned self] _ in
                settings.force = PhysicsSettings.Force.allCases[max(forceControl.selectedSegmentIndex, 0)]
                settingsDidChange()
            }, for: .valueChanged)
        settingsDidChange()
    }

    private func connect(_ row: SliderRow, _ property: WritableKeyPath<PhysicsSettings, Double>) {
        row.value = settings[keyPath: property]
        row.onChange = { [unowned self] in
            settings[keyPath: property] = $0
            settingsDidChange()
        }
    }

    private func settingsDidChange() {
        dampingRow.isEnabled = settings.usesDamping
        box.use(settings)
        codeDidChange()
    }

    override func pageWillDisappear() { box.stop() }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        box.restartIfStopped()
    }

    override func play() {
        view.layoutIfNeeded()
        box.restart()
    }

    override func cardHeight(in height: CGFloat) -> CGFloat { min((height * 0.52).rounded(), 700) }

    override func layOutCard() { box.frame = card.bounds }

    // MARK: - Code

    override var snippet: SwiftSnippet {
        let literal: (Double) -> String = { SwiftNumber.literal($0) }
        let function = """
            /// Returns an animator that lets objects fall and collide. It must be retained.
            @MainActor func make\(forceName)Animator(for items: [UIView], in view: UIView) -> UIDynamicAnimator {
                let animator = UIDynamicAnimator(referenceView: view)
                let properties = UIDynamicItemBehavior(items: items)
                properties.elasticity = \(literal(settings.elasticity))
                properties.friction = \(literal(settings.friction))
                let first = UIDynamicItemBehavior(items: [items[0]])
                first.density = \(literal(settings.density))
                let collision = UICollisionBehavior(items: items)
                collision.translatesReferenceBoundsIntoBoundary = true
                collision.collisionMode = \(settings.collides ? ".everything" : ".boundaries")
                let gravity = UIGravityBehavior(items: \(settings.force == .snap ? "Array(items.dropFirst())" : "items"))
            \(forceLines.map { "    " + $0 }.joined(separator: "\n"))
                for behavior in behaviors { animator.addBehavior(behavior) }
                return animator
            }
            """
        return SwiftSnippet(
            function: function, typeName: forceName + "Scene", summary: "Blocks that fall and collide",
            properties: [
                "let blocks = [UIColor.systemOrange, .systemBlue, .systemTeal].map { color in",
                "    let block = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))",
                "    block.backgroundColor = color", "    return block", "}", "var animator: UIDynamicAnimator?",
            ],
            setUp: ["for block in blocks { view.addSubview(block) }"],
            play: [
                "animator?.removeAllBehaviors()", "for (index, block) in blocks.enumerated() {", "    block.transform = .identity",
                "    block.center = CGPoint(x: 80 + 70 * index, y: 120 + 40 * index)", "}",
                "animator = make\(forceName)Animator(for: blocks, in: view)",
            ])
    }

    /// The name of the force with an uppercase letter, for names in the code.
    private var forceName: String { settings.force.rawValue.prefix(1).uppercased() + settings.force.rawValue.dropFirst() }

    /// The statements that make the list of behaviors.
    private var forceLines: [String] {
        let damping = SwiftNumber.literal(settings.damping)
        switch settings.force {
        case .gravity: return ["let behaviors = [properties, first, collision, gravity]"]
        case .attachment:
            return [
                "let attachment = UIAttachmentBehavior(",
                "    item: items[0], attachedToAnchor: CGPoint(x: view.bounds.midX, y: 14))",
                "attachment.length = view.bounds.height * 0.45", "attachment.frequency = 1.2", "attachment.damping = \(damping)",
                "let behaviors = [properties, first, collision, gravity, attachment]",
            ]
        case .snap:
            return [
                "let snap = UISnapBehavior(", "    item: items[0], snapTo: CGPoint(x: view.bounds.midX, y: view.bounds.height * 0.4))",
                "snap.damping = \(damping)", "let behaviors = [properties, first, collision, gravity, snap]",
            ]
        }
    }
}

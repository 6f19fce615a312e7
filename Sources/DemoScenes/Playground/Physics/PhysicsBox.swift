import UIKit

/// A box with blocks, one of which is orange, and a ball. All of them can be thrown.
class PhysicsBox: UIView {
    private(set) var settings = PhysicsSettings()
    let blocks: [UIView]
    /// The orange block, on which attachments and snaps act.
    var hero: UIView { blocks[0] }
    private lazy var animator = UIDynamicAnimator(referenceView: self)
    private lazy var rod = LineLayer(Palette.secondaryForeground, width: 1.5, in: self)
    private let anchorDot = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    private let snapRing = UIView(frame: CGRect(x: 0, y: 0, width: 24, height: 24))
    private var grip: UIAttachmentBehavior?
    private var snap: UISnapBehavior?
    private var placedSize = CGSize.zero
    private var properties: [UIDynamicItemBehavior] = []
    private var attachment: UIAttachmentBehavior?

    override init(frame: CGRect) {
        let colors = [Palette.accent, Palette.blue, Palette.teal, Palette.plum, Palette.gold]
        let names = ["Orange block", "Blue block", "Teal block", "Plum block", "Ball"]
        blocks = zip(colors, names).enumerated().map { index, item in
            let block = index == 4 ? BallView() : FocusableView()
            block.bounds.size = CGSize(width: 46, height: 46)
            block.layer.cornerRadius = index == 4 ? 23 : 8
            block.backgroundColor = item.0
            block.accessibilityIdentifier = item.1
            return block
        }
        super.init(frame: frame)
        clipsToBounds = true
        // The first access creates the lazy layer and adds it, so it is behind the objects.
        rod.zPosition = 0
        anchorDot.backgroundColor = Palette.foreground
        anchorDot.layer.cornerRadius = 5
        snapRing.layer.cornerRadius = 12
        snapRing.layer.borderWidth = 2
        snapRing.followStyle { [unowned self] in
            snapRing.layer.borderColor = Palette.secondaryForeground.resolvedColor(with: traitCollection).cgColor
        }
        for view in [anchorDot, snapRing] + blocks.reversed() { addSubview(view) }
        for block in blocks { block.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: Selector(PhysicsBox.pan(_:)))) }
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector(PhysicsBox.tap(_:))))
    }

    required init?(coder: NSCoder) { return nil }

    // MARK: - Behaviors

    /// Applies new settings. The objects keep their positions, unless the force or the kind of collisions has changed.
    func use(_ new: PhysicsSettings) {
        let rebuilds = new.force != settings.force || new.collides != settings.collides
        settings = new
        if rebuilds, placedSize != .zero { return restart() }
        setProperties()
    }

    private func setProperties() {
        for item in properties { (item.elasticity, item.friction) = (settings.elasticity, settings.friction) }
        properties.first?.density = settings.density
        snap?.damping = settings.damping
        attachment?.damping = settings.damping
        // A change of a property does not wake a body that is at rest.
        for block in blocks { animator.updateItem(usingCurrentState: block) }
    }

    /// Moves the objects to their initial positions and starts the forces.
    func restart() {
        animator.removeAllBehaviors()
        (grip, snap, attachment, isStopped) = (nil, nil, nil, false)
        place()
        addBehaviors()
    }

    private var isStopped = false

    /// Stops the forces while the box is not shown.
    func stop() {
        animator.removeAllBehaviors()
        (grip, snap, attachment, isStopped) = (nil, nil, nil, true)
    }

    func restartIfStopped() { if isStopped { restart() } }

    private func place() {
        let (width, height) = (bounds.width, bounds.height)
        let places = [(0.5, 0.24), (0.3, 0.2), (0.42, 0.62), (0.64, 0.62), (0.74, 0.16)]
        for (block, place) in zip(blocks, places) {
            block.transform = .identity
            block.center = CGPoint(x: (width * place.0).rounded(), y: (height * place.1).rounded())
        }
        if settings.force == .attachment { hero.center = CGPoint(x: (width * 0.22).rounded(), y: (height * 0.2).rounded()) }
        anchorDot.center = anchor
        snapRing.center = CGPoint(x: (width * 0.5).rounded(), y: (height * 0.4).rounded())
        anchorDot.isHidden = settings.force != .attachment
        snapRing.isHidden = settings.force != .snap
        rod.path = nil
    }

    /// The point from which the orange block hangs.
    private var anchor: CGPoint { CGPoint(x: bounds.midX.rounded(), y: 14) }

    private func addBehaviors() {
        let gravity = UIGravityBehavior(items: blocks)
        var behaviors: [UIDynamicBehavior] = [gravity]
        properties = blocks.map { UIDynamicItemBehavior(items: [$0]) }
        behaviors += properties
        let collision = UICollisionBehavior(items: blocks)
        collision.translatesReferenceBoundsIntoBoundary = true
        collision.collisionMode = settings.collides ? .everything : .boundaries
        behaviors.append(collision)
        switch settings.force {
        case .gravity: break
        case .attachment: behaviors.append(makeAttachment())
        case .snap:
            gravity.removeItem(hero)
            let new = UISnapBehavior(item: hero, snapTo: snapRing.center)
            snap = new
            behaviors.append(new)
        }
        for behavior in behaviors { animator.addBehavior(behavior) }
        setProperties()
    }

    private func makeAttachment() -> UIAttachmentBehavior {
        let new = UIAttachmentBehavior(item: hero, attachedToAnchor: anchor)
        (new.length, new.frequency) = ((bounds.height * 0.45).rounded(), 1.2)
        new.action = { [unowned self] in
            let path = CGMutablePath()
            path.move(to: anchor)
            path.addLine(to: hero.center)
            rod.path = path
        }
        attachment = new
        return new
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard placedSize != bounds.size, bounds.width > 60, bounds.height > 60 else { return }
        placedSize = bounds.size
        restart()
    }

    // MARK: - Touches

    /// Attaches the touched object to the finger. A released object keeps its velocity.
    func pan(_ recognizer: UIPanGestureRecognizer) {
        guard let block = recognizer.view else { return }
        let location = recognizer.location(in: self)
        let area = bounds.insetBy(dx: 8, dy: 8)
        let point = CGPoint(x: min(max(location.x, area.minX), area.maxX), y: min(max(location.y, area.minY), area.maxY))
        switch recognizer.state {
        case .began:
            if block === hero, let snap { animator.removeBehavior(snap) }
            if let grip { animator.removeBehavior(grip) }
            let new = UIAttachmentBehavior(item: block, attachedToAnchor: point)
            (new.length, new.frequency, new.damping) = (0, 9, 1)
            animator.addBehavior(new)
            grip = new
        case .changed: grip?.anchorPoint = point
        default:
            if let grip { animator.removeBehavior(grip) }
            grip = nil
            if block === hero, let snap { animator.addBehavior(snap) }
        }
    }

    /// Snaps the orange block to the tapped point, if the force is a snap.
    func tap(_ recognizer: UITapGestureRecognizer) {
        guard let snap else { return }
        snapRing.center = recognizer.location(in: self)
        snap.snapPoint = snapRing.center
    }
}

/// A round object.
private class BallView: FocusableView {
    override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
}

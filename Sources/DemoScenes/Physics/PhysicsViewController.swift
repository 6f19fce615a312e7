import UIKit

/// A box of wooden toys that fall, collide, and can be thrown. They fall to the side that is down when the phone is rotated.
class PhysicsViewController: UIViewController, UIDynamicAnimatorDelegate {
    /// The forces on the toys: gravity, a field around the middle, or springs to their positions in the castle.
    enum Mode: Int { case fall, orbit, tidy }

    let box = UIView()
    let toys = Toy.castle.map { ToyView($0) }
    lazy var animator = UIDynamicAnimator(referenceView: box)
    lazy var beadString = BeadString(in: box, beadCount: 9)

    let gravity = UIGravityBehavior(items: [])
    let collision = UICollisionBehavior(items: [])
    /// The behaviors of the current mode.
    var modeBehaviors: [UIDynamicBehavior] = []
    var mode = Mode.fall
    /// The attachments of the held toys and of the held pendant. The keys identify the gesture recognizers.
    var grips: [ObjectIdentifier: UIAttachmentBehavior] = [:]
    /// The pushes of the last double tap.
    var pushes: [UIPushBehavior] = []
    /// The size of the box and the orientation for which the toys were placed.
    var placedSize = CGSize.zero
    var placedOrientation = UIInterfaceOrientation.portrait

    let titleLabel = UILabel()
    let hintLabel = UILabel()
    let modeControl = UISegmentedControl(items: ["Fall", "Orbit"])
    let tidyButton = UIButton(configuration: .tinted())

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        box.backgroundColor = .secondarySystemBackground
        box.layer.cornerRadius = 20
        box.layer.cornerCurve = .continuous
        box.accessibilityIdentifier = "Box"
        addHeader()
        view.addSubview(box)
        for toy in toys {
            box.addSubview(toy)
            addGrip(to: toy)
        }
        box.followStyle { [unowned self] in
            beadString.setCordColor(Palette.secondaryForeground.resolvedColor(with: box.traitCollection))
        }
        addGrip(to: beadString.pendant)
        addBehaviors()
        let doubleTap = UITapGestureRecognizer(target: self, action: Selector(PhysicsViewController.burst(_:)))
        doubleTap.numberOfTapsRequired = 2
        box.addGestureRecognizer(doubleTap)
    }

    private func addHeader() {
        titleLabel.text = "Toy box"
        titleLabel.font = .systemFont(ofSize: 28, weight: .bold)
        titleLabel.textColor = .label
        (titleLabel.adjustsFontSizeToFitWidth, titleLabel.minimumScaleFactor) = (true, 0.6)
        hintLabel.text = "Throw the blocks, or turn the phone."
        hintLabel.setScaledFont(.scaled(15, limit: 20))
        hintLabel.adjustsFontSizeToFitWidth = true
        hintLabel.minimumScaleFactor = 0.7
        hintLabel.textColor = .secondaryLabel
        modeControl.selectedSegmentIndex = 0
        modeControl.addAction(UIAction { [weak self] _ in self?.modeControlChanged() }, for: .valueChanged)
        tidyButton.accessibilityIdentifier = "Tidy up"
        tidyButton.configuration?.title = "Tidy up"
        // The header has a fixed size, so a larger title would be cut.
        tidyButton.maximumContentSizeCategory = .large
        tidyButton.addAction(UIAction { [weak self] _ in self?.setMode(.tidy) }, for: .touchUpInside)
        for subview in [titleLabel, hintLabel, modeControl, tidyButton] { view.addSubview(subview) }
    }

    /// Adds the behaviors that all modes share (collisions, the properties of the materials, the string of beads), and gravity for the
    /// first mode.
    private func addBehaviors() {
        for item in toys + [beadString.pendant] { collision.addItem(item) }
        collision.translatesReferenceBoundsIntoBoundary = true
        let wood = UIDynamicItemBehavior(items: toys.filter { !$0.toy.isBall })
        (wood.elasticity, wood.friction, wood.resistance, wood.angularResistance) = (0.15, 0.6, 0.1, 0.4)
        let rubber = UIDynamicItemBehavior(items: toys.filter(\.toy.isBall))
        (rubber.elasticity, rubber.friction, rubber.resistance, rubber.angularResistance) = (0.5, 0.4, 0.2, 1.5)
        let pendant = UIDynamicItemBehavior(items: [beadString.pendant])
        (pendant.elasticity, pendant.friction, pendant.resistance, pendant.angularResistance) = (0.5, 0.4, 1.5, 4)
        for toy in toys { gravity.addItem(toy) }
        modeBehaviors = [gravity]
        for behavior in [collision, wood, rubber, pendant, beadString, gravity] { animator.addBehavior(behavior) }
        animator.delegate = self
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        layOutHeaderAndBox()
        placeToysAfterLayout()
    }

    /// Returns to gravity when all toys of the castle are at rest. The castle is stable without the snap behaviors.
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {
        if mode == .tidy { setMode(.fall) }
    }

    /// Handles keys: the space bar tidies up.
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if presses.first?.key?.keyCode == .keyboardSpacebar { setMode(.tidy) } else { super.pressesBegan(presses, with: event) }
    }
}

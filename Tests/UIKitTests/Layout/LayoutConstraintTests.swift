import Stage
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite struct LayoutConstraintTests {
    let fixture = LayoutFixture()
    var view: UIView { fixture.view }

    /// The view is added to another superview without being removed from the first one.
    @Test func movedViewKeepsTheConstraintsInside() {
        let (first, second, moved) = (
            UIView(frame: frame(0, 0, 200, 100)), UIView(frame: frame(0, 100, 200, 100)), UIView(frame: frame(5, 6, 80, 70))
        )
        for container in [first, second] { view.addSubview(container) }
        first.addSubview(moved)
        let box = fixture.add(to: moved)
        NSLayoutConstraint.activate([
            box.leadingAnchor.constraint(equalTo: moved.leadingAnchor, constant: 9),
            box.trailingAnchor.constraint(equalTo: moved.trailingAnchor, constant: -4),
            box.topAnchor.constraint(equalTo: moved.topAnchor, constant: 3), box.heightAnchor.constraint(equalToConstant: 22),
        ])
        fixture.layOut()
        #expect(box.frame == frame(9, 3, 67, 22))
        second.addSubview(moved)
        moved.frame.size.width = 130
        fixture.layOut()
        #expect(box.frame == frame(9, 3, 117, 22))
    }

    @Test func anchorsPositionAView() {
        let box = fixture.add()
        NSLayoutConstraint.activate([
            box.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 13),
            box.topAnchor.constraint(equalTo: view.topAnchor, constant: 27),
            box.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -22),
            box.heightAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.25, constant: 6),
        ])
        fixture.layOut()
        #expect(box.frame == frame(13, 27, 340, 91))
        #expect(!box.hasAmbiguousLayout)
        #expect(view.constraints.count == 3 && box.constraints.count == 1)
    }

    /// An attribute of the box, an attribute of its superview, the constant, and the expected x or y of the box.
    nonisolated private static let attributes: [(NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute, Double, Double)] = [
        (.left, .left, 5, 5), (.right, .right, -5, 270), (.leading, .leading, 5, 5), (.trailing, .trailing, -5, 270),
        (.centerX, .centerX, 5, 142.5), (.left, .centerX, 5, 192.5), (.right, .left, 120, 20), (.leading, .trailing, -301, 74),
        (.top, .top, 5, 5), (.bottom, .bottom, -5, 602), (.centerY, .centerY, 5, 308.5), (.lastBaseline, .bottom, -5, 602),
        (.firstBaseline, .top, 9, 9), (.top, .centerY, 0, 333.5), (.bottom, .top, 70, 10),
        (.leftMargin, .left, 30, 22), (.right, .rightMargin, 0, 259), (.leading, .leadingMargin, 0, 16),
        (.trailing, .trailingMargin, 3, 262), (.top, .topMargin, 4, 4), (.bottom, .bottomMargin, 0, 607),
        (.centerX, .centerXWithinMargins, 0, 137.5), (.centerY, .centerYWithinMargins, 1, 304.5),
    ]

    @Test(arguments: attributes)
    func everyAttributeIsSupported(
        _ attribute: NSLayoutConstraint.Attribute, _ otherAttribute: NSLayoutConstraint.Attribute, _ constant: Double, _ expected: Double
    ) {
        let box = fixture.add()
        box.widthAnchor.constraint(equalToConstant: 100).isActive = true
        box.heightAnchor.constraint(equalToConstant: 60).isActive = true
        NSLayoutConstraint(
            item: box, attribute: attribute, relatedBy: .equal, toItem: view, attribute: otherAttribute, multiplier: 1,
            constant: CGFloat(constant)
        ).isActive = true
        fixture.layOut()
        #expect(box.bounds.size == CGSize(width: 100, height: 60))
        let isHorizontal = attribute.isHorizontalPosition
        #expect(near(isHorizontal ? box.frame.minX : box.frame.minY, expected, within: 1e-9), "\(attribute) \(otherAttribute)")
    }

    @Test func relationsAndPrioritiesAreRespected() {
        let box = fixture.add()
        let minimum = box.widthAnchor.constraint(greaterThanOrEqualToConstant: 90)
        let maximum = box.widthAnchor.constraint(lessThanOrEqualTo: view.widthAnchor, multiplier: 0.4)
        let preferred = box.widthAnchor.constraint(equalToConstant: 400)
        preferred.priority = 751
        let weaker = box.widthAnchor.constraint(equalToConstant: 10)
        weaker.priority = UILayoutPriority(rawValue: 750)
        NSLayoutConstraint.activate([minimum, maximum, preferred, weaker])
        fixture.layOut()
        #expect(box.bounds.width == 150)
        preferred.priority = .defaultLow
        fixture.layOut()
        #expect(box.bounds.width == 90)
        weaker.isActive = false
        preferred.constant = 117.5
        fixture.layOut()
        #expect(box.bounds.width == 117.5)
    }

    /// The multiplier of a position is applied in the coordinates of the superview.
    @Test func positionMultipliersUseTheCoordinatesOfTheSuperview() {
        let bar = fixture.add()
        let title = fixture.addSized(60, 20, to: bar)
        NSLayoutConstraint.activate([
            bar.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 40),
            bar.rightAnchor.constraint(equalTo: view.rightAnchor, constant: -35),
            bar.topAnchor.constraint(equalTo: view.topAnchor, constant: 11), bar.heightAnchor.constraint(equalToConstant: 200),
        ])
        let centerX = NSLayoutConstraint(
            item: title, attribute: .centerX, relatedBy: .equal, toItem: bar, attribute: .centerX, multiplier: 1.5, constant: 0)
        let centerY = NSLayoutConstraint(
            item: title, attribute: .centerY, relatedBy: .equal, toItem: bar, attribute: .centerY, multiplier: 0.67, constant: 5)
        NSLayoutConstraint.activate([centerX, centerY])
        fixture.layOut()
        #expect(title.center == CGPoint(x: 225, y: 72))
        #expect(centerX.multiplier == 1.5 && centerX.firstItem === title && centerX.secondItem === bar)
    }

    @Test func constraintsBelongToTheNearestCommonAncestor() {
        let (left, right) = (fixture.add(), fixture.add())
        let (a, b) = (fixture.addSized(30, 10, to: left), fixture.addSized(50, 10, to: right))
        NSLayoutConstraint.activate([
            left.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 21),
            left.topAnchor.constraint(equalTo: view.topAnchor, constant: 33),
            left.widthAnchor.constraint(equalToConstant: 100), left.heightAnchor.constraint(equalToConstant: 44),
            right.leftAnchor.constraint(equalTo: left.rightAnchor, constant: 7),
            right.topAnchor.constraint(equalTo: left.topAnchor, constant: 60),
            right.widthAnchor.constraint(equalToConstant: 150), right.heightAnchor.constraint(equalToConstant: 44),
            a.leftAnchor.constraint(equalTo: left.leftAnchor, constant: 9), a.topAnchor.constraint(equalTo: left.topAnchor, constant: 3),
        ])
        let crossing = [
            b.leftAnchor.constraint(equalTo: a.rightAnchor, constant: 100), b.topAnchor.constraint(equalTo: a.bottomAnchor, constant: 50.5),
        ]
        NSLayoutConstraint.activate(crossing)
        fixture.layOut()
        #expect(view.convert(b.bounds, from: b) == frame(21 + 9 + 30 + 100, 33 + 3 + 10 + 50.5, 50, 10))
        #expect(crossing.allSatisfy { view.constraints.contains($0) })
        // When the subtree with `b` is removed, constraints across its border are deactivated. Constraints inside it stay active.
        right.removeFromSuperview()
        #expect(crossing.allSatisfy { !$0.isActive })
        #expect(right.constraints.count == 2 && right.constraints.allSatisfy(\.isActive))
        #expect(view.constraints.count == 2)
    }

    @Test func constraintsStayWithTheirSubtree() {
        let container = UIView()
        let child = fixture.addSized(40, 30, to: container)
        child.centerXAnchor.constraint(equalTo: container.centerXAnchor, constant: 3).isActive = true
        child.bottomAnchor.constraint(equalTo: container.bottomAnchor).isActive = true
        container.frame = frame(10, 20, 100, 80)
        container.layoutIfNeeded()
        #expect(child.frame == frame(33, 50, 40, 30))
        view.addSubview(container)
        container.bounds.size = CGSize(width: 200, height: 90)
        fixture.layOut()
        #expect(child.frame == frame(83, 60, 40, 30))
        container.removeFromSuperview()
        #expect(container.constraints.count == 2)
        container.bounds.size.width = 300
        container.layoutIfNeeded()
        #expect(child.frame == frame(133, 60, 40, 30))
    }

    @Test func constraintsCanReferToAViewWithAnAssignedFrame() {
        let framedView = UIView(frame: frame(31, 50, 90, 40))
        view.addSubview(framedView)
        let follower = fixture.add()
        NSLayoutConstraint.activate([
            follower.leftAnchor.constraint(equalTo: framedView.rightAnchor, constant: 8),
            follower.topAnchor.constraint(equalTo: framedView.topAnchor),
            follower.widthAnchor.constraint(equalTo: framedView.widthAnchor, multiplier: 2),
            follower.heightAnchor.constraint(equalTo: framedView.heightAnchor),
        ])
        fixture.layOut()
        #expect(follower.frame == frame(129, 50, 180, 40))
        framedView.frame = frame(11, 60, 50, 20)
        fixture.layOut()
        #expect(framedView.frame == frame(11, 60, 50, 20))
        #expect(follower.frame == frame(69, 60, 100, 20))
        framedView.center.y += 15
        fixture.layOut()
        #expect(follower.frame == frame(69, 75, 100, 20))
    }

    /// An autoresizing mask is a relation to the size of the superview. Therefore a constraint on a flexible width can determine the size
    /// of the superview.
    @Test func autoresizingMaskCanSizeTheSuperview() {
        let box = fixture.add()
        let inner = UIView(frame: frame(10, 5, 80, 40))
        box.frame = frame(0, 0, 100, 50)
        inner.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        box.addSubview(inner)
        NSLayoutConstraint.activate([
            box.leftAnchor.constraint(equalTo: view.leftAnchor), box.topAnchor.constraint(equalTo: view.topAnchor),
            box.heightAnchor.constraint(equalToConstant: 90), inner.widthAnchor.constraint(equalToConstant: 200),
        ])
        #expect(fixture.conflicts { fixture.layOut() }.isEmpty)
        #expect(box.frame == frame(0, 0, 220, 90))
        #expect(inner.frame == frame(10, 45, 200, 40))
    }

    @Test func assignedCenterIsOverwrittenByTheNextPass() {
        let box = fixture.addSized(50, 50)
        box.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 20).isActive = true
        box.topAnchor.constraint(equalTo: view.topAnchor, constant: 20).isActive = true
        fixture.layOut()
        box.center = CGPoint(x: 200, y: 300)
        fixture.stage.advance(frames: 2)
        #expect(box.center == CGPoint(x: 200, y: 300), "no layout pass was requested")
        view.setNeedsLayout()
        fixture.stage.advance(frames: 1)
        #expect(box.frame == frame(20, 20, 50, 50))
    }

    @Test func layoutIgnoresTransforms() {
        let box = fixture.addSized(80, 40)
        box.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
        let top = box.topAnchor.constraint(equalTo: view.topAnchor, constant: 100)
        top.isActive = true
        fixture.layOut()
        box.transform = CGAffineTransform(rotationAngle: .pi / 2)
        top.constant = 140
        fixture.layOut()
        #expect(box.bounds.size == CGSize(width: 80, height: 40) && box.center == CGPoint(x: 187.5, y: 160))
        #expect(box.transform == CGAffineTransform(rotationAngle: .pi / 2))
        box.layer.anchorPoint = CGPoint(x: 0, y: 1)
        view.setNeedsLayout()
        fixture.layOut()
        #expect(box.center == CGPoint(x: 147.5, y: 180))
    }

    @Test func changedSizeUpdatesTheLayout() {
        let box = fixture.addSized(101, 33)
        box.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20).isActive = true
        box.centerYAnchor.constraint(equalTo: view.centerYAnchor).isActive = true
        fixture.layOut()
        #expect(box.frame == frame(254, 317, 101, 33))
        view.frame = frame(0, 0, 667, 375)
        fixture.layOut()
        #expect(box.frame == frame(546, 171, 101, 33))
    }

    @Test func framesAreRoundedToPixels() {
        let box = fixture.add()
        box.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 10.3).isActive = true
        box.topAnchor.constraint(equalTo: view.topAnchor, constant: 10.2).isActive = true
        box.widthAnchor.constraint(equalToConstant: 33.4).isActive = true
        box.heightAnchor.constraint(equalToConstant: 7).isActive = true
        let next = fixture.addSized(20.1, 7)
        next.leftAnchor.constraint(equalTo: box.rightAnchor).isActive = true
        next.topAnchor.constraint(equalTo: box.topAnchor).isActive = true
        fixture.layOut()
        // The edges 10.3 … 43.7 … 63.8 and 10.2 … 17.2 are rounded to half points.
        #expect(box.frame == frame(10.5, 10, 33, 7))
        #expect(next.frame == frame(43.5, 10, 20.5, 7))
    }

    /// At a scale below 1, the painted image has fewer pixels than points. Frames of views are rounded to whole points, as at scale 1.
    @Test(arguments: [0.4, 0.75, 1])
    func scalesBelowOneRoundToWholePoints(_ scale: Double) {
        defer { fixture.stage.makeCurrent() }
        let smallStage = Stage(size: CGSize(width: 300, height: 200), scale: scale)
        let (background, box) = (UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200)), UIView())
        smallStage.window.addSubview(background)
        background.addSubview(box)
        box.translatesAutoresizingMaskIntoConstraints = false
        box.leftAnchor.constraint(equalTo: background.leftAnchor, constant: 10.7).isActive = true
        box.topAnchor.constraint(equalTo: background.topAnchor, constant: 3.2).isActive = true
        box.widthAnchor.constraint(equalToConstant: 33).isActive = true
        box.heightAnchor.constraint(equalToConstant: 11.4).isActive = true
        background.layoutIfNeeded()
        // The edges before rounding: 10.7 … 43.7 and 3.2 … 14.6.
        #expect(box.frame == frame(11, 3, 33, 12))
        #expect(box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 33, height: 12))
    }

    @Test func extremeConstantsGiveFiniteFrames() {
        let box = fixture.add()
        let lengths = [
            box.widthAnchor.constraint(equalToConstant: 10), box.heightAnchor.constraint(equalTo: box.widthAnchor, multiplier: 1e300),
        ]
        let left = box.leftAnchor.constraint(equalTo: view.leftAnchor)
        NSLayoutConstraint.activate(lengths + [left])
        for value in [CGFloat.nan, .infinity, -.infinity, 1e300, -1e300, .greatestFiniteMagnitude, .leastNonzeroMagnitude, 3] {
            lengths[0].constant = value
            left.constant = value
            _ = fixture.conflicts { fixture.layOut() }
            #expect(box.frame.width.isFinite && box.frame.minX.isFinite)
        }
        #expect(box.frame.minX == 3 && box.frame.width == 3)
        lengths[0].constant = .nan
        #expect(lengths[0].constant == 3)
    }

    /// Pairs of attributes that cannot be combined, and a part of the expected warning. If the second attribute is nil, the constraint has
    /// no second item.
    nonisolated private static let invalidPairs: [(NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute?, String)] = [
        (.left, .top, "left and top"), (.width, .centerY, "width and centerY"), (.bottom, .height, "bottom and height"),
        (.trailing, .right, "leading/trailing"), (.leftMargin, .leading, "leading/trailing"), (.top, nil, "location"),
        (.notAnAttribute, .left, ".notAnAttribute"),
    ]

    @Test(arguments: invalidPairs) func invalidPairIsReportedAtItsActivation(
        _ first: NSLayoutConstraint.Attribute, _ second: NSLayoutConstraint.Attribute?, _ message: String
    ) throws {
        let box = fixture.addSized(31, 17)
        box.topAnchor.constraint(equalTo: view.topAnchor, constant: 3).isActive = true
        var constraint: NSLayoutConstraint?
        let linesOfCreation = Diagnostics.recorded {
            constraint = NSLayoutConstraint(
                item: box, attribute: first, relatedBy: .equal, toItem: second.map { _ in view }, attribute: second ?? .notAnAttribute,
                multiplier: 1, constant: 5)
        }
        #expect(linesOfCreation.isEmpty)
        let invalid = try #require(constraint)
        let lines = Diagnostics.recorded {
            invalid.isActive = true
            view.addConstraint(invalid)
        }
        #expect(lines.count == 2 && lines.allSatisfy { $0.severity == .warning && $0.message.contains(message) }, "\(lines)")
        #expect(lines.allSatisfy { !$0.message.contains("\n") })
        #expect(!invalid.isActive && view.constraints.count == 1)
        fixture.layOut()
        #expect(box.bounds.size == CGSize(width: 31, height: 17))
    }

    @Test func invalidConstraintsAreReported() {
        let box = fixture.addSized(10, 10)
        let unrelatedView = UIView()
        #expect(
            diagnostics { box.leftAnchor.constraint(equalTo: unrelatedView.leftAnchor).isActive = true }[0].contains(
                "no common ancestor"))
        #expect(
            diagnostics { box.leadingAnchor.constraint(equalTo: view.leftAnchor).isActive = true }[0].contains("leading/trailing"))
        let width = box.widthAnchor.constraint(equalToConstant: 40)
        width.isActive = true
        #expect(diagnostics { width.priority = .defaultHigh }[0].contains("Mutating a priority"))
        #expect(width.priority == .required)
        width.isActive = false
        #expect(diagnostics { width.priority = .defaultHigh }.isEmpty)
        #expect(diagnostics { box.addConstraint(box.leftAnchor.constraint(equalTo: view.leftAnchor)) }[0].contains("hierarchy"))
    }

    // MARK: - Lone inequalities

    @Test func loneInequalityIsTight() {
        let view = fixture.addSized(70, 90)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(lessThanOrEqualTo: fixture.view.leadingAnchor, constant: 31),
            view.bottomAnchor.constraint(lessThanOrEqualTo: fixture.view.bottomAnchor, constant: -27),
        ])
        fixture.layOut()
        #expect(view.frame == CGRect(x: 31, y: 667 - 27 - 90, width: 70, height: 90))
        #expect(view.hasAmbiguousLayout)
        let bar = fixture.add()
        NSLayoutConstraint.activate([
            bar.trailingAnchor.constraint(lessThanOrEqualTo: fixture.view.trailingAnchor, constant: -12),
            bar.topAnchor.constraint(greaterThanOrEqualTo: fixture.view.topAnchor, constant: 44),
            bar.heightAnchor.constraint(lessThanOrEqualToConstant: 50),
        ])
        fixture.layOut()
        #expect(bar.frame == CGRect(x: 363, y: 44, width: 0, height: 0), "without another constraint, sizes are as small as possible")
    }

    @Test func sizesAreNotNegative() {
        let parent = fixture.add()
        let child = fixture.add(to: parent)
        let height = parent.heightAnchor.constraint(equalToConstant: 11)
        NSLayoutConstraint.activate([
            parent.leadingAnchor.constraint(equalTo: fixture.view.leadingAnchor, constant: 20),
            parent.topAnchor.constraint(equalTo: fixture.view.topAnchor, constant: 60), parent.widthAnchor.constraint(equalToConstant: 100),
            height, child.topAnchor.constraint(equalTo: parent.topAnchor, constant: 8),
            child.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 8),
            child.trailingAnchor.constraint(equalTo: parent.trailingAnchor, constant: -8),
        ])
        let bottom = child.bottomAnchor.constraint(equalTo: parent.bottomAnchor, constant: -8)
        bottom.isActive = true
        let messages = Diagnostics.recorded(during: { fixture.layOut() }).map(\.message)
        #expect(child.frame == CGRect(x: 8, y: 8, width: 84, height: 0))
        #expect(messages.count == 1 && messages[0].contains("Unable to simultaneously satisfy constraints."))
        height.constant = 40
        fixture.layOut()
        #expect(child.frame == CGRect(x: 8, y: 8, width: 84, height: 24))
    }
}

extension NSLayoutConstraint.Attribute {
    fileprivate var isHorizontalPosition: Bool {
        switch self {
        case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin, .trailingMargin,
            .centerXWithinMargins:
            true
        default: false
        }
    }
}

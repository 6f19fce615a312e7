import Stage
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite struct LayoutQueryTests {
    let fixture = LayoutFixture()
    var view: UIView { fixture.view }

    // MARK: - Conflicts

    @Test func conflictIsReportedOnceAndTheLatestConstraintIsBroken() {
        let box = fixture.add()
        let (first, second) = (box.widthAnchor.constraint(equalToConstant: 100), box.widthAnchor.constraint(equalToConstant: 130))
        first.identifier = "narrow"
        second.identifier = "wide"
        var logs = fixture.conflicts {
            NSLayoutConstraint.activate([first, second])
            fixture.layOut()
            view.setNeedsLayout()
            fixture.layOut()
        }
        #expect(logs.count == 1 && box.bounds.width == 100)
        let log = logs.first ?? ""
        #expect(log.hasPrefix("Unable to simultaneously satisfy constraints.\n"))
        let list = log.components(separatedBy: "\n)\n")[0]
        #expect(list.contains("'narrow'") && list.contains("'wide'"))
        #expect(log.contains("Will attempt to recover by breaking constraint\n<NSLayoutConstraint:0x"))
        #expect(log.components(separatedBy: "breaking constraint")[1].contains("'wide'"))
        #expect(log.contains(".width == 130   (active)>"))
        #expect(second.isActive, "a broken constraint stays active")
        logs = fixture.conflicts {
            first.constant = 130
            fixture.layOut()
        }
        #expect(logs.isEmpty && box.bounds.width == 130)
    }

    @Test func autoresizingConstraintsAreBrokenLast() {
        let framedView = UIView(frame: frame(10, 10, 50, 50))
        view.addSubview(framedView)
        let width = framedView.widthAnchor.constraint(equalToConstant: 80)
        let logs = fixture.conflicts {
            width.isActive = true
            fixture.layOut()
        }
        #expect(logs.count == 1 && logs[0].contains("NSAutoresizingMaskLayoutConstraint"))
        #expect(framedView.frame == frame(10, 10, 50, 50))
    }

    @Test func swappingConstraintsIsNoConflict() {
        let box = fixture.add()
        let (first, second) = (box.widthAnchor.constraint(equalToConstant: 100), box.widthAnchor.constraint(equalToConstant: 130))
        first.isActive = true
        fixture.layOut()
        let logs = fixture.conflicts {
            second.isActive = true
            first.isActive = false
            fixture.layOut()
        }
        #expect(logs.isEmpty && box.bounds.width == 130)
    }

    // MARK: - Fitting

    @Test func fittingSizeFollowsFromTheSubviews() {
        let card = UIView()
        let (title, image) = (fixture.addSized(120, 21, to: card), fixture.addSized(60, 60, to: card))
        NSLayoutConstraint.activate([
            title.topAnchor.constraint(equalTo: card.topAnchor, constant: 7),
            title.leftAnchor.constraint(equalTo: card.leftAnchor, constant: 11),
            title.rightAnchor.constraint(equalTo: card.rightAnchor, constant: -13),
            image.topAnchor.constraint(equalTo: title.bottomAnchor),
            image.centerXAnchor.constraint(equalTo: card.centerXAnchor),
            image.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -3),
            image.heightAnchor.constraint(equalTo: image.widthAnchor),
        ])
        #expect(card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 144, height: 91))
        let wide = card.systemLayoutSizeFitting(
            CGSize(width: 300, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        #expect(wide == CGSize(width: 300, height: 91))
        // Constraints to the superview do not affect the fitting size.
        card.frame = frame(0, 0, 20, 20)
        view.addSubview(card)
        card.widthAnchor.constraint(lessThanOrEqualTo: view.widthAnchor, multiplier: 0.1).isActive = true
        #expect(card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height == 91)
        #expect(
            SizedView(CGSize(width: 33, height: 44)).systemLayoutSizeFitting(UIView.layoutFittingExpandedSize)
                == CGSize(width: 33, height: 44))
    }

    // MARK: - Ambiguity

    @Test func underconstrainedViewIsAmbiguous() {
        let box = fixture.addSized(50, 50)
        let left = box.leftAnchor.constraint(greaterThanOrEqualTo: view.leftAnchor, constant: 20)
        NSLayoutConstraint.activate([left, box.topAnchor.constraint(equalTo: view.topAnchor)])
        fixture.layOut()
        #expect(box.hasAmbiguousLayout && box.frame.minX == 20)
        box.exerciseAmbiguityInLayout()
        fixture.layOut()
        #expect(box.frame == frame(64, 0, 50, 50))
        box.exerciseAmbiguityInLayout()
        fixture.layOut()
        #expect(box.frame == frame(20, 0, 50, 50))
        let right = box.rightAnchor.constraint(equalTo: view.rightAnchor, constant: -5)
        right.isActive = true
        fixture.layOut()
        #expect(!box.hasAmbiguousLayout && box.frame.minX == 320)
        let affecting = box.constraintsAffectingLayout(for: .horizontal)
        #expect(affecting.contains(right) && !affecting.contains(left))
        #expect(box.constraintsAffectingLayout(for: .vertical).allSatisfy { $0.firstAttribute == .top || $0.firstAttribute == .height })
    }
}

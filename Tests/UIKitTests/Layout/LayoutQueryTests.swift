import Stage
import Testing
import UIKit

@MainActor @Suite struct LayoutQueryTests {
    let fixture = LayoutFixture()
    var view: UIView { fixture.view }

    // MARK: - Visual format

    private func applyFormats(
        _ formats: [String], options: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any]? = nil, _ views: [String: Any]
    ) {
        for format in formats {
            NSLayoutConstraint.activate(
                NSLayoutConstraint.constraints(withVisualFormat: format, options: options, metrics: metrics, views: views))
        }
        fixture.layOut()
    }

    @Test func visualFormatPlacesViews() {
        let (a, b, c) = (fixture.add(), fixture.add(), fixture.add())
        applyFormats(
            ["H:|-[a(100)]-[b(==a)]-(>=gap)-[c(60@750,<=90)]-15-|", "V:|-30-[a(40)]", "V:|-(gap)-[b(20)]-0-[c(b)]"],
            metrics: ["gap": 12.5], ["a": a, "b": b, "c": c])
        #expect(a.frame == frame(20, 30, 100, 40))
        #expect(b.frame == frame(128, 12.5, 100, 20))
        #expect(c.frame == frame(300, 32.5, 60, 20))
    }

    @Test func formatOptionsSetAlignmentAndDirection() {
        let (a, b) = (fixture.addSized(50, 30), fixture.addSized(70, 50))
        applyFormats(["[a]-10-[b]-0-|"], options: .alignAllBottom, ["a": a, "b": b])
        applyFormats(["V:|-40-[b]"], ["b": b])
        #expect(b.frame == frame(305, 40, 70, 50) && a.frame == frame(245, 60, 50, 30))
        let (c, d) = (fixture.addSized(50, 30), fixture.addSized(70, 50))
        applyFormats(["|-5-[c]-10-[d]"], options: [.directionRightToLeft, .alignAllTop], ["c": c, "d": d])
        applyFormats(["V:[c]-0-|"], ["c": c])
        #expect(c.frame == frame(320, 637, 50, 30) && d.frame == frame(240, 637, 70, 50))
    }

    @Test func invalidFormatsAreReportedWithTheirPosition() {
        let box = fixture.add()
        for (format, expectedText) in [
            ("H:|-[box", "']' where a view ends, at character 9."), ("H:|-8[box]", "'-' where the connection ends, at character 6."),
            ("[box(>=)]", "Expected a number or the name of a metric or view, at character 8."), ("[other]", "other is not a key"),
            ("[box(wide)]", "wide is not a key"), ("[box]-(gap)-|", "gap is not a key"),
            ("", "'[' where a view begins, at character 1."), ("|-|-[box]", "edge '|' of the superview, at character 4."),
        ] {
            let reports = diagnostics {
                #expect(NSLayoutConstraint.constraints(withVisualFormat: format, views: ["box": box]).isEmpty)
            }
            #expect(
                reports.count == 1 && reports[0].contains(expectedText) && reports[0].contains("\"\(format)\""), "\(format): \(reports)")
        }
    }

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

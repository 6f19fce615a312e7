import Stage
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite struct VisualFormatTests {
    let fixture = LayoutFixture()

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
            ("[box(wide)]", "wide is not a key"), ("[box]-(gap)-|", "The metric 'gap' is missing or not a number."),
            ("", "'[' where a view begins, at character 1."), ("|-|-[box]", "edge '|' of the superview, at character 4."),
        ] {
            let reports = diagnostics {
                #expect(NSLayoutConstraint.constraints(withVisualFormat: format, views: ["box": box]).isEmpty)
            }
            #expect(
                reports.count == 1 && reports[0].contains(expectedText) && reports[0].contains("\"\(format)\""), "\(format): \(reports)")
        }
    }

    @Test func edgeOfAMissingSuperviewIsReported() {
        let reports = diagnostics {
            #expect(NSLayoutConstraint.constraints(withVisualFormat: "|-8-[box]", views: ["box": UIView()]).isEmpty)
        }
        #expect(
            reports.count == 1 && reports[0].contains("'|' means the superview, but the views have no superview."), "\(reports)")
    }
}

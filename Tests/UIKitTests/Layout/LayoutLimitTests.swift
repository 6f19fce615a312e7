import Stage
import Testing
import UIKit
import UIKitTestSupport

/// A layout that never settles is ended after a number of passes, and reported once with the name of the view or constraint.
@MainActor @Suite struct LayoutLimitTests {
    let fixture = LayoutFixture()

    /// A view with an intrinsic width that calls a closure at each layout.
    private final class LayoutObserver: UIView {
        var onLayout: () -> Void = {}
        var width = UIView.noIntrinsicMetric { didSet { invalidateIntrinsicContentSize() } }

        override var intrinsicContentSize: CGSize { CGSize(width: width, height: UIView.noIntrinsicMetric) }

        override func layoutSubviews() {
            super.layoutSubviews()
            onLayout()
        }
    }

    private func addObserver(_ identifier: String) -> LayoutObserver {
        let view = LayoutObserver()
        _ = fixture.add(view)
        view.accessibilityIdentifier = identifier
        return view
    }

    @Test func viewThatAlwaysNeedsLayoutIsReportedOnce() {
        let view = addObserver("restless")
        view.onLayout = { [unowned view] in view.setNeedsLayout() }
        let lines = diagnostics { fixture.stage.advance(frames: 3) }
        #expect(lines.count == 1)
        #expect(lines.first?.hasPrefix("UIApplication: Layout has not settled after 100 passes, because <LayoutObserver:0x") == true)
        #expect(lines.first?.contains(" 'restless'> needs layout again") == true)
    }

    @Test func constraintThatChangesInEachLayoutIsReportedOnce() {
        let view = addObserver("moving")
        let left = view.leftAnchor.constraint(equalTo: fixture.view.leftAnchor)
        left.identifier = "left edge"
        left.isActive = true
        let width = view.widthAnchor.constraint(equalToConstant: 30)
        width.isActive = true
        view.onLayout = {
            left.constant += 1
            width.constant += 1
        }
        let lines = diagnostics {
            for _ in 1...3 {
                view.setNeedsLayout()
                fixture.layOut()
            }
        }
        #expect(lines.count == 1)
        #expect(
            lines.first?.hasPrefix("UIView: Layout has not settled after 10 passes, because each pass changes the constraint of <") == true)
        #expect(lines.first?.contains(".left 'left edge'>. In layoutSubviews()") == true)
    }

    @Test func sizeThatChangesInEachLayoutIsReportedOnce() {
        let view = addObserver("growing")
        view.width = 10
        view.leftAnchor.constraint(equalTo: fixture.view.leftAnchor).isActive = true
        view.onLayout = { [unowned view] in view.width += 1 }
        let lines = diagnostics { fixture.layOut() }
        #expect(lines.count == 1)
        #expect(lines.first?.contains("each pass changes the size of <LayoutObserver:0x") == true)
        #expect(lines.first?.contains(" 'growing'>. In layoutSubviews()") == true)
    }

    @Test func widthThatDependsOnTheHeightIsReportedOnce() {
        let label = UILabel()
        _ = fixture.add(label)
        label.accessibilityIdentifier = "square"
        label.numberOfLines = 0
        label.text = String(repeating: "The width of this text is its height. ", count: 12)
        label.setContentCompressionResistancePriority(UILayoutPriority(rawValue: 1), for: .horizontal)
        label.setContentHuggingPriority(UILayoutPriority(rawValue: 1), for: .horizontal)
        label.widthAnchor.constraint(equalTo: label.heightAnchor).isActive = true
        let lines = diagnostics {
            for _ in 1...3 {
                fixture.layOut()
                label.text? += "More words. "
            }
        }
        #expect(lines.count == 1)
        #expect(lines.first?.hasPrefix("UIView: The width of <UILabel:0x") == true)
        #expect(lines.first?.contains(" 'square'> still changes after 4 measurements of its height") == true)
    }

    @Test func layoutThatSettlesIsNotReported() {
        let view = addObserver("settled")
        let width = view.widthAnchor.constraint(equalToConstant: 30)
        width.isActive = true
        var remainingChanges = 8
        view.onLayout = {
            guard remainingChanges > 0 else { return }
            remainingChanges -= 1
            width.constant += 1
        }
        #expect(diagnostics { fixture.layOut() }.isEmpty)
        #expect(remainingChanges == 0 && view.bounds.width == 38)
    }
}

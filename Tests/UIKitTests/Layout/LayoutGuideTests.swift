import Stage
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite struct LayoutGuideTests {
    let fixture = LayoutFixture()
    var view: UIView { fixture.view }

    /// A guide that is as wide as the view keeps the second label outside of the view, in portrait and in landscape.
    @Test func guideActsAsASpacer() {
        let (current, next) = (fixture.addSized(120, 21), fixture.addSized(80, 21))
        let guide = UILayoutGuide()
        view.addLayoutGuide(guide)
        NSLayoutConstraint.activate([
            guide.widthAnchor.constraint(equalTo: view.widthAnchor), guide.leadingAnchor.constraint(equalTo: next.centerXAnchor),
            guide.trailingAnchor.constraint(equalTo: current.centerXAnchor), current.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            current.topAnchor.constraint(equalTo: view.topAnchor, constant: 48), next.topAnchor.constraint(equalTo: current.topAnchor),
        ])
        fixture.layOut()
        #expect(current.center.x == 187.5 && next.center.x == -187.5)
        #expect(guide.layoutFrame.minX == -187.5 && guide.layoutFrame.width == 375)
        view.frame = frame(0, 0, 667, 375)
        fixture.layOut()
        #expect(current.center.x == 333.5 && next.center.x == -333.5)
        #expect(guide.owningView === view && view.layoutGuides == [guide])
        view.removeLayoutGuide(guide)
        #expect(view.constraints.count == 3 && guide.owningView == nil)
    }

    /// The constraints of the guide itself do not change, so the solver reports no change of its values.
    @Test func frameOfAGuideStaysIfItsOnlyConstraintIsReplaced() {
        let box = fixture.addSized(50, 30)
        view.layoutMargins = UIEdgeInsets(top: 11, left: 23, bottom: 5, right: 31)
        let guide = view.layoutMarginsGuide
        var constraint = box.leftAnchor.constraint(equalTo: guide.leftAnchor, constant: 3)
        NSLayoutConstraint.activate([constraint, box.topAnchor.constraint(equalTo: view.topAnchor)])
        fixture.layOut()
        let guideFrame = guide.layoutFrame
        #expect(box.frame.minX == 26 && guideFrame == frame(23, 11, 321, 651))
        constraint.isActive = false
        constraint = box.leftAnchor.constraint(equalTo: guide.leftAnchor, constant: 7)
        constraint.isActive = true
        fixture.layOut()
        #expect(box.frame.minX == 30 && guide.layoutFrame == guideFrame)
    }

    @Test func marginAndSafeAreaGuidesHaveTheirInsets() {
        let fixture = LayoutFixture(hasStatusBar: true)
        let view = fixture.view
        let panel = fixture.add()
        let inner = fixture.add(to: panel)
        NSLayoutConstraint.activate([
            panel.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            panel.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            panel.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            panel.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
            inner.topAnchor.constraint(equalTo: panel.layoutMarginsGuide.topAnchor),
            inner.leadingAnchor.constraint(equalTo: panel.layoutMarginsGuide.leadingAnchor),
            inner.trailingAnchor.constraint(equalTo: panel.layoutMarginsGuide.trailingAnchor),
            inner.bottomAnchor.constraint(equalTo: panel.layoutMarginsGuide.bottomAnchor),
        ])
        let constraints = (view.constraints + panel.constraints).count
        fixture.layOut()
        #expect(constraints == 8)
        let safeAreaInsets = view.safeAreaInsets
        #expect(safeAreaInsets == UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
        #expect(
            panel.frame == view.bounds.inset(by: UIEdgeInsets(top: safeAreaInsets.top, left: 16, bottom: safeAreaInsets.bottom, right: 16)))
        #expect(inner.frame == panel.bounds.insetBy(dx: 8, dy: 8))
        panel.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        fixture.layOut()
        #expect(inner.frame == panel.bounds.inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)))
        #expect(panel.layoutMarginsGuide.layoutFrame == inner.frame)
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 50)
        fixture.layOut()
        #expect(panel.frame.minX == 30 && panel.frame.maxX == 325)
    }

    @Test func readableContentGuideHasAMaximumWidth() {
        let guide = view.readableContentGuide
        let text = fixture.add()
        text.leadingAnchor.constraint(equalTo: guide.leadingAnchor).isActive = true
        text.trailingAnchor.constraint(equalTo: guide.trailingAnchor).isActive = true
        fixture.layOut()
        #expect(text.frame.minX == 16 && text.frame.maxX == 359)
        view.frame = frame(0, 0, 1000, 700)
        fixture.layOut()
        #expect(text.frame.minX == 164 && text.frame.width == 672)
    }

    @Test func huggingAndCompressionResistanceAreRespected() {
        let (a, b) = (fixture.addSized(100, 20), fixture.addSized(60, 20))
        NSLayoutConstraint.activate([
            a.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 15), b.leftAnchor.constraint(equalTo: a.rightAnchor),
            b.rightAnchor.constraint(equalTo: view.rightAnchor),
        ])
        a.setContentHuggingPriority(251, for: .horizontal)
        fixture.layOut()
        #expect(a.bounds.width == 100 && b.bounds.width == 260)
        a.setContentHuggingPriority(.defaultLow, for: .horizontal)
        b.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        fixture.layOut()
        #expect(a.bounds.width == 300 && b.bounds.width == 60)
        (a.size.width, b.size.width) = (310, 140)
        b.setContentCompressionResistancePriority(749, for: .horizontal)
        fixture.layOut()
        #expect(a.bounds.width == 310 && b.bounds.width == 50)
        #expect(
            a.contentHuggingPriority(for: .vertical) == .defaultLow
                && b.contentCompressionResistancePriority(for: .horizontal).rawValue == 749)
    }

    @Test func baselinesOfLabelsAlign() {
        let (large, small) = (UILabel(), UILabel())
        (large.text, small.text) = ("Flight", "Gate")
        large.font = .systemFont(ofSize: 40)
        small.font = .systemFont(ofSize: 13)
        for label in [large, small] { _ = fixture.add(label) }
        NSLayoutConstraint.activate([
            large.leftAnchor.constraint(equalTo: view.leftAnchor), large.topAnchor.constraint(equalTo: view.topAnchor, constant: 91),
            small.leftAnchor.constraint(equalTo: large.rightAnchor),
            small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
        ])
        fixture.layOut()
        func baseline(_ label: UILabel) -> CGFloat {
            label.frame.midY + (label.font.ascender + label.font.descender) / 2
        }
        #expect(abs(baseline(large) - baseline(small)) <= 0.5, "the baselines differ by at most a pixel")
        #expect(large.frame.maxY > small.frame.maxY + 5)
        small.font = .systemFont(ofSize: 26)
        fixture.layOut()
        #expect(abs(baseline(large) - baseline(small)) <= 0.5)
    }

    @Test func systemSpacingAndAnchorOffsets() {
        let (a, b, c) = (fixture.addSized(30, 20), fixture.addSized(30, 20), fixture.addSized(30, 20))
        NSLayoutConstraint.activate([
            a.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 11), a.topAnchor.constraint(equalTo: view.topAnchor, constant: 9),
            b.leadingAnchor.constraint(equalToSystemSpacingAfter: a.trailingAnchor, multiplier: 2),
            b.topAnchor.constraint(equalToSystemSpacingBelow: a.bottomAnchor, multiplier: 1),
            a.rightAnchor.anchorWithOffset(to: c.leftAnchor).constraint(equalTo: a.widthAnchor, multiplier: 3, constant: 1),
            c.topAnchor.constraint(equalTo: a.topAnchor),
        ])
        fixture.layOut()
        #expect(b.frame.origin == CGPoint(x: 57, y: 37))
        #expect(c.frame.minX == 132)
    }

    @Test func constraintsUseTheAlignmentRect() {
        final class ViewWithAlignmentInsets: UIView {
            override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 5, right: 3) }
            override var intrinsicContentSize: CGSize { CGSize(width: 40, height: 30) }
        }
        let box = fixture.add(ViewWithAlignmentInsets())
        box.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 20).isActive = true
        box.bottomAnchor.constraint(equalTo: view.topAnchor, constant: 100).isActive = true
        fixture.layOut()
        #expect(box.frame == frame(18, 69, 45, 36))
    }

    @Test func leadingIsOnTheRightInRightToLeftLayout() {
        let box = fixture.addSized(50, 20)
        view.semanticContentAttribute = .forceRightToLeft
        let leading = box.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20)
        let top = box.topAnchor.constraint(equalTo: view.topAnchor)
        NSLayoutConstraint.activate([leading, top])
        fixture.layOut()
        #expect(box.frame.minX == 305)
        leading.constant = 35.5
        fixture.layOut()
        #expect(box.frame.maxX == 339.5)
        view.semanticContentAttribute = .unspecified
        fixture.layOut()
        #expect(box.frame.minX == 35.5)
        #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
        #expect(UIView.userInterfaceLayoutDirection(for: .playback, relativeTo: .rightToLeft) == .leftToRight)
    }
}

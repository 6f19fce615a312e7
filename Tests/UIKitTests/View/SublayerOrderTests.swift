import QuartzCore
import Testing
import UIKit

/// The positions of the subviews' layers among sublayers that have no view.
@MainActor @Suite struct SublayerOrderTests {
    let parent = UIView()
    let (a, b, c, new): (UIView, UIView, UIView, UIView)
    let (low, middle, high): (CALayer, CALayer, CALayer)

    /// The sublayers are `low a middle b c high`.
    init() {
        (a, b, c, new) = (UIView(), UIView(), UIView(), UIView())
        (low, middle, high) = (CALayer(), CALayer(), CALayer())
        let names = ["a", "b", "c", "new"]
        for (view, name) in zip([a, b, c, new], names) { view.layer.name = name }
        (low.name, middle.name, high.name) = ("low", "middle", "high")
        parent.layer.addSublayer(low)
        parent.addSubview(a)
        parent.layer.addSublayer(middle)
        parent.addSubview(b)
        parent.addSubview(c)
        parent.layer.addSublayer(high)
    }

    private func order(after change: () -> Void) -> String {
        change()
        return (parent.layer.sublayers ?? []).compactMap(\.name).joined(separator: " ")
    }

    private var views: String { parent.subviews.compactMap(\.layer.name).joined(separator: " ") }

    @Test func viewIsDirectlyAboveItsSibling() {
        #expect(order { parent.insertSubview(new, aboveSubview: a) } == "low a new middle b c high")
        #expect(views == "a new b c")
        #expect(order { parent.insertSubview(new, aboveSubview: c) } == "low a middle b c new high")
        #expect(views == "a b c new")
    }

    @Test func viewIsDirectlyBelowItsSibling() {
        #expect(order { parent.insertSubview(new, belowSubview: b) } == "low a middle new b c high")
        #expect(order { parent.insertSubview(new, belowSubview: a) } == "low new a middle b c high")
        #expect(views == "new a b c")
    }

    @Test func indexIsThatOfTheNextSubview() {
        #expect(order { parent.insertSubview(new, at: 1) } == "low a middle new b c high")
        #expect(order { parent.insertSubview(new, at: 0) } == "low new a middle b c high")
        #expect(order { parent.insertSubview(new, at: 9) } == "low a middle b c high new")
        #expect(order { parent.insertSubview(new, at: -2) } == "low new a middle b c high")
        #expect(views == "new a b c")
    }

    @Test func frontAndBackAreThoseOfAllSublayers() {
        #expect(order { parent.bringSubviewToFront(a) } == "low middle b c high a")
        #expect(order { parent.sendSubviewToBack(c) } == "c low middle b high a")
        #expect(views == "c b a")
        #expect(order { parent.addSubview(b) } == "c low middle high a b")
        #expect(views == "c a b")
    }

    @Test func exchangedViewsExchangeTheirLayers() {
        #expect(order { parent.exchangeSubview(at: 2, withSubviewAt: 0) } == "low c middle b a high")
        #expect(views == "c b a")
        #expect(order { parent.exchangeSubview(at: 0, withSubviewAt: 1) } == "low b middle c a high")
        #expect(order { parent.exchangeSubview(at: 1, withSubviewAt: 3) } == "low b middle c a high")
        #expect(views == "b c a")
    }

    @Test func viewNextToItselfStays() {
        #expect(order { parent.insertSubview(b, aboveSubview: b) } == "low a middle b c high")
        #expect(order { parent.insertSubview(a, belowSubview: a) } == "low a middle b c high")
        #expect(views == "a b c")
    }

    @Test func viewNextToAViewThatIsNoSubviewIsInFront() {
        #expect(order { parent.insertSubview(a, belowSubview: new) } == "low middle b c high a")
        #expect(views == "b c a")
    }
}

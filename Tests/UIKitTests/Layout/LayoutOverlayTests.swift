import Stage
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite struct LayoutOverlayTests {
    let fixture = LayoutFixture()
    var view: UIView { fixture.view }

    /// The red, green and blue components of the frame at a point, 0…255.
    private func color(_ x: CGFloat, _ y: CGFloat) -> (red: Int, green: Int, blue: Int) {
        let pixel = fixture.stage.render()[Int(x * 2), Int(y * 2)]
        return (Int(pixel.red), Int(pixel.green), Int(pixel.blue))
    }

    private func addConstraints(_ box: UIView) -> NSLayoutConstraint {
        let left = box.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 120)
        NSLayoutConstraint.activate([
            left, box.topAnchor.constraint(equalTo: view.topAnchor, constant: 90), box.widthAnchor.constraint(equalToConstant: 200),
            box.heightAnchor.constraint(equalToConstant: 70),
        ])
        return left
    }

    @Test func overlayDrawsConstraintsAtTheirVisiblePositions() {
        view.backgroundColor = .white
        let left = addConstraints(fixture.add())
        fixture.stage.advance(frames: 1)
        #expect(color(20, 125).red > 250)
        LayoutOverlay.setVisible(true, in: fixture.stage.window)
        fixture.stage.advance(frames: 1)
        // The distance to the view's edge is drawn as a blue line at half the height of the box.
        let lineColor = color(20, 125)
        #expect(lineColor.red < 190 && lineColor.blue > lineColor.red + 30)
        #expect(color(20, 40).red > 250)
        // During an animation the line ends at the visible position of the box.
        left.constant = 20
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { view.layoutIfNeeded() })
        fixture.stage.advance(by: 0.5)
        #expect(color(55, 125).red < 190)
        fixture.stage.advance(by: 1)
        #expect(color(55, 128).red > 250)
        LayoutOverlay.setVisible(false, in: fixture.stage.window)
        fixture.stage.advance(frames: 1)
        #expect(color(15, 125).red > 250)
    }

    /// The label and the other view have the same frame. At their usual positions, the shown values would cover the text and each other.
    @Test func valuesCoverNeitherTextsNorEachOther() throws {
        view.backgroundColor = .white
        let label = UILabel()
        label.text = "Arrivals and departures"
        _ = fixture.add(label)
        let other = fixture.add()
        NSLayoutConstraint.activate([
            label.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 33),
            label.topAnchor.constraint(equalTo: view.topAnchor, constant: 70),
            label.widthAnchor.constraint(equalToConstant: 182), label.heightAnchor.constraint(equalToConstant: 22),
            other.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 33), other.topAnchor.constraint(equalTo: label.topAnchor),
            other.widthAnchor.constraint(equalToConstant: 182), other.heightAnchor.constraint(equalToConstant: 22),
        ])
        LayoutOverlay.setVisible(true, in: fixture.stage.window)
        fixture.stage.advance(frames: 2)
        let overlay = try #require(fixture.stage.window.subviews.compactMap { $0 as? LayoutOverlay }.first)
        let badges = overlay.subviews.filter { $0 is UILabel && !$0.isHidden }
        try #require(badges.count >= 6)
        let text = label.convert(CGRect(x: 0, y: 2, width: min(label.intrinsicContentSize.width, 182), height: 18), to: overlay)
        for (index, badge) in badges.enumerated() {
            #expect(!badge.frame.intersects(text), "badge \(index)")
            for next in badges[(index + 1)...] { #expect(!badge.frame.intersects(next.frame)) }
        }
    }

    @Test func ambiguousViewsTurnRedAtRest() {
        view.backgroundColor = .white
        let (box, ambiguousView) = (fixture.add(), fixture.add())
        _ = addConstraints(box)
        NSLayoutConstraint.activate([
            ambiguousView.topAnchor.constraint(equalTo: view.topAnchor, constant: 300),
            ambiguousView.heightAnchor.constraint(equalToConstant: 60),
            ambiguousView.leftAnchor.constraint(greaterThanOrEqualTo: view.leftAnchor, constant: 40),
            ambiguousView.widthAnchor.constraint(equalToConstant: 90),
        ])
        LayoutOverlay.setVisible(true, in: fixture.stage.window)
        fixture.stage.advance(frames: 2)
        #expect(color(60, 310).green > 250)
        fixture.stage.advance(frames: 10)
        let ambiguousColor = color(60, 310)
        #expect(ambiguousColor.red > ambiguousColor.green + 10 && ambiguousColor.red > ambiguousColor.blue + 10)
        let boxColor = color(150, 100)
        #expect(boxColor.red == boxColor.green && boxColor.green == boxColor.blue)
        LayoutOverlay.setVisible(false, in: fixture.stage.window)
    }

    @Test func leadingIsOnTheRightInRightToLeftLayout() {
        view.backgroundColor = .white
        view.semanticContentAttribute = .forceRightToLeft
        let box = fixture.add()
        NSLayoutConstraint.activate([
            box.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 120),
            box.topAnchor.constraint(equalTo: view.topAnchor, constant: 90), box.widthAnchor.constraint(equalToConstant: 200),
            box.heightAnchor.constraint(equalToConstant: 70),
        ])
        fixture.layOut()
        #expect(box.frame.maxX == 255)
        LayoutOverlay.setVisible(true, in: fixture.stage.window)
        fixture.stage.advance(frames: 1)
        let lineColor = color(360, 125)
        #expect(lineColor.red < 190 && lineColor.blue > lineColor.red + 30)
        #expect(color(20, 125).red > 250)
    }
}

import Stage
import Testing
import UIKit

@MainActor @Suite struct LayoutOverlayTests {
    let fixture = LayoutFixture()
    var view: UIView { fixture.view }

    /// Red, green and blue of the picture at a point, from 0 to 255.
    private func color(_ x: CGFloat, _ y: CGFloat) -> (red: Int, green: Int, blue: Int) {
        let pixel = fixture.stage.render()[Int(x * 2), Int(y * 2)]
        return (Int(pixel.red), Int(pixel.green), Int(pixel.blue))
    }

    private func place(_ box: UIView) -> NSLayoutConstraint {
        let left = box.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 120)
        NSLayoutConstraint.activate([
            left, box.topAnchor.constraint(equalTo: view.topAnchor, constant: 90), box.widthAnchor.constraint(equalToConstant: 200),
            box.heightAnchor.constraint(equalToConstant: 70),
        ])
        return left
    }

    @Test func itDrawsConstraintsWhereTheyAreShownAndGoesAway() {
        view.backgroundColor = .white
        let left = place(fixture.add())
        fixture.stage.advance(frames: 1)
        #expect(color(20, 125).red > 250)
        LayoutOverlay.toggle(in: fixture.stage.window)
        fixture.stage.advance(frames: 1)
        // The distance from the view's edge is a blue line at half the height of the box.
        let line = color(20, 125)
        #expect(line.red < 190 && line.blue > line.red + 30)
        #expect(color(20, 40).red > 250)
        // In flight it ends at the box that is seen.
        left.constant = 20
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { view.layoutIfNeeded() })
        fixture.stage.advance(by: 0.5)
        #expect(color(55, 125).red < 190)
        fixture.stage.advance(by: 1)
        #expect(color(55, 128).red > 250)
        LayoutOverlay.toggle(in: fixture.stage.window)
        fixture.stage.advance(frames: 1)
        #expect(color(15, 125).red > 250)
    }

    @Test func whatIsAmbiguousTurnsRedWhenItHasComeToRest() {
        view.backgroundColor = .white
        let (box, vague) = (fixture.add(), fixture.add())
        _ = place(box)
        NSLayoutConstraint.activate([
            vague.topAnchor.constraint(equalTo: view.topAnchor, constant: 300), vague.heightAnchor.constraint(equalToConstant: 60),
            vague.leftAnchor.constraint(greaterThanOrEqualTo: view.leftAnchor, constant: 40),
            vague.widthAnchor.constraint(equalToConstant: 90),
        ])
        LayoutOverlay.toggle(in: fixture.stage.window)
        fixture.stage.advance(frames: 2)
        #expect(color(60, 310).green > 250)
        fixture.stage.advance(frames: 10)
        let inside = color(60, 310)
        #expect(inside.red > inside.green + 10 && inside.red > inside.blue + 10)
        let told = color(150, 100)
        #expect(told.red == told.green && told.green == told.blue)
        LayoutOverlay.toggle(in: fixture.stage.window)
    }
}

import Stage
import Testing
import UIKit

@MainActor @Suite struct ViewMaskTests {
    private let stage = Stage(size: CGSize(width: 40, height: 30), scale: 1, framesPerSecond: 60)

    /// Adds a red view that fills the stage.
    private func makeView() -> UIView {
        stage.window.backgroundColor = .white
        let view = UIView(frame: stage.window.bounds)
        view.backgroundColor = .red
        stage.window.addSubview(view)
        return view
    }

    /// Returns the green component of a pixel: 0 where the red view is opaque, 255 where it is masked out.
    private func green(_ x: Int, _ y: Int) -> Int { Int(stage.render()[x, y].word >> 8 & 255) }

    @Test func viewIsVisibleWhereItsMaskIsOpaque() {
        let (view, mask) = (makeView(), UIView(frame: CGRect(x: 5, y: 7, width: 12, height: 9)))
        mask.backgroundColor = .black
        view.mask = mask
        #expect(view.mask === mask && mask.superview == nil)
        #expect((green(6, 8), green(16, 15), green(4, 8), green(20, 20)) == (0, 0, 255, 255))
        mask.alpha = 0.4
        #expect(abs(green(6, 8) - 153) <= 1)
        view.mask = nil
        #expect(green(30, 25) == 0)
    }

    @Test func maskIsLaidOutAndAnimated() {
        final class HalfView: UIView {
            let half = UIView()
            override func layoutSubviews() {
                super.layoutSubviews()
                half.backgroundColor = .black
                if half.superview == nil { addSubview(half) }
                half.frame = CGRect(x: 0, y: 0, width: bounds.width / 2, height: bounds.height)
            }
        }
        let (view, mask) = (makeView(), HalfView(frame: CGRect(x: 0, y: 0, width: 20, height: 30)))
        view.mask = mask
        stage.advance(frames: 1)
        #expect((green(9, 3), green(11, 3)) == (0, 255))
        mask.frame.size.width = 30
        stage.advance(frames: 1)
        #expect((green(14, 3), green(16, 3)) == (0, 255))
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { mask.frame.origin.x = 20 })
        stage.advance(frames: 30)
        #expect((green(9, 3), green(11, 3), green(24, 3), green(26, 3)) == (255, 0, 0, 255))
    }

    @Test func maskThatBecomesASubviewMasksNoLonger() {
        let (view, other, mask) = (makeView(), UIView(), UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)))
        mask.backgroundColor = .black
        view.mask = mask
        other.addSubview(mask)
        #expect(view.mask == nil && view.layer.mask == nil && mask.superview === other)
        #expect(green(30, 20) == 0)
        view.mask = mask
        #expect(mask.superview == nil && other.subviews.isEmpty)
    }

    @Test func maskOfAnotherViewIsTakenFromIt() {
        let (first, second, mask) = (makeView(), makeView(), UIView())
        first.mask = mask
        second.mask = mask
        #expect(first.mask == nil && first.layer.mask == nil && second.mask === mask)
    }

    @Test func viewCannotMaskItself() {
        let view = makeView()
        view.mask = view
        #expect(view.mask == nil)
    }
}

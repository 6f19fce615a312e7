import Stage
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite struct KeyboardLayoutGuideTests {
    let stage = Stage(size: CGSize(width: 375, height: 667), scale: 1, framesPerSecond: 60)
    let controller = UIViewController()
    let field = UITextField(frame: CGRect(x: 20, y: 60, width: 300, height: 36))
    let bar = UIView()
    var view: UIView { controller.view }
    var guide: UIKeyboardLayoutGuide { view.keyboardLayoutGuide }

    init() {
        stage.window.rootViewController = controller
        view.addSubview(field)
        bar.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(bar)
        NSLayoutConstraint.activate([
            bar.leadingAnchor.constraint(equalTo: view.keyboardLayoutGuide.leadingAnchor, constant: 3),
            bar.trailingAnchor.constraint(equalTo: view.keyboardLayoutGuide.trailingAnchor, constant: -4),
            bar.heightAnchor.constraint(equalToConstant: 40),
            bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor, constant: -5),
        ])
        stage.advance(frames: 1)
    }

    private func touchField() { stage.tap(at: CGPoint(x: 100, y: 75)) }

    @Test func guideIsAtTheSafeAreaWithoutAKeyboard() {
        #expect(bar.frame == frame(3, 622, 368, 40) && guide.layoutFrame == frame(0, 667, 375, 0))
        controller.additionalSafeAreaInsets.bottom = 21
        stage.advance(frames: 1)
        #expect(bar.frame.maxY == 641 && guide.layoutFrame == frame(0, 646, 375, 21))
        guide.usesBottomSafeArea = false
        stage.advance(frames: 1)
        #expect(bar.frame.maxY == 662 && guide.layoutFrame.height == 0)
    }

    /// The distance between the bar and the keyboard is the same in each frame, so both have the same animation.
    @Test func guideMovesWithTheKeyboard() throws {
        touchField()
        let keyboard = try #require(stage.window.subviews.first { $0.accessibilityIdentifier == "Keyboard" })
        #expect(bar.frame.maxY == 446 && guide.layoutFrame == frame(0, 451, 375, 216))
        func distance() -> Double {
            stage.trace(keyboard.layer, "position.y") - Double(keyboard.bounds.height) / 2 - stage.trace(bar.layer, "position.y") - 20
        }
        #expect(abs(stage.trace(bar.layer, "position.y") - 642) < 1e-6, "the animation begins at the position without a keyboard")
        for _ in 0..<15 {
            #expect(abs(distance() - 5) < 1e-6)
            stage.advance(frames: 1)
        }
        field.resignFirstResponder()
        #expect(bar.frame.maxY == 662)
        for _ in 0..<15 {
            #expect(abs(distance() - 5) < 1e-6)
            stage.advance(frames: 1)
        }
    }

    @Test func earlierChangesAreNotAnimatedWithTheKeyboard() {
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(box)
        NSLayoutConstraint.activate([
            box.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 33),
            box.topAnchor.constraint(equalTo: view.topAnchor, constant: 7), box.widthAnchor.constraint(equalToConstant: 50),
            box.heightAnchor.constraint(equalToConstant: 60),
        ])
        touchField()
        #expect(stage.trace(box.layer, "position.x") == 58 && stage.trace(box.layer, "bounds.size.width") == 50)
    }

    @Test func shownKeyboardCoversTheSafeArea() {
        controller.additionalSafeAreaInsets.bottom = 21
        touchField()
        #expect(guide.layoutFrame == frame(0, 451, 375, 216))
    }

    /// The guide covers the part of a view that the keyboard covers, also after the view has moved.
    @Test func guideOfASubviewIsThePartThatTheKeyboardCovers() {
        let panel = UIView(frame: frame(30, 300, 200, 250))
        view.addSubview(panel)
        #expect(panel.keyboardLayoutGuide.layoutFrame == frame(0, 250, 200, 0))
        touchField()
        #expect(panel.keyboardLayoutGuide.layoutFrame == frame(0, 151, 200, 99))
        panel.frame.origin.y = 340
        stage.advance(frames: 1)
        #expect(panel.keyboardLayoutGuide.layoutFrame == frame(0, 111, 200, 139))
        panel.frame.origin.y = 100
        stage.advance(frames: 1)
        #expect(panel.keyboardLayoutGuide.layoutFrame.height == 0)
    }

    @Test func guideFollowsADraggedKeyboard() {
        let scrollView = UIScrollView(frame: frame(0, 100, 375, 567))
        scrollView.contentSize = CGSize(width: 375, height: 2000)
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.keyboardDismissMode = .interactive
        view.insertSubview(scrollView, at: 0)
        touchField()
        stage.advance(by: 0.5)
        #expect(bar.frame.maxY == 446)
        stage.touchDown(at: CGPoint(x: 200, y: 370))
        for y in stride(from: 380, through: 530, by: 10) {
            stage.touchMove(to: CGPoint(x: 200, y: CGFloat(y)))
            stage.advance(frames: 1)
        }
        #expect(bar.frame.maxY == 525 && guide.layoutFrame.minY == 530)
        guide.keyboardDismissPadding = 45
        stage.touchMove(to: CGPoint(x: 200, y: 540))
        stage.advance(frames: 1)
        #expect(guide.layoutFrame.minY == 585 && bar.frame.maxY == 580)
        stage.touchUp()
        stage.advance(by: 0.5)
        #expect(!field.isEditing && bar.frame.maxY == 662)
    }

    @Test func keyboardAndGuideFollowARotation() {
        touchField()
        stage.advance(by: 0.5)
        stage.rotate(to: .landscapeLeft)
        stage.advance(by: 1)
        #expect(stage.window.subviews.last?.frame == frame(0, 213, 667, 162))
        #expect(guide.layoutFrame == frame(0, 213, 667, 162) && bar.frame == frame(3, 168, 660, 40))
    }

    @Test func constraintsOfNearEdgesAreActive() {
        let near = view.widthAnchor.constraint(equalTo: bar.widthAnchor, constant: 7)
        let away = bar.topAnchor.constraint(equalTo: view.topAnchor)
        guide.setConstraints([away], activeWhenNearEdge: .top)
        #expect(!away.isActive)
        guide.setConstraints([near], activeWhenAwayFrom: .top)
        #expect(near.isActive && guide.constraintsActive(whenAwayFrom: .top) == [near])
        guide.setConstraints([near], activeWhenAwayFrom: .bottom)
        #expect(!near.isActive)
        guide.setConstraints([near], activeWhenNearEdge: [.leading, .top])
        #expect(near.isActive)
        guide.removeAllTrackedConstraints()
        #expect(!near.isActive && guide.constraintsActive(whenNearEdge: .top).isEmpty)
    }
}

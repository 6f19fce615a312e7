import Foundation
import Stage
import Testing
import UIKit

// Code without isolation, as in libraries that were written for Swift 5. It has to compile without errors in Swift 5 mode. The tests run
// it on the main actor.

private let sharedLabel = UILabel()
private func makeLabel(_ text: String = "A", font: UIFont = .systemFont(ofSize: 13)) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = font
    label.layer.cornerRadius = 3
    return label
}

/// A class that is not a view and changes views.
private class Animator {
    static let shared = Animator()
    let view = UIView(frame: CGRect(x: 3, y: 4, width: 50, height: 60))
    lazy var button: UIButton = {
        let button = UIButton(type: .system)
        button.setTitle("B", for: .normal)
        return button
    }()
    var duration = 0.5
    weak var delegate: UITableViewDelegate?
    var colors = [UIColor.red, UIColor.blue]
    var observers: [NSObjectProtocol] = []

    func move(
        to x: CGFloat = UIScreen.main.bounds.midX, options: UIView.AnimationOptions = [.curveLinear], state: UIControl.State = .normal
    ) {
        let view = self.view
        UIView.animate(
            withDuration: duration, delay: 0, options: options, animations: { view.center.x = x },
            completion: { [weak self] _ in self?.duration = 2 })
        view.layer.add(makeAnimation(), forKey: "fade")
        button.setTitleColor(colors[0], for: state)
    }

    func makeAnimation() -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.fromValue = 0.25
        animation.duration = duration + CACurrentMediaTime() * 0
        return animation
    }

    func schedule() {
        DispatchQueue.main.async { self.view.alpha = 0.75 }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.25) { [weak self] in self?.view.tag = 6 }
        let observer = NotificationCenter.default.addObserver(forName: Notification.Name("isolation"), object: nil, queue: nil) { _ in
            Animator.shared.tapped()
        }
        observers.append(observer)
        view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector(Animator.tapped)))
    }

    func tapped() { view.tag += 1 }
}

private struct ViewStore {
    var view = UIView()
    var insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    var area: CGRect { view.bounds.inset(by: insets) }

    func configure() {
        view.backgroundColor = .white
        view.frame.size = CGSize(width: 30, height: 20)
        view.contentMode = .scaleAspectFit
        (view as? UIScrollView)?.contentOffset = .zero
    }
}

private class DataSource: NSObject, UITableViewDataSource {
    var rows = ["a", "b", "c"]
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: "cell")
        cell.textLabel?.text = rows[indexPath.row]
        return cell
    }
}

private class Transition: NSObject, UIViewControllerAnimatedTransitioning, CAAnimationDelegate, UIGestureRecognizerDelegate {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }
    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { touch.view == nil }
}

private protocol Themed { func applyTheme() }
extension UIView: Themed { fileprivate func applyTheme() { subviews.forEach { $0.applyTheme() } } }

private enum Theme {
    static let title = makeLabel("T")
    static var shadow: CALayer = {
        let layer = CALayer()
        layer.shadowOpacity = 0.5
        return layer
    }()
    static func style(_ views: UIView..., color: UIColor = .black) { views.forEach { $0.backgroundColor = color } }
}

extension UIGestureRecognizer.State {
    fileprivate var isOver: Bool { self == .ended || self == .cancelled || self == .failed }
}

private class BadgeView: UIView {
    let store = ViewStore()
    override init(frame: CGRect) {
        super.init(frame: frame)
        store.configure()
        addSubview(store.view)
    }
    required init?(coder: NSCoder) { nil }
    deinit { Animator.shared.duration = 3 }
    override func layoutSubviews() {
        super.layoutSubviews()
        store.view.frame.origin.x = bounds.midX
    }
}

@MainActor @Suite struct IsolationTests {
    @Test func codeWithoutIsolationChangesViews() {
        let stage = Stage(size: CGSize(width: 300, height: 400), scale: 1, framesPerSecond: 60)
        stage.perform {
            let animator = Animator()
            stage.window.addSubview(animator.view)
            stage.advance(frames: 2)
            animator.move(to: 90)
            animator.schedule()
            stage.advance(frames: 60)
            #expect(animator.view.center.x == 90)
            #expect(animator.view.alpha == 0.75)
            #expect(animator.view.tag == 6)
            #expect(animator.duration == 2)
        }
    }

    @Test func structuresAndStaticsHoldViews() {
        let badge = BadgeView(frame: CGRect(x: 0, y: 0, width: 70, height: 30))
        badge.layoutIfNeeded()
        #expect(badge.store.view.frame == CGRect(x: 35, y: 0, width: 30, height: 20))
        #expect(badge.store.area == CGRect(x: 2, y: 1, width: 24, height: 16))
        Theme.style(badge, Theme.title, color: .red)
        badge.applyTheme()
        #expect(Theme.title.backgroundColor == .red)
        #expect(Theme.shadow.shadowOpacity == 0.5)
        #expect(sharedLabel.text == nil)
        #expect(UIGestureRecognizer.State.failed.isOver)
    }

    @Test func classesWithoutIsolationAreDelegates() {
        let source = DataSource()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 300))
        table.dataSource = source
        table.layoutIfNeeded()
        #expect(table.visibleCells.compactMap { $0.textLabel?.text } == ["a", "b", "c"])
        #expect(Transition().transitionDuration(using: nil) == 0.4)
    }
}

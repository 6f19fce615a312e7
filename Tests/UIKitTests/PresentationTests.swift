import Stage
import Testing
import UIKit

/// A controller that writes down what it is told.
@MainActor final class Witness: UIViewController {
    final class Log { var lines: [String] = [] }
    let log: Log
    let name: String

    init(_ name: String, _ log: Log, style: UIModalPresentationStyle = .fullScreen) {
        (self.name, self.log) = (name, log)
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = style
        title = name
    }

    required init?(coder: NSCoder) { return nil }

    private func note(_ what: String, _ animated: Bool) { log.lines.append("\(name).\(what)\(animated ? "" : " still")") }

    override func viewWillAppear(_ animated: Bool) { note("willAppear", animated) }
    override func viewDidAppear(_ animated: Bool) { note("didAppear", animated) }
    override func viewWillDisappear(_ animated: Bool) { note("willDisappear", animated) }
    override func viewDidDisappear(_ animated: Bool) { note("didDisappear", animated) }
}

/// Moves the coming view in from the left, or the leaving one out, with a plain block.
@MainActor final class Slider: UIViewControllerAnimatedTransitioning {
    let log: Witness.Log
    let duration: Double
    var options: UIView.AnimationOptions = []
    init(_ log: Witness.Log, duration: Double = 0.4) { (self.log, self.duration) = (log, duration) }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { duration }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
        log.lines.append("animate")
        let to = context.view(forKey: .to)
        if let to { context.containerView.addSubview(to) }
        let moving = to ?? context.view(forKey: .from)
        if to != nil { moving?.center.x -= 200 }
        UIView.animate(
            withDuration: duration, delay: 0, options: options, animations: { moving?.center.x += to != nil ? 200 : -200 },
            completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
    }

    func animationEnded(_ transitionCompleted: Bool) { log.lines.append("ended \(transitionCompleted)") }
}

/// The same with an animator that can be taken.
@MainActor final class Glider: UIViewControllerAnimatedTransitioning {
    private var animator: UIViewPropertyAnimator?
    var curve = UIView.AnimationCurve.easeOut

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }

    func animateTransition(using context: UIViewControllerContextTransitioning) { interruptibleAnimator(using: context).startAnimation() }

    func interruptibleAnimator(using context: UIViewControllerContextTransitioning) -> UIViewImplicitlyAnimating {
        if let animator { return animator }
        let animator = UIViewPropertyAnimator(duration: 0.4, curve: curve)
        guard let to = context.view(forKey: .to) else { return animator }
        context.containerView.addSubview(to)
        to.center.x -= 200
        animator.addAnimations { to.center.x += 200 }
        animator.addCompletion { context.completeTransition($0 == .end) }
        self.animator = animator
        return animator
    }

    func animationEnded(_ transitionCompleted: Bool) { animator = nil }
}

@MainActor final class Conductor: UIViewControllerTransitioningDelegate {
    var animator: UIViewControllerAnimatedTransitioning?
    var percent: UIViewControllerInteractiveTransitioning?
    var makePresentation: ((UIViewController, UIViewController?) -> UIPresentationController)?
    var asked: [String] = []

    func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController)
        -> UIViewControllerAnimatedTransitioning?
    {
        asked.append("animator")
        return animator
    }
    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        asked.append("dismissal")
        return animator
    }
    func interactionControllerForPresentation(using animator: UIViewControllerAnimatedTransitioning)
        -> UIViewControllerInteractiveTransitioning?
    {
        asked.append("interaction")
        return percent
    }
    func interactionControllerForDismissal(using animator: UIViewControllerAnimatedTransitioning)
        -> UIViewControllerInteractiveTransitioning?
    { percent }
    func presentationController(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController)
        -> UIPresentationController?
    {
        asked.append("presentation")
        return makePresentation?(presented, presenting)
    }
}

@MainActor @Suite struct PresentationTests {
    let stage = Stage(size: CGSize(width: 300, height: 400), scale: 1, framesPerSecond: 100)
    let log = Witness.Log()
    let a: Witness

    init() {
        stage.makeCurrent()
        a = Witness("A", log)
        stage.window.rootViewController = a
        log.lines = []
    }

    private func settle() { stage.advance(by: 2) }

    /// Nothing is left behind that would keep touches away.
    private func isTouchable(_ controller: UIViewController) -> Bool {
        stage.window.hitTest(CGPoint(x: 150, y: 300), with: nil)?.isDescendant(of: controller.view) == true
    }

    @Test func aFullScreenCoversAndThePresenterLeaves() {
        let b = Witness("B", log)
        a.present(b, animated: true) { [log] in log.lines.append("done") }
        #expect(log.lines == ["A.willDisappear", "B.willAppear"])
        #expect(a.presentedViewController === b && b.presentingViewController === a)
        #expect(b.isBeingPresented && !b.isBeingDismissed)
        #expect(a.transitionCoordinator === b.transitionCoordinator && b.transitionCoordinator != nil)
        #expect(!isTouchable(a) && !isTouchable(b))
        settle()
        #expect(log.lines == ["A.willDisappear", "B.willAppear", "B.didAppear", "A.didDisappear", "done"])
        #expect(a.view.window == nil && b.view.frame == stage.window.bounds && isTouchable(b))
        #expect(!b.isBeingPresented && b.transitionCoordinator == nil)

        log.lines = []
        b.dismiss(animated: true) { [log] in log.lines.append("done") }
        #expect(b.isBeingDismissed && !b.isBeingPresented)
        settle()
        #expect(log.lines == ["B.willDisappear", "A.willAppear", "A.didAppear", "B.didDisappear", "done"])
        #expect(b.view.superview == nil && a.view.superview === stage.window && isTouchable(a))
        #expect(a.presentedViewController == nil && b.presentingViewController == nil)
        #expect(stage.window.subviews == [a.view])
    }

    @Test(arguments: [
        UIModalPresentationStyle.overFullScreen, .overCurrentContext, .custom, .pageSheet, .formSheet, .automatic,
    ])
    func whatStaysBelowHearsNothing(_ style: UIModalPresentationStyle) {
        let b = Witness("B", log, style: style)
        a.present(b, animated: true)
        settle()
        a.dismiss(animated: true)
        settle()
        #expect(log.lines == ["B.willAppear", "B.didAppear", "B.willDisappear", "B.didDisappear"])
        #expect(a.view.window != nil && isTouchable(a) && a.view.transform.isIdentity)
        #expect(stage.window.subviews == [a.view])
    }

    @Test(arguments: [UIModalTransitionStyle.coverVertical, .crossDissolve, .flipHorizontal, .partialCurl])
    func everyStyleComesAndGoes(_ style: UIModalTransitionStyle) {
        let b = Witness("B", log)
        b.modalTransitionStyle = style
        a.present(b, animated: true)
        settle()
        #expect(b.view.window != nil && b.view.alpha == 1 && b.view.frame == stage.window.bounds && isTouchable(b))
        a.dismiss(animated: true)
        settle()
        #expect(a.view.window != nil && !a.view.isHidden && isTouchable(a))
        #expect(log.lines.suffix(2) == ["A.didAppear", "B.didDisappear"])
    }

    @Test func withoutAnimationAllIsDoneAtOnce() {
        let b = Witness("B", log)
        a.present(b, animated: false) { [log] in log.lines.append("done") }
        #expect(log.lines == ["A.willDisappear still", "B.willAppear still", "B.didAppear still", "A.didDisappear still", "done"])
        a.dismiss(animated: false)
        #expect(log.lines.suffix(2) == ["A.didAppear still", "B.didDisappear still"])
        #expect(stage.window.subviews == [a.view])
    }

    @Test func theCoverSlidesUpOnTheSpringOfNavigation() {
        let b = Witness("B", log)
        a.present(b, animated: true)
        // ω = 18.257419, t = 0.1: 1 - e^(-ωt)(1 + ωt) = 0.5447786 of the way.
        stage.advance(frames: 10)
        #expect(abs(stage.trace(b.view.layer, "position.y") - (200 + 400 * (1 - 0.5447786))) < 0.01)
        stage.advance(frames: 40)
        #expect(log.lines.count == 2)
        stage.advance(frames: 1)
        #expect(log.lines.count == 4)
    }

    @Test func severalLevelsAreLeftAtOnce() {
        let (b, c, d) = (Witness("B", log), Witness("C", log, style: .overFullScreen), Witness("D", log))
        a.present(b, animated: false)
        b.present(c, animated: false)
        c.present(d, animated: false)
        #expect(c.presentedViewController === d && d.presentingViewController === c)
        log.lines = []
        a.dismiss(animated: true) { [log] in log.lines.append("done") }
        settle()
        // B was to be seen through C, which D then covered.
        #expect(
            log.lines == ["D.willDisappear", "B.willDisappear", "A.willAppear", "A.didAppear", "D.didDisappear", "B.didDisappear", "done"])
        #expect(stage.window.subviews == [a.view])
        #expect([a, b, c, d].allSatisfy { $0.presentedViewController == nil && $0.presentingViewController == nil })
    }

    @Test func dismissingTheMiddleTakesWhatStandsOnIt() {
        let (b, c) = (Witness("B", log), Witness("C", log))
        a.present(b, animated: false)
        b.present(c, animated: false)
        b.dismiss(animated: false)
        #expect(a.presentedViewController === b && b.presentedViewController == nil && b.view.window != nil)
        b.dismiss(animated: false)
        #expect(a.presentedViewController == nil && a.view.superview === stage.window)
    }

    @Test func whatMakesNoSenseIsReported() {
        let (b, c) = (Witness("B", log), Witness("C", log))
        let lines = reports {
            a.present(b, animated: true)
            a.present(c, animated: true)
            c.present(Witness("D", log), animated: true)
            b.dismiss(animated: true)
        }
        #expect(lines.count == 3)
        #expect(lines[0].contains("which is already presenting <Witness 'B'>"))
        #expect(lines[1].contains("whose view is not in the window hierarchy"))
        #expect(lines[2].contains("while a presentation or dismiss is in progress"))
        settle()
        #expect(a.presentedViewController === b)
        a.dismiss(animated: false)
        a.dismiss(animated: false)
        #expect(stage.window.subviews == [a.view])
    }

    @Test func aChildsContextIsCoveredAndNoMore() {
        let child = Witness("child", log)
        child.definesPresentationContext = true
        a.addChild(child)
        child.view.frame = CGRect(x: 20, y: 30, width: 100, height: 90)
        a.view.addSubview(child.view)
        let b = Witness("B", log, style: .currentContext)
        log.lines = []
        child.present(b, animated: false)
        #expect(b.presentingViewController === child)
        #expect(b.view.convert(b.view.bounds, to: nil) == CGRect(x: 20, y: 30, width: 100, height: 90))
        #expect(log.lines == ["child.willDisappear still", "B.willAppear still", "B.didAppear still", "child.didDisappear still"])
        b.dismiss(animated: false)
        #expect(child.view.superview === a.view && child.view.frame == CGRect(x: 20, y: 30, width: 100, height: 90))
        let c = Witness("C", log)
        child.present(c, animated: false)
        #expect(c.presentingViewController === a && child.presentedViewController === c)
    }

    @Test func aNewRootTakesAllDown() {
        let b = Witness("B", log)
        a.present(b, animated: true)
        stage.advance(frames: 3)
        let root = Witness("root", log)
        stage.window.rootViewController = root
        settle()
        #expect(stage.window.subviews == [root.view] && isTouchable(root))
    }

    // MARK: - Custom

    @Test func aCustomPresentationPlacesAndDecorates() {
        @MainActor final class Half: UIPresentationController {
            let shade = UIView()
            var calls: [String] = []
            override var frameOfPresentedViewInContainerView: CGRect { CGRect(x: 0, y: 150, width: 300, height: 250) }
            override func presentationTransitionWillBegin() {
                calls.append("willBegin \(presentedViewController.isBeingPresented) \(containerView?.bounds.width ?? 0)")
                shade.alpha = 0
                containerView?.insertSubview(shade, at: 0)
                presentedViewController.transitionCoordinator?.animate(
                    alongsideTransition: { _ in self.shade.alpha = 0.5 },
                    completion: { [self] in calls.append("alongside \($0.isCancelled)") })
            }
            override func presentationTransitionDidEnd(_ completed: Bool) { calls.append("didEnd \(completed)") }
            override func dismissalTransitionWillBegin() { calls.append("dismissal") }
            override func dismissalTransitionDidEnd(_ completed: Bool) { calls.append("dismissed \(completed)") }
        }
        let delegate = Conductor()
        var half: Half?
        delegate.makePresentation = {
            let made = Half(presentedViewController: $0, presenting: $1)
            half = made
            return made
        }
        delegate.animator = Slider(log)
        let b = Witness("B", log, style: .custom)
        b.transitioningDelegate = delegate
        a.present(b, animated: true)
        #expect(delegate.asked == ["presentation", "animator", "interaction"])
        #expect(b.view.bounds.size == CGSize(width: 300, height: 250) && Double(b.view.center.y) == 275)
        stage.advance(frames: 20)
        // In the animator's own block: half of 0.4 s, and ease in and out is symmetric.
        #expect(abs(stage.trace(half?.shade.layer ?? CALayer(), "opacity") - 0.25) < 1e-6)
        settle()
        #expect(half?.calls == ["willBegin true 300.0", "didEnd true", "alongside false"])
        #expect(b.presentationController === half && half?.containerView != nil)
        b.dismiss(animated: true)
        settle()
        #expect(half?.calls.suffix(2) == ["dismissal", "dismissed true"] && half?.containerView == nil)
        #expect(stage.window.subviews == [a.view])
    }

    @Test func theContextKnowsViewsAndFrames() {
        final class Asker: UIViewControllerAnimatedTransitioning {
            var seen: [String: String] = [:]
            func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.1 }
            func animateTransition(using context: UIViewControllerContextTransitioning) {
                guard let from = context.viewController(forKey: .from), let to = context.viewController(forKey: .to) else { return }
                seen["views"] = "\(context.view(forKey: .from) === from.view) \(context.view(forKey: .to) === to.view)"
                seen["nil"] = "\(context.view(forKey: .from) == nil) \(context.view(forKey: .to) == nil)"
                seen["initial"] = "\(context.initialFrame(for: from).width) \(context.initialFrame(for: to).width)"
                seen["final"] = "\(context.finalFrame(for: from).width) \(context.finalFrame(for: to).width)"
                seen["there"] = "\(from.view.superview === context.containerView) \(to.view.superview === context.containerView)"
                if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
                context.completeTransition(true)
            }
        }
        let (asker, delegate) = (Asker(), Conductor())
        delegate.animator = asker
        for (style, views, none) in [
            (UIModalPresentationStyle.fullScreen, "true true", "false false"), (.custom, "false true", "true false"),
        ] {
            let b = Witness("B", log, style: style)
            b.transitioningDelegate = delegate
            a.present(b, animated: true)
            #expect(asker.seen["views"] == views && asker.seen["nil"] == none)
            #expect(asker.seen["initial"] == "300.0 0.0")
            #expect(asker.seen["final"] == (style == .custom ? "300.0 300.0" : "0.0 300.0"))
            #expect(asker.seen["there"] == (style == .custom ? "false false" : "true false"))
            b.dismiss(animated: true)
            #expect(asker.seen["nil"] == (style == .custom ? "false true" : "false false"))
            #expect(asker.seen["initial"] == (style == .custom ? "300.0 300.0" : "300.0 0.0"))
            #expect(stage.window.subviews == [a.view])
        }
    }

    @Test func presentedControllersPassOnToTheirPresenter() {
        let b = Witness("B", log, style: .overFullScreen)
        a.present(b, animated: false)
        #expect(b.view.next === b && b.next === a && a.next === stage.window)
        #expect(b.view.superview?.next === a)
    }

    private func reports(_ body: () -> Void) -> [String] {
        var lines: [String] = []
        Complaint.listener = { lines.append($0) }
        body()
        Complaint.listener = nil
        return lines
    }
}

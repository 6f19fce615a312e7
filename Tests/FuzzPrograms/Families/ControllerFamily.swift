import Foundation
import Stage
import UIKit

/// View controllers that are pushed, popped, presented, dismissed and embedded at any moment, also in the callbacks of other transitions.
final class ControllerFamily: FuzzFamily {
    enum Operation: String, CaseIterable {
        case push, pop, popToRoot, popTo, setStack, present, presentAlert, dismiss, dismissTop, selectTab, setTabs, addChild, removeChild,
            barHidden
        case toolbarItems, replaceRoot, rotate, edgeSwipe, tapBar, style, insets, transitionChildren, presentNavigation, wait,
            animateEmbedded
    }

    static let name = "controllers"

    private let stage: Stage
    private let tabs = UITabBarController()
    private let navigations = [UINavigationController(), UINavigationController()]
    private let others: [FuzzController]

    init(stage: Stage, values: inout FuzzValues) {
        self.stage = stage
        others = (0..<6).map { FuzzController($0, FuzzValues(values.seed(), isHostile: values.isHostile)) }
        for (index, navigation) in navigations.enumerated() {
            navigation.viewControllers = [FuzzController(6 + index, FuzzValues(values.seed(), isHostile: values.isHostile))]
        }
        tabs.viewControllers = navigations
        stage.window.rootViewController = tabs
    }

    /// The controller in front: the last in the chain of presented ones.
    private var front: UIViewController? {
        var controller = stage.window.rootViewController
        while let next = controller?.presentedViewController { controller = next }
        return controller
    }

    func perform(_ operation: Operation, _ values: inout FuzzValues) {
        let (navigation, controller, animated) = (values.pick(navigations), values.pick(others), values.bool(0.7))
        let isFree =
            controller.parent == nil && controller.presentingViewController == nil && stage.window.rootViewController !== controller
        switch operation {
        case .push: if isFree { navigation.pushViewController(controller, animated: animated) }
        case .pop: _ = navigation.popViewController(animated: animated)
        case .popToRoot: _ = navigation.popToRootViewController(animated: animated)
        case .popTo:
            if let target = values.any(navigation.viewControllers) { _ = navigation.popToViewController(target, animated: animated) }
        case .setStack:
            let free: [UIViewController] = others.filter { $0.parent == nil && $0.presentingViewController == nil }
            navigation.setViewControllers(
                Array(navigation.viewControllers.prefix(1)) + free.prefix(values.integer(0...3)), animated: animated)
        case .present:
            guard isFree, let front, front !== controller else { return }
            controller.modalPresentationStyle = values.pick([
                .fullScreen, .pageSheet, .formSheet, .overFullScreen, .currentContext, .automatic,
            ])
            controller.modalTransitionStyle = values.pick([.coverVertical, .flipHorizontal, .crossDissolve])
            front.present(controller, animated: animated)
        case .presentNavigation:
            guard isFree, let front else { return }
            front.present(UINavigationController(rootViewController: controller), animated: animated)
        case .presentAlert:
            let alert = UIAlertController(
                title: values.text(), message: values.text(), preferredStyle: values.bool() ? .alert : .actionSheet)
            for index in 0..<values.integer(0...4) {
                alert.addAction(UIAlertAction(title: "\(index)", style: values.pick([.default, .destructive])))
            }
            if values.bool(0.3), alert.preferredStyle == .alert { alert.addTextField() }
            front?.present(alert, animated: animated)
        case .dismiss: controller.dismiss(animated: animated)
        case .dismissTop: front?.dismiss(animated: animated)
        case .selectTab: tabs.selectedIndex = values.integer(0...max((tabs.viewControllers?.count ?? 1) - 1, 0))
        case .setTabs: tabs.setViewControllers(values.bool() ? navigations : [navigations[1]], animated: animated)
        case .addChild:
            guard isFree, let parent = navigation.topViewController, parent !== controller else { return }
            parent.addChild(controller)
            controller.view.frame = values.rect()
            parent.view.addSubview(controller.view)
            controller.didMove(toParent: parent)
        case .removeChild:
            guard controller.parent is FuzzController else { return }
            controller.willMove(toParent: nil)
            controller.view.removeFromSuperview()
            controller.removeFromParent()
        case .barHidden: navigation.setNavigationBarHidden(values.bool(), animated: animated)
        case .toolbarItems:
            controller.title = values.text()
            controller.navigationItem.rightBarButtonItems = (0..<values.integer(0...3)).map {
                UIBarButtonItem(title: "\($0)", style: .plain, target: nil, action: nil)
            }
            controller.navigationItem.hidesBackButton = values.bool(0.2)
        case .replaceRoot:
            if stage.window.rootViewController === tabs { stage.window.rootViewController = UIViewController() }
            stage.window.rootViewController = tabs
        case .rotate: stage.rotate(to: values.pick([.portrait, .landscapeLeft]))
        case .edgeSwipe:
            // The number of frames is never hostile, because a drag of 10⁹ seconds would have 6·10¹⁰ frames.
            let (x, frames) = (values.number(5, 118), values.integer(1...18))
            stage.drag(from: CGPoint(x: 1, y: 90), to: CGPoint(x: x, y: 90), duration: Double(frames) / 60)
        case .tapBar: stage.tap(at: CGPoint(x: values.number(0, 120), y: values.pick([30, 150])))
        case .style: (controller.hidesBottomBarWhenPushed, controller.definesPresentationContext) = (values.bool(), values.bool())
        case .insets: controller.additionalSafeAreaInsets = values.insets()
        case .transitionChildren: transitionChildren(&values)
        case .wait: stage.advance(frames: values.integer(1...60))
        case .animateEmbedded:
            guard isFree else { return }
            UIView.animate(withDuration: 0.1) { navigation.pushViewController(controller, animated: animated) }
        }
    }

    /// Dismisses all controllers, because presented controllers and their presenters have strong references to each other and would not be
    /// released.
    func finish() {
        stage.advance(frames: 60)
        stage.window.rootViewController?.dismiss(animated: false)
    }

    private func transitionChildren(_ values: inout FuzzValues) {
        guard let from = values.any(others.filter { $0.parent is FuzzController && $0.isViewLoaded && $0.view.superview != nil }),
            let parent = from.parent,
            let to = values.any(others.filter { $0.parent == nil && $0.presentingViewController == nil && $0 !== parent })
        else { return }
        parent.addChild(to)
        from.willMove(toParent: nil)
        parent.transition(from: from, to: to, duration: values.duration(), options: [], animations: nil) { _ in
            from.removeFromParent()
            to.didMove(toParent: parent)
        }
    }

    /// A controller that calls its navigation controller and its presenter from its appearance callbacks, in hostile programs.
    private final class FuzzController: UIViewController {
        private var values: FuzzValues
        private let number: Int
        private static var depth = 0

        init(_ number: Int, _ values: FuzzValues) {
            (self.number, self.values) = (number, values)
            super.init(nibName: nil, bundle: nil)
            title = "\(number)"
        }
        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = UIColor(hue: CGFloat(number) / 8, saturation: 0.4, brightness: 0.9, alpha: 1)
        }
        override func viewWillAppear(_ animated: Bool) { reenter() }
        override func viewDidAppear(_ animated: Bool) { reenter() }
        override func viewWillDisappear(_ animated: Bool) { reenter() }
        override func viewDidDisappear(_ animated: Bool) { reenter() }

        private func reenter() {
            guard values.isHostile, Self.depth == 0, values.bool(0.15) else { return }
            Self.depth += 1
            defer { Self.depth -= 1 }
            switch values.integer(0...4) {
            case 0: _ = navigationController?.popViewController(animated: values.bool())
            case 1: navigationController?.pushViewController(UIViewController(), animated: values.bool())
            case 2: present(UIViewController(), animated: values.bool())
            case 3: dismiss(animated: values.bool())
            default: tabBarController?.selectedIndex = values.integer(0...1)
            }
        }
    }
}

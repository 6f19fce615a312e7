import Foundation
import UIKit

// Subclasses of each open class with an override of each open member, as a client of UIKit writes them.

class CustomUIBarButtonItem: UIBarButtonItem {
    override var style: Style {
        get { super.style }
        set { super.style = newValue }
    }
    override var customView: UIView? {
        get { super.customView }
        set { super.customView = newValue }
    }
    override var width: CGFloat {
        get { super.width }
        set { super.width = newValue }
    }
    override var tintColor: UIColor? {
        get { super.tintColor }
        set { super.tintColor = newValue }
    }
    override var target: AnyObject? {
        get { super.target }
        set { super.target = newValue }
    }
    override var action: Selector? {
        get { super.action }
        set { super.action = newValue }
    }
}

class CustomUIBarItem: UIBarItem {
    override var title: String? {
        get { super.title }
        set { super.title = newValue }
    }
    override var image: UIImage? {
        get { super.image }
        set { super.image = newValue }
    }
    override var isEnabled: Bool {
        get { super.isEnabled }
        set { super.isEnabled = newValue }
    }
    override var tag: Int {
        get { super.tag }
        set { super.tag = newValue }
    }
    override var accessibilityIdentifier: String? {
        get { super.accessibilityIdentifier }
        set { super.accessibilityIdentifier = newValue }
    }
}

class CustomUINavigationBar: UINavigationBar {
    override var barStyle: UIBarStyle {
        get { super.barStyle }
        set { super.barStyle = newValue }
    }
    override var barTintColor: UIColor? {
        get { super.barTintColor }
        set { super.barTintColor = newValue }
    }
    override var isTranslucent: Bool {
        get { super.isTranslucent }
        set { super.isTranslucent = newValue }
    }
    override var items: [UINavigationItem]? {
        get { super.items }
        set { super.items = newValue }
    }
}

class CustomUINavigationController: UINavigationController {
    override var delegate: UINavigationControllerDelegate? {
        get { super.delegate }
        set { super.delegate = newValue }
    }
    override var viewControllers: [UIViewController] {
        get { super.viewControllers }
        set { super.viewControllers = newValue }
    }
    override func pushViewController(_ viewController: UIViewController, animated: Bool) {
        super.pushViewController(viewController, animated: animated)
    }
    override func popViewController(animated: Bool) -> UIViewController? { super.popViewController(animated: animated) }
    override func popToRootViewController(animated: Bool) -> [UIViewController]? { super.popToRootViewController(animated: animated) }
    override func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        super.popToViewController(viewController, animated: animated)
    }
    override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        super.setViewControllers(viewControllers, animated: animated)
    }
    override var isNavigationBarHidden: Bool {
        get { super.isNavigationBarHidden }
        set { super.isNavigationBarHidden = newValue }
    }
    override func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { super.setNavigationBarHidden(hidden, animated: animated) }
}

class CustomUINavigationItem: UINavigationItem {
    override var title: String? {
        get { super.title }
        set { super.title = newValue }
    }
    override var titleView: UIView? {
        get { super.titleView }
        set { super.titleView = newValue }
    }
    override var prompt: String? {
        get { super.prompt }
        set { super.prompt = newValue }
    }
    override var backBarButtonItem: UIBarButtonItem? {
        get { super.backBarButtonItem }
        set { super.backBarButtonItem = newValue }
    }
    override var backButtonTitle: String? {
        get { super.backButtonTitle }
        set { super.backButtonTitle = newValue }
    }
    override var hidesBackButton: Bool {
        get { super.hidesBackButton }
        set { super.hidesBackButton = newValue }
    }
    override var leftItemsSupplementBackButton: Bool {
        get { super.leftItemsSupplementBackButton }
        set { super.leftItemsSupplementBackButton = newValue }
    }
    override var leftBarButtonItems: [UIBarButtonItem]? {
        get { super.leftBarButtonItems }
        set { super.leftBarButtonItems = newValue }
    }
    override var rightBarButtonItems: [UIBarButtonItem]? {
        get { super.rightBarButtonItems }
        set { super.rightBarButtonItems = newValue }
    }
    override var leftBarButtonItem: UIBarButtonItem? {
        get { super.leftBarButtonItem }
        set { super.leftBarButtonItem = newValue }
    }
    override var rightBarButtonItem: UIBarButtonItem? {
        get { super.rightBarButtonItem }
        set { super.rightBarButtonItem = newValue }
    }
    override func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
        super.setHidesBackButton(hidesBackButton, animated: animated)
    }
    override func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { super.setLeftBarButton(item, animated: animated) }
    override func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { super.setRightBarButton(item, animated: animated) }
    override func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        super.setLeftBarButtonItems(items, animated: animated)
    }
    override func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        super.setRightBarButtonItems(items, animated: animated)
    }
}

class CustomUIAlertAction: UIAlertAction {
    override var isEnabled: Bool {
        get { super.isEnabled }
        set { super.isEnabled = newValue }
    }
}

class CustomUIAlertController: UIAlertController {
    override var message: String? {
        get { super.message }
        set { super.message = newValue }
    }
    override var preferredAction: UIAlertAction? {
        get { super.preferredAction }
        set { super.preferredAction = newValue }
    }
    override func addAction(_ action: UIAlertAction) { super.addAction(action) }
    override func addTextField(configurationHandler: ((UITextField) -> Void)?) {
        super.addTextField(configurationHandler: configurationHandler)
    }
}

class CustomUIPresentationController: UIPresentationController {
    override var presentationStyle: UIModalPresentationStyle { super.presentationStyle }
    override var shouldPresentInFullscreen: Bool { super.shouldPresentInFullscreen }
    override var shouldRemovePresentersView: Bool { super.shouldRemovePresentersView }
    override var presentedView: UIView? { super.presentedView }
    override var frameOfPresentedViewInContainerView: CGRect { super.frameOfPresentedViewInContainerView }
    override func presentationTransitionWillBegin() { super.presentationTransitionWillBegin() }
    override func presentationTransitionDidEnd(_ completed: Bool) { super.presentationTransitionDidEnd(completed) }
    override func dismissalTransitionWillBegin() { super.dismissalTransitionWillBegin() }
    override func dismissalTransitionDidEnd(_ completed: Bool) { super.dismissalTransitionDidEnd(completed) }
    override func containerViewWillLayoutSubviews() { super.containerViewWillLayoutSubviews() }
    override func containerViewDidLayoutSubviews() { super.containerViewDidLayoutSubviews() }
    override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
    }
    override func preferredContentSizeDidChange(forChildContentContainer container: UIViewController) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
    }
}

class CustomUISheetPresentationController: UISheetPresentationController {}

class CustomUITabBar: UITabBar {
    override var items: [UITabBarItem]? {
        get { super.items }
        set { super.items = newValue }
    }
    override var barTintColor: UIColor? {
        get { super.barTintColor }
        set { super.barTintColor = newValue }
    }
    override var isTranslucent: Bool {
        get { super.isTranslucent }
        set { super.isTranslucent = newValue }
    }
}

class CustomUITabBarController: UITabBarController {
    override var delegate: UITabBarControllerDelegate? {
        get { super.delegate }
        set { super.delegate = newValue }
    }
    override var viewControllers: [UIViewController]? {
        get { super.viewControllers }
        set { super.viewControllers = newValue }
    }
    override func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        super.setViewControllers(viewControllers, animated: animated)
    }
    override var selectedIndex: Int {
        get { super.selectedIndex }
        set { super.selectedIndex = newValue }
    }
}

class CustomUITabBarItem: UITabBarItem {
    override var selectedImage: UIImage? {
        get { super.selectedImage }
        set { super.selectedImage = newValue }
    }
    override var badgeValue: String? {
        get { super.badgeValue }
        set { super.badgeValue = newValue }
    }
}

class CustomUIPercentDrivenInteractiveTransition: UIPercentDrivenInteractiveTransition {
    override var duration: CGFloat { super.duration }
    override var percentComplete: CGFloat { super.percentComplete }
    override var completionSpeed: CGFloat {
        get { super.completionSpeed }
        set { super.completionSpeed = newValue }
    }
    override var completionCurve: UIView.AnimationCurve {
        get { super.completionCurve }
        set { super.completionCurve = newValue }
    }
    override var timingCurve: UITimingCurveProvider? {
        get { super.timingCurve }
        set { super.timingCurve = newValue }
    }
    override var wantsInteractiveStart: Bool {
        get { super.wantsInteractiveStart }
        set { super.wantsInteractiveStart = newValue }
    }
    override func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning) {
        super.startInteractiveTransition(transitionContext)
    }
    override func pause() { super.pause() }
    override func update(_ percentComplete: CGFloat) { super.update(percentComplete) }
    override func finish() { super.finish() }
    override func cancel() { super.cancel() }
}

class CustomUIViewController: UIViewController {
    override var title: String? {
        get { super.title }
        set { super.title = newValue }
    }
    override var modalPresentationStyle: UIModalPresentationStyle {
        get { super.modalPresentationStyle }
        set { super.modalPresentationStyle = newValue }
    }
    override var modalTransitionStyle: UIModalTransitionStyle {
        get { super.modalTransitionStyle }
        set { super.modalTransitionStyle = newValue }
    }
    override var transitioningDelegate: UIViewControllerTransitioningDelegate? {
        get { super.transitioningDelegate }
        set { super.transitioningDelegate = newValue }
    }
    override var definesPresentationContext: Bool {
        get { super.definesPresentationContext }
        set { super.definesPresentationContext = newValue }
    }
    override var providesPresentationContextTransitionStyle: Bool {
        get { super.providesPresentationContextTransitionStyle }
        set { super.providesPresentationContextTransitionStyle = newValue }
    }
    override var modalPresentationCapturesStatusBarAppearance: Bool {
        get { super.modalPresentationCapturesStatusBarAppearance }
        set { super.modalPresentationCapturesStatusBarAppearance = newValue }
    }
    override var isModalInPresentation: Bool {
        get { super.isModalInPresentation }
        set { super.isModalInPresentation = newValue }
    }
    override var preferredContentSize: CGSize {
        get { super.preferredContentSize }
        set { super.preferredContentSize = newValue }
    }
    override var additionalSafeAreaInsets: UIEdgeInsets {
        get { super.additionalSafeAreaInsets }
        set { super.additionalSafeAreaInsets = newValue }
    }
    override var edgesForExtendedLayout: UIRectEdge {
        get { super.edgesForExtendedLayout }
        set { super.edgesForExtendedLayout = newValue }
    }
    override var extendedLayoutIncludesOpaqueBars: Bool {
        get { super.extendedLayoutIncludesOpaqueBars }
        set { super.extendedLayoutIncludesOpaqueBars = newValue }
    }
    override var tabBarItem: UITabBarItem! {
        get { super.tabBarItem }
        set { super.tabBarItem = newValue }
    }
    override var hidesBottomBarWhenPushed: Bool {
        get { super.hidesBottomBarWhenPushed }
        set { super.hidesBottomBarWhenPushed = newValue }
    }
    override var view: UIView! {
        get { super.view }
        set { super.view = newValue }
    }
    override func loadView() { super.loadView() }
    override func viewDidLoad() { super.viewDidLoad() }
    override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
    override func viewIsAppearing(_ animated: Bool) { super.viewIsAppearing(animated) }
    override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
    override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated) }
    override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated) }
    override func viewWillLayoutSubviews() { super.viewWillLayoutSubviews() }
    override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews() }
    override func updateViewConstraints() { super.updateViewConstraints() }
    override func viewSafeAreaInsetsDidChange() { super.viewSafeAreaInsetsDidChange() }
    override func willMove(toParent parent: UIViewController?) { super.willMove(toParent: parent) }
    override func didMove(toParent parent: UIViewController?) { super.didMove(toParent: parent) }
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { super.shouldAutomaticallyForwardAppearanceMethods }
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { super.supportedInterfaceOrientations }
    override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { super.preferredInterfaceOrientationForPresentation }
    override var shouldAutorotate: Bool { super.shouldAutorotate }
    override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
    }
    override func size(forChildContentContainer container: UIViewController, withParentContainerSize parentSize: CGSize) -> CGSize {
        super.size(forChildContentContainer: container, withParentContainerSize: parentSize)
    }
    override func willTransition(to newCollection: UITraitCollection, with coordinator: UIViewControllerTransitionCoordinator) {
        super.willTransition(to: newCollection, with: coordinator)
    }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
    }
    override var prefersStatusBarHidden: Bool { super.prefersStatusBarHidden }
    override var preferredStatusBarStyle: UIStatusBarStyle { super.preferredStatusBarStyle }
    override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { super.preferredStatusBarUpdateAnimation }
    override var childForStatusBarStyle: UIViewController? { super.childForStatusBarStyle }
    override var childForStatusBarHidden: UIViewController? { super.childForStatusBarHidden }
    override var prefersHomeIndicatorAutoHidden: Bool { super.prefersHomeIndicatorAutoHidden }
    override func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)?) {
        super.present(viewControllerToPresent, animated: flag, completion: completion)
    }
    override func show(_ vc: UIViewController, sender: Any?) { super.show(vc, sender: sender) }
    override func dismiss(animated flag: Bool, completion: (() -> Void)?) { super.dismiss(animated: flag, completion: completion) }
}

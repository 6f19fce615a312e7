import Dispatch
import UIKit

// Subclasses of open classes that override the open members, as the code of an app can do. `UIKitSubclassTests` compiles this file in Swift 6
// mode, and `ClientTests` compiles it in Swift 5 mode.

class CustomUIBarButtonItem: UIBarButtonItem {
    override var primaryAction: UIAction? {
        get { super.primaryAction }
        set { super.primaryAction = newValue }
    }
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
    override var accessibilityLabel: String? {
        get { super.accessibilityLabel }
        set { super.accessibilityLabel = newValue }
    }
    override var accessibilityHint: String? {
        get { super.accessibilityHint }
        set { super.accessibilityHint = newValue }
    }
    override var accessibilityValue: String? {
        get { super.accessibilityValue }
        set { super.accessibilityValue = newValue }
    }
    override var accessibilityIdentifier: String? {
        get { super.accessibilityIdentifier }
        set { super.accessibilityIdentifier = newValue }
    }
    override func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        super.setTitleTextAttributes(attributes, for: state)
    }
    override func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        super.titleTextAttributes(for: state)
    }
    override func awakeFromNib() { super.awakeFromNib() }
}

class CustomUIBarAppearance: UIBarAppearance {
    override var backgroundColor: UIColor? {
        get { super.backgroundColor }
        set { super.backgroundColor = newValue }
    }
    override var shadowColor: UIColor? {
        get { super.shadowColor }
        set { super.shadowColor = newValue }
    }
    override var backgroundEffect: UIBlurEffect? {
        get { super.backgroundEffect }
        set { super.backgroundEffect = newValue }
    }
    override func configureWithDefaultBackground() { super.configureWithDefaultBackground() }
    override func configureWithOpaqueBackground() { super.configureWithOpaqueBackground() }
    override func configureWithTransparentBackground() { super.configureWithTransparentBackground() }
    override func copy(with zone: NSZone?) -> Any { super.copy(with: zone) }
}

class CustomUINavigationBarAppearance: UINavigationBarAppearance {
    override var titleTextAttributes: [NSAttributedString.Key: Any] {
        get { super.titleTextAttributes }
        set { super.titleTextAttributes = newValue }
    }
    override var largeTitleTextAttributes: [NSAttributedString.Key: Any] {
        get { super.largeTitleTextAttributes }
        set { super.largeTitleTextAttributes = newValue }
    }
}

class CustomUITabBarAppearance: UITabBarAppearance {}

class CustomUINavigationBar: UINavigationBar {
    override var standardAppearance: UINavigationBarAppearance {
        get { super.standardAppearance }
        set { super.standardAppearance = newValue }
    }
    override var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { super.scrollEdgeAppearance }
        set { super.scrollEdgeAppearance = newValue }
    }
    override var compactAppearance: UINavigationBarAppearance? {
        get { super.compactAppearance }
        set { super.compactAppearance = newValue }
    }
    override var prefersLargeTitles: Bool {
        get { super.prefersLargeTitles }
        set { super.prefersLargeTitles = newValue }
    }
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
    override var titleTextAttributes: [NSAttributedString.Key: Any]? {
        get { super.titleTextAttributes }
        set { super.titleTextAttributes = newValue }
    }
    override var items: [UINavigationItem]? {
        get { super.items }
        set { super.items = newValue }
    }
    override var topItem: UINavigationItem? { super.topItem }
    override var backItem: UINavigationItem? { super.backItem }
    override func layoutSubviews() { super.layoutSubviews() }
    override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
    override var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
        get { super.largeTitleTextAttributes }
        set { super.largeTitleTextAttributes = newValue }
    }
}

class CustomUINavigationItem: UINavigationItem {
    override var largeTitleDisplayMode: LargeTitleDisplayMode {
        get { super.largeTitleDisplayMode }
        set { super.largeTitleDisplayMode = newValue }
    }
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
    override func awakeFromNib() { super.awakeFromNib() }
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
    override var searchController: UISearchController? {
        get { super.searchController }
        set { super.searchController = newValue }
    }
    override var hidesSearchBarWhenScrolling: Bool {
        get { super.hidesSearchBarWhenScrolling }
        set { super.hidesSearchBarWhenScrolling = newValue }
    }
}

class CustomUIAlertAction: UIAlertAction {
    override var title: String? { super.title }
    override var style: Style { super.style }
    override var isEnabled: Bool {
        get { super.isEnabled }
        set { super.isEnabled = newValue }
    }
}

class CustomUIPresentationController: UIPresentationController {
    override var adaptivePresentationStyle: UIModalPresentationStyle { super.adaptivePresentationStyle }
    override func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        super.adaptivePresentationStyle(for: traitCollection)
    }
    override var presentedViewController: UIViewController { super.presentedViewController }
    override var containerView: UIView? { super.containerView }
    override var presentingViewController: UIViewController { super.presentingViewController }
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
    override var preferredContentSize: CGSize { super.preferredContentSize }
    override func preferredContentSizeDidChange(forChildContentContainer container: UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
    }
    override func systemLayoutFittingSizeDidChange(forChildContentContainer container: UIContentContainer) {
        super.systemLayoutFittingSizeDidChange(forChildContentContainer: container)
    }
    override func size(forChildContentContainer container: UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize {
        super.size(forChildContentContainer: container, withParentContainerSize: parentSize)
    }
    override func willTransition(to newCollection: UITraitCollection, with coordinator: UIViewControllerTransitionCoordinator) {
        super.willTransition(to: newCollection, with: coordinator)
    }
    override var traitCollection: UITraitCollection { super.traitCollection }
}

class CustomUISheetPresentationController: UISheetPresentationController {
    override var frameOfPresentedViewInContainerView: CGRect { super.frameOfPresentedViewInContainerView }
    override func presentationTransitionWillBegin() { super.presentationTransitionWillBegin() }
    override func presentationTransitionDidEnd(_ completed: Bool) { super.presentationTransitionDidEnd(completed) }
    override func dismissalTransitionWillBegin() { super.dismissalTransitionWillBegin() }
    override func dismissalTransitionDidEnd(_ completed: Bool) { super.dismissalTransitionDidEnd(completed) }
    override func containerViewDidLayoutSubviews() { super.containerViewDidLayoutSubviews() }
    override var delegate: (any UISheetPresentationControllerDelegate)? {
        get { super.delegate }
        set { super.delegate = newValue }
    }
    override var detents: [Detent] {
        get { super.detents }
        set { super.detents = newValue }
    }
    override var selectedDetentIdentifier: Detent.Identifier? {
        get { super.selectedDetentIdentifier }
        set { super.selectedDetentIdentifier = newValue }
    }
    override var largestUndimmedDetentIdentifier: Detent.Identifier? {
        get { super.largestUndimmedDetentIdentifier }
        set { super.largestUndimmedDetentIdentifier = newValue }
    }
    override var prefersGrabberVisible: Bool {
        get { super.prefersGrabberVisible }
        set { super.prefersGrabberVisible = newValue }
    }
    override var preferredCornerRadius: CGFloat? {
        get { super.preferredCornerRadius }
        set { super.preferredCornerRadius = newValue }
    }
    override var prefersScrollingExpandsWhenScrolledToEdge: Bool {
        get { super.prefersScrollingExpandsWhenScrolledToEdge }
        set { super.prefersScrollingExpandsWhenScrolledToEdge = newValue }
    }
    override var prefersEdgeAttachedInCompactHeight: Bool {
        get { super.prefersEdgeAttachedInCompactHeight }
        set { super.prefersEdgeAttachedInCompactHeight = newValue }
    }
    override var widthFollowsPreferredContentSizeWhenEdgeAttached: Bool {
        get { super.widthFollowsPreferredContentSizeWhenEdgeAttached }
        set { super.widthFollowsPreferredContentSizeWhenEdgeAttached = newValue }
    }
    override func animateChanges(_ changes: () -> Void) { super.animateChanges(changes) }
    override func invalidateDetents() { super.invalidateDetents() }
    override func preferredContentSizeDidChange(forChildContentContainer container: UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
    }
}

class CustomUIPopoverPresentationController: UIPopoverPresentationController {
    override func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        super.adaptivePresentationStyle(for: traitCollection)
    }
    override var delegate: (any UIPopoverPresentationControllerDelegate)? {
        get { super.delegate }
        set { super.delegate = newValue }
    }
    override var sourceView: UIView? {
        get { super.sourceView }
        set { super.sourceView = newValue }
    }
    override var sourceRect: CGRect {
        get { super.sourceRect }
        set { super.sourceRect = newValue }
    }
    override var barButtonItem: UIBarButtonItem? {
        get { super.barButtonItem }
        set { super.barButtonItem = newValue }
    }
    override var sourceItem: AnyObject? {
        get { super.sourceItem }
        set { super.sourceItem = newValue }
    }
    override var permittedArrowDirections: UIPopoverArrowDirection {
        get { super.permittedArrowDirections }
        set { super.permittedArrowDirections = newValue }
    }
    override var arrowDirection: UIPopoverArrowDirection { super.arrowDirection }
    override var canOverlapSourceViewRect: Bool {
        get { super.canOverlapSourceViewRect }
        set { super.canOverlapSourceViewRect = newValue }
    }
    override var passthroughViews: [UIView]? {
        get { super.passthroughViews }
        set { super.passthroughViews = newValue }
    }
    override var backgroundColor: UIColor? {
        get { super.backgroundColor }
        set { super.backgroundColor = newValue }
    }
    override var popoverLayoutMargins: UIEdgeInsets {
        get { super.popoverLayoutMargins }
        set { super.popoverLayoutMargins = newValue }
    }
    override var presentationStyle: UIModalPresentationStyle { super.presentationStyle }
    override var presentedView: UIView? { super.presentedView }
    override var frameOfPresentedViewInContainerView: CGRect { super.frameOfPresentedViewInContainerView }
    override func presentationTransitionWillBegin() { super.presentationTransitionWillBegin() }
    override func containerViewDidLayoutSubviews() { super.containerViewDidLayoutSubviews() }
    override func preferredContentSizeDidChange(forChildContentContainer container: UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
    }
}

class CustomUITabBar: UITabBar {
    override var unselectedItemTintColor: UIColor? {
        get { super.unselectedItemTintColor }
        set { super.unselectedItemTintColor = newValue }
    }
    override var standardAppearance: UITabBarAppearance {
        get { super.standardAppearance }
        set { super.standardAppearance = newValue }
    }
    override var scrollEdgeAppearance: UITabBarAppearance? {
        get { super.scrollEdgeAppearance }
        set { super.scrollEdgeAppearance = newValue }
    }
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
    override var selectedItem: UITabBarItem? { super.selectedItem }
    override func tintColorDidChange() { super.tintColorDidChange() }
    override func layoutSubviews() { super.layoutSubviews() }
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

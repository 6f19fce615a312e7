import Foundation
import UIKit

// Subclasses of open classes that override the open members, as the code of an app can do. `UIKitSubclassTests` compiles this file in Swift 6
// mode, and `ClientTests` compiles it in Swift 5 mode.

class CustomMenuUIBarButtonItem: UIBarButtonItem {
    override var menu: UIMenu? {
        get { super.menu }
        set { super.menu = newValue }
    }
    override var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder {
        get { super.preferredMenuElementOrder }
        set { super.preferredMenuElementOrder = newValue }
    }
    override class func flexibleSpace() -> UIBarButtonItem { super.flexibleSpace() }
    override class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem { super.fixedSpace(width) }
}

class CustomMenuUIFeedbackGenerator: UIFeedbackGenerator {
    override var view: UIView? { super.view }
}

class CustomMenuUINavigationController: UINavigationController {
    override var toolbar: UIToolbar! { super.toolbar }
    override var isToolbarHidden: Bool {
        get { super.isToolbarHidden }
        set { super.isToolbarHidden = newValue }
    }
    override func setToolbarHidden(_ hidden: Bool, animated: Bool) { super.setToolbarHidden(hidden, animated: animated) }
}

class CustomMenuUITabBarItem: UITabBarItem {
    override var badgeColor: UIColor? {
        get { super.badgeColor }
        set { super.badgeColor = newValue }
    }
}

class CustomUIToolbar: UIToolbar {
    override var items: [UIBarButtonItem]? {
        get { super.items }
        set { super.items = newValue }
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
    override var standardAppearance: UIToolbarAppearance {
        get { super.standardAppearance }
        set { super.standardAppearance = newValue }
    }
    override var scrollEdgeAppearance: UIToolbarAppearance? {
        get { super.scrollEdgeAppearance }
        set { super.scrollEdgeAppearance = newValue }
    }
    override var intrinsicContentSize: CGSize { super.intrinsicContentSize }
    override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
    override func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { super.setItems(items, animated: animated) }
    override func layoutSubviews() { super.layoutSubviews() }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
    }
    override var delegate: (any UIToolbarDelegate)? {
        get { super.delegate }
        set { super.delegate = newValue }
    }
    override var barPosition: UIBarPosition { super.barPosition }
}

class CustomUIToolbarAppearance: UIToolbarAppearance {
}

class CustomMenuUIViewController: UIViewController {
    override var toolbarItems: [UIBarButtonItem]? {
        get { super.toolbarItems }
        set { super.toolbarItems = newValue }
    }
    override func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
        super.setToolbarItems(toolbarItems, animated: animated)
    }
}

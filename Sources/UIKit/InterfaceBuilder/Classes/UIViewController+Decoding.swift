import CoreGraphics

extension UIViewController {
    /// Reads the attributes of the controller and its items. The view is read when it is loaded.
    func decodeController(_ coder: InterfaceCoder) {
        let (element, decoder) = (coder.element, coder.decoder)
        if let scene = decoder.scene, scene.controllerElement === element { scene.attach(to: self) }
        coder.string("title").map { title = $0 }
        coder.choice("modalPresentationStyle", InterfaceCoder.presentationStyles).map { modalPresentationStyle = $0 }
        coder.choice("modalTransitionStyle", InterfaceCoder.transitionStyles).map { modalTransitionStyle = $0 }
        coder.bool("definesPresentationContext").map { definesPresentationContext = $0 }
        coder.bool("providesPresentationContextTransitionStyle").map { providesPresentationContextTransitionStyle = $0 }
        coder.bool("hidesBottomBarWhenPushed").map { hidesBottomBarWhenPushed = $0 }
        coder.bool("extendedLayoutIncludesOpaqueBars").map { extendedLayoutIncludesOpaqueBars = $0 }
        if let edges = coder.coder(key: "edgesForExtendedLayout") ?? element.child(named: "extendedEdge").map(coder.coder) {
            edgesForExtendedLayout = edges.rectEdge
        }
        coder.size("preferredContentSize").map { preferredContentSize = $0 }
        if coder.bool("useStoryboardIdentifierAsRestorationIdentifier") == true { restorationIdentifier = element["storyboardIdentifier"] }
        element["restorationIdentifier"].map { restorationIdentifier = $0 }
        element.ignore(
            "storyboardIdentifier", "automaticallyAdjustsScrollViewInsets", "wantsFullScreenLayout", "view", "refreshControl",
            "freeformSize",
            "sceneMemberID", "modalPageSheetSize", "modalFormSheetSize", "userInterfaceIdiom")
        decoder.decode(element.child(key: "navigationItem"), into: navigationItem) { $0.decodeItem($1) }
        let toolbarItems = element.list("toolbarItems").compactMap { decoder.makeObject($0) as? UIBarButtonItem }
        if !toolbarItems.isEmpty { self.toolbarItems = toolbarItems }
        if let item = element.child(key: "tabBarItem") { tabBarItem = decoder.makeObject(item) as? UITabBarItem ?? tabBarItem }
    }
}

extension UINavigationController {
    func decodeNavigation(_ coder: InterfaceCoder) {
        let element = coder.element
        if let bar = element.child(key: "navigationBar"), let bar = coder.decoder.makeObject(bar) as? UINavigationBar {
            navigationBar = bar
        }
        if coder.bool("navigationBarHidden") == true { isNavigationBarHidden = true }
        if let toolbar = element.child(key: "toolbar"), let toolbar = coder.decoder.makeObject(toolbar) as? UIToolbar {
            toolbarState.use(toolbar)
        }
        if coder.bool("toolbarHidden") == false { isToolbarHidden = false }
        element.ignore("viewControllers")
    }
}

extension UITabBarController {
    func decodeTabs(_ coder: InterfaceCoder) {
        if let bar = coder.element.child(key: "tabBar"), let bar = coder.decoder.makeObject(bar) as? UITabBar { tabBar = bar }
        coder.element.ignore("moreNavigationController", "viewControllers")
    }
}

@MainActor extension InterfaceCoder {
    static let presentationStyles: KeyValuePairs<String, UIModalPresentationStyle> = [
        "fullScreen": .fullScreen, "pageSheet": .pageSheet, "formSheet": .formSheet, "currentContext": .currentContext,
        "custom": .custom, "overFullScreen": .overFullScreen, "overCurrentContext": .overCurrentContext, "popover": .popover,
        "none": .none, "automatic": .automatic,
    ]
    static let transitionStyles: KeyValuePairs<String, UIModalTransitionStyle> = [
        "coverVertical": .coverVertical, "flipHorizontal": .flipHorizontal, "crossDissolve": .crossDissolve, "partialCurl": .partialCurl,
    ]
}

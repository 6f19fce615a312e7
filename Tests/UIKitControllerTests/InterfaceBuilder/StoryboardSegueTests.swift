import Stage
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite struct StoryboardSegueTests {
    private static func button(_ tag: Int, _ segue: String) -> String {
        """
        <button tag="\(tag)" buttonType="system" id="b\(tag)"><rect key="frame" x="20" y="\(100 + tag * 60)" width="100" height="44"/>
        <state key="normal" title="B\(tag)"/><connections>\(segue)</connections></button>
        """
    }

    private static func navigation(_ id: String, root: String) -> String {
        """
        <scene sceneID="\(id)-scene"><objects><navigationController id="\(id)" title="\(id)" storyboardIdentifier="\(id)">
        <navigationBar key="navigationBar" id="\(id)-bar"/><connections>
        <segue destination="\(root)" kind="relationship" relationship="rootViewController" id="\(id)-r"/></connections>
        </navigationController></objects></scene>
        """
    }

    private static func outletScene(_ id: String, _ buttons: String...) -> String {
        StoryboardFixture.scene(id, "<subviews>\(buttons.joined())</subviews>", attributes: StoryboardFixture.outletClass)
    }

    private func tap(_ tag: Int, _ fixture: StoryboardFixture, in controller: UIViewController) {
        fixture.stage.tap(controller.view.viewWithTag(tag)!)
        fixture.stage.advance(by: 1.5)
    }

    @Test func showSegueAsksAndPreparesTheControllerBeforeThePush() {
        let fixture = StoryboardFixture(
            Self.navigation("start", root: "home")
                + Self.outletScene("home", Self.button(1, "<segue destination=\"next\" kind=\"show\" identifier=\"go\" id=\"s\"/>"))
                + Self.outletScene("next"))
        let navigation: UINavigationController = fixture.start()
        let home = navigation.topViewController as! OutletViewController
        #expect(
            InterfaceLog.shared.take()
                == ["home.awake false", "start.awake false", "home.didLoad without outlets"].filter { !$0.hasPrefix("start") })
        home.allowsSegues = false
        tap(1, fixture, in: home)
        #expect(InterfaceLog.shared.take() == ["home.should 'go'"] && navigation.viewControllers.count == 1)
        home.allowsSegues = true
        home.preparesWith = { $0.destination.title = "prepared" }
        tap(1, fixture, in: home)
        #expect(
            InterfaceLog.shared.take() == [
                "home.should 'go'", "next.awake false", "home.prepare 'go' for next loaded false", "prepared.didLoad without outlets",
            ])
        #expect(navigation.viewControllers.map(\.title) == ["home", "prepared"])
    }

    /// A continuous gesture triggers a segue when it begins. A recognizer of the app that has no beginning triggers it when it ends.
    @Test(arguments: [
        ("pongPressGestureRecognizer", ""),
        ("gestureRecognizer", "customClass=\"StampRecognizer\" customModule=\"UIKitControllerTests\""),
    ])
    func gestureTriggersASegueOnce(name: String, attributes: String) {
        let fixture = StoryboardFixture(
            StoryboardFixture.scene(
                "start", "<connections><outletCollection property=\"gestureRecognizers\" destination=\"g\" id=\"c\"/></connections>",
                attributes: StoryboardFixture.outletClass,
                objects: """
                    <\(name) \(attributes) id="g"><connections>
                    <segue destination="next" kind="presentation" identifier="go" id="s"/></connections></\(name)>
                    """) + Self.outletScene("next"))
        let controller: OutletViewController = fixture.start()
        controller.allowsSegues = false
        _ = InterfaceLog.shared.take()
        for _ in 0..<2 {
            fixture.stage.touchDown(at: CGPoint(x: 200, y: 400))
            fixture.stage.advance(by: 1)
            fixture.stage.touchUp()
            fixture.stage.advance(frames: 1)
            #expect(InterfaceLog.shared.take() == ["start.should 'go'"])
        }
    }

    @Test func performSegueFindsTheIdentifier() {
        let fixture = StoryboardFixture(
            Self.navigation("start", root: "home")
                + StoryboardFixture.scene(
                    "home", attributes: StoryboardFixture.outletClass,
                    afterView: """
                        <connections><segue destination="next" kind="push" identifier="push" animates="NO" id="s"/>
                        <segue destination="next" kind="presentation" identifier="modal" modalPresentationStyle="fullScreen" modalTransitionStyle="crossDissolve" id="m"/></connections>
                        """) + Self.outletScene("next"))
        let navigation: UINavigationController = fixture.start()
        let home = navigation.topViewController as! OutletViewController
        _ = InterfaceLog.shared.take()
        home.performSegue(withIdentifier: "push", sender: 5)
        // `shouldPerformSegue` is not called, and the push is not animated.
        #expect(InterfaceLog.shared.take().prefix(2) == ["next.awake false", "home.prepare 'push' for next loaded false"])
        #expect(navigation.viewControllers.count == 2 && navigation.transitionCoordinator == nil)
        navigation.popViewController(animated: false)
        fixture.stage.advance(frames: 1)
        home.performSegue(withIdentifier: "modal", sender: nil)
        fixture.stage.advance(by: 1)
        let modal = navigation.presentedViewController
        #expect(modal?.title == "next" && modal?.modalPresentationStyle == .fullScreen && modal?.modalTransitionStyle == .crossDissolve)
        let lines = diagnostics { home.performSegue(withIdentifier: "nowhere", sender: nil) }
        #expect(lines.count == 1 && lines[0].contains("no segue with the identifier 'nowhere'"))
    }

    @Test func customSeguesAndSegueActionsAreUsed() {
        let fixture = StoryboardFixture(
            Self.outletScene(
                "start",
                Self.button(
                    1,
                    "<segue destination=\"detail\" kind=\"custom\" identifier=\"c\" customClass=\"ReplacingSegue\" customModule=\"UIKitControllerTests\" id=\"s\"/>"
                ),
                Self.button(
                    2,
                    "<segue destination=\"detail\" kind=\"presentation\" identifier=\"a\" destinationCreationSelector=\"makeDetail:sender:identifier:\" id=\"t\"/>"
                ))
                + StoryboardFixture.scene(
                    "detail", attributes: "customClass=\"DetailViewController\" customModule=\"UIKitControllerTests\""))
        let start: OutletViewController = fixture.start()
        tap(2, fixture, in: start)
        #expect((start.presentedViewController as? DetailViewController)?.note == "made for a")
        start.dismiss(animated: false)
        fixture.stage.advance(by: 0.1)
        _ = InterfaceLog.shared.take()
        tap(1, fixture, in: start)
        #expect(InterfaceLog.shared.take() == ["start.should 'c'", "start.prepare 'c' for detail loaded false", "custom c start → detail"])
        #expect((fixture.stage.window.rootViewController as? DetailViewController)?.note == "from the storyboard")
    }

    @Test func unwindPopsToTheControllerWithTheAction() {
        let unwind = "<segue destination=\"third-exit\" kind=\"unwind\" identifier=\"back\" unwindAction=\"unwindHome:\" id=\"u\"/>"
        let fixture = StoryboardFixture(
            Self.navigation("start", root: "home")
                + Self.outletScene("home", Self.button(1, "<segue destination=\"second\" kind=\"show\" id=\"s\"/>"))
                + StoryboardFixture.scene(
                    "second", "<subviews>\(Self.button(2, "<segue destination=\"third\" kind=\"show\" id=\"t\"/>"))</subviews>")
                + StoryboardFixture.scene(
                    "third", "<subviews>\(Self.button(3, unwind))</subviews>", attributes: StoryboardFixture.outletClass))
        let navigation: UINavigationController = fixture.start()
        tap(1, fixture, in: navigation.topViewController!)
        tap(2, fixture, in: navigation.topViewController!)
        #expect(navigation.viewControllers.map(\.title) == ["home", "second", "third"])
        _ = InterfaceLog.shared.take()
        fixture.stage.tap(navigation.topViewController!.view.viewWithTag(3)!)
        #expect(navigation.topViewController?.transitionCoordinator?.isAnimated == true)
        fixture.stage.advance(by: 1.5)
        #expect(
            InterfaceLog.shared.take() == [
                "third.should 'back'", "third.prepare 'back' for home loaded true", "home.unwindHome from third",
            ])
        #expect(navigation.viewControllers.map(\.title) == ["home"])
    }

    @Test func unwindDismissesModalsAndSelectsTabs() {
        let unwind = "<segue destination=\"modal-exit\" kind=\"unwind\" unwindAction=\"unwindHome:\" id=\"u\"/>"
        let fixture = StoryboardFixture(
            """
            <scene sceneID="tabs"><objects><tabBarController id="start"><tabBar key="tabBar" id="bar"/><connections>
            <segue destination="nav" kind="relationship" relationship="viewControllers" id="r1"/>
            <segue destination="other" kind="relationship" relationship="viewControllers" id="r2"/></connections></tabBarController></objects></scene>
            """ + Self.navigation("nav", root: "home") + Self.outletScene("home")
                + StoryboardFixture.scene(
                    "other",
                    "<subviews>\(Self.button(4, "<segue destination=\"modal\" kind=\"presentation\" modalPresentationStyle=\"fullScreen\" id=\"m\"/>"))</subviews>",
                    afterView: "<tabBarItem key=\"tabBarItem\" title=\"Other\" tag=\"12\" id=\"item\"/>")
                + StoryboardFixture.scene("modal", "<subviews>\(Self.button(5, unwind))</subviews>"))
        let tabs: UITabBarController = fixture.start()
        #expect(tabs.tabBar.items?.map(\.title) == ["nav", "Other"] && tabs.viewControllers?[1].tabBarItem.tag == 12)
        tabs.selectedIndex = 1
        fixture.stage.advance(by: 0.5)
        tap(4, fixture, in: tabs.selectedViewController!)
        #expect(tabs.presentedViewController?.title == "modal")
        _ = InterfaceLog.shared.take()
        tap(5, fixture, in: tabs.presentedViewController!)
        #expect(InterfaceLog.shared.take().contains("home.unwindHome from modal"))
        #expect(tabs.presentedViewController == nil && tabs.selectedIndex == 0)
    }

    @Test func embeddedControllersFillTheirContainer() {
        let fixture = StoryboardFixture(
            StoryboardFixture.scene(
                "start",
                """
                <subviews><containerView opaque="NO" tag="9" id="c"><rect key="frame" x="15" y="40" width="200" height="150"/><connections>
                <segue destination="child" kind="embed" identifier="inner" id="e"/></connections></containerView></subviews>
                """, attributes: StoryboardFixture.outletClass) + Self.outletScene("child"))
        let start: OutletViewController = fixture.start()
        #expect(
            InterfaceLog.shared.take() == [
                "start.awake false", "start.should 'inner'", "child.awake false", "start.prepare 'inner' for child loaded false",
                "child.didLoad without outlets", "start.didLoad without outlets",
            ])
        let child = start.children[0]
        #expect(child.title == "child" && child.view.superview?.tag == 9 && child.view.window != nil)
        #expect(child.view.frame == CGRect(x: 0, y: 0, width: 200, height: 150))
    }

    @Test func storyboardsReferToControllersByIdentifier() {
        let fixture = StoryboardFixture(
            Self.outletScene("start")
                + StoryboardFixture.scene(
                    "detail", attributes: "customClass=\"DetailViewController\" customModule=\"UIKitControllerTests\""))
        let plain = fixture.storyboard.instantiateViewController(withIdentifier: "detail")
        #expect((plain as? DetailViewController)?.note == "from the storyboard")
        let made = fixture.storyboard.instantiateViewController(identifier: "detail") { DetailViewController(coder: $0, note: "made") }
        #expect(made.note == "made" && made.title == "detail")
        let initial = fixture.storyboard.instantiateInitialViewController { OutletViewController(coder: $0) }
        #expect(initial?.title == "start")
        let lines = diagnostics {
            #expect(type(of: fixture.storyboard.instantiateViewController(withIdentifier: "none")) == UIViewController.self)
        }
        #expect(lines.count == 1 && lines[0].hasPrefix("Test.storyboard: The storyboard has no view controller with the identifier 'none'"))
    }

    @Test func deeplyNestedScenesAreRefused() {
        let scenes = (0..<40).map { number in
            StoryboardFixture.scene(
                number == 0 ? "start" : "scene\(number)",
                """
                <subviews><containerView id="c\(number)"><rect key="frame" x="0" y="0" width="50" height="50"/><connections>
                <segue destination="scene\(number + 1)" kind="embed" id="e\(number)"/></connections></containerView></subviews>
                """)
        }
        let fixture = StoryboardFixture(scenes.joined() + StoryboardFixture.scene("scene40"))
        let lines = diagnostics { _ = fixture.start() as UIViewController }
        #expect(lines.count == 1 && lines[0].contains("is nested too deeply"))
    }

    @Test func scenesThatContainThemselvesAreRefused() {
        let fixture = StoryboardFixture(
            StoryboardFixture.scene(
                "start",
                """
                <subviews><containerView id="c"><rect key="frame" x="0" y="0" width="50" height="50"/><connections>
                <segue destination="start" kind="embed" id="e"/></connections></containerView></subviews>
                """) + Self.navigation("loop", root: "loop"))
        var controller: UIViewController!
        let lines = diagnostics {
            controller = fixture.start()
            _ = fixture.storyboard.instantiateViewController(withIdentifier: "loop")
        }
        #expect(controller.children.isEmpty && lines.count == 2)
        #expect(lines.allSatisfy { $0.contains("contains itself; the inner scene is not created.") })
    }

    @Test func seguesThatCannotBePerformedAreNamed() {
        let fixture = StoryboardFixture(
            Self.outletScene(
                "start", Self.button(1, "<segue destination=\"next\" kind=\"push\" id=\"s\"/>"),
                "<view tag=\"2\" id=\"v\"><connections><segue destination=\"next\" kind=\"show\" id=\"s2\"/></connections></view>")
                + Self.outletScene("next"))
        var controller: UIViewController!
        let lines = diagnostics {
            controller = fixture.start()
            tap(1, fixture, in: controller)
        }
        #expect(controller.presentedViewController?.title == "next")
        #expect(lines.contains { $0.contains("UIView cannot trigger a segue; the segue is ignored.") })
        #expect(
            lines.contains {
                $0.contains("A push segue needs a navigation controller around OutletViewController; the destination is presented.")
            })
    }
}

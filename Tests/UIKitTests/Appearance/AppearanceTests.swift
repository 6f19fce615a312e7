import Stage
import Testing
import UIKit
import UIKitTestSupport

/// Appearance proxies. Their values belong to the stage, so each test has its own values.
@MainActor @Suite struct AppearanceTests {
    let stage = Stage(size: CGSize(width: 320, height: 480), scale: 1, framesPerSecond: 60)
    let controller = UIViewController()
    let red = UIColor(red: 0.9, green: 0.1, blue: 0.2, alpha: 1)
    let green = UIColor(red: 0.2, green: 0.8, blue: 0.1, alpha: 1)
    let blue = UIColor(red: 0.1, green: 0.3, blue: 0.7, alpha: 1)

    final class Panel: UIView {}
    final class Frame: UIView {}
    final class TitleLabel: UILabel {}
    final class ListController: UIViewController {}

    init() { stage.window.rootViewController = controller }

    /// Adds a view to `parent`, or to the controller's view if `parent` is nil. Returns the added view.
    private func added<View: UIView>(_ view: View, to parent: UIView? = nil) -> View {
        (parent ?? controller.view).addSubview(view)
        return view
    }

    @Test func viewGetsTheValuesWhenItEntersAWindow() {
        stage.makeCurrent()
        UISwitch.appearance().onTintColor = red
        let control = UISwitch()
        #expect(control.onTintColor == nil)
        controller.view.addSubview(control)
        #expect(control.onTintColor == red)
        UISwitch.appearance().onTintColor = green
        #expect(control.onTintColor == red && UISwitch.appearance().onTintColor == green)
        control.removeFromSuperview()
        controller.view.addSubview(control)
        #expect(control.onTintColor == green)
        UISwitch.appearance().onTintColor = nil
        #expect(added(UISwitch()).onTintColor == nil && UISwitch.appearance().onTintColor == nil)
    }

    @Test func valueOfTheInstanceIsNeverReplaced() {
        stage.makeCurrent()
        let label = UILabel()
        label.textColor = .black
        UILabel.appearance().textColor = red
        UILabel.appearance().font = .systemFont(ofSize: 31)
        controller.view.addSubview(label)
        #expect(label.textColor == .black && label.font.pointSize == 31)
        label.font = .systemFont(ofSize: 12)
        label.removeFromSuperview()
        controller.view.addSubview(label)
        #expect(label.font.pointSize == 12)
        let attributed = UILabel()
        attributed.attributedText = NSAttributedString(string: "a", attributes: [.foregroundColor: blue])
        #expect(added(attributed).textColor == blue)
    }

    @Test func defaultValuesOfAClassAreReplaced() {
        stage.makeCurrent()
        UITableView.appearance().backgroundColor = red
        UITableView.appearance().separatorColor = blue
        UITableView.appearance().separatorInset = UIEdgeInsets(top: 0, left: 7, bottom: 0, right: 9)
        let (table, white) = (UITableView(), UITableView())
        white.backgroundColor = .white
        #expect(added(table).backgroundColor == red && added(white).backgroundColor == .white)
        #expect(table.separatorColor == blue && table.separatorInset.left == 7)
    }

    @Test func separatorEffectTakesPart() {
        stage.makeCurrent()
        let effect = UIBlurEffect(style: .dark)
        UITableView.appearance().separatorEffect = effect
        let (table, own) = (UITableView(), UITableView())
        own.separatorEffect = nil
        #expect(added(table).separatorEffect === effect && added(own).separatorEffect == nil)
    }

    @Test func subclassWinsOverItsSuperclass() {
        stage.makeCurrent()
        TitleLabel.appearance().textColor = green
        UILabel.appearance().textColor = red
        UILabel.appearance().shadowColor = blue
        UIView.appearance(whenContainedInInstancesOf: [UIWindow.self]).backgroundColor = red
        UILabel.appearance().backgroundColor = green
        let (title, label) = (added(TitleLabel()), added(UILabel()))
        #expect(title.textColor == green && title.shadowColor == blue && label.textColor == red)
        #expect(label.backgroundColor == green && added(UIView()).backgroundColor == red)
    }

    @Test func containersAreViewsAndControllers() {
        stage.makeCurrent()
        UILabel.appearance(whenContainedInInstancesOf: [Panel.self]).textColor = red
        UILabel.appearance(whenContainedInInstancesOf: [ListController.self]).shadowColor = green
        UILabel.appearance(whenContainedInInstancesOf: [Panel.self, ListController.self]).font = .systemFont(ofSize: 23)
        let plain = added(UILabel())
        #expect(plain.textColor == .black && plain.shadowColor == nil && plain.font.pointSize == 17)
        let inner = added(UILabel(), to: added(UIView(), to: added(Panel())))
        #expect(inner.textColor == red && inner.shadowColor == nil && inner.font.pointSize == 17)
        let list = ListController()
        stage.window.rootViewController = list
        let (outside, inside) = (UILabel(), UILabel())
        list.view.addSubview(outside)
        _ = added(inside, to: added(Panel(), to: list.view))
        #expect(outside.shadowColor == green && outside.textColor == .black && outside.font.pointSize == 17)
        #expect(inside.shadowColor == green && inside.textColor == red && inside.font.pointSize == 23)
    }

    /// Apple's rule: the appearance with the outermost container has priority. If two have the same one, the longer list of containers has
    /// priority.
    @Test func outermostContainerWins() {
        stage.makeCurrent()
        UILabel.appearance(whenContainedInInstancesOf: [Frame.self]).textColor = green
        UILabel.appearance(whenContainedInInstancesOf: [Panel.self]).textColor = red
        UILabel.appearance().textColor = blue
        let (panelOutside, frameOutside) = (added(Panel()), added(Frame()))
        #expect(added(UILabel(), to: added(Frame(), to: panelOutside)).textColor == red)
        #expect(added(UILabel(), to: added(Panel(), to: frameOutside)).textColor == green)
        #expect(added(UILabel()).textColor == blue)
        UILabel.appearance(whenContainedInInstancesOf: [Frame.self, Panel.self]).textColor = .yellow
        UILabel.appearance(whenContainedInInstancesOf: [Panel.self]).textColor = .brown
        #expect(added(UILabel(), to: added(Frame(), to: panelOutside)).textColor == .yellow)
    }

    @Test func everyPropertyOfAControlTakesPart() {
        stage.makeCurrent()
        UISlider.appearance().minimumTrackTintColor = red
        UISlider.appearance().maximumTrackTintColor = green
        UISlider.appearance().thumbTintColor = blue
        UISwitch.appearance().thumbTintColor = green
        UIProgressView.appearance().progressTintColor = red
        UIProgressView.appearance().trackTintColor = blue
        UIPageControl.appearance().pageIndicatorTintColor = red
        UIPageControl.appearance().currentPageIndicatorTintColor = green
        UIActivityIndicatorView.appearance().color = blue
        UISegmentedControl.appearance().selectedSegmentTintColor = red
        UISegmentedControl.appearance().backgroundColor = blue
        UISegmentedControl.appearance().setTitleTextAttributes([.foregroundColor: green], for: .selected)
        UITabBar.appearance().unselectedItemTintColor = red
        UITextField.appearance().textColor = green
        UITextField.appearance().font = .systemFont(ofSize: 21)
        UILabel.appearance().shadowOffset = CGSize(width: 3, height: 5)
        UISearchBar.appearance().barTintColor = red
        UISearchBar.appearance().barStyle = .black
        UITabBar.appearance().barTintColor = blue
        UIView.appearance().tintColor = green
        UIButton.appearance().setTitleColor(red, for: .normal)
        UIButton.appearance().setTitleColor(blue, for: .disabled)
        let (slider, progress, pages) = (added(UISlider()), added(UIProgressView()), added(UIPageControl()))
        #expect(slider.minimumTrackTintColor == red && slider.maximumTrackTintColor == green && slider.thumbTintColor == blue)
        #expect(added(UISwitch()).thumbTintColor == green)
        #expect(progress.progressTintColor == red && progress.trackTintColor == blue)
        #expect(pages.pageIndicatorTintColor == red && pages.currentPageIndicatorTintColor == green)
        #expect(added(UIActivityIndicatorView()).color == blue)
        let (segments, field) = (added(UISegmentedControl()), added(UITextField()))
        #expect(segments.selectedSegmentTintColor == red && segments.backgroundColor == blue)
        #expect(segments.titleTextAttributes(for: .selected)?[.foregroundColor] as? UIColor == green)
        #expect(added(UITabBar()).unselectedItemTintColor == red)
        #expect(field.textColor == green && field.font?.pointSize == 21)
        #expect(added(UILabel()).shadowOffset == CGSize(width: 3, height: 5))
        let search = added(UISearchBar())
        #expect(search.barTintColor == red && search.barStyle == .black && added(UITabBar()).barTintColor == blue)
        #expect(added(UIView()).tintColor == green)
        let (button, custom) = (UIButton(type: .system), UIButton(type: .custom))
        custom.setTitleColor(.brown, for: .disabled)
        #expect(added(button).titleColor(for: .normal) == red && button.titleColor(for: .disabled) == blue)
        #expect(added(custom).titleColor(for: .normal) == red && custom.titleColor(for: .disabled) == .brown)
        #expect(UIButton.appearance().titleColor(for: .disabled) == blue)
    }

    @Test func barAppearanceReplacesTheColorsOfTheBar() {
        stage.makeCurrent()
        let appearance = UINavigationBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.backgroundColor = blue
        appearance.titleTextAttributes = [.foregroundColor: red, .font: UIFont.systemFont(ofSize: 21)]
        UINavigationBar.appearance().standardAppearance = appearance
        UINavigationBar.appearance().barTintColor = green
        let controller = UIViewController()
        controller.title = "One"
        let navigation = UINavigationController(rootViewController: controller)
        stage.window.rootViewController = navigation
        stage.advance(frames: 1)
        let bar = navigation.navigationBar
        #expect(bar.subviews.first?.backgroundColor == blue)
        #expect(labels(in: bar)["One"]?.textColor == red && labels(in: bar)["One"]?.font.pointSize == 21)
        let clear = UINavigationBarAppearance()
        clear.configureWithTransparentBackground()
        bar.standardAppearance = clear
        #expect(bar.subviews.first?.backgroundColor == .clear && bar.subviews[1].backgroundColor == nil)
        #expect((clear.copy() as? UINavigationBarAppearance)?.shadowColor == nil)
    }

    @Test func changesOfABarsAppearanceHaveAnEffectAtOnce() {
        stage.makeCurrent()
        let (navigation, tabs, tools) = (UINavigationBar(), UITabBar(), UIToolbar())
        navigation.standardAppearance.backgroundColor = blue
        tabs.standardAppearance.backgroundColor = blue
        tools.standardAppearance.backgroundColor = blue
        #expect(navigation.subviews.first?.backgroundColor == blue && tabs.subviews.first?.backgroundColor == blue)
        #expect(tools.subviews[1].backgroundColor == blue)
        let item = UINavigationItem(title: "One")
        navigation.items = [item]
        navigation.standardAppearance.titleTextAttributes = [.foregroundColor: red]
        #expect(labels(in: navigation)["One"]?.textColor == red)
        navigation.standardAppearance.configureWithTransparentBackground()
        #expect(navigation.subviews.first?.backgroundColor == .clear && navigation.standardAppearance.shadowColor == nil)
        tabs.scrollEdgeAppearance = UITabBarAppearance()
        tabs.scrollEdgeAppearance?.backgroundColor = red
        #expect(tabs.subviews.first?.backgroundColor == blue, "the standard appearance is used")
    }

    @Test func barsCopyTheirAppearance() {
        stage.makeCurrent()
        let (bar, appearance) = (UITabBar(), UITabBarAppearance())
        appearance.backgroundColor = red
        bar.standardAppearance = appearance
        appearance.backgroundColor = blue
        #expect(bar.standardAppearance !== appearance && bar.standardAppearance.backgroundColor == red)
        bar.isTranslucent = false
        #expect(bar.subviews.first?.backgroundColor == red)
        let old = bar.standardAppearance
        bar.standardAppearance = UITabBarAppearance()
        old.backgroundColor = green
        #expect(bar.subviews.first?.backgroundColor != green, "the bar has another appearance")
    }

    @Test func scrollEdgeAppearanceIsUsedWithoutAStandardOne() {
        stage.makeCurrent()
        let (bar, edge) = (UITabBar(), UITabBarAppearance())
        edge.backgroundColor = red
        bar.scrollEdgeAppearance = edge
        #expect(bar.subviews.first?.backgroundColor == red)
        bar.standardAppearance = UITabBarAppearance()
        #expect(bar.subviews.first?.backgroundColor != red)
    }

    @Test func barsAndTheirItemsGetTheirValues() {
        stage.makeCurrent()
        UINavigationBar.appearance().barTintColor = blue
        UINavigationBar.appearance().isTranslucent = false
        UINavigationBar.appearance().tintColor = green
        UINavigationBar.appearance().titleTextAttributes = [.foregroundColor: red, .font: UIFont.systemFont(ofSize: 23)]
        UIBarButtonItem.appearance().setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 13)], for: .normal)
        UIBarButtonItem.appearance(whenContainedInInstancesOf: [UISearchBar.self]).tintColor = .yellow
        let (first, second) = (UIViewController(), UIViewController())
        (first.title, second.title) = ("One", "Two")
        let item = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
        let own = UIBarButtonItem(title: "Own", style: .plain, target: nil, action: nil)
        own.setTitleTextAttributes([.foregroundColor: UIColor.brown], for: .normal)
        second.navigationItem.rightBarButtonItems = [item, own]
        let navigation = UINavigationController(rootViewController: first)
        navigation.pushViewController(second, animated: false)
        stage.window.rootViewController = navigation
        stage.advance(frames: 1)
        let bar = navigation.navigationBar
        #expect(bar.barTintColor == blue && !bar.isTranslucent && bar.titleTextAttributes?.count == 2)
        #expect(item.tintColor == nil && item.titleTextAttributes(for: .highlighted)?.count == 1)
        let labels = labels(in: bar)
        let (title, edit, ownLabel, back) = (labels["Two"], labels["Edit"], labels["Own"], labels["One"])
        #expect(title?.textColor == red && title?.font.pointSize == 23)
        #expect(edit?.textColor == green && edit?.font.pointSize == 13)
        #expect(ownLabel?.textColor == .brown && ownLabel?.font.pointSize == 17)
        #expect(back?.textColor == green && back?.font.pointSize == 13)
        bar.tintColor = blue
        #expect(edit?.textColor == blue && back?.textColor == blue && ownLabel?.textColor == .brown)
        let arrow = back?.superview?.layer.sublayers?.compactMap { $0 as? CAShapeLayer }.first
        #expect(arrow?.strokeColor == blue.cgColor && arrow?.animationKeys()?.isEmpty != false, "the arrow changes together with the text")
    }

    @Test func tabBarItemsGetTheirAttributes() {
        stage.makeCurrent()
        UITabBarItem.appearance().setTitleTextAttributes([.foregroundColor: red, .font: UIFont.systemFont(ofSize: 14)], for: .normal)
        UITabBarItem.appearance().setTitleTextAttributes([.foregroundColor: green], for: .selected)
        let tabs = UITabBarController()
        tabs.viewControllers = ["One", "Two"].map { title in
            let controller = UIViewController()
            controller.title = title
            return controller
        }
        stage.window.rootViewController = tabs
        stage.advance(frames: 1)
        let labels = labels(in: tabs.tabBar)
        #expect(labels["One"]?.textColor == green && labels["Two"]?.textColor == red)
        #expect(labels["One"]?.font.pointSize == 14 && labels["Two"]?.font.pointSize == 14)
    }

    /// The labels inside a view, by their text.
    private func labels(in view: UIView) -> [String: UILabel] {
        var result: [String: UILabel] = [:]
        for subview in view.subviews {
            if let label = subview as? UILabel, let text = label.text { result[text] = label }
            result.merge(labels(in: subview)) { $1 }
        }
        return result
    }

    @Test func disabledBarButtonUsesItsOwnAttributes() {
        stage.makeCurrent()
        let item = UIBarButtonItem(title: "Save", style: .plain, target: nil, action: nil)
        item.setTitleTextAttributes([.foregroundColor: red, .font: UIFont.systemFont(ofSize: 15)], for: .normal)
        item.isEnabled = false
        let content = UIViewController()
        content.navigationItem.rightBarButtonItem = item
        let navigation = UINavigationController(rootViewController: content)
        stage.window.rootViewController = navigation
        stage.advance(frames: 1)
        #expect(labels(in: navigation.navigationBar)["Save"]?.textColor == UIColor(white: 0.7, alpha: 1))
        #expect(labels(in: navigation.navigationBar)["Save"]?.font.pointSize == 15)
        item.setTitleTextAttributes([.foregroundColor: blue], for: .disabled)
        stage.advance(frames: 1)
        #expect(labels(in: navigation.navigationBar)["Save"]?.textColor == blue)
    }

    @Test func otherPropertiesAreReportedAndIgnored() {
        stage.makeCurrent()
        let view = UIView()
        let lines = diagnostics {
            UIView.appearance().alpha = 0.25
            UILabel.appearance().highlightedTextColor = red
            controller.view.addSubview(view)
        }
        #expect(view.alpha == 1 && lines.count == 2)
        #expect(lines[0].hasPrefix("UIAppearance: ") && lines[0].contains("UIView.appearance()"))
        #expect(lines[0].contains("this property cannot be set by an appearance. Set it on each instance;"))
        #expect(lines[1].contains("UILabel.appearance()"))
    }

    @Test func valuesBelongToTheStage() {
        stage.makeCurrent()
        UILabel.appearance().textColor = red
        let other = Stage(size: CGSize(width: 100, height: 100), scale: 1)
        let label = UILabel()
        other.window.addSubview(label)
        #expect(label.textColor == .black && UILabel.appearance().textColor == nil)
        stage.makeCurrent()
        #expect(UILabel.appearance().textColor == red)
    }

    @Test func valuesAreNotAnimated() {
        stage.makeCurrent()
        UIView.appearance().backgroundColor = red
        let view = UIView(frame: frame(10, 20, 30, 40))
        UIView.animate(withDuration: 1) { controller.view.addSubview(view) }
        #expect(view.layer.animationKeys()?.isEmpty != false)
    }

    @Test func insetsImagesAndTitlesTakePart() {
        stage.makeCurrent()
        let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 4)).image { _ in }
        UIButton.appearance().contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        UIButton.appearance().setTitleShadowColor(red, for: .highlighted)
        UIButton.appearance().setBackgroundImage(image, for: .normal)
        UITableViewCell.appearance().separatorInset = UIEdgeInsets(top: 0, left: 31, bottom: 0, right: 7)
        UIRefreshControl.appearance().attributedTitle = NSAttributedString(string: "Pull")
        let (button, own) = (UIButton(type: .custom), UIButton(type: .custom))
        own.contentEdgeInsets = UIEdgeInsets(top: 9, left: 9, bottom: 9, right: 9)
        #expect(added(button).contentEdgeInsets.left == 2 && button.titleShadowColor(for: .highlighted) == red)
        #expect(button.backgroundImage(for: .normal) === image && added(own).contentEdgeInsets.left == 9)
        #expect(added(UITableViewCell(style: .default, reuseIdentifier: nil)).separatorInset.left == 31)
        #expect(added(UIRefreshControl()).attributedTitle?.string == "Pull")
        #expect(UIButton.appearance().backgroundImage(for: .normal) === image)
    }

    @Test func valuesForTraitsFollowTheStyle() {
        let stage = Stage(size: CGSize(width: 100, height: 100), scale: 1)
        UISlider.appearance(for: UITraitCollection(userInterfaceStyle: .dark)).thumbTintColor = .orange
        UISlider.appearance().thumbTintColor = .brown
        let slider = UISlider(frame: CGRect(x: 0, y: 10, width: 90, height: 31))
        stage.window.addSubview(slider)
        #expect(slider.thumbTintColor == .brown)
        stage.userInterfaceStyle = .dark
        #expect(slider.thumbTintColor == .orange)
        #expect(UISlider.appearance(for: UITraitCollection(userInterfaceStyle: .dark)).thumbTintColor == .orange)
    }
}

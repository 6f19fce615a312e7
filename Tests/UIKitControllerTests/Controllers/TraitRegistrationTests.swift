import Stage
import Testing
import UIKit

/// Overridden traits, and closures and methods that are called when traits change.
@MainActor @Suite struct TraitRegistrationTests {
    private let stage = Stage(size: CGSize(width: 414, height: 736), scale: 1, framesPerSecond: 60)

    init() {
        stage.shape = ScreenShape()
        stage.makeCurrent()
    }

    /// A trait of an app.
    private struct Density: UITraitDefinition { static let defaultValue = 1.5 }

    private final class RegisteredController: UIViewController {
        var lines: [String] = []
        override func viewDidLoad() {
            super.viewDidLoad()
            registerForTraitChanges([UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self]) {
                (self: RegisteredController, previous: UITraitCollection) in
                self.lines.append("size \(previous.horizontalSizeClass) to \(self.traitCollection.horizontalSizeClass)")
            }
            registerForTraitChanges([UITraitUserInterfaceStyle.self], action: Selector(RegisteredController.styleDidChange(_:_:)))
        }
        func styleDidChange(_ sender: RegisteredController, _ previous: UITraitCollection?) {
            lines.append("style \(previous.map { "\($0.userInterfaceStyle)" } ?? "?") to \(UITraitCollection.current.userInterfaceStyle)")
        }
        override func traitCollectionDidChange(_ previous: UITraitCollection?) { lines.append("did change") }
    }

    @Test func rotationCallsObserversOfSizeClasses() {
        stage.makeCurrent()
        let controller = RegisteredController()
        stage.window.rootViewController = controller
        stage.advance(frames: 1)
        stage.rotate(to: .landscapeRight)
        stage.advance(by: 1)
        #expect(controller.lines == ["did change", "size compact to regular"])
        stage.rotate(to: .portrait)
        stage.advance(by: 1)
        #expect(controller.lines.suffix(2) == ["did change", "size regular to compact"])
    }

    @Test func overriddenStyleCallsObserversAndChangesDynamicColors() {
        stage.makeCurrent()
        let controller = RegisteredController()
        stage.window.rootViewController = controller
        let color = UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 0.25, alpha: 1) : UIColor(white: 0.75, alpha: 1) }
        let (view, fixed) = (UIView(), UIView())
        controller.view.addSubview(view)
        controller.view.addSubview(fixed)
        (view.backgroundColor, fixed.backgroundColor) = (color, .red)
        #expect(view.layer.backgroundColor == UIColor(white: 0.75, alpha: 1).cgColor)
        controller.overrideUserInterfaceStyle = .dark
        #expect(controller.lines == ["did change", "style light to dark"])
        #expect(view.traitCollection.userInterfaceStyle == .dark && stage.window.traitCollection.userInterfaceStyle == .light)
        #expect(view.layer.backgroundColor == UIColor(white: 0.25, alpha: 1).cgColor)
        #expect(fixed.layer.backgroundColor == UIColor.red.cgColor)
        view.overrideUserInterfaceStyle = .light
        #expect(view.layer.backgroundColor == UIColor(white: 0.75, alpha: 1).cgColor)
        controller.overrideUserInterfaceStyle = .unspecified
        #expect(controller.lines.last == "style dark to light")
    }

    @Test func viewsInheritTheTraitsOfTheirNewSuperview() {
        stage.makeCurrent()
        let (dark, inner) = (UIView(), UILabel())
        dark.overrideUserInterfaceStyle = .dark
        var lines: [String] = []
        inner.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (label: UILabel, previous: UITraitCollection) in
            lines.append("\(previous.userInterfaceStyle) to \(label.traitCollection.userInterfaceStyle)")
        }
        stage.window.addSubview(inner)
        #expect(lines == [])
        stage.window.addSubview(dark)
        dark.addSubview(inner)
        #expect(lines == ["light to dark"])
        #expect(UITraitCollection.current.userInterfaceStyle == .light)
    }

    @Test func endedRegistrationIsNotCalled() {
        stage.makeCurrent()
        let view = UIView()
        stage.window.addSubview(view)
        var count = 0
        let first = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIView, _: UITraitCollection) in count += 1 }
        view.registerForTraitChanges([UITraitDisplayScale.self]) { (_: UIView, _: UITraitCollection) in count += 100 }
        stage.window.overrideUserInterfaceStyle = .dark
        #expect(count == 1)
        view.unregisterForTraitChanges(first)
        stage.window.overrideUserInterfaceStyle = .light
        #expect(count == 1)
        view.traitOverrides.displayScale = 3
        #expect(count == 101 && view.traitOverrides.contains(UITraitDisplayScale.self))
    }

    @Test func traitsOfAppsAreInherited() {
        stage.makeCurrent()
        let (outer, inner) = (UIView(), UIView())
        outer.addSubview(inner)
        stage.window.addSubview(outer)
        var found: [Double] = []
        inner.registerForTraitChanges([Density.self]) { (view: UIView, previous: UITraitCollection) in
            found += [previous[Density.self], view.traitCollection[Density.self]]
        }
        outer.traitOverrides[Density.self] = 2.25
        outer.traitOverrides.horizontalSizeClass = .regular
        #expect(found == [1.5, 2.25])
        outer.traitOverrides.remove(Density.self)
        #expect(found == [1.5, 2.25, 2.25, 1.5])
        #expect(inner.traitCollection.horizontalSizeClass == .regular)
    }

    @Test func parentSetsTheTraitsOfAChild() {
        stage.makeCurrent()
        let (parent, child) = (UIViewController(), RegisteredController())
        parent.addChild(child)
        parent.view.addSubview(child.view)
        stage.window.rootViewController = parent
        parent.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .regular), forChild: child)
        #expect(child.lines == ["did change", "size compact to regular"])
        #expect(parent.traitCollection.horizontalSizeClass == .compact)
        #expect(parent.overrideTraitCollection(forChild: child)?.horizontalSizeClass == .regular)
    }

    /// A controller does not inherit the trait overrides of its view, but it inherits those of its view's superview.
    @Test func returningViewNotifiesItsControllerOnlyOfItsOwnTraits() {
        stage.makeCurrent()
        let (parent, child, darkView) = (UIViewController(), RegisteredController(), UIView())
        stage.window.rootViewController = parent
        parent.addChild(child)
        parent.view.addSubview(darkView)
        parent.view.addSubview(child.view)
        child.view.overrideUserInterfaceStyle = .dark
        #expect(child.traitCollection.userInterfaceStyle == .light)
        child.lines = []
        child.view.removeFromSuperview()
        parent.view.addSubview(child.view)
        #expect(child.lines.isEmpty)
        child.view.overrideUserInterfaceStyle = .unspecified
        darkView.overrideUserInterfaceStyle = .dark
        darkView.addSubview(child.view)
        #expect(child.lines == ["did change", "style light to dark"])
        child.view.removeFromSuperview()
        parent.view.addSubview(child.view)
        #expect(child.lines.suffix(2) == ["did change", "style dark to light"])
    }

    @Test func observersOfAHiddenViewAreCalledWhenItReturns() {
        stage.makeCurrent()
        let view = UIView()
        stage.window.addSubview(view)
        var count = 0
        view.registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (_: UIView, _: UITraitCollection) in count += 1 }
        view.removeFromSuperview()
        stage.rotate(to: .landscapeLeft)
        stage.advance(by: 1)
        #expect(count == 0)
        stage.window.addSubview(view)
        #expect(count == 1)
    }

    @Test func traitsAreCombined() {
        stage.makeCurrent()
        let traits = UITraitCollection(traitsFrom: [
            UITraitCollection(horizontalSizeClass: .regular), UITraitCollection(userInterfaceStyle: .dark),
            UITraitCollection(horizontalSizeClass: .compact),
        ])
        #expect(traits.horizontalSizeClass == .compact && traits.userInterfaceStyle == .dark && traits.verticalSizeClass == .unspecified)
        #expect(traits.containsTraits(in: UITraitCollection(userInterfaceStyle: .dark)))
        #expect(!traits.containsTraits(in: UITraitCollection(verticalSizeClass: .compact)))
        let changed = traits.modifyingTraits { $0.displayScale = 3 }
        #expect(changed.changedTraits(from: traits).map { $0.name } == ["UITraitDisplayScale"])
    }
}

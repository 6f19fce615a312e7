import Foundation
import Stage
import Testing
import UIKit
import UIKitTestSupport

/// The subclasses in this folder add no initializers and override all open members. Compiling them is already a test.
@MainActor @Suite struct SubclassTests {
    let stage = Stage(size: CGSize(width: 320, height: 480), scale: 1, framesPerSecond: 60)

    /// The open classes that need no subclass in this folder. Some have no initializers for clients, as on iOS. Others, such as
    /// `RequiredInitializers`, exist only to declare initializers.
    private static let classesWithoutInitializers: Set = [
        "UIMenuElement", "NSLayoutAnchor", "CALayerInitializers", "RequiredInitializers", "UIGraphicsRenderer", "UIGraphicsRendererContext",
        "UIGraphicsImageRendererContext", "UICollectionViewUpdateItem", "NSCollectionLayoutGroup", "NSCollectionLayoutDecorationItem",
    ]

    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    private static let root = folder.deletingLastPathComponent().deletingLastPathComponent()

    /// Returns the texts of the Swift files in a folder and its subfolders.
    private static func sources(in folder: URL) throws -> [String] {
        var texts: [String] = []
        for case let file as URL in try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
        where file.pathExtension == "swift" {
            texts.append(try String(contentsOf: file, encoding: .utf8))
        }
        return texts
    }

    /// Returns the classes and their members in source texts, such as `UIView` and `UIView.alpha`. A class begins at a line that matches
    /// `classPattern` and ends at a line that begins with `}`. The only capture group of each pattern is the name.
    private static func members(in sources: [String], class classPattern: String, member memberPattern: String) throws -> Set<String> {
        let (classes, members) = (
            try Regex(classPattern, as: (Substring, Substring).self), try Regex(memberPattern, as: (Substring, Substring).self)
        )
        var names: Set<String> = []
        for source in sources {
            var currentClass: Substring?
            for line in source.split(separator: "\n") {
                if line.hasPrefix("}") { currentClass = nil }
                // Regular expressions are slow. A class begins at the beginning of a line, and a member after four spaces.
                if !line.hasPrefix(" "), let match = line.prefixMatch(of: classes) {
                    currentClass = match.output.1
                    names.insert(String(match.output.1))
                }
                guard let currentClass, line.hasPrefix("    "), !line.hasPrefix("     ") else { continue }
                if let match = line.prefixMatch(of: members) { names.insert("\(currentClass).\(match.output.1)") }
            }
        }
        return names
    }

    /// Compares the open classes and members in the sources with the superclasses and overrides in this folder.
    @Test func everyOpenClassHasASubclassThatOverridesItsMembers() throws {
        let modules = ["UIKit", "QuartzCore", "CoreImage"]
        let sources = try modules.flatMap { try Self.sources(in: Self.root.appendingPathComponent("Sources/\($0)")) }
        let open = try Self.members(
            in: sources, class: #"(?:nonisolated |@preconcurrency @MainActor )?open class (\w+)"#,
            member: #" {4}(?:@\w+ |nonisolated )*open (?:[\w()]+ )*?(?:var|func) (\w+)"#)
        let overridden = try Self.members(
            in: Self.sources(in: Self.folder), class: #"class Custom\w+: (\w+)"#,
            member: #" {4}(?:nonisolated )?override (?:class )?(?:var|func) (\w+)"#)
        let missing = open.subtracting(overridden).filter { !Self.classesWithoutInitializers.contains(String($0.prefix { $0 != "." })) }
        #expect(open.count > 1000 && open.contains("CIFilter.outputImage"))
        #expect(missing.isEmpty, "\(missing.sorted())")
    }

    @Test func subclassesOfViewsInheritTheInitializers() {
        let views: [UIView] = [
            CustomUIView(), CustomUIWindow(), CustomUIVisualEffectView(effect: CustomUIBlurEffect(style: .light)),
            CustomUIImageView(image: nil), CustomUIControl(frame: .zero), CustomUIButton(type: .system), CustomUILabel(), CustomUISlider(),
            CustomUISwitch(), CustomUIStepper(), CustomUISegmentedControl(items: ["A", "B"]), CustomUIProgressView(progressViewStyle: .bar),
            CustomUIPageControl(), CustomUIActivityIndicatorView(style: .medium), CustomUITextField(), CustomUISearchTextField(),
            CustomUISearchBar(), CustomUINavigationBar(), CustomUITabBar(), CustomUIScrollView(), CustomUIRefreshControl(),
            CustomUITableView(frame: .zero, style: .plain), CustomUITableViewCell(style: .default, reuseIdentifier: "a"),
            CustomUITableViewHeaderFooterView(reuseIdentifier: nil), CustomUICollectionReusableView(), CustomUICollectionViewCell(),
            CustomUICollectionView(frame: .zero, collectionViewLayout: CustomUICollectionViewFlowLayout()),
            CustomUIStackView(arrangedSubviews: [UIView()]), CustomUIPickerView(), CustomUIDatePicker(), CustomUIColorWell(),
            CustomUIToolbar(),
        ]
        for (index, view) in views.enumerated() {
            view.frame = CGRect(x: 3, y: 7, width: 120 + index, height: 61)
            stage.window.addSubview(view)
            stage.advance(frames: 1)
            #expect(view.bounds.width == CGFloat(120 + index), "\(view)")
            view.removeFromSuperview()
        }
    }

    @Test func subclassesOfControllersInheritTheInitializers() {
        let controllers: [UIViewController] = [
            CustomUIViewController(), CustomUINavigationController(rootViewController: CustomUIViewController()),
            CustomUITabBarController(), CustomUITableViewController(style: .plain),
            CustomUICollectionViewController(collectionViewLayout: CustomUICollectionViewLayout()),
            CustomUIAlertController(title: "Title", message: nil, preferredStyle: .alert),
        ]
        for controller in controllers { #expect(controller.view.superview == nil, "\(controller)") }
        let (presented, presenting) = (UIViewController(), UIViewController())
        #expect(
            CustomUIPresentationController(presentedViewController: presented, presenting: presenting).presentedViewController == presented)
        #expect(
            CustomUISheetPresentationController(presentedViewController: presented, presenting: nil).presentedViewController == presented)
        #expect(CustomUIAlertAction(title: "OK", style: .cancel).title == "OK")
        #expect(CustomUINavigationItem(title: "List").title == "List")
        #expect(CustomUIBarButtonItem(title: "Add", style: .plain, target: nil, action: nil).title == "Add")
        #expect(CustomUITabBarItem(title: "Tab", image: nil, tag: 3).tag == 3 && UITabBarItem().title == nil)
    }

    @Test func subclassesOfRecognizersAndAnimationsInheritTheInitializers() {
        let view = UIView()
        let recognizers: [UIGestureRecognizer] = [
            CustomUIGestureRecognizer(), CustomUITapGestureRecognizer(target: nil, action: nil), CustomUIPanGestureRecognizer(),
            CustomUIPinchGestureRecognizer(), CustomUIRotationGestureRecognizer(), CustomUISwipeGestureRecognizer(),
            CustomUILongPressGestureRecognizer(), CustomUIScreenEdgePanGestureRecognizer(),
        ]
        for recognizer in recognizers { view.addGestureRecognizer(recognizer) }
        #expect(view.gestureRecognizers?.count == 8)
        let animations: [CAAnimation] = [
            CustomCAAnimation(), CustomCAPropertyAnimation(keyPath: "opacity"), CustomCABasicAnimation(keyPath: "opacity"),
            CustomCASpringAnimation(keyPath: "opacity"), CustomCAKeyframeAnimation(keyPath: "opacity"), CustomCAAnimationGroup(),
            CustomCATransition(),
        ]
        for (index, animation) in animations.enumerated() { view.layer.add(animation, forKey: "\(index)") }
        #expect(view.layer.animationKeys()?.count == 7)
        for layer in [CustomCALayer(), CustomCAShapeLayer(), CustomCAGradientLayer(), CustomCAReplicatorLayer(), CustomCAEmitterLayer()] {
            view.layer.addSublayer(layer)
        }
        #expect(view.layer.sublayers?.count == 5)
        let animator = CustomUIViewPropertyAnimator(duration: 1, curve: .linear)
        #expect(animator.duration == 1)
    }

    @Test func overrideOfAWeakPropertyCanBeWeak() {
        let (layer, view, superview) = (WeakDelegateCALayer(), WeakSuperviewUIView(), UIView())
        layer.delegate = view
        layer.delegate = nil
        #expect(layer.delegateChangeCount == 2 && layer.delegate == nil)
        superview.addSubview(view)
        #expect(view.superview === superview)
    }

    @Test func subclassOfAConstraintHasAllInitializers() {
        /// A constraint with a property of its own, as in a component library.
        final class NamedConstraint: NSLayoutConstraint {
            var name = "none"

            convenience init(_ name: String, of view: UIView, width: CGFloat) {
                self.init(
                    item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
                    constant: width)
                self.name = name
            }

            override var constant: CGFloat {
                get { super.constant }
                set { super.constant = newValue + 3 }
            }
            override var description: String { MainActor.assumeIsolated { name } }
        }
        let fixture = LayoutFixture()
        let view = fixture.add()
        let constraint = NamedConstraint("wide", of: view, width: 71)
        constraint.isActive = true
        fixture.layOut()
        #expect(view.bounds.width == 71 && "\(constraint)" == "wide")
        constraint.constant = 40
        fixture.layOut()
        #expect(view.bounds.width == 43)
        let other = CustomNSLayoutConstraint(
            item: view, attribute: .height, relatedBy: .equal, toItem: fixture.view, attribute: .height, multiplier: 0.5, constant: 1)
        other.isActive = true
        fixture.layOut()
        #expect(view.bounds.height == 334.5)
    }

    @Test func constraintWithoutItemsStaysInactive() {
        let constraint = NSLayoutConstraint()
        #expect(constraint.firstItem == nil && constraint.secondItem == nil && constraint.constant == 0 && constraint.multiplier == 1)
        let lines = diagnostics { constraint.isActive = true }
        #expect(lines.count == 1 && lines[0].contains(".notAnAttribute") && !constraint.isActive)
    }

    // MARK: - Overrides that have an effect

    @Test func layerClassIsUsed() {
        final class ShapeView: UIView { override class var layerClass: AnyClass { CAShapeLayer.self } }
        final class WrongView: UIView { override class var layerClass: AnyClass { UILabel.self } }
        #expect(ShapeView().layer is CAShapeLayer && ShapeView(coder: NSCoder())?.layer is CAShapeLayer)
        var layer: CALayer?
        let lines = diagnostics { layer = WrongView().layer }
        #expect(lines.count == 1 && lines[0].contains("WrongView") && lines[0].contains("UILabel"))
        #expect(layer.map { type(of: $0) == CALayer.self } == true)
    }

    @Test func overriddenSafeAreaInsetsApplyToTheViewsInside() {
        final class NotchedWindow: UIWindow {
            override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 47, left: 3, bottom: 34, right: 5) }
        }
        stage.perform {
            let (window, controller, child) = (NotchedWindow(), UIViewController(), UIView())
            window.rootViewController = controller
            controller.view.addSubview(child)
            child.frame = CGRect(x: 0, y: 20, width: 320, height: 450)
            window.makeKeyAndVisible()
            stage.advance(frames: 1)
            #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 47, left: 3, bottom: 34, right: 5))
            #expect(child.safeAreaInsets == UIEdgeInsets(top: 27, left: 3, bottom: 24, right: 5))
            #expect(controller.view.safeAreaLayoutGuide.layoutFrame == CGRect(x: 3, y: 47, width: 312, height: 399))
        }
    }

    @Test func descriptionsAreThoseOfTheSubclass() {
        final class NamedView: UIView {
            override var description: String { "a view" }
            override var debugDescription: String { "a view in a debugger" }
        }
        #expect("\(NamedView())" == "a view" && String(reflecting: NamedView()) == "a view in a debugger")
        let label = UILabel(frame: CGRect(x: 20, y: 40.5, width: 100, height: 30))
        (label.alpha, label.isHidden, label.tag) = (0.25, true, 6)
        #expect(label.description.hasPrefix("<UILabel:0x"))
        #expect(label.description.contains("; frame = (20 40.5; 100 30); alpha = 0.25; hidden = YES; tag = 6; layer = <CALayer:0x"))
        #expect(label.layer.description.contains("; position = (70 55.5); bounds = (0 0; 100 30)>"))
        #expect("\(UIViewController())".hasPrefix("<UIViewController:0x"))
    }
}

import Stage
import Testing
import UIKit

// Subclasses with overrides that occur in libraries. The tests check that calls reach the overrides.
private class LoggingView: UIView {
    var calls: [String] = []
    override func insertSubview(_ view: UIView, at index: Int) {
        calls.append("insert \(index)")
        super.insertSubview(view, at: index)
    }
    override func removeFromSuperview() {
        calls.append("remove")
        super.removeFromSuperview()
    }
    override var semanticContentAttribute: UISemanticContentAttribute { didSet { calls.append("semantic") } }
    override var layoutMargins: UIEdgeInsets {
        get { super.layoutMargins }
        set { super.layoutMargins = UIEdgeInsets(top: newValue.top + 3, left: 4, bottom: 5, right: 6) }
    }
}

private class GradientView: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }
    override var layer: CAGradientLayer { super.layer as! CAGradientLayer }
}

private class CountingLayer: CALayer {
    var frames: [CGRect] = []
    let title: String
    init(title: String) {
        self.title = title
        super.init()
    }
    override init(layer: Any) {
        title = (layer as? CountingLayer)?.title ?? ""
        super.init(layer: layer)
    }
    required init?(coder: NSCoder) { nil }
    override var frame: CGRect { didSet { frames.append(frame) } }
    override func addSublayer(_ layer: CALayer) {
        layer.name = title
        super.addSublayer(layer)
    }
}

private class RefreshingTable: UITableView {
    var reloads = 0
    override func reloadData() {
        reloads += 1
        super.reloadData()
    }
    override var contentOffset: CGPoint { didSet { offsets.append(contentOffset.y) } }
    override func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        super.register(cellClass, forCellReuseIdentifier: "x-" + identifier)
    }
    var offsets: [CGFloat] = []
}

private class Tabs: UITabBarController {
    var selections: [Int] = []
    override var selectedViewController: UIViewController? { didSet { selections.append(selectedIndex) } }
}

@MainActor @Suite struct OverrideTests {
    @Test func overriddenMembersOfAViewAreCalled() {
        let view = LoggingView(frame: CGRect(x: 0, y: 0, width: 50, height: 40))
        let parent = UIView()
        parent.addSubview(view)
        view.insertSubview(UIView(), at: 0)
        view.semanticContentAttribute = .forceRightToLeft
        view.layoutMargins = UIEdgeInsets(top: 7, left: 0, bottom: 0, right: 0)
        view.removeFromSuperview()
        #expect(view.calls == ["insert 0", "semantic", "remove"])
        #expect(view.layoutMargins == UIEdgeInsets(top: 10, left: 4, bottom: 5, right: 6))
    }

    @Test func layerPropertyCanReturnTheLayerClass() {
        let view = GradientView()
        view.layer.startPoint = CGPoint(x: 0.25, y: 0.75)
        #expect(view.layer.startPoint.y == 0.75)
    }

    @Test func layerSubclassCanHaveItsOwnInitializer() {
        let layer = CountingLayer(title: "ring")
        let child = CALayer()
        layer.frame = CGRect(x: 3, y: 5, width: 20, height: 10)
        layer.addSublayer(child)
        #expect(layer.frames == [CGRect(x: 3, y: 5, width: 20, height: 10)] && child.name == "ring")
    }

    @Test func overriddenMembersOfATableAreCalled() {
        let table = RefreshingTable(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.reloadData()
        table.contentOffset = CGPoint(x: 0, y: 12)
        #expect(table.reloads == 1 && table.offsets.last == 12)
        #expect(table.dequeueReusableCell(withIdentifier: "x-row") != nil && table.dequeueReusableCell(withIdentifier: "row") == nil)
    }

    @Test func selectedControllerCanBeObserved() {
        let tabs = Tabs()
        tabs.viewControllers = [UIViewController(), UIViewController(), UIViewController()]
        tabs.selectedViewController = tabs.viewControllers?[2]
        #expect(tabs.selections.last == 2)
    }
}

import Foundation
import Stage
import Testing
import UIKit

// The code above the suite is similar to a file that `flipbook open` writes: classes of an app without attributes such as `@objc` and
// `@IBOutlet`, and at the end the interface table, which lists the classes and their members for storyboards.

class TableClientViewController: UIViewController {
    private weak var caption: UILabel!
    private var fields: [UITextField]!
    private(set) weak var chosen: UIView?
    var depth: CGFloat = 0
    var isDeep = false
    var tint: UIColor?

    private func tap(_ sender: Any) { depth += 1 }
    func tapWithoutSender() { depth += 2 }
    func change(_ sender: UISwitch, forEvent event: UIEvent) { depth += 3 }
    func back(_ segue: UIStoryboardSegue) {}
    func makePlain(_ coder: NSCoder) -> UIViewController? { UIViewController(coder: coder) }
    func makeOther(_ coder: NSCoder, sender: Any?) -> TableClientViewController? { TableClientViewController(coder: coder) }

    var captionText: String? { caption?.text }
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) { super.prepare(for: segue, sender: sender) }
}

class TableClientSegue: UIStoryboardSegue {
    override init(identifier: String?, source: UIViewController, destination: UIViewController) {
        super.init(identifier: identifier, source: source, destination: destination)
    }
    override func perform() { source.present(destination, animated: false, completion: nil) }
}

extension TableClientViewController {
    @preconcurrency @MainActor fileprivate static func flipbookMembers_TableClientViewController() -> [FlipbookInterfaceMember<
        TableClientViewController
    >] {
        [
            .requiredOutlet("caption", \.caption), .requiredOutlet("fields", \.fields), .outlet("chosen", \.chosen),
            .inspectable("depth", \.depth), .inspectable("isDeep", \.isDeep), .inspectable("tint", \.tint),
            .action("tap:", TableClientViewController.tap(_:)),
            .action("tapWithoutSender", TableClientViewController.tapWithoutSender),
            .action("change:forEvent:", TableClientViewController.change(_:forEvent:)),
            .action("back:", TableClientViewController.back(_:)),
            .segueAction("makePlain:", TableClientViewController.makePlain(_:)),
            .segueAction("makeOther:sender:", TableClientViewController.makeOther(_:sender:)),
        ]
    }
}
@preconcurrency @MainActor func flipbookInterfaceClasses_1() -> [FlipbookInterfaceClass] {
    [
        FlipbookInterfaceClass(
            TableClientViewController.self, name: "TableClientViewController",
            members: TableClientViewController.flipbookMembers_TableClientViewController()),
        FlipbookInterfaceClass(
            segue: TableClientSegue.self, name: "TableClientSegue", make: { TableClientSegue(identifier: $0, source: $1, destination: $2) }),
    ]
}

@Suite struct InterfaceTableTests {
    @MainActor @Test func tablesOfAppsConnectPrivateMembers() throws {
        FlipbookInterface.register(flipbookInterfaceClasses_1(), module: "ClientApp")
        let stage = Stage(size: CGSize(width: 320, height: 480), scale: 1)
        stage.makeCurrent()
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("flipbook-client-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let text = """
            <document initialViewController="a"><scenes><scene><objects><viewController id="a" customClass="TableClientViewController" customModule="ClientApp">
            <view key="view" id="v"><rect key="frame" x="0" y="0" width="320" height="480"/><subviews><label text="Private" id="l"/><textField id="f"/>
            <button tag="3" id="b"><rect key="frame" x="10" y="20" width="90" height="40"/><connections>
            <action selector="tap:" destination="a" eventType="touchUpInside" id="x"/></connections></button></subviews></view>
            <connections><outlet property="caption" destination="l" id="o"/>
            <outletCollection property="fields" destination="f" id="p"/></connections></viewController></objects></scene></scenes></document>
            """
        try Data(text.utf8).write(to: folder.appendingPathComponent("Main.storyboard"))
        let storyboard = UIStoryboard(name: "Main", bundle: Bundle(path: folder.path))
        let controller = try #require(storyboard.instantiateInitialViewController() as? TableClientViewController)
        stage.window.rootViewController = controller
        stage.advance(frames: 1)
        #expect(controller.captionText == "Private")
        stage.tap(controller.view.viewWithTag(3)!)
        #expect(controller.depth == 1)
    }
}

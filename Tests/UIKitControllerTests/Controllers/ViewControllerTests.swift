import Stage
import Testing
import UIKit

@MainActor @Suite struct ViewControllerTests {
    final class Log { var lines: [String] = [] }

    final class CallLoggingController: UIViewController {
        let log: Log
        let name: String
        init(_ name: String, _ log: Log) {
            (self.name, self.log) = (name, log)
            super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { return nil }
        override func loadView() {
            log.lines.append("\(name) load")
            super.loadView()
        }
        override func viewDidLoad() { log.lines.append("\(name) loaded") }
        override func viewWillAppear(_ animated: Bool) { log.lines.append("\(name) will appear") }
        override func viewDidAppear(_ animated: Bool) {
            log.lines.append("\(name) did appear \(view.window != nil) \(Int(view.bounds.width))")
        }
        override func viewWillDisappear(_ animated: Bool) { log.lines.append("\(name) will disappear") }
        override func viewDidDisappear(_ animated: Bool) { log.lines.append("\(name) did disappear") }
        override func viewWillLayoutSubviews() { log.lines.append("\(name) will layout") }
        override func viewDidLayoutSubviews() { log.lines.append("\(name) did layout") }
        override func willMove(toParent parent: UIViewController?) { log.lines.append("\(name) will move") }
        override func didMove(toParent parent: UIViewController?) { log.lines.append("\(name) did move \(parent != nil)") }
    }

    let stage = Stage(size: CGSize(width: 123, height: 234), scale: 1, framesPerSecond: 60)
    let log = Log()

    @Test func rootAppearsBeforeTheFirstFrame() {
        stage.window.rootViewController = CallLoggingController("a", log)
        #expect(log.lines == ["a load", "a loaded", "a will appear", "a will layout", "a did layout", "a did appear true 123"])
        #expect(stage.frame == 0)
        log.lines = []
        stage.window.rootViewController = CallLoggingController("b", log)
        #expect(log.lines.prefix(2) == ["a will disappear", "a did disappear"])
        #expect(log.lines.last == "b did appear true 123")
    }

    @Test func viewIsLoadedOnceAtItsFirstUse() {
        let controller = CallLoggingController("a", log)
        #expect(!controller.isViewLoaded && controller.viewIfLoaded == nil)
        _ = controller.view
        controller.view.tag = 3
        #expect(log.lines == ["a load", "a loaded"])
        #expect(controller.viewIfLoaded?.tag == 3)
        #expect(controller.view.next === controller)
    }

    @Test func childrenAppearWithTheirParent() {
        stage.makeCurrent()
        let (parent, child) = (CallLoggingController("p", log), CallLoggingController("c", log))
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        #expect(log.lines == ["c will move", "p load", "p loaded", "c load", "c loaded", "c did move true"])
        log.lines = []
        stage.window.rootViewController = parent
        let appearances = log.lines.filter { $0.contains("appear") }
        #expect(appearances == ["p will appear", "c will appear", "p did appear true 123", "c did appear true 123"])
        let other = UIViewController()
        other.addChild(child)
        #expect(parent.children.isEmpty && child.parent === other)
    }
}

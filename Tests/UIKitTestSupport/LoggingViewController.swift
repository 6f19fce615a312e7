import UIKit

/// A view controller that logs its appearance calls.
@MainActor package final class LoggingViewController: UIViewController {
    package final class Log {
        package var lines: [String] = []
        package init() {}
    }
    package let log: Log
    package let name: String

    package init(_ name: String, _ log: Log, style: UIModalPresentationStyle = .fullScreen) {
        (self.name, self.log) = (name, log)
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = style
        title = name
    }

    package required init?(coder: NSCoder) { return nil }

    private func record(_ event: String, _ animated: Bool) { log.lines.append("\(name).\(event)\(animated ? "" : " unanimated")") }

    package override func viewWillAppear(_ animated: Bool) { record("willAppear", animated) }
    package override func viewDidAppear(_ animated: Bool) { record("didAppear", animated) }
    package override func viewWillDisappear(_ animated: Bool) { record("willDisappear", animated) }
    package override func viewDidDisappear(_ animated: Bool) { record("didDisappear", animated) }
}

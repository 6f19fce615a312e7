import UIKit

/// A view controller that logs its appearance calls.
@MainActor final class LoggingViewController: UIViewController {
    final class Log { var lines: [String] = [] }
    let log: Log
    let name: String

    init(_ name: String, _ log: Log, style: UIModalPresentationStyle = .fullScreen) {
        (self.name, self.log) = (name, log)
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = style
        title = name
    }

    required init?(coder: NSCoder) { return nil }

    private func record(_ event: String, _ animated: Bool) { log.lines.append("\(name).\(event)\(animated ? "" : " unanimated")") }

    override func viewWillAppear(_ animated: Bool) { record("willAppear", animated) }
    override func viewDidAppear(_ animated: Bool) { record("didAppear", animated) }
    override func viewWillDisappear(_ animated: Bool) { record("willDisappear", animated) }
    override func viewDidDisappear(_ animated: Bool) { record("didDisappear", animated) }
}

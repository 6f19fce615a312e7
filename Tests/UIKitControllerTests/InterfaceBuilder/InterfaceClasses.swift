import UIKit

/// A list of lines that the objects of a storyboard write.
@MainActor final class InterfaceLog {
    static let shared = InterfaceLog()
    private var lines: [String] = []

    func append(_ line: String) { lines.append(line) }
    /// Returns the lines since the last call.
    func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}

/// A controller with outlets and actions, which logs the calls of its storyboard.
@MainActor class OutletViewController: UIViewController {
    weak var caption: UILabel!
    var buttons: [UIButton]!
    var heightConstraint: NSLayoutConstraint?
    var badge: BadgeView?
    var amount = 0
    var isReady = false
    var ratio: CGFloat = 0
    var word: String?
    var accent: UIColor?
    var corner = CGPoint.zero
    var allowsSegues = true
    var preparesWith: ((UIStoryboardSegue) -> Void)?

    private func log(_ line: String) { InterfaceLog.shared.append("\(title ?? "?").\(line)") }

    override func awakeFromNib() {
        super.awakeFromNib()
        log("awake \(isViewLoaded)")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        log("didLoad \(caption == nil ? "without" : "with") outlets")
    }

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        log("should '\(identifier)'")
        return allowsSegues
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        log("prepare '\(segue.identifier ?? "nil")' for \(segue.destination.title ?? "?") loaded \(segue.destination.isViewLoaded)")
        preparesWith?(segue)
    }

    func tap(_ sender: UIButton) { log("tap \(sender.tag)") }
    func tapWithoutSender() { log("tap") }
    func change(_ sender: Any, for event: UIEvent?) { log("change") }
    func recognize(_ sender: UIGestureRecognizer) { log("recognize") }
    func unwindHome(_ segue: UIStoryboardSegue) { log("unwindHome from \(segue.source.title ?? "?")") }
    func makeDetail(_ coder: NSCoder, sender: Any?, identifier: String?) -> DetailViewController? {
        DetailViewController(coder: coder, note: "made for \(identifier ?? "nil")")
    }
}

/// A controller that has no unwind action. A segue action creates it with a note.
@MainActor class DetailViewController: UIViewController {
    let note: String

    init?(coder: NSCoder, note: String) {
        self.note = note
        super.init(coder: coder)
    }
    required init?(coder: NSCoder) {
        note = "from the storyboard"
        super.init(coder: coder)
    }
}

/// A view with inspectable properties, which records its state in `init(coder:)` and in `awakeFromNib()`.
@MainActor class BadgeView: UIView {
    var count = 0
    var rim: CGFloat = 0
    var scaleFactor: Double = 0
    var isRound = false
    var caption: String?
    var accent: UIColor?
    var offset = CGPoint.zero
    private(set) var frameAtInit = CGRect.zero
    private(set) var subviewCountAtInit = 0
    private(set) var countAtAwake = 0

    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        (frameAtInit, subviewCountAtInit) = (frame, subviews.count)
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        countAtAwake = count
        InterfaceLog.shared.append("badge.awake")
    }
}

/// A view that a storyboard cannot create, because `init(coder:)` returns nil.
@MainActor class RefusingView: UIView {
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        return nil
    }
}

/// A recognizer that changes to the state `ended` at the end of each touch, without `began` before it.
@MainActor class StampRecognizer: UIGestureRecognizer {
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
}

@MainActor class HalvingConstraint: NSLayoutConstraint {
    override func awakeFromNib() {
        super.awakeFromNib()
        constant /= 2
    }
}

@MainActor class CaptionCell: UITableViewCell {
    var caption: UILabel!
    override func awakeFromNib() {
        super.awakeFromNib()
        InterfaceLog.shared.append("cell.awake \(caption.text ?? "nil")")
    }
}

@MainActor class TileCell: UICollectionViewCell { var picture: UIView! }

@MainActor class RowsViewController: UITableViewController {
    override func numberOfSections(in tableView: UITableView) -> Int { 1 }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        (cell as? CaptionCell)?.caption.text = "Row \(indexPath.row)"
        return cell
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { InterfaceLog.shared.append("didSelect") }
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        let row = tableView.indexPathForSelectedRow?.row ?? -1
        InterfaceLog.shared.append("prepare row \(row), \(type(of: sender!))")
    }
}

@MainActor class FormViewController: UITableViewController {
    var field: UITextField!
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        InterfaceLog.shared.append("prepare \(tableView.indexPathForSelectedRow ?? IndexPath())")
    }
}

@MainActor class TilesViewController: UICollectionViewController {
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 5 }
    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
    }
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) { InterfaceLog.shared.append("prepare \(type(of: sender!))") }
}

/// A custom segue that replaces the root controller.
@MainActor class ReplacingSegue: UIStoryboardSegue {
    override func perform() {
        InterfaceLog.shared.append("custom \(identifier ?? "nil") \(source.title ?? "?") → \(destination.title ?? "?")")
        source.view.window?.rootViewController = destination
    }
}

/// An object of a storyboard that is not a view.
@MainActor class Helper: NSObject {
    var target: UILabel?
    func help(_ sender: Any) { InterfaceLog.shared.append("help \(target?.text ?? "nil")") }
}

/// The tables of the classes above, as `flipbook open` writes them.
@MainActor enum InterfaceTables {
    static let module = "UIKitControllerTests"
    private static var isRegistered = false

    static func register() {
        guard !isRegistered else { return }
        isRegistered = true
        FlipbookInterface.register(
            [
                FlipbookInterfaceClass(
                    OutletViewController.self, name: "OutletViewController",
                    members: [
                        .outlet("caption", \.caption), .outlet("buttons", \.buttons), .outlet("heightConstraint", \.heightConstraint),
                        .outlet("badge", \.badge), .inspectable("amount", \.amount), .inspectable("isReady", \.isReady),
                        .inspectable("ratio", \.ratio), .inspectable("word", \.word), .inspectable("accent", \.accent),
                        .inspectable("corner", \.corner), .action("tap:", OutletViewController.tap(_:)),
                        .action("tapWithoutSender", OutletViewController.tapWithoutSender),
                        .action("change:for:", OutletViewController.change(_:for:)),
                        .action("recognize:", OutletViewController.recognize(_:)),
                        .action("unwindHome:", OutletViewController.unwindHome(_:)),
                        .segueAction("makeDetail:sender:identifier:", OutletViewController.makeDetail(_:sender:identifier:)),
                    ]),
                FlipbookInterfaceClass(DetailViewController.self, name: "DetailViewController"),
                FlipbookInterfaceClass(
                    BadgeView.self, name: "BadgeView",
                    members: [
                        .inspectable("count", \.count), .inspectable("rim", \.rim), .inspectable("scaleFactor", \.scaleFactor),
                        .inspectable("isRound", \.isRound), .inspectable("caption", \.caption), .inspectable("accent", \.accent),
                        .inspectable("offset", \.offset),
                    ]),
                FlipbookInterfaceClass(RefusingView.self, name: "RefusingView"),
                FlipbookInterfaceClass(HalvingConstraint.self, name: "HalvingConstraint"),
                FlipbookInterfaceClass(StampRecognizer.self, name: "StampRecognizer"),
                FlipbookInterfaceClass(CaptionCell.self, name: "CaptionCell", members: [.outlet("caption", \.caption)]),
                FlipbookInterfaceClass(TileCell.self, name: "TileCell", members: [.outlet("picture", \.picture)]),
                FlipbookInterfaceClass(RowsViewController.self, name: "RowsViewController"),
                FlipbookInterfaceClass(FormViewController.self, name: "FormViewController", members: [.outlet("field", \.field)]),
                FlipbookInterfaceClass(TilesViewController.self, name: "TilesViewController"),
                FlipbookInterfaceClass(segue: ReplacingSegue.self, name: "ReplacingSegue") {
                    ReplacingSegue(identifier: $0, source: $1, destination: $2)
                },
                FlipbookInterfaceClass(
                    Helper.self, name: "Helper", members: [.outlet("target", \.target), .action("help:", Helper.help(_:))]),
            ], module: module)
    }
}

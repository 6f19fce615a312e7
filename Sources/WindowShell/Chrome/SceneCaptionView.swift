import FlipbookPlayback
import Stage
import UIKit

/// The texts beside the phone: the button back to the gallery, the title and the summary of the scene, and the most useful keys.
final class SceneCaptionView: UIView {
    let backButton = CapsuleView("Scenes", "Esc")
    private let titleLabel = Theme.label("", 28, .semibold, ChromeColor.text)
    private let summaryLabel = Theme.label("", 20, .regular, ChromeColor.secondaryText)
    /// The rows of the keys.
    private let keyRows = SceneCaptionView.makeKeyRows()
    /// Whether the button and the keys are shown. A talk has only the title and the summary.
    var showsControls = true { didSet { setNeedsLayout() } }
    private var metrics = WindowMetrics()
    private var area = ScenePageLayout.CaptionArea.hidden

    private static func makeKeyRows() -> [KeyRow] {
        [(.tour, "Play the tour"), (.slowMotion, "Slow motion"), (.timeline, "Timeline"), (.help, "All keys")]
            .compactMap { (command: WindowCommand, title: String) in
                KeyBinding.all.first { $0.command == command }.map { KeyRow($0, title: title, maximumKeyCount: 1) }
            }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        (titleLabel.numberOfLines, summaryLabel.numberOfLines) = (0, 0)
        for view in [backButton, titleLabel, summaryLabel] as [UIView] + keyRows { addSubview(view) }
        setMetrics()
    }

    required init?(coder: NSCoder) { return nil }

    func setScene(_ scene: Scene) {
        titleLabel.text = scene.title
        summaryLabel.setParagraph(scene.summary)
    }

    private func setMetrics() {
        backButton.metrics = metrics
        titleLabel.font = .systemFont(ofSize: metrics.points(28), weight: .semibold)
        summaryLabel.font = .systemFont(ofSize: metrics.points(20))
        summaryLabel.setParagraph(summaryLabel.text)
        for row in keyRows { row.fontSize = metrics.points(17) }
    }

    /// Lays out the texts in an area.
    ///
    /// - Parameter corner: The upper left corner of the area beside the panels. The button is in this corner, unless the texts are in
    ///   a strip.
    /// - Parameter phone: The frame of the phone, which the button must not cover.
    func layout(at newArea: ScenePageLayout.CaptionArea, corner: CGPoint, phone: CGRect, metrics newMetrics: WindowMetrics) {
        if newMetrics != metrics {
            metrics = newMetrics
            setMetrics()
        }
        area = newArea
        let buttonSize = backButton.fittingSize
        let margin = metrics.points(40)
        backButton.frame = CGRect(origin: CGPoint(x: corner.x + margin, y: corner.y + margin), size: buttonSize)
        switch area {
        case .column(let frame): layoutColumn(frame)
        case .strip(let frame): layoutStrip(frame)
        case .hidden: showTexts(false, keyCount: 0)
        }
        // The button is hidden if there is no space for it beside a panel. The key still works.
        backButton.isHidden = !showsControls || backButton.frame.insetBy(dx: -8, dy: -8).intersects(phone)
    }

    private func showTexts(_ areVisible: Bool, keyCount: Int) {
        (titleLabel.isHidden, summaryLabel.isHidden) = (!areVisible, !areVisible)
        for (index, row) in keyRows.enumerated() { row.isHidden = index >= keyCount }
    }

    /// Lays out the title and the summary one below the other, in the middle of a column below the button. The keys are below the summary
    /// if there is space for all keys.
    private func layoutColumn(_ frame: CGRect) {
        let free = CGRect(
            x: frame.minX, y: backButton.frame.maxY + metrics.points(16), width: frame.width,
            height: max(frame.maxY - backButton.frame.maxY - metrics.points(16) * 2 - metrics.points(40), 0))
        let title = titleLabel.fittingSize(width: frame.width).height
        let summary = summaryLabel.fittingSize(width: frame.width).height
        let (gap, keysGap, rowHeight) = (metrics.points(8), metrics.points(24), metrics.points(38))
        let texts = title + (summary > 0 ? gap + summary : 0)
        guard texts <= free.height else { return showTexts(false, keyCount: 0) }
        let hasKeys = showsControls && free.height >= texts + keysGap + rowHeight * CGFloat(keyRows.count)
        let keyCount = hasKeys ? keyRows.count : 0
        let height = texts + (keyCount > 0 ? keysGap + rowHeight * CGFloat(keyCount) : 0)
        var y = (frame.midY - height / 2).rounded()
        y = min(max(y, free.minY), free.maxY - height)
        showTexts(true, keyCount: keyCount)
        titleLabel.frame = CGRect(x: frame.minX, y: y, width: frame.width, height: title)
        summaryLabel.frame = CGRect(x: frame.minX, y: y + title + gap, width: frame.width, height: summary)
        let keysWidth = keyRows.map(\.keysWidth).max() ?? 0
        for (index, row) in keyRows.prefix(keyCount).enumerated() {
            row.keysColumnWidth = keysWidth
            row.frame = CGRect(
                x: frame.minX, y: y + texts + keysGap + CGFloat(index) * rowHeight, width: frame.width, height: rowHeight)
        }
    }

    /// Lays out the button, the title and the summary beside each other.
    private func layoutStrip(_ frame: CGRect) {
        let gap = metrics.points(24)
        backButton.frame.origin = CGPoint(x: frame.minX, y: (frame.midY - backButton.bounds.height / 2).rounded())
        let title = titleLabel.fittingSize()
        let titleX = showsControls ? backButton.frame.maxX + gap : frame.minX
        let x = titleX + title.width + gap
        let width = max(frame.maxX - x, 0)
        let summary = summaryLabel.fittingSize(width: width).height
        guard width >= metrics.points(160), title.height <= frame.height, summary <= frame.height else {
            return showTexts(false, keyCount: 0)
        }
        showTexts(true, keyCount: 0)
        titleLabel.frame = CGRect(
            x: titleX, y: (frame.midY - title.height / 2).rounded(), width: title.width, height: title.height)
        summaryLabel.frame = CGRect(x: x, y: (frame.midY - summary / 2).rounded(), width: width, height: summary)
    }

    /// Whether keys are shown.
    var showsKeys: Bool { keyRows.contains { !$0.isHidden } }

    /// The labels that are visible, for tests.
    var visibleLabels: [UILabel] { [titleLabel, summaryLabel].filter { !$0.isHidden } + keyRows.filter { !$0.isHidden }.flatMap(\.labels) }
}

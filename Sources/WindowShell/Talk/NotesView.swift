import FlipbookPlayback
import Stage
import UIKit

/// The speaker's notes: the time, the current and the next step, and the text. The texts are readable from a distance of two meters.
final class NotesView: UIView {
    /// Whether the view covers the bottom of the main window, and has no window of its own. In this case, it shows neither the picture of the
    /// next step nor the list of keys.
    private let isCompact: Bool
    private let clockLabel = Theme.label("", 28, .medium, Theme.lightTextColor)
    private let elapsedLabel = Theme.label("", 28, .medium, Theme.lightTextColor)
    private let titleLabel = Theme.label("", 17, .regular, dimColor)
    private let progressTrack = UIView()
    private let progressBar = UIView()
    private let sceneNumberLabel = Theme.label("", 17, .regular, dimColor)
    private let sceneLabel = Theme.label("", 28, .semibold, Theme.lightTextColor)
    private let stepList = StepListView()
    private let nextTitleLabel = Theme.label("Next", 17, .regular, dimColor)
    private let nextLabel = Theme.label("", 24, .semibold, Theme.lightTextColor)
    private let pictureView = UIImageView()
    private let separator = UIView()
    private let markdownView = MarkdownView()
    private let keyHintsLabel = Theme.label(keyHints, 15, .regular, dimColor)
    private var content: NotesContent?

    private static let keyHints = "Page ↓  next     Page ↑  previous     B  black     F2  notes     Q  quit"
    private static let dimColor = Theme.color(0xA8A5A0)
    private static let lineColor = Theme.color(0x36383D)

    init(isCompact: Bool = false) {
        self.isCompact = isCompact
        super.init(frame: .zero)
        backgroundColor = Theme.darkBackgroundColor
        (progressTrack.backgroundColor, separator.backgroundColor) = (Self.lineColor, Self.lineColor)
        pictureView.contentMode = .scaleAspectFit
        pictureView.clipsToBounds = true
        elapsedLabel.textAlignment = .right
        (sceneLabel.numberOfLines, nextLabel.numberOfLines) = (2, 3)
        let parts: [UIView] = [
            progressTrack, progressBar, titleLabel, clockLabel, elapsedLabel, sceneNumberLabel, sceneLabel, stepList, nextTitleLabel,
            nextLabel,
            separator, markdownView,
        ]
        for part in parts { addSubview(part) }
        if !isCompact { for part in [pictureView, keyHintsLabel] as [UIView] { addSubview(part) } }
    }

    required init?(coder: NSCoder) { return nil }

    /// Shows a step of a talk, with a picture of the next step.
    func show(_ new: NotesContent, picture: UIImage?) {
        if pictureView.image !== picture { pictureView.image = picture }
        guard new != content else { return setNeedsLayout() }
        content = new
        titleLabel.text = new.title
        clockLabel.text = new.clock.timeOfDay
        elapsedLabel.text = new.elapsedText
        let color = new.isOverTime ? Theme.accentColor : Theme.lightTextColor
        elapsedLabel.textColor = color
        progressBar.backgroundColor = new.isOverTime ? Theme.accentColor : Self.dimColor
        sceneNumberLabel.text = "\(new.sceneNumber) of \(new.sceneCount)"
        sceneLabel.text = new.sceneTitle
        nextTitleLabel.text = new.next.isEmpty ? "" : new.nextScene ?? "Next"
        nextLabel.text = new.next
        stepList.show(new.steps, current: new.step, isWaiting: new.isWaiting)
        setNeedsLayout()
    }

    /// Scrolls the notes.
    func scroll(by distance: CGFloat) { markdownView.scroll(by: distance) }

    // MARK: - Layout

    /// The scale of the text and of the distances. It is 1 in a view of 1280 × 800 points, and in a compact view with a height of 360 points.
    private var unit: CGFloat {
        isCompact ? min(max(bounds.height / 360, 0.6), 1.4) : min(max(min(bounds.width / 1280, bounds.height / 800), 0.5), 2.4)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let unit = unit
        func scaled(_ value: CGFloat) -> CGFloat { (value * unit).rounded() }
        let margin = scaled(isCompact ? 20 : 32)
        setFonts(unit)
        let headerHeight = layoutHeader(margin, scaled)
        let footer = isCompact ? 0 : scaled(44)
        let body = CGRect(
            x: margin, y: headerHeight + margin, width: bounds.width - margin * 2,
            height: max(bounds.height - headerHeight - margin * 2 - footer, 0))
        keyHintsLabel.frame = CGRect(x: margin, y: bounds.height - footer - scaled(4), width: body.width, height: footer)
        let left = CGRect(x: body.minX, y: body.minY, width: (body.width * 0.32).rounded(), height: body.height)
        layoutLeft(left, scaled)
        separator.frame = CGRect(x: left.maxX + margin - 1, y: body.minY, width: 1, height: body.height)
        let notesX = left.maxX + margin * 2
        markdownView.frame = CGRect(x: notesX, y: body.minY, width: max(body.maxX - notesX, 0), height: body.height)
        if let content { markdownView.show(content.notes, fontSize: scaled(isCompact ? 22 : 30)) }
    }

    private func setFonts(_ unit: CGFloat) {
        let fonts: [(UILabel, CGFloat, UIFont.Weight)] = [
            (clockLabel, 30, .medium), (elapsedLabel, 30, .medium), (titleLabel, 20, .regular), (sceneNumberLabel, 18, .regular),
            (sceneLabel, 30, .semibold), (nextTitleLabel, 18, .regular), (nextLabel, 26, .semibold), (keyHintsLabel, 18, .regular),
        ]
        for (label, size, weight) in fonts {
            let isTime = label === clockLabel || label === elapsedLabel
            let points = (size * unit * (isCompact ? 0.8 : 1)).rounded()
            label.font = isTime ? .monospacedDigitSystemFont(ofSize: points, weight: weight) : .systemFont(ofSize: points, weight: weight)
        }
    }

    /// Lays out the times, the title and the progress bar at the top, and returns their height.
    private func layoutHeader(_ margin: CGFloat, _ scaled: (CGFloat) -> CGFloat) -> CGFloat {
        let height = scaled(isCompact ? 44 : 76)
        let third = ((bounds.width - margin * 2) / 3).rounded(.down)
        clockLabel.frame = CGRect(x: margin, y: 0, width: third, height: height)
        titleLabel.textAlignment = .center
        titleLabel.frame = CGRect(x: margin + third, y: 0, width: third, height: height)
        elapsedLabel.frame = CGRect(x: bounds.width - margin - third, y: 0, width: third, height: height)
        let barHeight = max(scaled(4), 2)
        progressTrack.frame = CGRect(x: 0, y: height, width: bounds.width, height: barHeight)
        let fraction = CGFloat(content?.elapsedFraction ?? 0)
        progressBar.frame = CGRect(x: 0, y: height, width: (bounds.width * fraction).rounded(), height: barHeight)
        return height + barHeight
    }

    /// Lays out the current scene with its steps at the top, and the next step at the bottom.
    private func layoutLeft(_ area: CGRect, _ scaled: (CGFloat) -> CGFloat) {
        func height(_ label: UILabel) -> CGFloat {
            (label.text ?? "").isEmpty
                ? 0 : label.sizeThatFits(CGSize(width: area.width, height: .greatestFiniteMagnitude)).height.rounded(.up)
        }
        var y = area.minY
        for label in [sceneNumberLabel, sceneLabel] {
            label.frame = CGRect(x: area.minX, y: y, width: area.width, height: height(label))
            y = label.frame.maxY + scaled(2)
        }
        let nextHeight = height(nextTitleLabel) + height(nextLabel) + scaled(4)
        let pictureHeight = isCompact || pictureView.image == nil ? 0 : (area.height * 0.42).rounded()
        var nextY = area.maxY - nextHeight - (pictureHeight > 0 ? pictureHeight + scaled(12) : 0)
        stepList.fontSize = scaled(isCompact ? 17 : 21)
        stepList.frame = CGRect(x: area.minX, y: y + scaled(10), width: area.width, height: max(nextY - y - scaled(24), 0))
        for label in [nextTitleLabel, nextLabel] {
            label.frame = CGRect(x: area.minX, y: nextY, width: area.width, height: height(label))
            nextY = label.frame.maxY + scaled(4)
        }
        let size = pictureView.image?.size ?? .zero
        let zoom = size.height > 0 ? min(pictureHeight / size.height, area.width / size.width) : 0
        pictureView.frame = CGRect(
            x: area.minX, y: nextY + scaled(8), width: (size.width * zoom).rounded(), height: (size.height * zoom).rounded())
        pictureView.layer.cornerRadius = scaled(10)
    }
}

import Stage
import UIKit

/// The overlay over the window's content: touch indicators, the status, short messages, and the help. It is in no recording.
final class HUDViewController: UIViewController {
    private let touchIndicators = TouchIndicators()
    private let statusView = StatusCapsuleView()
    private let toastView = ToastView()
    private let helpView = HelpView()
    /// The number of messages shown so far.
    private var messageCount = 0

    /// The time in seconds for which a message is visible.
    private static let messageDuration = 2.5

    // A window as small as a phone must not show a second status bar over the scene's status bar.
    override var prefersStatusBarHidden: Bool { true }

    override func viewDidLoad() {
        super.viewDidLoad()
        for part in [touchIndicators, statusView, toastView, helpView] as [UIView] { view.addSubview(part) }
        helpView.alpha = 0
        toastView.alpha = 0
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        touchIndicators.frame = view.bounds
        helpView.frame = view.bounds
        layoutCapsules()
    }

    /// Sets the frames of the status and of the message.
    private func layoutCapsules() {
        statusView.layout(in: view.bounds, beside: sceneFrame)
        toastView.layout(in: view.bounds, above: statusView.isHidden ? nil : statusView.frame)
    }

    // MARK: - Status

    /// The speed and state of the scene, as shown in the status view.
    struct Status: Equatable {
        /// The factor by which time is slowed down.
        var slowness = 1
        var isPaused = false
        var isRecording = false
        var isPlayingTour = false
        var frame = 0
        var time = 0.0
        /// The frame statistics as text, if they are shown.
        var frameStatistics: String?

        /// Whether there is nothing to show.
        var isDefault: Bool { slowness == 1 && !isPaused && !isRecording && !isPlayingTour && frameStatistics == nil }
    }

    /// The frame of the scene in the window.
    private var sceneFrame = CGRect.null

    /// Shows a status next to the scene. The status view is hidden if `new` is nil or the default status.
    func showStatus(_ new: Status?, beside newSceneFrame: CGRect) {
        let hasMoved = newSceneFrame != self.sceneFrame
        self.sceneFrame = newSceneFrame
        if statusView.show(new.flatMap { $0.isDefault ? nil : $0 }) || hasMoved { layoutCapsules() }
    }

    /// Shows the touches of a scene: all of them, or only the one that presses on a view that reacts to force.
    func showTouches(of take: Take?, at frame: CGRect, all: Bool) {
        touchIndicators.isHidden = take == nil
        if let take { touchIndicators.update(for: take, screenFrame: frame, includesAllFingers: all) }
    }

    // MARK: - Messages

    /// Shows a message for a few seconds.
    func showMessage(_ message: String) {
        messageCount += 1
        let messageNumber = messageCount
        toastView.text = message
        layoutCapsules()
        UIView.animate(withDuration: 0.2, delay: 0, options: [], animations: { self.toastView.alpha = 1 })
        DispatchQueue.main.asyncAfter(deadline: .now() + Self.messageDuration) { [weak self] in
            guard let self, messageCount == messageNumber else { return }
            UIView.animate(withDuration: 0.3, delay: 0, options: [], animations: { self.toastView.alpha = 0 })
        }
    }

    // MARK: - Help

    /// Whether the help is visible.
    private(set) var isHelpVisible = false

    /// Shows or hides the help.
    func setHelpVisible(_ isVisible: Bool) {
        guard isVisible != isHelpVisible else { return }
        isHelpVisible = isVisible
        UIView.animate(
            withDuration: 0.2, delay: 0, options: .beginFromCurrentState, animations: { self.helpView.alpha = isVisible ? 1 : 0 })
    }
}

/// A dark capsule that is readable on any background.
private class DarkCapsuleView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = Theme.darkBackgroundColor.withAlphaComponent(0.92)
        layer.cornerRadius = 12
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { return nil }

    /// Returns the distance from the edges of the window.
    ///
    /// It is small in a window the size of a phone, because such scenes often have controls at the bottom.
    static func margin(in bounds: CGRect) -> CGFloat { bounds.width < 600 ? 12 : 40 }
}

/// The capsule that shows the status.
private final class StatusCapsuleView: DarkCapsuleView {
    private let recordingDot = UIView()
    private let stateLabel = Theme.label("", 15, .medium, Theme.lightTextColor)
    private let timeLabel = UILabel()
    private var shownStatus: HUDViewController.Status?

    override init(frame: CGRect) {
        super.init(frame: frame)
        recordingDot.backgroundColor = Theme.accentColor
        recordingDot.layer.cornerRadius = 5
        // A monospaced font keeps the digits from moving.
        timeLabel.font = .monospacedSystemFont(ofSize: 13, weight: .regular)
        timeLabel.textColor = Theme.lightTextColor.withAlphaComponent(0.75)
        for view in [recordingDot, stateLabel, timeLabel] { addSubview(view) }
        isHidden = true
    }

    required init?(coder: NSCoder) { return nil }

    /// Shows a status. Returns whether it differs from the previous one.
    func show(_ status: HUDViewController.Status?) -> Bool {
        guard status != shownStatus else { return false }
        shownStatus = status
        isHidden = status == nil
        guard let status else { return true }
        recordingDot.isHidden = !status.isRecording
        let speed = [1: nil, 2: "½ speed", 10: "⅒ speed"][status.slowness] ?? "1/\(status.slowness) speed"
        stateLabel.text = [
            status.isRecording ? "Filming" : nil, status.isPlayingTour ? "Tour" : nil, status.isPaused ? "Paused" : nil, speed,
        ]
        .compactMap(\.self).joined(separator: "  ·  ")
        let time = status.isPaused || status.slowness != 1 ? String(format: "%4d  %7.3f s", status.frame, status.time) : nil
        timeLabel.text = [time, status.frameStatistics].compactMap(\.self).joined(separator: "   ")
        return true
    }

    /// Sets the frame: the lower left corner of the window beside the scene.
    ///
    /// If the scene covers that corner, the view is smaller and at the phone's status bar, because scenes can have content everywhere
    /// else.
    func layout(in bounds: CGRect, beside sceneFrame: CGRect) {
        let corner = CGRect(x: 40, y: bounds.height - 80, width: 240, height: 40)
        let isSmall = corner.intersects(sceneFrame)
        let (height, margin, gap): (CGFloat, CGFloat, CGFloat) = isSmall ? (26, 10, 10) : (40, 16, 16)
        stateLabel.font = .systemFont(ofSize: isSmall ? 13 : 15, weight: .medium)
        layer.cornerRadius = isSmall ? 8 : 12
        let labelX = shownStatus?.isRecording == true ? margin + 20 : margin
        let stateWidth = stateLabel.sizeThatFits(.zero).width.rounded(.up)
        let timeWidth = timeLabel.sizeThatFits(.zero).width.rounded(.up)
        let width = labelX + stateWidth + (timeWidth > 0 ? timeWidth : 0) + (stateWidth > 0 && timeWidth > 0 ? gap : 0) + margin
        let origin = isSmall ? CGPoint(x: sceneFrame.minX + 4, y: sceneFrame.minY + 4) : corner.origin
        frame = CGRect(origin: origin, size: CGSize(width: width, height: height))
        recordingDot.frame = CGRect(x: margin, y: (height - 10) / 2, width: 10, height: 10)
        stateLabel.frame = CGRect(x: labelX, y: 0, width: stateWidth, height: height)
        timeLabel.frame = CGRect(x: width - margin - timeWidth, y: 0, width: timeWidth, height: height)
    }
}

/// The capsule that shows a message.
private final class ToastView: DarkCapsuleView {
    private let label = Theme.label("", 15, .medium, Theme.lightTextColor)

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.textAlignment = .center
        addSubview(label)
    }

    required init?(coder: NSCoder) { return nil }

    var text: String? { didSet { label.text = text } }

    /// Sets the frame: at the bottom center of the window, above the status if they would overlap.
    func layout(in bounds: CGRect, above status: CGRect?) {
        let width = min(label.sizeThatFits(.zero).width.rounded(.up) + 40, bounds.width - 32)
        let margin = Self.margin(in: bounds)
        let height: CGFloat = margin < 40 ? 36 : 44
        frame = CGRect(x: ((bounds.width - width) / 2).rounded(), y: bounds.height - margin - height, width: width, height: height)
        if let status, frame.intersects(status.insetBy(dx: -8, dy: 0)) { frame.origin.y = status.minY - 8 - height }
        label.frame = CGRect(x: 20, y: 0, width: width - 40, height: height)
        label.text = label.sizeThatFits(.zero).width > width - 40 ? Theme.truncated(text ?? "", label, to: width - 40) : text
    }
}

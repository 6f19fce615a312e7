import FlipbookPlayback
import Stage
import UIKit

/// The capsule that shows the status.
final class StatusCapsuleView: DarkCapsuleView {
    private let recordingDot = UIView()
    private let stateLabel = Theme.label("", 15, .medium, Theme.lightTextColor)
    private let timeLabel = UILabel()
    private var shownStatus: HUDViewController.Status?

    override init(frame: CGRect) {
        super.init(frame: frame)
        recordingDot.backgroundColor = Theme.accentColor
        recordingDot.layer.cornerRadius = 5
        // The font is monospaced, so that the digits do not move.
        timeLabel.font = .monospacedSystemFont(ofSize: 13, weight: .regular)
        timeLabel.numberOfLines = 2
        timeLabel.textColor = Theme.lightTextColor.withAlphaComponent(0.75)
        for view in [recordingDot, stateLabel, timeLabel] { addSubview(view) }
        isHidden = true
    }

    required init?(coder: NSCoder) { return nil }

    /// Shows a status. Returns whether it differs from the previous status.
    func show(_ status: HUDViewController.Status?) -> Bool {
        guard status != shownStatus else { return false }
        shownStatus = status
        isHidden = status == nil
        guard let status else { return true }
        recordingDot.isHidden = status.recordingTime == nil
        let speed = [1: nil, 2: "½ speed", 10: "⅒ speed", 50: "1/50 speed"][status.slowness] ?? "1/\(status.slowness) speed"
        stateLabel.text = [
            status.recordingTime.map { "REC \($0)" }, status.isPlayingTour ? "Tour" : nil, status.isPaused ? "Paused" : nil, speed,
        ]
        .compactMap(\.self).joined(separator: " · ")
        let time = status.isPaused || status.slowness != 1 ? String(format: "frame %d · %.3f s", status.frame, status.time) : nil
        timeText = [time, status.frameStatistics?.summary].compactMap(\.self).joined(separator: "   ")
        return true
    }

    /// The first line of `timeLabel`.
    private var timeText = ""

    /// Shows `timeText` and, if it fits into the width, a second line with the times of the parts of a frame.
    private func updateTimeLabel(maximumWidth: CGFloat) {
        timeLabel.text = timeText
        guard let parts = shownStatus?.frameStatistics?.parts else { return }
        timeLabel.text = timeText + "\n" + parts
        if timeLabel.sizeThatFits(.zero).width > maximumWidth { timeLabel.text = timeText }
    }

    /// Returns the distance from the left edge of the window to the scene and the phones, or the width of the window if there is no scene.
    private static func widthBesidePhones(in bounds: CGRect, scene: CGRect, phones: CGRect) -> CGFloat {
        [scene, phones].filter { !$0.isEmpty && !$0.isNull }.map { $0.minX - bounds.minX }.min() ?? bounds.width
    }

    /// Sets the frame: at the right end of the captions if they are below the scene, otherwise in the lower left corner of the window,
    /// beside the scene.
    ///
    /// If the scene or the phones cover this corner, the view is smaller and covers the phone's status bar. All other areas can contain
    /// content of the scene.
    func layout(in bounds: CGRect, scene sceneFrame: CGRect, phones: CGRect, captionStrip: CGRect, metrics: WindowMetrics) {
        let (edge, largeHeight) = (metrics.points(40), metrics.points(40))
        let corner = CGRect(x: bounds.minX + edge, y: bounds.maxY - edge - largeHeight, width: metrics.points(240), height: largeHeight)
        let isSmall = captionStrip.isNull && [sceneFrame, phones].contains { corner.intersects($0) }
        let (margin, gap) = isSmall ? (10, 10) : (metrics.points(16), metrics.points(16))
        stateLabel.font = .monospacedDigitSystemFont(ofSize: isSmall ? 13 : metrics.points(15), weight: .medium)
        timeLabel.font = .monospacedSystemFont(ofSize: isSmall ? 11 : metrics.points(13), weight: .regular)
        layer.cornerRadius = isSmall ? 8 : metrics.points(12)
        let labelX = shownStatus?.recordingTime != nil ? margin + 20 : margin
        let stateWidth = stateLabel.sizeThatFits(.zero).width.rounded(.up)
        let maximumWidth =
            isSmall
            ? sceneFrame.width - 8
            : captionStrip.isNull
                ? Self.widthBesidePhones(in: bounds, scene: sceneFrame, phones: phones) - 2 * edge : captionStrip.width / 2
        updateTimeLabel(maximumWidth: maximumWidth - labelX - stateWidth - gap - margin)
        let timeWidth = timeLabel.sizeThatFits(.zero).width.rounded(.up)
        let width = labelX + stateWidth + (timeWidth > 0 ? timeWidth : 0) + (stateWidth > 0 && timeWidth > 0 ? gap : 0) + margin
        let lineHeight: CGFloat = isSmall ? 26 : largeHeight
        let height = timeLabel.text?.contains("\n") == true ? (lineHeight * 1.4).rounded() : lineHeight
        var origin = isSmall ? CGPoint(x: sceneFrame.minX + 4, y: sceneFrame.minY + 4) : CGPoint(x: corner.minX, y: corner.maxY - height)
        if !captionStrip.isNull { origin = CGPoint(x: captionStrip.maxX - width, y: (captionStrip.midY - height / 2).rounded()) }
        frame = CGRect(origin: origin, size: CGSize(width: width, height: height))
        recordingDot.frame = CGRect(x: margin, y: (height - 10) / 2, width: 10, height: 10)
        stateLabel.frame = CGRect(x: labelX, y: 0, width: stateWidth, height: height)
        timeLabel.frame = CGRect(x: width - margin - timeWidth, y: 0, width: timeWidth, height: height)
    }
}

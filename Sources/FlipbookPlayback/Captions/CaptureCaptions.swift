import CoreGraphics
import Stage
import UIKit

/// The subtitles, the clicks and the keys in the image of a video.
final class CaptureCaptions {
    private let pressesView = PressesView()
    private let subtitleView = SubtitleView()
    private let style: CaptureComposition.Style

    /// Adds the views to a stage that is in front of the image.
    init(_ style: CaptureComposition.Style, in stage: Stage) {
        self.style = style
        if style.showsPresses { stage.window.addSubview(pressesView) }
        if style.showsSubtitles { stage.window.addSubview(subtitleView) }
    }

    /// Shows the captions of a take in an area of the image.
    ///
    /// - Parameter screenFrame: The part of the image that shows the take's screen. If it is nil, no rings are shown at clicks.
    func update(for take: Take, screenFrame: CGRect?, area: CGRect, imageSize: CGSize) {
        let size = area.size
        var area = area
        if style.showsSubtitles {
            subtitleView.update(take.captions.subtitle(at: take.frame), at: take.frame, in: area)
            // The key caps are above the subtitle.
            if !subtitleView.isHidden { area.size.height = max(subtitleView.frame.minY - area.minY, 1) }
        }
        guard style.showsPresses else { return }
        pressesView.frame = CGRect(origin: .zero, size: imageSize)
        let zoom = (screenFrame?.width ?? 0) / max(take.stage.size.width, 1)
        pressesView.update(take.presses, at: take.frame, in: area, size: size) { point in
            guard let screenFrame else { return CGPoint(x: -1000, y: -1000) }
            return CGPoint(x: screenFrame.minX + point.x * zoom, y: screenFrame.minY + point.y * zoom)
        }
    }
}

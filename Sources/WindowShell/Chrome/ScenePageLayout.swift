import CoreGraphics
import FlipbookPlayback
import Stage

/// The frames of the screens and of the captions on the page of a scene.
struct ScenePageLayout {
    /// The area of the captions: the title, the summary and the keys.
    enum CaptionArea: Equatable {
        /// A column at the left of the screen.
        case column(CGRect)
        /// A strip below the screen, for a wide screen.
        case strip(CGRect)
        /// There is no space for the captions.
        case hidden
    }

    /// The part of the page that is not covered by panels.
    var area: CGRect
    /// The size of the scene's screen in its points.
    var sceneSize: CGSize
    /// The size of the screen of take A, if there is a comparison.
    var sizeOfTakeA: CGSize?
    /// Whether take A is beside the scene.
    var isPair = false
    var hasPhone: Bool
    /// The width of the phone's frame around the screen, in the points of the scene.
    var bezelWidth = PhoneView.bezelWidth(nil)
    /// Whether the page shows only the scene.
    var showsSceneOnly: Bool
    /// Whether the captions may be shown.
    var allowsCaptions = true
    /// The number of pixels per point of the window.
    var scale: CGFloat
    var metrics: WindowMetrics

    /// The distance between two phones, in points.
    private static let gapOfPhones: CGFloat = 48
    /// The step of the zoom, in pixels per point of the scene.
    private static let zoomStep: CGFloat = 0.05

    /// The distance from the phone to the edges of the area.
    private var margin: CGFloat { showsSceneOnly ? (hasPhone || sizeOfTakeA != nil ? 16 : 0) : 24 }
    private var bezel: CGFloat { hasPhone ? bezelWidth * 2 : 0 }
    private var stripHeight: CGFloat { metrics.points(56) }

    /// The area of the captions.
    var captionArea: CaptionArea {
        guard !showsSceneOnly, allowsCaptions else { return .hidden }
        let left = area.minX + metrics.points(40)
        let width = phoneFrames(around: frames(in: area))[0].minX - metrics.points(32) - left
        if width >= metrics.points(200) {
            let height = area.height - metrics.points(40) * 2
            return .column(
                CGRect(x: left, y: area.minY + metrics.points(40), width: min(width.rounded(.down), metrics.points(360)), height: height))
        }
        guard sizeOfTakeA == nil, sceneSize.width > sceneSize.height, area.width >= metrics.points(640) else { return .hidden }
        return .strip(
            CGRect(
                x: left, y: area.maxY - metrics.points(12) - stripHeight, width: area.width - metrics.points(40) * 2, height: stripHeight))
    }

    /// The frames of take A, if there is a comparison, and of the scene: as large as fits, with their origins on whole pixels.
    var screenFrames: [CGRect] {
        guard case .strip = captionArea else { return frames(in: area) }
        var rest = area
        rest.size.height -= stripHeight + metrics.points(12) - 8
        return frames(in: rest)
    }

    /// The frames of the phones around `screenFrames`. Without phones, they are the frames of the screens.
    var phoneFrames: [CGRect] { phoneFrames(around: screenFrames) }

    /// The size of the area that the phones need, with the margins.
    var neededSize: CGSize {
        let frame = phoneFrames.reduce(CGRect.null) { $0.union($1) }
        return CGSize(width: frame.width + margin * 2, height: frame.height + margin * 2)
    }

    /// Returns the frames of the phones. The screens of take A and of the scene can have different sizes in their points, so each has a
    /// zoom of its own.
    private func phoneFrames(around frames: [CGRect]) -> [CGRect] {
        let sizes = sizeOfTakeA.map { [$0, sceneSize] } ?? [sceneSize]
        return zip(frames, sizes).map { frame, size in
            let width = bezel / 2 * frame.width / max(size.width, 1)
            return frame.insetBy(dx: -width, dy: -width)
        }
    }

    /// Returns the frames of the screens in an area.
    private func frames(in area: CGRect) -> [CGRect] {
        let count: CGFloat = isPair ? 2 : 1
        let sizeOfTakeA = sizeOfTakeA ?? sceneSize
        let cell = CGSize(width: max(sceneSize.width, sizeOfTakeA.width), height: max(sceneSize.height, sizeOfTakeA.height))
        let zoom = zoom(of: cell, count: count, in: area)
        func frame(_ size: CGSize, centeredAt x: CGFloat) -> CGRect {
            // Screens of different sizes are scaled to fit into the same cell, so that the width or the height is equal to that of the
            // cell.
            let fitting = self.sizeOfTakeA == nil ? 1 : min(cell.width / max(size.width, 1), cell.height / max(size.height, 1))
            let fitted = CGSize(width: size.width * zoom * fitting, height: size.height * zoom * fitting)
            return CGRect(
                x: roundedToPixel(x - fitted.width / 2), y: roundedToPixel(area.midY - fitted.height / 2), width: fitted.width,
                height: fitted.height)
        }
        guard self.sizeOfTakeA != nil else { return [frame(sceneSize, centeredAt: area.midX)] }
        guard isPair else { return [frame(sizeOfTakeA, centeredAt: area.midX), frame(sceneSize, centeredAt: area.midX)] }
        let width = (cell.width + bezel) * zoom
        let gap = min((area.width - width * 2) / 3, max(margin, Self.gapOfPhones))
        let offset = (width + gap) / 2
        return [frame(sizeOfTakeA, centeredAt: area.midX - offset), frame(sceneSize, centeredAt: area.midX + offset)]
    }

    private func roundedToPixel(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }

    /// Returns the number of window points per point of the scene: the largest multiple of `zoomStep` pixels at which all phones fit.
    private func zoom(of cell: CGSize, count: CGFloat, in area: CGRect) -> CGFloat {
        // The captions of a comparison need additional space only if the margin is small.
        let captionHeight = sizeOfTakeA == nil ? 0 : max(36 - margin, 0) * 2
        let largest = min(
            (area.width - margin * (count + 1)) / ((cell.width + bezel) * count),
            (area.height - margin * 2 - captionHeight) / (cell.height + bezel))
        // In a window with only the scene and without the phone, the scene fills the window.
        if showsSceneOnly, !hasPhone { return max(largest, 0.05) }
        let step = Self.zoomStep
        return max((largest * scale / step + 1e-9).rounded(.down) * step, step) / scale
    }
}

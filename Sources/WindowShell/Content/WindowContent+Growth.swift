import CoreGraphics
import UIKit

/// The sizes of a window that has grown for its panels, in points.
struct WindowGrowth: Equatable {
    /// The size before the first panel opened.
    var original: CGSize
    /// The size with the panels.
    var grown: CGSize
}

extension WindowGrowth: Codable {
    init(from decoder: any Decoder) throws {
        let numbers = try [Double](from: decoder)
        guard numbers.count == 4 else {
            throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "four numbers are needed"))
        }
        self.init(original: CGSize(width: numbers[0], height: numbers[1]), grown: CGSize(width: numbers[2], height: numbers[3]))
    }

    func encode(to encoder: any Encoder) throws {
        try [original.width, original.height, grown.width, grown.height].map(Double.init).encode(to: encoder)
    }
}

/// The window of a single scene has the size of the scene. It grows when a panel opens, so that the scene and the panel can be read.
extension WindowContent {
    /// Shows a panel at an edge of the page, or hides the panel at this edge if `view` is nil.
    func setPanel(_ view: UIView?, at edge: EdgePanels.Edge) {
        let hadPanels = windowChrome.scenePage.hasPanels
        windowChrome.backStage.perform { windowChrome.scenePage.setPanel(view, at: edge) }
        guard isSingleScene else { return }
        if settings.isFullscreen {
            hadPanelsBeforeFullscreen = hadPanelsBeforeFullscreen ?? hadPanels
        } else {
            fitWindow(hadPanels: hadPanels)
        }
    }

    /// Adapts the size of the window to panels that have opened or closed in full screen, when full screen has ended.
    func fitWindowAfterFullscreen() {
        guard let hadPanels = hadPanelsBeforeFullscreen, !settings.isFullscreen else { return }
        hadPanelsBeforeFullscreen = nil
        fitWindow(hadPanels: hadPanels)
    }

    /// Requests the size that the current panels need.
    ///
    /// - Parameter hadPanels: Whether there were panels when the window got its size.
    private func fitWindow(hadPanels: Bool) {
        let size = requestedSize ?? windowChrome.backStage.size
        guard let growth else {
            // If the user has changed the size of a window with panels, this size is kept.
            return hadPanels ? () : fitWindow(of: size, original: size)
        }
        if Self.isEqual(size, growth.grown) { fitWindow(of: size, original: growth.original) } else { self.growth = nil }
    }

    /// Adapts the size of a window that has grown for its panels to a rotation of the scene. Returns false if the window has not grown.
    package func rotateGrownWindow(isLandscape: Bool) -> Bool {
        guard let growth else { return false }
        let (size, original) = (requestedSize ?? windowChrome.backStage.size, growth.original)
        guard Self.isEqual(size, growth.grown), (original.width > original.height) != isLandscape else { return true }
        fitWindow(of: size, original: CGSize(width: original.height, height: original.width))
        return true
    }

    /// Requests the size that the current panels need in a window that had the size `original` without panels, and has `size` now.
    private func fitWindow(of size: CGSize, original: CGSize) {
        let page = windowChrome.scenePage
        var target = original
        if page.hasPanels {
            let needed = windowChrome.backStage.perform { page.sizeWithPanels(insteadOf: original) }
            let largest = options.largestSize ?? original
            target = CGSize(
                width: max(original.width, min(needed.width, largest.width)),
                height: max(original.height, min(needed.height, largest.height)))
        }
        growth = page.hasPanels ? WindowGrowth(original: original, grown: target) : nil
        if !Self.isEqual(size, target) { requestedSize = target }
    }

    /// Returns whether two sizes differ by less than a point. A window has a whole number of pixels.
    private static func isEqual(_ a: CGSize, _ b: CGSize) -> Bool { abs(a.width - b.width) < 1 && abs(a.height - b.height) < 1 }
}

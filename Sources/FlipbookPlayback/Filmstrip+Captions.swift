import CoreGraphics
import Stage
import UIKit

extension Filmstrip {
    /// Returns a frame with a line below it that states its time. The line has the color of the gaps between the frames.
    ///
    /// - Parameters:
    ///   - time: The time of the frame in seconds.
    ///   - scale: The number of pixels per point.
    package static func captioned(_ frame: Bitmap, time: Double, scale: CGFloat) -> Bitmap {
        let size = CGSize(width: CGFloat(frame.width) / scale, height: ComparisonCaption.height)
        let stage = Stage(size: size, scale: scale)
        stage.perform {
            stage.window.backgroundColor = Theme.backgroundColor
            let caption = ComparisonCaption()
            stage.window.addSubview(caption)
            caption.show(.time(time), at: CGPoint(x: size.width / 2, y: size.height / 2), maximumWidth: size.width)
        }
        let line = stage.render()
        return Bitmap(width: frame.width, height: frame.height + line.height, words: frame.words + line.words)
    }
}

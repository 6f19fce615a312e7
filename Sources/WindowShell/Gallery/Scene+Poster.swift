import CoreGraphics
import FlipbookPlayback
import Stage
import UIKit

extension Scene {
    /// The time in seconds of the poster frame if the tour does not select one.
    private static let defaultPosterTime = 0.8
    /// The time in seconds after which a tour that has not reached its poster frame is stopped.
    private static let maximumTourTime = 60.0

    /// Returns the scene's image for the gallery, and a warning if the tour cannot be read or fails.
    ///
    /// The image is the poster frame of the tour. If the tour fails, the image is the last reached frame. If there is no tour, or if the
    /// tour does not select a poster frame, the image is the frame at the default time.
    ///
    /// - Parameter pixelWidth: The width of the image in pixels.
    func poster(pixelWidth: CGFloat) -> (image: UIImage, warning: String?) {
        let stage = makeStage(scale: pixelWidth / size.width, framesPerSecond: WindowContent.standardFrameRate)
        var warning: String?
        func runTour(_ tour: Script?) throws {
            let take = try Take(script: tour) { stage }
            while take.posterFrame == nil {
                let isFinished =
                    tour == nil ? stage.time >= Self.defaultPosterTime : take.isScriptFinished || stage.time > Self.maximumTourTime
                guard !isFinished else { break }
                try take.advance()
            }
        }
        var script: Script?
        do { script = try self.script() } catch { warning = (error as? ScriptError)?.summary ?? "\(error)" }
        do { try runTour(script?.hasPoster == true ? script : nil) } catch { warning = "\(error)" }
        return (UIImage(cgImage: CGImage(stage.render())), warning)
    }
}

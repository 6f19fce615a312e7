import CoreGraphics
import Stage

/// What a test asks.
extension Presentation {
    package var sceneOnShow: String? { isInGallery ? nil : playback?.exhibit.name }
    /// The scene's own pixels.
    package var scenePicture: Bitmap? { playback?.stage.render() }
    package var sceneTime: Double? { playback?.stage.time }
    package var isScriptOver: Bool { playback?.take.isScriptOver ?? true }
}

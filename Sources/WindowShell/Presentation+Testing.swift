import CoreGraphics
import Stage

/// Properties for tests.
extension Presentation {
    /// The name of the open scene. Nil in the gallery.
    package var currentSceneName: String? { isInGallery ? nil : playback?.scene.name }
    /// The rendered pixels of the scene, without the window's own views.
    package var sceneImage: Bitmap? { playback?.stage.render() }
    /// The time of the scene, in seconds.
    package var sceneTime: Double? { playback?.stage.time }
    /// Whether the script has ended, or there is none.
    package var isScriptFinished: Bool { playback?.take.isScriptFinished ?? true }
}

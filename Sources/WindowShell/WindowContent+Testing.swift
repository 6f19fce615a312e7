import CoreGraphics
import Stage

/// Properties that only tests use.
extension WindowContent {
    /// The name of the open scene, or nil in the gallery.
    package var currentSceneName: String? { isInGallery ? nil : playback?.scene.name }
    /// An image of the scene without the window's own views, or nil if no scene is open.
    package var sceneImage: Bitmap? { playback?.stage.render() }
    /// The time of the scene in seconds, or nil if no scene is open.
    package var sceneTime: Double? { playback?.stage.time }
    /// Whether the script has ended. It is true if there is no script.
    package var isScriptFinished: Bool { playback?.take.isScriptFinished ?? true }
}

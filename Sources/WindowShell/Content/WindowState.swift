import FlipbookPlayback
import Foundation

/// The state of a window: the scene, its inputs and its frame. A newer version of the program can continue from it.
struct WindowState: Equatable, Codable {
    /// The name of the open scene, or of the selected scene of the gallery.
    var scene: String
    var isInGallery: Bool
    /// The factor by which time is slowed down.
    var slowness: Int
    var isPaused: Bool
    /// Whether the tour of the scene is played.
    var playsTour: Bool
    /// The inputs of the take, or nil in the gallery.
    var log: TakeLog?
    var hasPhone: Bool
    var isFullscreen: Bool
    /// Whether frames and constraints are drawn over the scene.
    var showsLayout: Bool
    var showsTouches: Bool
    /// Whether the frame statistics are shown, or nil for the default of the scene.
    var frameStatisticsChoice: Bool?
    /// The name of the device on which the scene is shown, or nil for a device without a name.
    var device: String?
    /// The number of frames per second, or nil for the standard frame rate.
    var frameRate: Int?
    /// Take A of a comparison, or nil.
    var videoOfTakeA: VideoOfTakeA?
    /// The open panels and overlays, or nil if there are none.
    var panels: PanelState?
}

extension WindowContent {
    /// The current state.
    var state: WindowState {
        // The state is kept, because a later version may be able to restore it completely.
        if let unrestoredState { return unrestoredState }
        return WindowState(
            scene: scenes[currentIndex].name, isInGallery: isInGallery, slowness: slowness, isPaused: playback?.isPaused ?? false,
            playsTour: playback?.playsTour ?? false, log: isInGallery ? nil : playback?.take.log,
            hasPhone: settings.hasPhone, isFullscreen: settings.isFullscreen, showsLayout: playback?.showsLayout ?? false,
            showsTouches: settings.showsTouches, frameStatisticsChoice: frameStatisticsChoice,
            device: scenes[currentIndex].device.name, frameRate: framesPerSecond == Self.standardFrameRate ? nil : framesPerSecond,
            videoOfTakeA: isInGallery ? nil : comparison?.videoState ?? pendingVideo?.video, panels: isInGallery ? nil : panels)
    }

    /// Restores the state of an earlier version of the program, and shows a message: that the program was reloaded, or why this version
    /// cannot restore the state completely.
    func restore(_ state: WindowState) {
        showsKeyHint = false
        windowChrome.hideKeyHint()
        slowness = state.slowness
        frameStatisticsChoice = state.frameStatisticsChoice
        (settings.hasPhone, settings.showsTouches) = (state.hasPhone, state.showsTouches)
        settings.isFullscreen = state.isFullscreen
        if let rate = state.frameRate, rate > 0 { setFrameRate(rate) }
        defer { if playback?.take.log != state.log, !state.isInGallery { unrestoredState = state } }
        guard let index = scenes.firstIndex(where: { $0.name == state.scene }) else {
            return showMessage("There is no scene \(state.scene) any more")
        }
        if let device = state.device.flatMap({ Device.model(named: $0) }) {
            scenes[index] = scenes[index].with(device)
        }
        if state.isInGallery, !isSingleScene {
            windowChrome.select(index)
            return showMessage(Self.reloadMessage)
        }
        var script = isSingleScene ? options.script : nil
        var problem: String?
        if state.playsTour {
            do { script = try scenes[index].script() } catch { problem = "\(error)" }
        }
        let earlierPlayback = playback
        openScene(at: index, script: script, repeating: state.log)
        // If the scene cannot be opened, `openScene` has shown the error.
        guard playback !== earlierPlayback else { return }
        playback?.isPaused = state.isPaused
        playback?.playsTour = state.playsTour
        playback?.showsLayout = state.showsLayout
        // If a finger is down in the log, the next release of the mouse button lifts it.
        pointer.isDown = !(playback?.take.fingers.isEmpty ?? true)
        if let panels = state.panels, let playback { restore(panels, for: playback) }
        if let video = state.videoOfTakeA { restore(video) }
        windowChrome.finishAnimations()
        if let warning = playback?.removeWarning() { problem = "The inputs no longer fit: \(warning)" }
        showMessage(problem ?? Self.reloadMessage)
    }

    private static let reloadMessage = "Reloaded"
}

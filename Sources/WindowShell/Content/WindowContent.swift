import CoreGraphics
import FlipbookImages
import FlipbookPlayback
import Foundation
import Stage
import UIKit

/// The content of the window and its reactions to input.
///
/// It does not access the window or the wall clock. The caller advances the content by frames and passes inputs, so tests need no window.
package final class WindowContent {
    /// The options of the content.
    package struct Options {
        /// The title of the program.
        package var title = "Flipbook"
        /// The factor by which time is slowed down.
        package var slowness = 1
        /// The script that is played if there is a single scene.
        package var script: Script?
        /// Whether the subtitles of scripts are hidden.
        package var hidesSubtitles = false
        /// The initial settings.
        package var settings = Settings()
        /// The path to which the settings are saved after each change, or nil if they are not saved.
        package var settingsPath: String?
        /// The folders for screenshots, recordings and scripts.
        package var folders = UserFolders()
        /// A single folder for screenshots, recordings and scripts.
        package var folder: String {
            get { folders.pictures }
            set { folders = UserFolders(all: newValue) }
        }
        /// The folder for the snapshots of the script.
        package var snapshotFolder = SnapshotFolder()
        /// Starts a process that makes a recording. Nil if recordings are not possible.
        package var startVideoProcess: ((CaptureStore.RecordingRequest) throws -> Process)?
        /// Starts a process that shows the package in a folder. Nil if packages cannot be opened.
        package var openPackage: ((String) throws -> Process)?
        /// The command line that starts a talk. A message contains it if the user requests notes without a talk.
        package var talkCommand = "flipbook talk FILE"
        /// The talk, or nil. The window shows the scenes of the talk.
        package var talk: Talk?
        /// Returns a path for the video of take A. Nil if no newer version can replace the program.
        package var makePathOfVideo: (() -> String)?
        /// The largest size of the window in points, or nil if a window with a single scene does not grow for its panels.
        package var largestSize: CGSize?
        /// Whether the hint with the key of the help is shown for some seconds when a scene is opened.
        package var showsKeyHint = false

        package init() {}
    }

    /// The default frame rate of the window and of scenes, in frames per second.
    package nonisolated static let standardFrameRate = 60

    /// The number of frames per second of the window and of the open scene.
    package internal(set) var framesPerSecond = WindowContent.standardFrameRate
    /// The refresh rate of the display in frames per second, or nil if it is not known.
    package var displayRefreshRate: Int?
    /// The frame rates in the device menu: the frame rates of iPhones, and the refresh rate of the display.
    var frameRates: [Int] { Set([60, 120] + (displayRefreshRate.map { [$0] } ?? [])).sorted() }

    var scenes: [Scene]
    /// The devices for which the scenes are designed.
    let ownDevices: [Device]
    let windowChrome: WindowChrome
    /// Whether there is a single scene and no gallery.
    let isSingleScene: Bool
    let captureStore: CaptureStore
    let options: Options
    /// The settings. They are saved after each change.
    package var settings: Settings {
        didSet {
            guard settings != oldValue else { return }
            windowChrome.scenePage.hasPhone = settings.hasPhone
            if settings.hasDarkBackdrop != oldValue.hasDarkBackdrop { windowChrome.setBackdrop(isDark: settings.hasDarkBackdrop) }
            if let path = options.settingsPath { settingsToSave.save(to: path) }
        }
    }
    /// The settings to be saved. For a window with a single scene, they contain the gallery's unchanged settings for the phone, full screen
    /// and the backdrop.
    private var settingsToSave: Settings {
        var saved = settings
        if let path = options.settingsPath { saved.readPackages(from: path) }
        guard isSingleScene else { return saved }
        (saved.hasPhone, saved.isFullscreen) = (options.settings.hasPhone, options.settings.isFullscreen)
        saved.hasDarkBackdrop = options.settings.hasDarkBackdrop
        return saved
    }
    /// The state of an earlier version of the program that this version could not restore completely. The next input of the user sets it to
    /// nil.
    var unrestoredState: WindowState?
    /// The open scene, or nil in the gallery.
    var playback: Playback?
    /// The index of the open scene. In the gallery, it is the index of the scene that was open last.
    var currentIndex: Int
    /// Whether the hint with the key of the help is shown when a scene is opened. False in a newer version of a program, because the user has
    /// seen the hint.
    var showsKeyHint: Bool
    /// Whether the window has to close.
    package var isQuitRequested = false
    /// Whether the window has to move to the next display.
    package var isNextDisplayRequested = false
    /// The size in points that the window has to get because panels have opened or closed, or nil. The window loop sets it to nil.
    package var requestedSize: CGSize?
    /// The sizes of the window if it has grown for its panels, or nil.
    var growth: WindowGrowth?
    /// Whether there were panels before the first panel opened or closed in full screen, or nil if none has.
    var hadPanelsBeforeFullscreen: Bool?
    /// The factor by which time is slowed down in the scenes that are opened.
    var slowness: Int
    /// Whether the gallery is shown.
    var isInGallery: Bool
    /// The number of frames since the demo has begun to wait for the next scene, or nil if the demo is not running. The wait begins when
    /// the tour has ended and the scene is idle, or when a scene without a tour is opened.
    var demoIdleFrames: Int?
    var pointer = PointerState()
    /// Plays tours in the cards of the gallery.
    let thumbnailPlayer = ThumbnailPlayer()
    /// The running processes that show packages.
    var packageProcesses: [(process: Process, package: UserPackage)] = []
    /// The comparison with a take A, or nil.
    var comparison: TakeComparison?
    /// The video of take A of an earlier version of the program, while it is not complete, and the frame in which it was requested.
    var pendingVideo: (video: VideoOfTakeA, frame: Int)?
    /// The videos of take A that will be removed when their processes have ended.
    var abandonedVideos: [(path: String, process: Process?)] = []
    let inspector = WindowInspector()
    /// The timeline panel, or nil if it is closed.
    var timelinePanel: TimelinePanel?
    /// The graph panel, or nil if it is closed.
    var graphPanel: GraphPanel?
    /// The keys that typed a character since the last frame. They are released in the next frame.
    var pressedTextKeys: [KeyStroke] = []
    var keyState = KeyState()
    /// The state before the screen became black, or nil.
    var blank: Blank?
    /// The page from which the demo was started, or nil if the demo is not running.
    var demoStart: DemoStart?
    /// The number of frames after which the scene is paused again, while a paused scene shows a rotation. Otherwise nil.
    var framesUntilPause: Int?
    /// Whether an input method has composed a text that is not committed yet.
    var hasComposition = false
    /// The overlays of the open scene.
    let overlays = WindowOverlays()
    /// The last position of the mouse while it turns the exploded view, or nil.
    var explodedDragPoint: CGPoint?
    /// The frame statistics of the open scene.
    var frameStatistics = FrameStatistics()
    /// Whether a command has shown (true) or hidden (false) the frame statistics, or nil for the default of the scene.
    var frameStatisticsChoice: Bool?
    /// The first frame of the current recording, or nil if no recording is running.
    var recordingStart: Int?
    /// The running processes that make recordings, with the paths of the videos.
    var videoProcesses: [(process: Process, path: String)] = []
    /// A text that the window loop has to put on the clipboard of the system, or nil.
    package var textToCopy: String?
    /// The text on the pasteboard if it was copied in another program, otherwise nil.
    package var pastedText: String?
    /// The talk, or nil.
    let talk: TalkSession?
    /// The last message that was shown.
    package private(set) var lastMessage: String?
    /// Whether the user prefers less motion: by the option of the program, or by a setting of the desktop. Scenes that are opened later have
    /// this setting.
    package var prefersReducedMotion = false { didSet { updateReducedMotion() } }
    /// The number of frames since the start.
    private var frameCount = 0

    /// Creates the content of a window.
    ///
    /// - Parameters:
    ///   - scenes: The scenes of the gallery.
    ///   - onlyScene: The index of a single scene to be shown without the gallery, or nil.
    ///   - size: The size of the window in points.
    ///   - scale: The number of pixels per point.
    package init(_ scenes: [Scene], onlyScene: Int? = nil, size: CGSize, scale: CGFloat, _ options: Options = Options()) throws {
        self.scenes = scenes
        ownDevices = scenes.map(\.device)
        self.options = options
        settings = options.settings
        isSingleScene = onlyScene != nil
        slowness = options.slowness
        showsKeyHint = options.showsKeyHint
        captureStore = CaptureStore(folders: options.folders)
        talk = options.talk.map { TalkSession($0) }
        currentIndex = onlyScene ?? options.settings.scene.flatMap { name in scenes.firstIndex { $0.name == name } } ?? 0
        isInGallery = onlyScene == nil
        windowChrome = WindowChrome(
            scenes, title: options.title, selection: currentIndex, isSingleScene: isSingleScene, size: size, scale: scale)
        // A window of the scene's size has no space for the phone, so the phone is initially hidden. A command can show it. The backdrop of
        // such a window is dark, as around a video.
        if isSingleScene { (settings.hasPhone, settings.hasDarkBackdrop) = (false, true) }
        windowChrome.scenePage.hasPhone = settings.hasPhone
        windowChrome.setBackdrop(isDark: settings.hasDarkBackdrop)
        prefersReducedMotion = !scenes.isEmpty && scenes.allSatisfy { $0.settings.reducesMotion }
        updateReducedMotion()
        updateGalleryTiles()
        if let onlyScene { openScene(at: onlyScene, script: options.script) }
        if talk != nil { startTalk() }
    }

    /// Adapts the content to a new size of the window.
    package func resize(to size: CGSize, scale: CGFloat) {
        thumbnailPlayer.stop()
        windowChrome.resize(to: size, scale: scale)
        fitWindowAfterFullscreen()
    }

    /// The number of the current frame.
    package var frame: Int { frameCount }

    /// The title of the window. The title contains only ASCII characters, because without a locale, some window managers show no other
    /// characters.
    package var title: String {
        if talk?.isAtEnd == true { return "\(options.title): End of talk" }
        return playback == nil ? options.title : "\(options.title): \(scenes[currentIndex].title)"
    }

    /// Whether the single scene is wider than it is high, or nil in a window with a gallery.
    package var isLandscape: Bool? { isSingleScene ? playback.map { $0.stage.size.width > $0.stage.size.height } : nil }

    // MARK: - Time

    /// The number of frames until the content has work to do or looks different, or nil if it changes only after an input.
    package var framesUntilChange: Int? {
        if !pressedTextKeys.isEmpty || framesUntilPause != nil || overlays.isMoving
            || (demoIdleFrames != nil && playback?.isPaused == false)
        {
            return 1
        }
        // The playhead moves in each frame.
        if timelinePanel != nil || graphPanel != nil, playback?.isPaused == false, !isInGallery { return 1 }
        if graphPanel?.isReading == true { return 1 }
        let isWaiting = !videoProcesses.isEmpty || pendingVideo != nil || !abandonedVideos.isEmpty || !packageProcesses.isEmpty
        let videoCheck = isWaiting ? 15 : nil
        return [
            windowChrome.framesUntilChange, playback?.framesUntilChange, framesUntilRecordingTimeChange, videoCheck,
            framesUntilInspectorChange, framesUntilComparisonChange, thumbnailPlayer.framesUntilChange,
            presenter.framesUntilChange, framesUntilSubtitleChange,
        ]
        .compactMap(\.self).min()
    }

    /// Advances by a number of frames.
    package func advance(frames count: Int) {
        for _ in 0..<count { advance() }
    }

    /// Advances the scene by frames in which it does not change. The views of the window are not advanced, because they do not change in
    /// these frames either.
    func advanceWithoutChange(frames count: Int) {
        frameCount += count
        guard let playback, !playback.isPaused, !isInGallery else { return }
        for _ in 0..<count { playback.advance() }
    }

    /// Advances the window and the scene by a frame.
    private func advance() {
        frameCount += 1
        updateReducedMotion()
        windowChrome.advance()
        overlays.advance()
        windowChrome.frontStage.perform { presenter.advance(frame: frameCount) }
        playback?.continueSeeking()
        if let playback, !playback.isPaused {
            graphPanel?.record(playback.take)
            playback.advance()
            for stroke in pressedTextKeys { playback.performLiveInput(.keyUp(stroke)) }
            overlays.record(playback.take)
            pauseAfterRotation(playback)
        }
        pressedTextKeys = []
        if let warning = playback?.removeWarning() ?? comparison?.takeA.removeWarning() { showMessage(warning) }
        videoProcesses.removeAll { video in
            guard !video.process.isRunning else { return false }
            showMessage(
                video.process.terminationStatus == 0
                    ? "Saved \(options.folders.displayed(video.path)) and its script, \(FilePath.baseName(video.path)).script"
                    : "Cannot record \(options.folders.displayed(video.path)): see the error in the terminal")
            return true
        }
        thumbnailPlayer.advance()
        removeEndedPackageProcesses()
        removeAbandonedVideos()
        openPendingVideo()
        advanceDemo()
        if talk?.showsNotes == true { updateNotes() }
    }

    /// Shows a message for a few seconds.
    func showMessage(_ message: String) {
        lastMessage = message
        windowChrome.showMessage(message)
    }

    /// Shows an error for a few seconds. If a script has several mistakes, the message contains the first mistake and the number of the
    /// other mistakes.
    func showError(_ error: any Error) { showMessage((error as? ScriptError)?.summary ?? "\(error)") }

    /// Applies the user's preference and the setting of the open scene to the window's own views.
    func updateReducedMotion() {
        windowChrome.reducesMotion = prefersReducedMotion || (!isInGallery && playback?.stage.reducesMotion == true)
        overlays.reducesMotion = windowChrome.reducesMotion
    }

    // MARK: - Painting

    /// Paints the current frame. Returns the regions that may have changed.
    package func paint(_ collage: Collage) -> [WindowRegion] {
        var inset = playback.map { windowChrome.inset(for: $0.stage) }
        updateInspector()
        inset?.list = playback?.shownList
        let zoom = inset.map { $0.frame.width / $0.size.width } ?? 1
        let list = listWithInspectorOutlines(inset?.list, zoom: zoom)
        inset?.list = list
        updateTimeline()
        updateGraph()
        updatePresenter()
        windowChrome.showTouches(
            of: playback?.take, at: presenter.zoom.windowRect(of: inset?.frame ?? .zero), all: settings.showsTouches || isInDemo)
        let frameOfA = comparison == nil ? nil : windowChrome.backStage.perform { windowChrome.scenePage.frameOfTakeA }
        windowChrome.showStatus(playback.flatMap(status), beside: (inset?.frame ?? .null).union(frameOfA ?? .null))
        let shown = inset.flatMap { inset in playback.map { compared(overlaid(inset, $0), $0) } }
        let changed = collage.paint(
            windowChrome.backStage, (shown?.insets ?? []) + [thumbnailInset].compactMap(\.self), overlay: shown?.exploded,
            zoom: presenter.zoom.transform,
            front: windowChrome.frontStage)
        return changed.map { WindowRegion(x: $0.x0, y: $0.y0, width: $0.width, height: $0.height) }
    }

    /// Returns the status to be shown for a scene.
    private func status(_ playback: Playback) -> HUDViewController.Status? {
        guard !isInGallery else { return nil }
        return HUDViewController.Status(
            slowness: playback.loop?.slowness ?? playback.stage.slowness, isPaused: playback.isPaused, recordingTime: recordingTime,
            isPlayingTour: talk == nil && !playback.take.isScriptFinished,
            frame: playback.displayedFrame, time: playback.displayedTime, frameStatistics: shownFrameStatistics)
    }
}

import FlipbookPlayback
import Stage
import UIKit

/// The overlay over the window's content: touch indicators, the status, short messages, and the help. Recordings do not contain it.
final class HUDViewController: UIViewController {
    private let touchIndicators = TouchIndicators()
    private let statusView = StatusCapsuleView()
    private let toastView = ToastView()
    private let helpView = HelpView()
    private let deviceMenu = DeviceMenuView()
    private let keyHint = KeyHintView()
    private let blankView = UIView()
    /// The laser pointer, the spotlight, the magnification, and the clicks and keys.
    let presenter = PresenterTools()
    /// The number of messages shown so far.
    private var messageCount = 0

    /// Returns the time in seconds for which a message is visible. A long message, such as a message with a path, is visible longer.
    private static func duration(of message: String) -> Double { message.count > 32 ? 4 : 2.5 }

    // Without this override, a small window with a single scene would show a second status bar over the status bar of the scene.
    override var prefersStatusBarHidden: Bool { true }

    override func viewDidLoad() {
        super.viewDidLoad()
        let parts: [UIView] = [
            touchIndicators, presenter.spotlight, presenter.selectionView, keyHint, statusView, presenter.subtitleView, helpView,
            deviceMenu, presenter.pressesView, blankView,
            // The message is above the black cover, because the key Q also shows a message while the window is black.
            toastView, presenter.laser,
        ]
        for part in parts { view.addSubview(part) }
        helpView.alpha = 0
        deviceMenu.alpha = 0
        toastView.alpha = 0
        keyHint.alpha = 0
        blankView.backgroundColor = .black
        blankView.alpha = 0
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        touchIndicators.frame = view.bounds
        helpView.frame = view.bounds
        deviceMenu.frame = view.bounds
        blankView.frame = view.bounds
        presenter.layout(in: view.bounds)
        layoutCapsules()
    }

    /// The part of the window without panels, for the status and messages. Nil for the whole window.
    var freeArea: CGRect? { didSet { if freeArea != oldValue { layoutCapsules() } } }

    /// The part of the window at the bottom of which subtitles are shown.
    var areaOfSubtitles: CGRect { freeArea ?? view.bounds }

    /// The part of the window in which the key caps are shown: above the subtitle, and above the status if the status is at the lower left.
    var areaOfKeyCaps: CGRect {
        var area = freeArea ?? view.bounds
        var bottom = area.maxY
        if !presenter.subtitleView.isHidden { bottom = min(bottom, presenter.subtitleView.frame.minY) }
        let status = statusView.frame
        if !statusView.isHidden, status.minX < area.midX, status.midY > area.midY { bottom = min(bottom, status.minY) }
        area.size.height = max(bottom - area.minY, 0)
        return area
    }

    /// Sets the frames of the status and of the message.
    private func layoutCapsules() {
        let (area, metrics) = (freeArea ?? view.bounds, WindowMetrics(view.bounds.size))
        statusView.layout(in: area, scene: sceneFrame, phones: phonesFrame, captionStrip: captionStrip, metrics: metrics)
        let lowerView: UIView = presenter.subtitleView.isHidden ? statusView : presenter.subtitleView
        let lowerFrame = lowerView.isHidden ? nil : lowerView.frame
        toastView.layout(in: area, beside: phonesFrame, captionStrip: captionStrip, above: lowerFrame, metrics: metrics)
        keyHint.layout(in: area, metrics: metrics)
    }

    // MARK: - Status

    /// The speed and state of the scene, as shown in the status view.
    struct Status: Equatable {
        /// The factor by which time is slowed down.
        var slowness = 1
        var isPaused = false
        /// The running time of the recording, or nil if no recording is running.
        var recordingTime: String?
        var isPlayingTour = false
        var frame = 0
        var time = 0.0
        /// The frame statistics, or nil if they are not shown.
        var frameStatistics: FrameStatistics.Texts?

        /// Whether the status is the default status, which is not shown.
        var isDefault: Bool { slowness == 1 && !isPaused && recordingTime == nil && !isPlayingTour && frameStatistics == nil }
    }

    /// The frame of the scene in the window.
    private var sceneFrame = CGRect.null
    /// The part of the window that the phones cover.
    private var phonesFrame = CGRect.null
    /// The frame of the captions below the scene, or null.
    private var captionStrip = CGRect.null

    /// Shows a status next to the scene. The status view is hidden if `new` is nil or the default status.
    func showStatus(_ new: Status?, beside newSceneFrame: CGRect, phones: CGRect, captionStrip newStrip: CGRect) {
        let hasMoved = newSceneFrame != self.sceneFrame || phones != phonesFrame || newStrip != captionStrip
        (sceneFrame, phonesFrame, captionStrip) = (newSceneFrame, phones, newStrip)
        if statusView.show(new.flatMap { $0.isDefault ? nil : $0 }) || hasMoved { layoutCapsules() }
    }

    /// Shows the touches of a scene. If `all` is false, only a touch on a view that reacts to force is shown.
    func showTouches(of take: Take?, at frame: CGRect, all: Bool) {
        touchIndicators.isHidden = take == nil
        if let take { touchIndicators.update(for: take, screenFrame: frame, includesAllFingers: all) }
    }

    // MARK: - Black screen and hint

    /// Covers the window with black, or removes the cover.
    func setBlank(_ isBlank: Bool) {
        UIView.animate(withDuration: 0.2, delay: 0, options: .beginFromCurrentState) { [self] in
            blankView.alpha = isBlank ? 1 : 0
            if isBlank { toastView.alpha = 0 }
        }
    }

    /// Whether the hint is visible or will be visible soon.
    private(set) var isKeyHintVisible = false
    /// The number of hints shown so far.
    private var keyHintCount = 0

    /// Shows the hint with the key of the help for some seconds. After the help was opened for the first time, the hint is not shown.
    func showKeyHint() {
        guard !wasHelpShown else { return }
        keyHintCount += 1
        isKeyHintVisible = true
        let number = keyHintCount
        UIView.animate(withDuration: 0.4, delay: 1, options: [], animations: { self.keyHint.alpha = 1 })
        DispatchQueue.main.asyncAfter(deadline: .now() + 6) { [weak self] in
            if let self, keyHintCount == number { hideKeyHint() }
        }
    }

    func hideKeyHint() {
        isKeyHintVisible = false
        UIView.animate(withDuration: 0.3, delay: 0, options: .beginFromCurrentState, animations: { self.keyHint.alpha = 0 })
    }

    // MARK: - Messages

    /// Shows a message for a few seconds.
    func showMessage(_ message: String) {
        messageCount += 1
        let messageNumber = messageCount
        toastView.text = message
        hideKeyHint()
        layoutCapsules()
        UIView.animate(withDuration: 0.2, delay: 0, options: [], animations: { self.toastView.alpha = 1 })
        DispatchQueue.main.asyncAfter(deadline: .now() + Self.duration(of: message)) { [weak self] in
            guard let self, messageCount == messageNumber else { return }
            UIView.animate(withDuration: 0.3, delay: 0, options: [], animations: { self.toastView.alpha = 0 })
        }
    }

    // MARK: - Help

    private(set) var isHelpVisible = false
    /// Whether the help was ever visible. In this case, the hint is not needed.
    private var wasHelpShown = false

    func setHelpVisible(_ isVisible: Bool) {
        guard isVisible != isHelpVisible else { return }
        isHelpVisible = isVisible
        wasHelpShown = true
        if isVisible { helpView.prepare() }
        UIView.animate(
            withDuration: 0.2, delay: 0, options: .beginFromCurrentState, animations: { self.helpView.alpha = isVisible ? 1 : 0 })
    }

    // MARK: - Devices

    private(set) var isDeviceMenuVisible = false
    /// The index of the selected row in the device menu.
    var selectedDeviceMenuRow: Int { deviceMenu.selection }
    /// The content of the device menu.
    var deviceMenuContent: DeviceMenu {
        get { deviceMenu.menu }
        set { deviceMenu.menu = newValue }
    }

    /// Shows the device menu with a selection, or hides it if `selection` is nil.
    func setDeviceMenu(selection: Int?) {
        if let selection { deviceMenu.selection = selection }
        guard isDeviceMenuVisible != (selection != nil) else { return }
        isDeviceMenuVisible = selection != nil
        let alpha: CGFloat = isDeviceMenuVisible ? 1 : 0
        UIView.animate(withDuration: 0.2, delay: 0, options: .beginFromCurrentState, animations: { self.deviceMenu.alpha = alpha })
    }

    /// Returns the center of a row of the device menu.
    func deviceMenuCenter(of index: Int) -> CGPoint { deviceMenu.rowCenter(index) }

    /// The frame of the message, for tests.
    var toastFrame: CGRect { toastView.frame }
    /// The frame of the status, or nil if it is hidden, for tests.
    var statusFrame: CGRect? { statusView.isHidden ? nil : statusView.frame }
    /// The help, for tests.
    var help: HelpView { helpView }

    /// Returns the index of the row of the device menu at a point, or nil.
    func deviceMenuRow(at point: CGPoint) -> Int? { deviceMenu.rowIndex(at: point) }
}

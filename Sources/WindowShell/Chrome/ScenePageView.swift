import FlipbookPlayback
import Stage
import UIKit

/// The page of a scene: the phone with the scene, and beside it the scene's title and summary.
final class ScenePageView: UIView {
    private let phoneView = PhoneView()
    /// A view without content that has the frame of the scene. During animations, its presentation layer has the current frame.
    private let sceneArea = UIView()
    /// The phone, the area and the captions of a comparison with a take A.
    private let phoneViewOfTakeA = PhoneView()
    private let areaOfTakeA = UIView()
    private let captions = [ComparisonCaption(), ComparisonCaption()]
    private var captionContents: [ComparisonCaption.Content] = [.takeA(), .takeB()]
    /// The texts beside the phone.
    let captionView = SceneCaptionView()

    /// The panels at the edges of the page. The scene is shown in the remaining area.
    private let panels = EdgePanels()
    /// The size of the scene's screen in its current orientation, in the scene's points.
    var sceneSize = CGSize(width: 375, height: 667) { didSet { if sceneSize != oldValue { setNeedsLayout() } } }
    /// The shape of the scene's screen, or nil for a phone with a home button.
    var sceneShape: ScreenShape? { didSet { if sceneShape != oldValue { setNeedsLayout() } } }
    /// Whether the scene is shown in a phone. `isPhoneVisible` can hide the phone.
    var hasPhone = true {
        didSet {
            updatePhones()
            setNeedsLayout()
        }
    }
    /// Whether the phone is visible, if `hasPhone` is true. The space around the scene remains if the phone is hidden. False also hides
    /// the captions of a comparison.
    var isPhoneVisible = true {
        didSet {
            updatePhones()
            setNeedsLayout()
        }
    }
    /// The mode of a comparison of two takes, or nil if only one take is shown.
    private(set) var comparisonMode: ComparisonMode?
    /// The size of the screen of take A, in its points.
    var sizeOfTakeA = CGSize.zero { didSet { if sizeOfTakeA != oldValue { setNeedsLayout() } } }
    /// The part of the page that is not covered by panels.
    var areaOfScene: CGRect { panels.remainingArea(of: bounds) }
    /// The number of pixels per point of the window.
    var scale: CGFloat = 1 { didSet { setNeedsLayout() } }
    /// Whether the page shows only the scene, without title, summary and back button.
    let showsSceneOnly: Bool
    /// The frame of a card's poster while the scene is animated from or to this frame, otherwise nil.
    private var cardFrame: CGRect?

    init(showsSceneOnly: Bool) {
        self.showsSceneOnly = showsSceneOnly
        super.init(frame: .zero)
        for view in [phoneViewOfTakeA, phoneView, areaOfTakeA, sceneArea] + captions { addSubview(view) }
        updatePhones()
        if !showsSceneOnly { insertSubview(captionView, at: 0) }
    }

    required init?(coder: NSCoder) { return nil }

    /// Shows or hides the phones and the captions.
    private func updatePhones() {
        phoneView.isHidden = !hasPhone || !isPhoneVisible
        phoneViewOfTakeA.isHidden = !hasPhone || !isPhoneVisible || comparisonMode == nil
        for caption in captions { caption.isHidden = comparisonMode == nil || !isPhoneVisible }
    }

    /// Sets the scene whose title and summary are shown.
    func setScene(_ scene: Scene) {
        sceneSize = scene.size
        captionView.setScene(scene)
        setNeedsLayout()
    }

    // MARK: - Frame of the scene

    /// The current frame of the scene in the window, also during animations.
    var sceneFrame: CGRect { currentFrame(of: sceneArea) }
    /// The current frame of take A in the window, also during animations.
    var frameOfTakeA: CGRect { currentFrame(of: areaOfTakeA) }

    private func currentFrame(of area: UIView) -> CGRect {
        layoutIfNeeded()
        let isMoving = !(area.layer.animationKeys() ?? []).isEmpty
        return (isMoving ? area.layer.presentation()?.frame : nil) ?? area.frame
    }

    /// The radius of the scene's corners in the window, in points.
    var sceneCornerRadius: CGFloat { hasPhone ? PhoneView.screenCornerRadius(sceneShape, zoom: sceneFrame.width / sceneSize.width) : 0 }

    /// The radius of the corners of take A in the window, in points.
    var cornerRadiusOfTakeA: CGFloat {
        hasPhone ? PhoneView.screenCornerRadius(sceneShape, zoom: frameOfTakeA.width / max(sizeOfTakeA.width, 1)) : 0
    }

    /// Shows two takes, or one take if `new` is nil. The phones move to their frames. The phone of A starts at the frame of the phone of B.
    func setComparison(_ new: ComparisonMode?, sizeOfTakeA newSize: CGSize) {
        let isNew = comparisonMode == nil
        comparisonMode = new
        if new != nil { sizeOfTakeA = newSize }
        UIView.performWithoutAnimation {
            if isNew {
                (areaOfTakeA.frame, phoneViewOfTakeA.alpha) = (sceneArea.frame, 1)
                fitKeptPhone(around: sceneArea.frame)
            }
            updatePhones()
        }
        animateLayout()
    }

    /// Shows captions below the phones: one caption for each phone, or one caption for both phones.
    func showCaptions(_ contents: [ComparisonCaption.Content]) {
        guard contents != captionContents else { return }
        captionContents = contents
        layoutCaptions()
    }

    /// Animates the scene from the frame of a card's poster to its own frame.
    func animateIn(from posterFrame: CGRect) {
        UIView.performWithoutAnimation {
            cardFrame = posterFrame
            layoutSubviews()
        }
        cardFrame = nil
        animateLayout()
    }

    /// Animates the scene to the frame of a card's poster.
    func animateOut(to posterFrame: CGRect) {
        cardFrame = posterFrame
        animateLayout()
    }

    /// Shows a view as a panel at an edge, or hides the panel at this edge if `panel` is nil. The panel moves in or out, and the scene
    /// moves to the remaining area.
    func setPanel(_ panel: UIView?, at edge: EdgePanels.Edge) {
        UIView.performWithoutAnimation { panels.set(panel, at: edge, in: self) }
        animateLayout { self.panels.removeHiddenPanels() }
    }

    /// Returns the panel at an edge, or nil if there is none.
    func panel(at edge: EdgePanels.Edge) -> UIView? { panels.panel(at: edge) }

    /// Whether the page has panels.
    var hasPanels: Bool { !panels.isEmpty }

    /// Returns the size of a page with the current panels, in which the scene is as large as in a page of `size` without panels.
    func sizeWithPanels(insteadOf size: CGSize) -> CGSize {
        var layout = pageLayout
        layout.area = CGRect(origin: .zero, size: size)
        return panels.sizeOfPage(around: layout.neededSize)
    }

    /// Animates the scene to its current target frame. With reduced motion, the frame changes immediately.
    func animateLayout(completion: @escaping () -> Void = {}) {
        func layout() {
            setNeedsLayout()
            layoutIfNeeded()
        }
        if UIAccessibility.isReduceMotionEnabled {
            UIView.performWithoutAnimation(layout)
            return completion()
        }
        UIView.animate(
            withDuration: 0.35, delay: 0, usingSpringWithDamping: 0.9, initialSpringVelocity: 0, options: .allowUserInteraction,
            animations: layout, completion: { _ in completion() })
    }

    // MARK: - Layout

    /// The layout of the screens and the captions without animations.
    var pageLayout: ScenePageLayout {
        ScenePageLayout(
            area: panels.remainingArea(of: bounds), sceneSize: sceneSize, sizeOfTakeA: comparisonMode == nil ? nil : sizeOfTakeA,
            isPair: comparisonMode == .side, hasPhone: hasPhone, bezelWidth: PhoneView.bezelWidth(sceneShape),
            showsSceneOnly: showsSceneOnly,
            allowsCaptions: isPhoneVisible, scale: scale,
            metrics: WindowMetrics(bounds.size))
    }

    /// Whether the captions show the keys.
    var namesKeys: Bool {
        guard !showsSceneOnly else { return false }
        layoutIfNeeded()
        return captionView.showsKeys
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        panels.layout(in: bounds)
        let layout = pageLayout
        let frames = layout.screenFrames
        let resting = frames[frames.count - 1]
        let target = cardFrame ?? resting
        sceneArea.frame = target
        phoneView.frame = bounds
        phoneView.fit(around: target, sceneShape, zoom: target.width / sceneSize.width, pixelSize: 1 / scale)
        if comparisonMode != nil {
            areaOfTakeA.frame = frames[0]
            fitKeptPhone(around: frames[0])
            phoneViewOfTakeA.alpha = comparisonMode == .side ? 1 : 0
            layoutCaptions()
        }
        guard !showsSceneOnly else { return }
        captionView.frame = bounds
        captionView.layout(
            at: layout.captionArea, corner: layout.area.origin, phone: phonesFrame(in: layout), metrics: layout.metrics)
    }

    /// The area of the page that the phones cover without animations. If no phone is visible, it is the area of the screens.
    var phonesFrame: CGRect { phonesFrame(in: pageLayout) }

    private func phonesFrame(in layout: ScenePageLayout) -> CGRect {
        (isPhoneVisible ? layout.phoneFrames : layout.screenFrames).reduce(.null) { $0.union($1) }
    }

    /// The frame of the captions below the screen, or null if the captions are not below the screen.
    var captionStripFrame: CGRect { if case .strip(let frame) = pageLayout.captionArea { frame } else { .null } }

    private func fitKeptPhone(around frame: CGRect) {
        phoneViewOfTakeA.frame = bounds
        phoneViewOfTakeA.fit(around: frame, sceneShape, zoom: frame.width / max(sizeOfTakeA.width, 1), pixelSize: 1 / scale)
    }

    /// Lays out the captions of a comparison below the phones.
    private func layoutCaptions() {
        let layout = pageLayout
        let isPair = comparisonMode == .side
        captions[0].alpha = isPair ? 1 : 0
        let contents: [ComparisonCaption.Content] = [.takeA(), isPair ? .takeB() : captionContents.last ?? .overlaid]
        for (index, (frame, phone)) in zip(layout.screenFrames, layout.phoneFrames).enumerated() {
            let y = phone.maxY + 4 + ComparisonCaption.height / 2
            captions[index].show(
                contents[index], at: CGPoint(x: frame.midX.rounded(), y: y.rounded()), maximumWidth: frame.width + 40,
                color: ChromeColor.secondaryText)
        }
    }

    /// Whether the button back to the gallery and the keys are shown.
    var showsControls: Bool {
        get { captionView.showsControls }
        set {
            captionView.showsControls = newValue
            setNeedsLayout()
        }
    }

    /// The frame of the button back to the gallery, or nil if it is hidden.
    var backButtonFrame: CGRect? {
        showsSceneOnly || captionView.backButton.isHidden ? nil : captionView.convert(captionView.backButton.frame, to: self)
    }
}

import FlipbookPlayback
import Stage
import UIKit

/// The page of a scene: the phone with the scene, and beside it the scene's title and summary.
final class ScenePageView: UIView {
    let backButton = Theme.capsule("Scenes", "Esc")
    private let phoneView = PhoneView()
    /// A view without content that has the frame of the scene. Its presentation layer has the current frame during animations.
    private let sceneArea = UIView()
    /// The phone, the area and the captions of a comparison with a take A.
    private let keptPhoneView = PhoneView()
    private let keptArea = UIView()
    private let captions = [ComparisonCaption(), ComparisonCaption()]
    private var captionContents: [ComparisonCaption.Content] = [.takeA, .takeB]
    private let titleLabel = Theme.label("", 28, .semibold)
    /// The lines of the summary.
    private var summaryLabels: [UILabel] = []
    /// The container of the back button, the title and the summary.
    private let textContainer = UIView()

    /// The panels at the edges of the page. The scene has the rest of it.
    private let panels = EdgePanels()
    private var scene: Scene?
    /// The size of the scene's screen in its current orientation, in the scene's points.
    var sceneSize = CGSize(width: 375, height: 667) { didSet { if sceneSize != oldValue { setNeedsLayout() } } }
    /// Whether the phone is visible around the scene.
    var hasPhone = true {
        didSet {
            updatePhones()
            setNeedsLayout()
        }
    }
    /// Whether the phone is visible if there is one. The scene keeps its frame.
    var isPhoneVisible = true {
        didSet {
            updatePhones()
            setNeedsLayout()
        }
    }
    /// The way in which two takes are shown, or nil if only one is shown.
    private(set) var comparison: ComparisonView?
    /// The size of the screen of take A, in its points.
    var keptSize = CGSize.zero { didSet { if keptSize != oldValue { setNeedsLayout() } } }
    /// The part of the page that the panels leave free.
    var areaOfScene: CGRect { panels.remainingArea(of: bounds) }
    /// The number of pixels per point of the window.
    var scale: CGFloat = 1 { didSet { setNeedsLayout() } }
    /// Whether the page contains only the scene, without title, summary and back button.
    let showsSceneOnly: Bool
    /// The frame of a card's poster while the scene is animated from this frame or to it, otherwise nil.
    private var cardFrame: CGRect?

    init(showsSceneOnly: Bool) {
        self.showsSceneOnly = showsSceneOnly
        super.init(frame: .zero)
        for view in [keptPhoneView, phoneView, keptArea, sceneArea] + captions { addSubview(view) }
        updatePhones()
        if !showsSceneOnly {
            addSubview(textContainer)
            textContainer.addSubview(backButton)
            textContainer.addSubview(titleLabel)
        }
    }

    required init?(coder: NSCoder) { return nil }

    /// Shows or hides the phones and the captions.
    private func updatePhones() {
        phoneView.isHidden = !hasPhone || !isPhoneVisible
        keptPhoneView.isHidden = !hasPhone || !isPhoneVisible || comparison == nil
        for caption in captions { caption.isHidden = comparison == nil || !isPhoneVisible }
    }

    /// Sets the scene whose title and summary are shown.
    func setScene(_ scene: Scene) {
        self.scene = scene
        sceneSize = scene.size
        titleLabel.text = scene.title
        setNeedsLayout()
    }

    // MARK: - Frame of the scene

    /// The current frame of the scene in the window, also during animations.
    var sceneFrame: CGRect { currentFrame(of: sceneArea) }
    /// The current frame of take A in the window, also during animations.
    var keptFrame: CGRect { currentFrame(of: keptArea) }

    private func currentFrame(of area: UIView) -> CGRect {
        layoutIfNeeded()
        let isMoving = !(area.layer.animationKeys() ?? []).isEmpty
        return (isMoving ? area.layer.presentation()?.frame : nil) ?? area.frame
    }

    /// The radius of the scene's corners in the window, in points.
    var sceneCornerRadius: CGFloat { hasPhone ? PhoneView.screenCornerRadius(zoom: sceneFrame.width / sceneSize.width) : 0 }

    /// The radius of the corners of take A in the window, in points.
    var keptCornerRadius: CGFloat { hasPhone ? PhoneView.screenCornerRadius(zoom: keptFrame.width / max(keptSize.width, 1)) : 0 }

    /// Shows two takes, or one if `new` is nil. The phones move to their places. The phone of A comes out of that of B.
    func setComparison(_ new: ComparisonView?, keptSize newSize: CGSize) {
        let isNew = comparison == nil
        comparison = new
        if new != nil { keptSize = newSize }
        UIView.performWithoutAnimation {
            if isNew {
                (keptArea.frame, keptPhoneView.alpha) = (sceneArea.frame, 1)
                fitKeptPhone(around: sceneArea.frame)
            }
            updatePhones()
        }
        animateLayout()
    }

    /// Shows captions below the phones: one for each, or one for both.
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

    /// Shows a view as a panel at an edge, or hides the panel there if `panel` is nil. The panel moves in or out, and the scene gets the rest.
    func setPanel(_ panel: UIView?, at edge: EdgePanels.Edge) {
        UIView.performWithoutAnimation { panels.set(panel, at: edge, in: self) }
        UIView.animate(
            withDuration: 0.35, delay: 0, usingSpringWithDamping: 0.9, initialSpringVelocity: 0, options: .allowUserInteraction,
            animations: {
                self.setNeedsLayout()
                self.layoutIfNeeded()
            }, completion: { _ in self.panels.removeHiddenPanels() })
    }

    /// Returns the panel at an edge, or nil if there is none.
    func panel(at edge: EdgePanels.Edge) -> UIView? { panels.panel(at: edge) }

    /// Animates the scene to its current target frame.
    func animateLayout() {
        UIView.animate(
            withDuration: 0.35, delay: 0, usingSpringWithDamping: 0.9, initialSpringVelocity: 0, options: .allowUserInteraction,
            animations: {
                self.setNeedsLayout()
                self.layoutIfNeeded()
            })
    }

    // MARK: - Layout

    /// The margin around the page, in points.
    private static let margin: CGFloat = 40
    /// The distance between two phones, in points.
    private static let gapOfPhones: CGFloat = 48
    /// The maximum width of title and summary, in points.
    private static let columnWidth: CGFloat = 280

    override func layoutSubviews() {
        super.layoutSubviews()
        panels.layout(in: bounds)
        let target = cardFrame ?? restingSceneFrame
        sceneArea.frame = target
        phoneView.frame = bounds
        phoneView.fit(around: target, zoom: target.width / sceneSize.width, pixelSize: 1 / scale)
        if comparison != nil {
            keptArea.frame = restingFrames[0]
            fitKeptPhone(around: restingFrames[0])
            keptPhoneView.alpha = comparison == .side ? 1 : 0
            layoutCaptions()
        }
        if !showsSceneOnly { layoutTexts() }
    }

    private func fitKeptPhone(around frame: CGRect) {
        keptPhoneView.frame = bounds
        keptPhoneView.fit(around: frame, zoom: frame.width / max(keptSize.width, 1), pixelSize: 1 / scale)
    }

    /// Places the captions below the phones.
    private func layoutCaptions() {
        let frames = restingFrames
        let isPair = comparison == .side
        let color = showsSceneOnly ? Theme.lightTextColor : Theme.secondaryTextColor
        captions[0].alpha = isPair ? 1 : 0
        let contents: [ComparisonCaption.Content] = [.takeA, isPair ? .takeB : captionContents.last ?? .overlaid]
        for (caption, (content, frame)) in zip(captions, zip(contents, frames)) {
            let bezel = hasPhone ? Theme.bezelWidth * frame.width / max(sceneSize.width, 1) : 0
            let y = frame.maxY + bezel + 4 + ComparisonCaption.height / 2
            caption.show(
                content, at: CGPoint(x: frame.midX.rounded(), y: y.rounded()), maximumWidth: frame.width + Self.margin, color: color)
        }
    }

    /// The frame of the scene without animations.
    private var restingSceneFrame: CGRect { restingFrames[restingFrames.count - 1] }

    /// The frames of take A, if there is one, and of the scene without animations: as large as fits, with their origins on whole pixels.
    ///
    /// The zoom is a multiple of 0.25 pixels per point, so that the edges of views are close to whole pixels. Below 1 pixel per point, it
    /// is a multiple of 0.05.
    private var restingFrames: [CGRect] {
        let bezel = hasPhone ? Theme.bezelWidth * 2 : 0
        let margin = showsSceneOnly ? (hasPhone || comparison != nil ? 16 : 0) : hasPhone ? Self.margin : 24
        let area = panels.remainingArea(of: bounds)
        let count: CGFloat = comparison == .side ? 2 : 1
        let cell =
            comparison == nil
            ? sceneSize : CGSize(width: max(sceneSize.width, keptSize.width), height: max(sceneSize.height, keptSize.height))
        // A large margin has space for the captions.
        let captionHeight = comparison == nil ? 0 : max(ComparisonCaption.height + 12 - margin, 0) * 2
        let largestZoom = min(
            (area.width - margin * (count + 1)) / ((cell.width + bezel) * count),
            (area.height - margin * 2 - captionHeight) / (cell.height + bezel))
        let pixelsPerPoint = largestZoom * scale
        let step: CGFloat = pixelsPerPoint >= 1 ? 0.25 : 0.05
        // In a window with only the scene and without the phone, the scene fills the window.
        let zoom =
            showsSceneOnly && !hasPhone
            ? max(largestZoom, 0.05) : max((pixelsPerPoint / step).rounded(.down) * step, step) / scale
        func roundedToPixel(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
        func frame(_ size: CGSize, centeredAt x: CGFloat) -> CGRect {
            // A screen of another size has the same place, and at least one of its sides has the same length.
            let fitting = comparison == nil ? 1 : min(cell.width / max(size.width, 1), cell.height / max(size.height, 1))
            let fitted = CGSize(width: size.width * zoom * fitting, height: size.height * zoom * fitting)
            return CGRect(
                x: roundedToPixel(x - fitted.width / 2), y: roundedToPixel(area.midY - fitted.height / 2), width: fitted.width,
                height: fitted.height)
        }
        guard comparison != nil else { return [frame(sceneSize, centeredAt: area.midX)] }
        guard count > 1 else { return [frame(keptSize, centeredAt: area.midX), frame(sceneSize, centeredAt: area.midX)] }
        let width = (cell.width + bezel) * zoom
        let gap = min((area.width - width * 2) / 3, max(margin, Self.gapOfPhones))
        let offset = (width + gap) / 2
        return [frame(keptSize, centeredAt: area.midX - offset), frame(sceneSize, centeredAt: area.midX + offset)]
    }

    /// Sets the frames of the back button and the title, and creates the labels of the summary.
    private func layoutTexts() {
        textContainer.frame = bounds
        let left = areaOfScene.minX + Self.margin
        backButton.frame = CGRect(x: left, y: Self.margin, width: 128, height: 40)
        let availableWidth = restingFrames[0].minX - areaOfScene.minX - Self.margin * 2
        // Beside a panel there may be no space for the button. The key is still there.
        backButton.isHidden = areaOfScene.minX > 0 && availableWidth < 128
        // The labels of layers that are pulled apart need the space.
        let hasColumn = availableWidth >= 200 && isPhoneVisible
        titleLabel.isHidden = !hasColumn
        titleLabel.frame = CGRect(x: left, y: restingFrames[0].midY - 64, width: min(availableWidth, Self.columnWidth), height: 38)
        for label in summaryLabels { label.removeFromSuperview() }
        let font = UIFont.systemFont(ofSize: 15)
        let lines = hasColumn ? Theme.wrappedLines(scene?.summary ?? "", font, width: min(availableWidth, Self.columnWidth)) : []
        summaryLabels = lines.enumerated().map { index, line in
            let label = Theme.label(line, 15, .regular, Theme.secondaryTextColor)
            label.frame = CGRect(x: left, y: titleLabel.frame.maxY + 8 + CGFloat(index) * 22, width: Self.columnWidth, height: 22)
            textContainer.addSubview(label)
            return label
        }
    }
}

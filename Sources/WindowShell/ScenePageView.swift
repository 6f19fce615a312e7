import FlipbookPlayback
import Stage
import UIKit

/// The page of a scene: the phone with the scene, and beside it the scene's title and summary.
final class ScenePageView: UIView {
    let backButton = Theme.capsule("Scenes", "Esc")
    private let phoneView = PhoneView()
    /// A view without content that has the frame of the scene. Its presentation layer has the current frame during animations.
    private let sceneArea = UIView()
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
            phoneView.isHidden = !hasPhone || !isPhoneVisible
            setNeedsLayout()
        }
    }
    /// Whether the phone is visible if there is one. The scene keeps its frame.
    var isPhoneVisible = true { didSet { phoneView.isHidden = !hasPhone || !isPhoneVisible } }
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
        addSubview(phoneView)
        addSubview(sceneArea)
        if !showsSceneOnly {
            addSubview(textContainer)
            textContainer.addSubview(backButton)
            textContainer.addSubview(titleLabel)
        }
    }

    required init?(coder: NSCoder) { return nil }

    /// Sets the scene whose title and summary are shown.
    func setScene(_ scene: Scene) {
        self.scene = scene
        sceneSize = scene.size
        titleLabel.text = scene.title
        setNeedsLayout()
    }

    // MARK: - Frame of the scene

    /// The current frame of the scene in the window, also during animations.
    var sceneFrame: CGRect {
        layoutIfNeeded()
        let isMoving = !(sceneArea.layer.animationKeys() ?? []).isEmpty
        return (isMoving ? sceneArea.layer.presentation()?.frame : nil) ?? sceneArea.frame
    }

    /// The radius of the scene's corners in the window, in points.
    var sceneCornerRadius: CGFloat { hasPhone ? PhoneView.screenCornerRadius(zoom: sceneFrame.width / sceneSize.width) : 0 }

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
    /// The maximum width of title and summary, in points.
    private static let columnWidth: CGFloat = 280

    override func layoutSubviews() {
        super.layoutSubviews()
        panels.layout(in: bounds)
        let target = cardFrame ?? restingSceneFrame
        sceneArea.frame = target
        phoneView.frame = bounds
        phoneView.fit(around: target, zoom: target.width / sceneSize.width, pixelSize: 1 / scale)
        if !showsSceneOnly { layoutTexts() }
    }

    /// The frame of the scene without animations: as large as fits, with its origin on a whole pixel.
    ///
    /// The zoom is a multiple of 0.25 pixels per point, so that the edges of views are close to whole pixels. Below 1 pixel per point, it
    /// is a multiple of 0.05.
    private var restingSceneFrame: CGRect {
        let bezel = hasPhone ? Theme.bezelWidth * 2 : 0
        let margin = showsSceneOnly ? (hasPhone ? 16 : 0) : hasPhone ? Self.margin : 24
        let area = panels.remainingArea(of: bounds)
        let largestZoom = min(
            (area.width - margin * 2) / (sceneSize.width + bezel), (area.height - margin * 2) / (sceneSize.height + bezel))
        let pixelsPerPoint = largestZoom * scale
        let step: CGFloat = pixelsPerPoint >= 1 ? 0.25 : 0.05
        // In a window with only the scene and without the phone, the scene fills the window.
        let zoom = showsSceneOnly && !hasPhone ? largestZoom : max((pixelsPerPoint / step).rounded(.down) * step, step) / scale
        let size = CGSize(width: sceneSize.width * zoom, height: sceneSize.height * zoom)
        func roundedToPixel(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
        return CGRect(
            x: roundedToPixel(area.midX - size.width / 2), y: roundedToPixel(area.midY - size.height / 2), width: size.width,
            height: size.height)
    }

    /// Sets the frames of the back button and the title, and creates the labels of the summary.
    private func layoutTexts() {
        textContainer.frame = bounds
        let left = areaOfScene.minX + Self.margin
        backButton.frame = CGRect(x: left, y: Self.margin, width: 128, height: 40)
        let availableWidth = restingSceneFrame.minX - areaOfScene.minX - Self.margin * 2
        // Beside a panel there may be no space for the button. The key is still there.
        backButton.isHidden = areaOfScene.minX > 0 && availableWidth < 128
        let hasColumn = availableWidth >= 200
        titleLabel.isHidden = !hasColumn
        titleLabel.frame = CGRect(x: left, y: restingSceneFrame.midY - 64, width: min(availableWidth, Self.columnWidth), height: 38)
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

import UIKit

/// The editor of cubic timing curves, and a race of the named easings.
class CurvesPage: PlaygroundPage {
    let chart = CurveChart()
    let race = RaceView()
    private let compareButton = UIButton(type: .system)
    private var isComparing = false
    private let presetRow = ChoiceRow(NamedCurve.presets.map(\.name), fontSize: 13)
    private let familyRow = ChoiceRow(EasingFamily.allCases.map(\.rawValue), marks: EasingFamily.allCases.map(\.color))
    private let variantControl = UISegmentedControl(items: EasingFamily.Variant.allCases.map(\.rawValue))
    private let durationRow = SliderRow("duration", 0.2...3, step: 0.1, digits: 1, unit: " s")
    private let readout = ReadoutLabel("Curve values", size: 20, weight: .semibold)
    private var family = EasingFamily.cubic
    private var variant = EasingFamily.Variant.easeInOut

    override var name: String { "Curves" }
    override var hidesEditor: Bool { isComparing }

    override func viewDidLoad() {
        super.viewDidLoad()
        compareButton.setTitleColor(Palette.foreground, for: .normal)
        compareButton.titleLabel?.setScaledFont(.scaled(13, .semibold, limit: 15))
        compareButton.backgroundColor = Palette.hairline
        compareButton.layer.cornerCurve = .continuous
        compareButton.accessibilityIdentifier = "Compare"
        compareButton.setTitle("Compare all", for: .normal)
        variantControl.accessibilityIdentifier = "Variant"
        durationRow.value = 1
        readout.textAlignment = .center
        for view in [chart, race, readout, compareButton] { card.addSubview(view) }
        controls = [presetRow, familyRow, variantControl, EditorGroup(rows: [durationRow])]
        setUpActions()
        variantControl.selectedSegmentIndex = 2
        showFamily(animated: false)
    }

    private func setUpActions() {
        chart.onChange = { [unowned self] _ in curveWasEdited() }
        presetRow.onSelect = { [unowned self] in showPreset($0) }
        familyRow.onSelect = { [unowned self] in
            family = EasingFamily.allCases[$0]
            showFamily(animated: true)
            play()
        }
        variantControl.addAction(
            UIAction { [unowned self] _ in
                variant = EasingFamily.Variant.allCases[max(variantControl.selectedSegmentIndex, 0)]
                showFamily(animated: true)
                play()
            }, for: .valueChanged)
        compareButton.addAction(UIAction { [unowned self] _ in toggleComparison() }, for: .touchUpInside)
        durationRow.onChange = { [unowned self] _ in codeDidChange() }
    }

    // MARK: - Choices

    private func showPreset(_ index: Int) {
        familyRow.selectedIndex = nil
        variantControl.selectedSegmentIndex = UISegmentedControl.noSegment
        chart.color = Palette.secondaryForeground
        chart.setCurve(NamedCurve.presets[index].curve, animated: true)
        curveDidChange()
        play()
    }

    private func showFamily(animated: Bool) {
        presetRow.selectedIndex = nil
        familyRow.selectedIndex = EasingFamily.allCases.firstIndex(of: family)
        variantControl.selectedSegmentIndex = EasingFamily.Variant.allCases.firstIndex(of: variant) ?? 0
        chart.color = family.color
        chart.setCurve(family.curve(variant).curve, animated: animated)
        curveDidChange()
    }

    /// Deselects the names after a handle was moved.
    private func curveWasEdited() {
        (presetRow.selectedIndex, familyRow.selectedIndex) = (nil, nil)
        variantControl.selectedSegmentIndex = UISegmentedControl.noSegment
        chart.color = Palette.foreground
        curveDidChange()
    }

    private func curveDidChange() {
        readout.text = chart.curve.label
        showLanes()
        codeDidChange()
    }

    /// Shows all easings instead of the editor, or the editor again.
    private func toggleComparison() {
        isComparing.toggle()
        compareButton.setTitle(isComparing ? "Edit" : "Compare all", for: .normal)
        race.show([])
        showLanes()
        view.setNeedsLayout()
        view.layoutIfNeeded()
        if hidesEditor { play() }
    }

    /// Shows the edited curve with the family that was selected last, or with all easings.
    private func showLanes() {
        let edited = NamedCurve(name: "this curve", curve: chart.curve, color: Palette.accent)
        let others = hidesEditor ? NamedCurve.easings : EasingFamily.Variant.allCases.map { family.curve($0) }
        race.show([edited] + others)
    }

    override func play() {
        view.layoutIfNeeded()
        chart.play(for: durationRow.value)
        race.play(for: durationRow.value)
    }

    // MARK: - Layout

    override func cardHeight(in height: CGFloat) -> CGFloat { min((height * 0.57).rounded(), 720) }

    override func layOutCard() {
        let area = card.bounds.insetBy(dx: 14, dy: 12)
        placeCompareButton(in: area)
        for view in [chart, readout] { view.isHidden = isComparing }
        guard !isComparing else {
            let top = compareButton.frame.maxY + 4
            return race.frame = CGRect(x: area.minX, y: top, width: area.width, height: area.maxY - top)
        }
        let laneHeight: CGFloat = area.height > 500 ? 36 : 20
        let raceHeight = laneHeight * 4
        let readoutHeight = readout.font.lineHeight.rounded(.up)
        race.frame = CGRect(x: area.minX, y: area.maxY - raceHeight, width: area.width, height: raceHeight)
        readout.frame = CGRect(x: area.minX, y: race.frame.minY - readoutHeight - 4, width: area.width, height: readoutHeight)
        let top = card.bounds.minY + 8
        chart.frame = CGRect(x: 0, y: top, width: card.bounds.width, height: max(readout.frame.minY - top, 60))
    }

    private func placeCompareButton(in area: CGRect) {
        let label = compareButton.titleLabel
        let (width, height) = ((label?.intrinsicContentSize.width ?? 80).rounded(.up) + 24, ((label?.font.lineHeight ?? 16) + 14).rounded())
        // The chart is not mirrored in languages that are written from right to left: the label of its vertical axis is always at the left.
        // So the button is always at the right.
        compareButton.frame = CGRect(x: area.maxX - width, y: area.minY, width: width, height: height)
        compareButton.layer.cornerRadius = min(height / 2, 16)
    }

    // MARK: - Code

    override var snippet: SwiftSnippet {
        let (p1, p2) = (chart.curve.point1, chart.curve.point2)
        let function = """
            /// Moves a view to the right with a cubic timing curve.
            @MainActor func animateWithCurve(_ view: UIView, by distance: CGFloat) {
                let curve = UICubicTimingParameters(
                    controlPoint1: CGPoint(x: \(SwiftNumber.literal(p1.x)), y: \(SwiftNumber.literal(p1.y))),
                    controlPoint2: CGPoint(x: \(SwiftNumber.literal(p2.x)), y: \(SwiftNumber.literal(p2.y))))
                let animator = UIViewPropertyAnimator(
                    duration: \(SwiftNumber.literal(durationRow.value)), timingParameters: curve)
                animator.addAnimations { view.center.x += distance }
                animator.startAnimation()
            }
            """
        return .movingDot(
            function, typeName: "CurveScene", summary: "A dot that moves with a cubic timing curve",
            play: [
                "dot.layer.removeAllAnimations()", "dot.center = CGPoint(x: 60, y: view.bounds.midY)",
                "animateWithCurve(dot, by: view.bounds.width - 120)",
            ])
    }
}

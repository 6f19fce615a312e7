import UIKit

/// The editor of keyframes: positions on a canvas, times on a strip, and the calculation mode.
class KeyframesPage: PlaygroundPage {
    private(set) var model = KeyframeModel()
    let canvas = PathCanvas()
    private let strip = TimeStrip()
    private let modeRow = ChoiceRow(KeyframeModel.Mode.allCases.map(\.rawValue), fontSize: 13)
    private let addButton = KeyframesPage.button("Add key")
    private let removeButton = KeyframesPage.button("Remove key")
    private let durationRow = SliderRow("duration", 0.5...4, step: 0.1, digits: 1, unit: " s")
    private var selectedIndex = 1

    override var name: String { "Keyframes" }

    private static func button(_ title: String) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        button.setTitleColor(Palette.foreground, for: .normal)
        button.setTitleColor(Palette.secondaryForeground.withAlphaComponent(0.5), for: .disabled)
        button.titleLabel?.setScaledFont(.scaled(15, .medium))
        button.backgroundColor = Palette.hairline
        button.layer.cornerRadius = 12
        button.accessibilityIdentifier = title
        return button
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        card.addSubview(canvas)
        durationRow.value = 2
        modeRow.selectedIndex = KeyframeModel.Mode.allCases.firstIndex(of: model.mode)
        controls = [strip, ButtonRow([addButton, removeButton]), modeRow, EditorGroup(rows: [durationRow])]
        canvas.onMove = { [unowned self] in
            model.setPoint($1, of: $0)
            modelDidChange()
        }
        strip.onMove = { [unowned self] in
            model.setTime($1, of: $0)
            modelDidChange()
        }
        canvas.onSelect = { [unowned self] in select($0) }
        strip.onSelect = { [unowned self] in select($0) }
        modeRow.onSelect = { [unowned self] in
            model.mode = KeyframeModel.Mode.allCases[$0]
            modelDidChange()
            play()
        }
        addButton.addAction(UIAction { [unowned self] _ in addKey() }, for: .touchUpInside)
        removeButton.addAction(UIAction { [unowned self] _ in removeKey() }, for: .touchUpInside)
        durationRow.onChange = { [unowned self] _ in codeDidChange() }
        modelDidChange()
    }

    private func select(_ index: Int) {
        selectedIndex = index
        modelDidChange()
    }

    private func addKey() {
        selectedIndex = model.add()
        modelDidChange()
    }

    private func removeKey() {
        model.remove(selectedIndex)
        selectedIndex = min(selectedIndex, model.keys.count - 1)
        modelDidChange()
    }

    private func modelDidChange() {
        canvas.show(model, selected: selectedIndex)
        strip.show(model, selected: selectedIndex)
        (addButton.isEnabled, removeButton.isEnabled) = (model.canAdd, model.canRemove(selectedIndex))
        codeDidChange()
    }

    override func play() {
        view.layoutIfNeeded()
        canvas.play(for: durationRow.value)
        strip.play(for: durationRow.value)
    }

    override func cardHeight(in height: CGFloat) -> CGFloat { min((height * 0.48).rounded(), 640) }

    override func layOutCard() {
        canvas.frame = card.bounds.insetBy(dx: 6, dy: 6)
        guard model.canvasSize != canvas.area.size else { return }
        model.canvasSize = canvas.area.size
        modelDidChange()
    }

    // MARK: - Code

    override var snippet: SwiftSnippet {
        let values = model.keys.map {
            "        CGPoint(x: \(SwiftNumber.literal($0.point.x)) * size.width, y: \(SwiftNumber.literal($0.point.y)) * size.height),"
        }
        let times = (model.keys.map(\.time) + (model.mode == .discrete ? [1] : [])).map { SwiftNumber.literal($0) }
        let function = """
            /// Moves a layer through the keys of the playground.
            @MainActor func animateKeyframes(_ layer: CALayer, in size: CGSize) {
                let animation = CAKeyframeAnimation(keyPath: "position")
                let points = [
            \(values.joined(separator: "\n"))
                ]
                animation.values = points.map { NSValue(cgPoint: $0) }
                animation.keyTimes = [\(times.joined(separator: ", "))]
                animation.calculationMode = .\(model.mode.rawValue)
                animation.duration = \(SwiftNumber.literal(durationRow.value))
                layer.position = points[points.count - 1]
                layer.add(animation, forKey: "keyframes")
            }
            """
        return .movingDot(
            function, typeName: "KeyframesScene", summary: "A dot that moves through keyframes",
            play: ["animateKeyframes(dot.layer, in: view.bounds.size)"])
    }
}

import CoreGraphics
import FlipbookMotion
import QuartzCore
import UIKit

/// Builds the report of a layer.
package struct LayerReportBuilder {
    private let layer: CALayer
    private let names: LayerNames
    private let inspection: Inspection?
    /// The number of the animation that is selected in the timeline, or nil.
    private let selectedAnimation: Int?
    /// The values of the model, and the displayed values.
    private let model: LayerValues
    private let shown: LayerValues
    /// The view of the layer, or nil if the layer belongs to no view.
    private let view: UIView?

    private typealias Row = LayerReport.Row

    /// - Parameters:
    ///   - inspection: The inspection of the take, for the numbers of animations and the lines of code, or nil.
    ///   - selectedAnimation: The number of an animation in the timeline that is reported even if it has ended, or nil.
    package init(_ layer: CALayer, names: LayerNames, inspection: Inspection? = nil, selectedAnimation: Int? = nil) {
        (self.layer, self.names, self.inspection) = (layer, names, inspection)
        self.selectedAnimation = selectedAnimation
        model = layer.modelValues
        // Creating a presentation layer would call an initializer of the app's code.
        shown = layer.values(at: layer.now)
        view = (layer.delegate as? UIView).flatMap { $0.layer === layer ? $0 : nil }
    }

    /// The report of the layer at the current time of its stage.
    package var report: LayerReport {
        LayerReport(
            layer: layer.serialNumber, name: names.name(of: layer),
            sections: [identity, animations, geometry, appearance, layout, gestures, responders].compactMap { $0 })
    }

    private func section(_ title: String, _ rows: [LayerReport.Row]) -> LayerReport.Section? {
        rows.isEmpty ? nil : LayerReport.Section(title, rows)
    }

    // MARK: - Identity

    private var identity: LayerReport.Section? {
        var rows: [Row] = []
        if let view { rows.append(Row("View", "\(type(of: view))")) }
        rows.append(Row("Layer", "\(type(of: layer))"))
        if let identifier = view?.accessibilityIdentifier, !identifier.isEmpty { rows.append(Row("Identifier", identifier)) }
        if let label = view?.explicitAccessibilityLabel, !label.isEmpty { rows.append(Row("Accessibility", "“\(label)”")) }
        if let name = layer.name, !name.isEmpty { rows.append(Row("Layer name", name)) }
        return section("", rows)
    }

    // MARK: - Values

    private func row(_ title: String, _ text: (LayerValues) -> String) -> Row { Row(title, text(model), shown: text(shown)) }

    private func text(_ value: LayerValue) -> String { value.shortText ?? "" }

    private var geometry: LayerReport.Section? {
        var rows = [
            row("Frame") { text(.rect($0.frame)) },
            row("Position") { text(.point($0.position)) + ($0.zPosition == 0 ? "" : ", z \(LayerValue.text($0.zPosition))") },
        ]
        if model.bounds.origin != .zero || shown.bounds.size != model.bounds.size || hasTransform {
            rows.append(row("Bounds") { text(.rect($0.bounds)) })
        }
        if model.anchorPoint != CGPoint(x: 0.5, y: 0.5) { rows.append(row("Anchor") { text(.point($0.anchorPoint)) }) }
        if hasTransform { rows.append(row("Transform") { TransformDescription($0.transform).text }) }
        if !CATransform3DIsIdentity(model.sublayerTransform) || !CATransform3DIsIdentity(shown.sublayerTransform) {
            rows.append(row("Sublayers") { TransformDescription($0.sublayerTransform).text })
        }
        return section("Geometry", rows)
    }

    private var hasTransform: Bool { !CATransform3DIsIdentity(model.transform) || !CATransform3DIsIdentity(shown.transform) }

    private var appearance: LayerReport.Section? {
        var rows = [row("Opacity") { text(.number($0.opacity)) }]
        if model.isHidden { rows.append(Row("Hidden", "yes", emphasis: .active)) }
        rows += color("Background") { $0.backgroundColor }
        if let label = view as? UILabel { rows += color("Text color", label.textColor?.cgColor) }
        if let tint = view?.tintColor, view is UIControl || view is UIImageView { rows += color("Tint", tint.cgColor) }
        if model.cornerRadius != 0 || shown.cornerRadius != 0 { rows.append(row("Corner radius") { text(.number($0.cornerRadius)) }) }
        if model.borderWidth != 0 || shown.borderWidth != 0 {
            rows.append(row("Border") { text(.number($0.borderWidth)) + " pt" })
            rows += color("Border color") { $0.borderColor }
        }
        if model.masksToBounds { rows.append(Row("Clips", "to its bounds")) }
        rows += shadowRows
        return section("Appearance", rows)
    }

    private var shadowRows: [LayerReport.Row] {
        func opacity(_ values: LayerValues) -> Double { values.rareValues.isUnset ? 0 : values.rareValues.values.shadowOpacity }
        guard opacity(model) != 0 || opacity(shown) != 0 else { return [] }
        return [
            row("Shadow") {
                let values = $0.rareValues.values
                return "\(text(.number(values.shadowOpacity * 100))) % · blur \(text(.number(values.shadowRadius))) · "
                    + "\(text(.number(values.shadowOffset.width))), \(text(.number(values.shadowOffset.height)))"
            }
        ]
    }

    /// Returns the row of a color, or an empty array if there is no color.
    private func color(_ title: String, _ color: (LayerValues) -> CGColor?) -> [LayerReport.Row] {
        self.color(title, color(model), shown: color(shown))
    }

    private func color(_ title: String, _ color: CGColor?, shown: CGColor? = nil) -> [LayerReport.Row] {
        guard color ?? shown != nil else { return [] }
        var row = Row(title, text(.color(color)), shown: shown.map { text(.color($0)) })
        row.color = color ?? .clear
        if row.shownValue != nil { row.shownColor = shown }
        return [row]
    }

    // MARK: - Layout

    private var layout: LayerReport.Section? {
        guard let view else { return nil }
        var rows = view.inspectedConstraints.map { row(of: $0, for: view) }
        let size = view.intrinsicContentSize
        if size.width >= 0 || size.height >= 0 {
            func text(_ length: CGFloat) -> String { length < 0 ? "–" : LayerValue.text(length) }
            rows.append(Row("Content size", "\(text(size.width)) × \(text(size.height))"))
            if view.isConstrained {
                rows.append(priorities("Hugging") { view.contentHuggingPriority(for: $0) })
                rows.append(priorities("Compression") { view.contentCompressionResistancePriority(for: $0) })
            }
        }
        return section("Layout", rows)
    }

    private func priorities(_ title: String, _ priority: (NSLayoutConstraint.Axis) -> UILayoutPriority) -> LayerReport.Row {
        Row(title, "\(LayerValue.text(Double(priority(.horizontal).rawValue))), \(LayerValue.text(Double(priority(.vertical).rawValue)))")
    }

    private func row(of constraint: NSLayoutConstraint, for view: UIView) -> LayerReport.Row {
        var text = constraint.relationText { item in
            if item === view { return nil }
            if let other = item as? UIView { return names.name(of: other) }
            guard let guide = item as? UILayoutGuide else { return nil }
            return guide.identifier.isEmpty ? "guide" : guide.identifier.replacingOccurrences(of: "UIView", with: "").decapitalized
        }
        if constraint.priority != .required { text += " @\(LayerValue.text(Double(constraint.priority.rawValue)))" }
        let title = constraint.identifier.flatMap { $0.hasPrefix("UISV-") ? nil : $0 } ?? constraint.libraryReason ?? "Constraint"
        return Row(
            constraint.isBrokenInLayout ? "In conflict" : title, text,
            emphasis: constraint.isBrokenInLayout ? .problem : constraint.libraryReason != nil ? .secondary : .none,
            line: constraint.activationStack.flatMap { SourceLocator.shared.requestFirstLine(of: $0) })
    }

    // MARK: - Gestures and responders

    private var gestures: LayerReport.Section? {
        let rows = (view?.gestureRecognizers ?? []).map { recognizer in
            Row(
                "\(type(of: recognizer))".replacingOccurrences(of: "GestureRecognizer", with: ""),
                recognizer.isEnabled ? Self.name(of: recognizer.state) : "disabled",
                emphasis: recognizer.state == .possible ? .secondary : recognizer.state == .failed ? .problem : .active)
        }
        return section("Gestures", rows)
    }

    private static func name(of state: UIGestureRecognizer.State) -> String {
        switch state {
        case .possible: "possible"
        case .began: "began"
        case .changed: "changed"
        case .ended: "ended"
        case .cancelled: "cancelled"
        case .failed: "failed"
        }
    }

    private var responders: LayerReport.Section? {
        guard let view else { return nil }
        let chain = sequence(first: view as UIResponder, next: \.next).dropFirst().prefix(24)
        var position = 0
        let rows: [LayerReport.Row] = chain.map { responder in
            position += 1
            let name = (responder as? UIView).map { names.name(of: $0) } ?? ""
            let type = "\(type(of: responder))"
            return Row(
                "\(position)", name.isEmpty || name == type ? type : "\(name) · \(type)",
                emphasis: responder.isFirstResponder ? .active : .none)
        }
        return section("Next responders", rows)
    }

    // MARK: - Animations

    private var animations: LayerReport.Section? {
        let rows = layer.attachedAnimations.map(row(of:)) + endedAnimationRows
        var result = section("Animations", rows)
        let states = rows.compactMap(\.animation)
        if states.contains(where: \.isEdited) {
            result?.hint = "Ctrl C copies the code"
        } else if states.contains(where: { !$0.returnAddresses.isEmpty }) {
            result?.hint = "Tab, then Alt ← → ↑ ↓"
        }
        return result
    }

    /// The row of the animation that is selected in the timeline, if it belongs to the layer, has ended, and is not attached any more.
    /// Otherwise empty.
    private var endedAnimationRows: [LayerReport.Row] {
        guard let selectedAnimation, let timeline = inspection?.timeline, timeline.animations.indices.contains(selectedAnimation)
        else { return [] }
        let recorded = timeline.animations[selectedAnimation]
        guard recorded.layer == layer.serialNumber, let end = recorded.end, end <= layer.now + MediaTiming.tolerance,
            !layer.attachedAnimations.contains(where: { inspection?.number(of: $0) == selectedAnimation })
        else { return [] }
        let lastFraction: Double = recorded.autoreverses ? 0 : 1
        let fraction = recorded.isInterrupted ? recorded.fraction(at: end) : lastFraction
        var state = LayerReport.AnimationState(
            curve: recorded.curve, duration: recorded.duration, delay: recorded.delay, fraction: fraction,
            progress: recorded.progress.last ?? recorded.curve.progress(at: fraction, duration: recorded.duration), isWaiting: false)
        (state.number, state.group) = (recorded.number, recorded.group)
        if let record = inspection?.timingRecord(ofAnimation: recorded.number) {
            state.returnAddresses = record.addresses
            (state.isEdited, state.inheritsDuration) = (record.change != nil, record.inheritsDuration)
        }
        var parts = [TimelineTexts.timing(of: recorded)]
        if let from = recorded.from, let to = recorded.to { parts.append("\(from) → \(to)") }
        parts.append("\(recorded.isInterrupted ? "interrupted" : "ended") at \(TimelineTexts.seconds(end))")
        var row = Row(recorded.keyPath, parts.joined(separator: " · "), emphasis: .secondary)
        row.animation = state
        row.line = timeline.groups.indices.contains(recorded.group) ? timeline.groups[recorded.group].line : nil
        return [row]
    }

    private func row(of attached: AttachedAnimation) -> LayerReport.Row {
        var description = AnimationDescription(attached, on: layer)
        var state = LayerReport.AnimationState(
            curve: description.curve, duration: description.duration, delay: description.delay, fraction: 0, progress: 0, isWaiting: false)
        if let driver = attached.driver {
            state.fraction = driver.animationProgress.fraction(at: layer.now)
            state.progress = driver.animationProgress.progress(at: layer.now)
        } else if let timing = attached.mediaTiming {
            state.isWaiting = (timing.start ?? -.infinity) > layer.now + MediaTiming.tolerance
            let cycleTime = timing.phase(at: layer.now) ?? (state.isWaiting ? 0 : timing.duration)
            state.fraction = timing.duration > 0 ? min(max(cycleTime / timing.duration, 0), 1) : 1
            state.progress = description.curve.progress(at: state.fraction, duration: timing.duration)
        }
        if case .animator(let animator) = attached.origin { setStates(of: animator, in: &state) }
        var callLine: SourceLine?
        if let record = attached.timingRecord {
            state.returnAddresses = record.addresses
            (state.isEdited, state.inheritsDuration) = (record.change != nil, record.inheritsDuration)
            callLine = SourceLocator.shared.requestFirstLine(of: CallStack(addresses: record.addresses))
        }
        state.number = inspection?.number(of: attached)
        if let number = state.number, let timeline = inspection?.timeline, timeline.animations.indices.contains(number) {
            let recorded = timeline.animations[number]
            state.group = recorded.group
            (state.delay, description.from, description.to) = (recorded.delay, recorded.from, recorded.to)
        }
        let text = Self.text(of: description, state, isInherited: attached.inheritsDuration)
        var row = Row(description.keyPath, text, emphasis: state.isWaiting ? .secondary : .none)
        row.animation = state
        row.line = callLine ?? state.group.flatMap { inspection?.timeline.groups[$0].line }
        return row
    }

    /// Returns the timing of an animation as text, such as `0.5 s · damping 0.6, response 0.4 s, settles in 1.2 s`.
    private static func text(of description: AnimationDescription, _ state: LayerReport.AnimationState, isInherited: Bool) -> String {
        var parts = ["\(LayerValue.text(description.duration)) s" + (isInherited ? ", inherited" : "")]
        if state.delay > 0 { parts.append("after \(LayerValue.text(state.delay)) s") }
        if let cycles = description.cycles {
            if cycles != 1 { parts.append("\(LayerValue.text(cycles)) times") }
        } else {
            parts.append("forever")
        }
        if description.autoreverses { parts.append("there and back") }
        parts.append(description.curve.text)
        if let from = description.from, let to = description.to { parts.append("\(from) → \(to)") }
        return parts.joined(separator: " · ")
    }

    /// Sets the states of an animator and the index of its current state.
    private func setStates(of animator: UIViewPropertyAnimator, in state: inout LayerReport.AnimationState) {
        state.states = ["inactive", "running", "paused", "reversed", "stopped"]
        let name =
            switch animator.state {
            case .inactive: "inactive"
            case .stopped: "stopped"
            case .active: !animator.isRunning ? "paused" : animator.isReversed ? "reversed" : "running"
            }
        state.currentState = state.states.firstIndex(of: name)
    }
}

extension TimingCurve {
    /// The curve as text, such as `ease in and out`, `Bézier 0.2, 0, 0.1, 1`, or the parameters of a spring.
    package nonisolated var text: String {
        switch self {
        case .bezier(let x1, let y1, let x2, let y2):
            switch UnitBezier(x1, y1, x2, y2) {
            case let curve where curve.isLinear: "linear"
            case .easeIn: "ease in"
            case .easeOut: "ease out"
            case .easeInOut: "ease in and out"
            case .standard: "default curve"
            default: "Bézier " + [x1, y1, x2, y2].map { LayerValue.text($0) }.joined(separator: ", ")
            }
        case .spring(_, _, _, let velocity):
            spring.map { spring in
                let settling = spring.settlingDuration(velocity: velocity, .uiKit)
                return "damping \(LayerValue.text(spring.dampingRatio)), response \(LayerValue.text(spring.perceptualDuration)) s, "
                    + (settling.isFinite ? "settles in \(LayerValue.text(settling)) s" : "never settles")
            } ?? "spring"
        case .keyframes(let times, let isDiscrete): "\(times.count) keyframes" + (isDiscrete ? ", discrete" : "")
        case .driven: "driven by code"
        }
    }
}

extension String {
    /// The text with a small first letter.
    fileprivate nonisolated var decapitalized: String { prefix(1).lowercased() + dropFirst() }
}

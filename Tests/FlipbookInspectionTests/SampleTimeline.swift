import CoreGraphics
import FlipbookInspection

extension Timeline {
    /// A timeline with every kind of group, input, call, curve and ending. The take has 391 frames, the last 30 of which are slowed down.
    static var sample: Timeline {
        var timeline = Timeline()
        timeline.frameTimes = (0..<361).map { Double($0) / 60 }
        timeline.frameTimes += (1...30).map { 6 + Double($0) / 600 }
        timeline.inputs = [
            input(.tap, 30...36, "Tap", path: [CGPoint(x: 180, y: 320)]),
            input(
                .drag, 90...150, "Drag 214 pt", force: 2.5,
                path: (0...30).map { (step: Int) -> CGPoint in CGPoint(x: 40 + Double(step) * 7, y: 300 + Double(step * (step - 30)) * 0.4)
                }),
            input(.tap, 120...124, "Tap", path: [CGPoint(x: 300, y: 80)]),
            input(.key, 200...201, "Key A"), input(.key, 203...204, "Key shift+tab"), input(.press, 280...330, "Press", force: 5),
        ]
        timeline.marks = [
            TimelineMark(kind: .timer, time: 0.25, title: "tick"), TimelineMark(kind: .completion, time: 1.1, title: "completion"),
            TimelineMark(kind: .appearance, time: 3.4, title: "viewDidAppear"),
            TimelineMark(kind: .delayedCall, time: 4.5, title: "asyncAfter"),
        ]
        timeline.addGroup(
            .block, start: 0.6, cause: .init(kind: .control, name: "touchUpInside", view: "startButton"),
            line: SourceLine(path: "/app/Sources/Flight.swift", line: 42, function: "start()"),
            [
                animation("plane", "position", 0.6, delay: 0.1, 0.4, .bezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1), ended: 1.1) {
                    ($0.from, $0.to) = ("(20, 600)", "(340, 80)")
                },
                animation("plane", "opacity", 0.6, 0.35, .bezier(x1: 0, y1: 0, x2: 0.58, y2: 1), ended: 0.95),
            ])
        timeline.addGroup(
            .spring, start: 1.5, cause: .init(kind: .gesture, name: "UIPanGestureRecognizer", view: "card"),
            line: SourceLine(path: "Cards.swift", line: 118),
            [
                animation(
                    "card", "position", 1.5, 1.6, .spring(mass: 1, stiffness: 130, damping: 7, velocity: 0), ended: 2.45
                ) { $0.isInterrupted = true },
                animation("card", "transform", 1.5, 1.6, .spring(mass: 1, stiffness: 130, damping: 23, velocity: 0), ended: 3.1),
            ])
        timeline.addGroup(
            .keyframes, start: 2.5, line: SourceLine(path: "Cards.swift", line: 140),
            [animation("badge", "transform.rotation", 2.5, 1.2, .keyframes(times: [0, 0.1, 0.3, 0.8, 1], isDiscrete: false), ended: 3.7)])
        var scrubbed = animation("shade", "backgroundColor", 3, 1.5, .driven, ended: 4.4)
        scrubbed.progress = (0...84).map { (frame: Int) -> Double in
            if frame < 40 { return Double(frame) / 60 }
            return frame < 60 ? 2.0 / 3 : 2.0 / 3 - Double(frame - 60) / 40
        }
        timeline.addGroup(.animator, start: 3, line: SourceLine(path: "Shade.swift", line: 7), [scrubbed])
        let states: [(Double, AnimationGroup.AnimatorStateChange.State, Double)] = [
            (3, .running, 0), (3 + 2.0 / 3, .paused, 0.66), (4, .reversed, 0.66), (4.4, .stopped, 0.06),
        ]
        timeline.groups[3].states = states.map { .init(time: $0.0, state: $0.1, fraction: $0.2) }
        timeline.addGroup(
            .transition, start: 3.4, cause: .init(kind: .transition, name: "push", view: nil),
            [animation("DetailView", "position", 3.4, 0.5, .bezier(x1: 0.2, y1: 0.8, x2: 0.2, y2: 1), ended: 3.9)])
        timeline.addGroup(
            .layer, start: 0.2, cause: .init(kind: .appearance, name: "viewDidLoad"),
            [
                animation("cloud", "position.x", 0.2, 1.1, .linear) { ($0.cycles, $0.autoreverses) = (nil, true) },
                animation("star", "opacity", 0.2, 0.7, .bezier(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1), ended: 3) { $0.cycles = 4 },
            ])
        return timeline
    }

    private static func input(
        _ kind: TimelineInput.Kind, _ frames: ClosedRange<Int>, _ title: String, force: Double = 1, path: [CGPoint] = []
    ) -> TimelineInput {
        var input = TimelineInput(kind: kind, frames: frames, title: title)
        (input.force, input.path) = (force, path)
        return input
    }

    static func animation(
        _ name: String, _ keyPath: String, _ start: Double, delay: Double = 0, _ duration: Double, _ curve: TimingCurve,
        ended: Double? = nil, _ change: (inout TimelineAnimation) -> Void = { _ in }
    ) -> TimelineAnimation {
        var animation = TimelineAnimation(
            number: 0, group: 0, layer: 3, name: name, keyPath: keyPath, start: start, delay: delay, duration: duration, cycles: 1,
            curve: curve)
        animation.end = ended
        change(&animation)
        return animation
    }

    /// Adds a group with animations, and gives them their numbers.
    mutating func addGroup(
        _ kind: AnimationGroup.Kind, start: Double, cause: AnimationGroup.Cause? = nil, line: SourceLine? = nil,
        _ newAnimations: [TimelineAnimation]
    ) {
        var group = AnimationGroup(number: groups.count, kind: kind, cause: cause, line: line, start: start)
        for var animation in newAnimations {
            (animation.number, animation.group) = (animations.count, group.number)
            group.animations.append(animation.number)
            animations.append(animation)
        }
        groups.append(group)
    }

    /// A timeline with many animations of many layers, five in each group.
    static func large(animations count: Int, layers: Int) -> Timeline {
        var timeline = Timeline()
        timeline.frameTimes = (0..<1700).map { Double($0) / 60 }
        for group in 0..<count / 5 {
            let start = 0.13 + Double(group) * 0.27
            timeline.addGroup(
                AnimationGroup.Kind.allCases[group % AnimationGroup.Kind.allCases.count], start: start,
                (0..<5).map { index in
                    var animation = animation("view \((group * 5 + index) % layers)", "position", start, 0.3 + Double(index) * 0.2, .linear)
                    animation.layer = (group * 5 + index) % layers
                    animation.end = animation.plannedEnd
                    return animation
                })
        }
        return timeline
    }
}

import enum FlipbookImages.SourcePath
import Foundation

nonisolated extension Timeline {
    /// The timeline as JSON, with the keys that docs/TIMELINE.md lists, in this order. Numbers have at most six decimals, so that equal
    /// takes have equal files.
    ///
    /// - Parameter folder: The working directory, to which `SourcePath.shownSource` relates the paths of source files. If it is nil, all paths
    ///   are absolute.
    package func json(scene: String, relativeTo folder: String? = nil) -> String {
        var entries: [(String, JSONText)] = [
            ("scene", .string(scene)), ("frames", .integer(frameCount)), ("duration", .number(duration)),
            ("inputs", .lines(inputs.map(json))), ("calls", .lines(marks.map(json))),
            ("groups", .lines(groups.map { json($0, relativeTo: folder) })),
            ("animations", .lines(animations.map(json))),
        ]
        if !chapters.isEmpty { entries.append(("chapters", .lines(chapters.map(json)))) }
        return JSONText.object(entries).text + "\n"
    }

    private func json(_ input: TimelineInput) -> JSONText {
        .object([
            ("kind", .string(input.kind.rawValue)), ("title", .string(input.title)), ("firstFrame", .integer(input.frames.lowerBound)),
            ("lastFrame", .integer(input.frames.upperBound)), ("start", .number(time(ofFrame: input.frames.lowerBound))),
            ("end", .number(time(ofFrame: input.frames.upperBound))), ("force", .number(input.force)),
            ("path", .array(input.path.map { .array([.number(Double($0.x)), .number(Double($0.y))]) })),
        ])
    }

    private func json(_ mark: NamedFrame) -> JSONText {
        .object([("name", .string(mark.name)), ("frame", .integer(mark.frame)), ("time", .number(time(ofFrame: mark.frame)))])
    }

    private func json(_ mark: TimelineMark) -> JSONText {
        .object([("kind", .string(mark.kind.rawValue)), ("title", .string(mark.title)), ("time", .number(mark.time))])
    }

    private func json(_ group: AnimationGroup, relativeTo folder: String?) -> JSONText {
        let path = group.line.map { line in folder.map { SourcePath.shownSource(line.path, relativeTo: $0) } ?? line.path }
        let cause = group.cause.map { cause in
            JSONText.object([
                ("kind", .string(cause.kind.rawValue)), ("name", .string(cause.name)), ("view", .optional(cause.view, JSONText.string)),
            ])
        }
        return .object([
            ("group", .integer(group.number)), ("kind", .string(group.kind.rawValue)), ("start", .number(group.start)),
            ("cause", cause ?? .null), ("file", .optional(path, JSONText.string)),
            ("line", .optional(group.line?.line, JSONText.integer)), ("function", .optional(group.line?.function, JSONText.string)),
            ("animations", .array(group.animations.map(JSONText.integer))),
            (
                "states",
                .array(
                    group.states.map {
                        .object([("time", .number($0.time)), ("state", .string($0.state.rawValue)), ("fraction", .number($0.fraction))])
                    })
            ),
        ])
    }

    private func json(_ animation: TimelineAnimation) -> JSONText {
        var entries: [(String, JSONText)] = [
            ("animation", .integer(animation.number)), ("group", .integer(animation.group)), ("layer", .integer(animation.layer)),
            ("name", .string(animation.name)), ("keyPath", .string(animation.keyPath)),
            ("from", .optional(animation.from, JSONText.string)), ("to", .optional(animation.to, JSONText.string)),
            ("start", .number(animation.start)), ("delay", .number(animation.delay)), ("duration", .number(animation.duration)),
            ("cycles", .optional(animation.cycles, JSONText.number)), ("autoreverses", .bool(animation.autoreverses)),
            ("curve", json(animation.curve)), ("end", .optional(animation.end, JSONText.number)),
            ("interrupted", .bool(animation.isInterrupted)), ("progress", .array(animation.progress.map(JSONText.number))),
        ]
        if animation.inheritsDuration { entries.append(("inheritsDuration", .bool(true))) }
        return .object(entries)
    }

    private func json(_ curve: TimingCurve) -> JSONText {
        switch curve {
        case .bezier(let x1, let y1, let x2, let y2):
            .object([("kind", .string("bezier")), ("points", .array([x1, y1, x2, y2].map(JSONText.number)))])
        case .spring(let mass, let stiffness, let damping, let velocity):
            .object([
                ("kind", .string("spring")), ("mass", .number(mass)), ("stiffness", .number(stiffness)), ("damping", .number(damping)),
                ("velocity", .number(velocity)),
            ])
        case .keyframes(let times, let isDiscrete):
            .object([("kind", .string("keyframes")), ("times", .array(times.map(JSONText.number))), ("discrete", .bool(isDiscrete))])
        case .driven: .object([("kind", .string("driven"))])
        }
    }
}

import UIKit

/// One playing of a scene: the scene, and all that was done to it, by frame. With these two it can be played again to the same bytes, so going
/// back is playing again up to an earlier frame.
package final class Take {
    /// A finger on the screen.
    package struct Finger: Equatable, Sendable {
        package var place: CGPoint
        package var force: Double
        package var downFrame: Int
    }

    package private(set) var stage: Stage
    /// In the order in which they came.
    package private(set) var log: [TimedInput] = []
    /// The furthest frame that was played.
    package private(set) var head = 0
    package private(set) var fingers: [Int: Finger] = [:]
    /// Fingers that have left, and when: a touch dot fades away.
    package private(set) var lifted: [(finger: Finger, frame: Int)] = []
    /// Keys that are down.
    private var keys: [UIKeyboardHIDUsage: KeyStroke] = [:]
    /// The frame that stands for the scene in a gallery, if the script has come to it.
    package private(set) var posterFrame: Int?
    /// Called for the pictures that the script asks for.
    package var onPicture: ((String, Stage) throws -> Void)?

    private let makeStage: () -> Stage
    private var player: ScriptPlayer?
    /// The first of the log that has not been done in this playing.
    private var next = 0

    /// `makeStage` has to make the same stage each time.
    package init(script: Script? = nil, onPicture: ((String, Stage) throws -> Void)? = nil, makeStage: @escaping () -> Stage) throws {
        self.makeStage = makeStage
        self.onPicture = onPicture
        player = script.map { ScriptPlayer($0) }
        stage = makeStage()
        try player?.act(on: self)
    }

    package var frame: Int { stage.frame }
    /// Whether the script, if there is one, has come to its end.
    package var isScriptOver: Bool { player?.isOver ?? true }
    /// Whether what was played before is being played again.
    package var isReplaying: Bool { frame < head }

    // MARK: - Playing

    package func advance() throws {
        stage.advance(frames: 1)
        lifted.removeAll { frame - $0.frame > 60 * stage.slowness }
        replay()
        guard frame > head else { return }
        head = frame
        try player?.act(on: self)
    }

    package func advance(frames: Int) throws { for _ in 0..<max(frames, 0) { try advance() } }

    /// Goes to any frame, also to one that was before.
    package func go(to frame: Int) throws {
        if frame < stage.frame { rewind() }
        try advance(frames: frame - stage.frame)
    }

    private func rewind() {
        stage = makeStage()
        (fingers, lifted, keys, next) = ([:], [], [:], 0)
        replay()
    }

    /// What was done at this frame is done again.
    private func replay() {
        while next < log.count, log[next].frame <= frame {
            perform(log[next].input)
            next += 1
        }
    }

    // MARK: - Doing

    /// A person does something now. What would have come later, had they not, is forgotten.
    package func intervene(_ input: Input) {
        if isReplaying {
            log.removeSubrange(next...)
            head = frame
            player = nil
        }
        record(input)
    }

    /// Cuts off what was done after this.
    func takeRest() -> [TimedInput] {
        defer { log.removeSubrange(next...) }
        return Array(log[next...])
    }

    /// An input now, and others that come when this is played on.
    func follow(_ input: Input, _ rest: [TimedInput], until end: Int) {
        record(input)
        log += rest
        head = max(end, frame)
    }

    func retimeScript(_ place: (Int) -> Int) { player?.retime(place) }

    func record(_ input: Input) {
        log.append(TimedInput(frame: frame, input: input))
        next = log.count
        perform(input)
    }

    /// The script is left where it is.
    package func dropScript() { player = nil }

    func takePicture(_ path: String) throws { try onPicture?(path, stage) }
    func notePoster() { posterFrame = posterFrame ?? frame }

    /// How a key was struck that is still down.
    package func held(_ code: UIKeyboardHIDUsage) -> KeyStroke? { keys[code] }

    private func perform(_ input: Input) {
        switch input {
        case .down(let finger, let place, let force):
            fingers[finger] = Finger(place: place, force: force, downFrame: frame)
        case .move(let finger, let place, let force):
            fingers[finger]?.place = place
            fingers[finger]?.force = force
        case .up(let finger), .cancel(let finger):
            if let gone = fingers.removeValue(forKey: finger) { lifted.append((gone, frame)) }
        case .keyDown(let stroke): keys[stroke.code] = stroke
        case .keyUp(let stroke): keys[stroke.code] = nil
        case .scroll, .compose, .commit, .rotate, .slow: break
        }
        stage.perform(input)
    }
}

import Foundation
import UIKit

/// Speaks texts, one after another.
///
/// Differs from Apple: nothing is heard. A text lasts for the time in which it would be spoken: 15 characters per second of the stage's
/// time at the standard speed.
open class AVSpeechSynthesizer: NSObject {
    /// The object that is called at the start and the end of a text.
    open weak var delegate: AVSpeechSynthesizerDelegate?
    private var waiting: [AVSpeechUtterance] = []
    private var current: AVSpeechUtterance?
    /// Whether the delegate was called at the start of the current text, which is after its `preUtteranceDelay`.
    private var hasStarted = false
    private var clock = PlaybackClock()

    /// Whether a text is being spoken, or is paused.
    open var isSpeaking: Bool { current != nil }
    /// Whether speaking is paused.
    open var isPaused: Bool { current != nil && !clock.isRunning }

    /// Adds a text.
    open func speak(_ utterance: AVSpeechUtterance) {
        SilentSound.report()
        waiting.append(utterance)
        if current == nil { begin() }
    }

    /// Stops all texts. The delegate is called only for the current text. Returns whether a text was spoken or paused.
    @discardableResult open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool {
        guard let stopped = current else { return false }
        waiting = []
        current = nil
        clock.pause()
        delegate?.speechSynthesizer(self, didCancel: stopped)
        return true
    }

    /// Pauses. Returns whether a text was spoken.
    @discardableResult open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool {
        guard let current, clock.isRunning else { return false }
        clock.pause()
        delegate?.speechSynthesizer(self, didPause: current)
        return true
    }

    /// Continues after a pause. Returns whether speaking was paused.
    @discardableResult open func continueSpeaking() -> Bool {
        guard let current, isPaused else { return false }
        clock.start()
        scheduleCalls()
        delegate?.speechSynthesizer(self, didContinue: current)
        return true
    }

    private func begin() {
        guard !waiting.isEmpty else { return }
        (current, hasStarted) = (waiting.removeFirst(), false)
        clock.pause()
        clock.move(to: 0)
        clock.start()
        scheduleCalls()
    }

    /// Schedules the calls of the delegate at the start and the end of the current text. The first call is on the next frame at the
    /// earliest, because the caller may set the delegate after `speak`.
    private func scheduleCalls() {
        guard let utterance = current else { return }
        clock.invalidateCalls()
        if !hasStarted {
            schedule(utterance, after: max(utterance.startDelay - clock.position, 0)) { synthesizer in
                synthesizer.hasStarted = true
                synthesizer.delegate?.speechSynthesizer(synthesizer, didStart: utterance)
            }
        }
        schedule(utterance, after: max(utterance.duration - clock.position, 0.01)) { synthesizer in
            synthesizer.current = nil
            synthesizer.delegate?.speechSynthesizer(synthesizer, didFinish: utterance)
            if synthesizer.current == nil { synthesizer.begin() }
        }
    }

    /// Schedules a call for a text after a delay in seconds. The call is skipped if the clock or the text has changed since then.
    private func schedule(_ utterance: AVSpeechUtterance, after delay: Double, _ call: @escaping (AVSpeechSynthesizer) -> Void) {
        let generation = clock.generation
        StageTime.schedule(on: .main, at: StageTime.now + delay) { [weak self] in
            guard let self, self.current === utterance, self.clock.generation == generation else { return }
            call(self)
        }
    }
}

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

    /// Stops all texts. Returns whether a text was spoken or paused.
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
        scheduleEnd()
        delegate?.speechSynthesizer(self, didContinue: current)
        return true
    }

    private func begin() {
        guard !waiting.isEmpty else { return }
        let utterance = waiting.removeFirst()
        current = utterance
        clock = PlaybackClock()
        clock.start()
        scheduleEnd()
        // The delegate is called on the next frame, because the caller may set it after `speak`.
        StageTime.schedule(on: .main, at: StageTime.now) { [weak self] in
            guard let self, self.current === utterance else { return }
            self.delegate?.speechSynthesizer(self, didStart: utterance)
        }
    }

    private func scheduleEnd() {
        guard let utterance = current else { return }
        clock.invalidateCalls()
        let generation = clock.generation
        StageTime.schedule(on: .main, at: StageTime.now + max(utterance.duration - clock.position, 0.01)) { [weak self] in
            guard let self, self.current === utterance, self.clock.generation == generation else { return }
            self.current = nil
            self.delegate?.speechSynthesizer(self, didFinish: utterance)
            if self.current == nil { self.begin() }
        }
    }
}

import Foundation

/// A text to speak, and the way in which it is spoken.
open class AVSpeechUtterance: NSObject {
    /// The text.
    public let speechString: String
    /// The voice, or nil for the voice of the user's language.
    open var voice: AVSpeechSynthesisVoice?
    /// The speed, 0…1.
    open var rate: Float = AVSpeechUtteranceDefaultSpeechRate
    /// The pitch, 0.5…2.
    open var pitchMultiplier: Float = 1
    /// The volume, 0…1.
    open var volume: Float = 1
    /// The time before the text in seconds.
    open var preUtteranceDelay: TimeInterval = 0
    /// The time after the text in seconds.
    open var postUtteranceDelay: TimeInterval = 0

    /// Creates an utterance of a text.
    public init(string: String) { speechString = string }

    /// The duration in seconds, with both delays. 15 characters are spoken per second at the standard speed, and 30 at the greatest speed.
    /// A speed below 0.05 counts as 0.05.
    var duration: Double {
        let speed = 15 * Double(min(max(rate.isFinite ? rate : 0.5, 0.05), 1)) / 0.5
        return startDelay + Double(speechString.count) / speed + (postUtteranceDelay > 0 ? postUtteranceDelay : 0)
    }

    /// The time before the text in seconds. A delay that is not a number is ignored.
    var startDelay: Double { preUtteranceDelay > 0 ? preUtteranceDelay : 0 }
}

/// The standard speed.
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5
/// The lowest speed.
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
/// The greatest speed.
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1

import Foundation

/// The methods that a player calls.
@preconcurrency public protocol AVAudioPlayerDelegate: AnyObject {
    /// Called at the end of the sound.
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
    /// The method for sound that cannot be decoded. Differs from Apple: it is never called.
    func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: Error?)
    /// The method for the start of an interruption by another application. Differs from Apple: it is never called.
    func audioPlayerBeginInterruption(_ player: AVAudioPlayer)
    /// The method for the end of an interruption by another application. Differs from Apple: it is never called.
    func audioPlayerEndInterruption(_ player: AVAudioPlayer, withOptions flags: Int)
}

extension AVAudioPlayerDelegate {
    /// Does nothing.
    public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
    /// Does nothing.
    public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: Error?) {}
    /// Does nothing.
    public func audioPlayerBeginInterruption(_ player: AVAudioPlayer) {}
    /// Does nothing.
    public func audioPlayerEndInterruption(_ player: AVAudioPlayer, withOptions flags: Int) {}
}

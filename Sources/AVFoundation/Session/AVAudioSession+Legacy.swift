/// The legacy name of `AVAudioSession.Category.ambient`.
public let AVAudioSessionCategoryAmbient = "AVAudioSessionCategoryAmbient"
/// The legacy name of `AVAudioSession.Category.soloAmbient`.
public let AVAudioSessionCategorySoloAmbient = "AVAudioSessionCategorySoloAmbient"
/// The legacy name of `AVAudioSession.Category.playback`.
public let AVAudioSessionCategoryPlayback = "AVAudioSessionCategoryPlayback"
/// The legacy name of `AVAudioSession.Category.playAndRecord`.
public let AVAudioSessionCategoryPlayAndRecord = "AVAudioSessionCategoryPlayAndRecord"

extension AVAudioSession {
    /// Stores the category with the given legacy name.
    public func setCategory(_ category: String) throws { try setCategory(Category(rawValue: category)) }
    /// Stores the category with the given legacy name, and its options.
    public func setCategory(_ category: String, with options: CategoryOptions) throws {
        try setCategory(Category(rawValue: category), options: options)
    }
}

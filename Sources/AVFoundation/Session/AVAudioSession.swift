import Foundation

/// The use of sound by the application. The settings have no effect, because no sound is played or recorded.
open class AVAudioSession: NSObject, @unchecked Sendable {
    private static let shared = AVAudioSession()

    /// Returns the session of the application.
    open class func sharedInstance() -> AVAudioSession { shared }

    /// The category, which describes how the application uses sound.
    public private(set) var category = Category.soloAmbient
    /// The mode, which describes the use of sound more exactly than the category.
    public private(set) var mode = Mode.default
    /// The options of the category.
    public private(set) var categoryOptions: CategoryOptions = []
    /// The volume of the device, which is always 1.
    open var outputVolume: Float { 1 }
    /// Whether another application plays sound, which is always false.
    open var isOtherAudioPlaying: Bool { false }
    /// Whether this application should be silent because another application plays sound. Always false.
    open var secondaryAudioShouldBeSilencedHint: Bool { false }
    /// The number of samples per second, which is always 44100.
    open var sampleRate: Double { 44100 }
    /// Whether there is a microphone. There is none.
    open var isInputAvailable: Bool { false }
    /// The permission to record, which is denied.
    open var recordPermission: RecordPermission { .denied }

    /// Stores the category.
    open func setCategory(_ category: Category) throws { self.category = category }
    /// Stores the category with options.
    open func setCategory(_ category: Category, options: CategoryOptions) throws {
        (self.category, categoryOptions) = (category, options)
    }
    /// Stores the category with options.
    open func setCategory(_ category: Category, with options: CategoryOptions) throws { try setCategory(category, options: options) }
    /// Stores the category with a mode and options.
    open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {
        (self.category, self.mode, categoryOptions) = (category, mode, options)
    }
    /// Stores the mode.
    open func setMode(_ mode: Mode) throws { self.mode = mode }
    /// Starts or ends the use of sound. Differs from Apple: it has no effect.
    open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
    /// Selects the speaker. Differs from Apple: it has no effect.
    open func overrideOutputAudioPort(_ portOverride: PortOverride) throws {}
    /// Calls a closure with false, because there is no microphone.
    open func requestRecordPermission(_ response: @escaping (Bool) -> Void) { response(false) }
}

extension AVAudioSession {
    /// A description of how an application uses sound.
    public struct Category: RawRepresentable, Hashable, Sendable {
        /// The name of the category.
        public let rawValue: String
        /// Creates a category from its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Sound that is mixed with the sound of other applications, and is silenced by the ringer switch.
        public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
        /// Sound that is silenced by the ringer switch.
        public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
        /// Sound that is the main purpose of the application.
        public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
        /// Recording.
        public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
        /// Playing and recording.
        public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
        /// Several outputs.
        public static let multiRoute = Category(rawValue: "AVAudioSessionCategoryMultiRoute")
    }

    /// A use of sound that is more specific than the category.
    public struct Mode: RawRepresentable, Hashable, Sendable {
        /// The name of the mode.
        public let rawValue: String
        /// Creates a mode from its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The standard mode.
        public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
        /// A voice call.
        public static let voiceChat = Mode(rawValue: "AVAudioSessionModeVoiceChat")
        /// A video call.
        public static let videoChat = Mode(rawValue: "AVAudioSessionModeVideoChat")
        /// A game with voice calls.
        public static let gameChat = Mode(rawValue: "AVAudioSessionModeGameChat")
        /// Recording a video.
        public static let videoRecording = Mode(rawValue: "AVAudioSessionModeVideoRecording")
        /// Measuring.
        public static let measurement = Mode(rawValue: "AVAudioSessionModeMeasurement")
        /// Playing a movie.
        public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
        /// Speaking for a long time.
        public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
    }

    /// Options of a category.
    public struct CategoryOptions: OptionSet, Sendable {
        /// The bits of the options.
        public let rawValue: UInt
        /// Creates options from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The sound of other applications continues.
        public static let mixWithOthers = CategoryOptions(rawValue: 1)
        /// The sound of other applications becomes quieter.
        public static let duckOthers = CategoryOptions(rawValue: 2)
        /// Bluetooth devices for calls are used.
        public static let allowBluetooth = CategoryOptions(rawValue: 4)
        /// The speaker is used instead of the receiver.
        public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
        /// Speech of other applications is interrupted, and their other sound continues.
        public static let interruptSpokenAudioAndMixWithOthers = CategoryOptions(rawValue: 17)
        /// Bluetooth devices for music are used.
        public static let allowBluetoothA2DP = CategoryOptions(rawValue: 32)
        /// AirPlay is used.
        public static let allowAirPlay = CategoryOptions(rawValue: 64)
    }

    /// Options of the start or the end of the use of sound.
    public struct SetActiveOptions: OptionSet, Sendable {
        /// The bits of the options.
        public let rawValue: UInt
        /// Creates options from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Other applications are notified when the use of sound ends.
        public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
    }

    /// The output that is used instead of the output of the category.
    public enum PortOverride: UInt, Sendable {
        /// The output follows the route of the system.
        case none = 0
        /// The output is the speaker.
        case speaker = 0x7370_6B72
    }

    /// The permission to record.
    public enum RecordPermission: UInt, Sendable {
        /// The user has not been asked.
        case undetermined = 0x756E_6474
        /// The user has refused.
        case denied = 0x6465_6E79
        /// The user has agreed.
        case granted = 0x6772_6E74
    }

    /// The notification of an interruption by another application. Differs from Apple: it is never posted.
    public static let interruptionNotification = Notification.Name("AVAudioSessionInterruptionNotification")
    /// The notification of a change of the output. Differs from Apple: it is never posted.
    public static let routeChangeNotification = Notification.Name("AVAudioSessionRouteChangeNotification")
}

import Foundation

/// A voice of a language. Differs from Apple: there is one voice for each language, and it makes no sound.
open class AVSpeechSynthesisVoice: NSObject, @unchecked Sendable {
    /// The language, such as "en-US".
    public let language: String

    /// Creates the voice of a language, or of English for nil.
    public init?(language languageCode: String?) { language = languageCode ?? "en-US" }
    /// Creates a voice from its identifier.
    public convenience init?(identifier: String) { self.init(language: identifier) }

    /// The identifier, which is the language.
    open var identifier: String { language }
    /// The name, which is the language.
    open var name: String { language }
    /// Returns only the voice of US English. The voices of other languages can be created, but are not listed.
    open class func speechVoices() -> [AVSpeechSynthesisVoice] { ["en-US"].compactMap { AVSpeechSynthesisVoice(language: $0) } }
    /// Returns the language of the user.
    open class func currentLanguageCode() -> String { Locale.current.identifier.replacingOccurrences(of: "_", with: "-") }
}

import Foundation

/// A voice of a language. Differs from Apple: there is one voice for each language, and it makes no sound.
open class AVSpeechSynthesisVoice: NSObject, @unchecked Sendable {
    /// The language, such as "en-US".
    public let language: String

    /// Creates the voice of a language, or of English for nil.
    public init?(language languageCode: String?) { language = languageCode ?? "en-US" }
    /// Creates a voice from its identifier. An identifier of Apple, such as "com.apple.voice.compact.de-DE.Anna", gives the voice of the
    /// language in it, or of English if it contains none.
    public convenience init?(identifier: String) { self.init(language: Self.language(ofIdentifier: identifier)) }

    /// Returns the language of an identifier, or nil if an identifier of Apple does not contain a language.
    private static func language(ofIdentifier identifier: String) -> String? {
        guard identifier.hasPrefix("com.apple.") else { return identifier }
        return identifier.split(separator: ".").map(String.init).first { part in
            let codes = part.split(separator: "-", omittingEmptySubsequences: false)
            let isLanguage = (2...3).contains(codes[0].count) && codes[0].allSatisfy { $0.isASCII && $0.isLowercase }
            return isLanguage && codes.count == 2 && codes[1].count == 2 && codes[1].allSatisfy { $0.isASCII && $0.isUppercase }
        }
    }

    /// The identifier, which is the language.
    open var identifier: String { language }
    /// The name, which is the language.
    open var name: String { language }
    /// Returns only the voice of US English. The voices of other languages can be created, but are not listed.
    open class func speechVoices() -> [AVSpeechSynthesisVoice] { ["en-US"].compactMap { AVSpeechSynthesisVoice(language: $0) } }
    /// Returns the language of the user.
    open class func currentLanguageCode() -> String { Locale.current.identifier.replacingOccurrences(of: "_", with: "-") }
}

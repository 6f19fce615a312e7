import CoreGraphics
import FlipbookTypography
import Foundation

// The functions of Core Text with which an app registers its own fonts. UIKit declares them here, because no other part of Core Text is
// provided.

/// An error of a function of Core Foundation.
public typealias CFError = NSError

/// The range in which a registered font is available.
///
/// Differs from Apple: all fonts are available in the process only.
nonisolated public enum CTFontManagerScope: UInt32, Sendable {
    /// No scope.
    case none
    /// The fonts are available in this process.
    case process
    /// The fonts are available to the user, permanently.
    case user
    /// The fonts are available until the user logs out.
    case session
    /// The same as `user`.
    public static let persistent = CTFontManagerScope.user
}

/// Makes a font available to `UIFont(name:size:)`. If this fails, returns false and sets `error`.
@discardableResult
nonisolated public func CTFontManagerRegisterGraphicsFont(_ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> Bool {
    registerFont(atPath: font.path, error)
}

/// Makes the fonts of a file available to `UIFont(name:size:)`. If this fails, returns false and sets `error`.
@discardableResult
nonisolated public func CTFontManagerRegisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { registerFont(atPath: fontURL.path, error) }

/// Returns the text of an error.
nonisolated public func CFErrorCopyDescription(_ err: CFError) -> CFString! { err.localizedDescription }

nonisolated private func registerFont(atPath path: String, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> Bool {
    guard !FontSystem.installed.addFonts(atPaths: [path]).isEmpty else { return true }
    let description = "\(path) is not a font that can be read. Use a TrueType or OpenType file."
    error?.pointee = .passRetained(
        NSError(domain: "com.apple.CoreText.CTFontManagerErrorDomain", code: 103, userInfo: [NSLocalizedDescriptionKey: description]))
    return false
}

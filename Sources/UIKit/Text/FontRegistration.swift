import CoreGraphics
import FlipbookTypography
import Foundation

// The functions of Core Text with which an app registers its own fonts. UIKit declares them here, because no other part of Core Text is
// provided.

/// An error of a function of Core Foundation.
public typealias CFError = NSError

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

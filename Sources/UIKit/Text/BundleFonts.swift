import FlipbookTypography
import Foundation
import QuartzCore

/// The fonts that the `Info.plist` of the main bundle lists under `UIAppFonts`.
nonisolated package enum BundleFonts {
    /// Whether fonts of the application were registered. The first access registers them. It occurs when the first font is created by its
    /// name.
    package static let areRegistered = register(of: .main)

    /// Registers the fonts of a bundle. Returns whether at least one font file could be read. A file that is missing or cannot be read is
    /// reported.
    package static func register(of bundle: Bundle) -> Bool {
        let names = (bundle.infoDictionary?["UIAppFonts"] as? [Any] ?? []).compactMap { $0 as? String }
        var paths: [String] = []
        for name in names {
            guard let path = path(of: name, in: bundle) else {
                report("Info.plist lists the font \(name), which is not in \(bundle.bundlePath). Add the file to the target.")
                continue
            }
            paths.append(path)
        }
        let failed = FontSystem.installed.addFonts(atPaths: paths)
        for path in failed { report("\(path) is not a font that can be read. A similar font is used.") }
        return paths.count > failed.count
    }

    /// Returns the path of a font file in the bundle, or nil if there is no such file. If there is no file with the whole name, only the
    /// last component of the name is used, because resources are copied without their folders.
    private static func path(of name: String, in bundle: Bundle) -> String? {
        guard let folder = bundle.resourcePath else { return nil }
        let candidates = [name, (name as NSString).lastPathComponent].map { (folder as NSString).appendingPathComponent($0) }
        return candidates.first { FileManager.default.fileExists(atPath: $0) }
    }

    private static func report(_ message: String) { Diagnostics.report(.warning, source: "UIFont", message, onlyOnce: true) }
}

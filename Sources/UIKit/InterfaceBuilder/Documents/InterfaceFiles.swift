import Foundation
import QuartzCore

/// The search for storyboards, xibs and their strings in a bundle.
enum InterfaceFiles {
    /// Reads a storyboard or xib. Reports a file that cannot be read.
    ///
    /// - Parameter fileType: `storyboard` or `xib`.
    /// - Returns: Nil if there is no such file, or if it cannot be read.
    static func document(named name: String, fileType: String, in bundle: Bundle) -> InterfaceDocument? {
        guard let found = path(of: name, fileType, in: bundle) else { return nil }
        let fileName = (found.path as NSString).lastPathComponent
        guard let data = FileManager.default.contents(atPath: found.path) else {
            Diagnostics.report(.warning, source: fileName, "\(found.path) cannot be read. Check its permissions.")
            return nil
        }
        do {
            let strings = found.strings.flatMap { FileManager.default.contents(atPath: $0) }.map(StringsFile.strings)
            return try InterfaceDocument(data, fileName: fileName, bundle: bundle, strings: strings ?? [:])
        } catch {
            Diagnostics.report(.warning, source: "\(fileName):\(error.line)", "\(found.path) is not valid: \(error.reason).")
            return nil
        }
    }

    /// Reports a file that does not exist.
    static func reportMissing(_ name: String, _ fileType: String, in bundle: Bundle) {
        Diagnostics.report(
            .warning, source: "\(name).\(fileType)",
            "There is no \(name).\(fileType) in \(bundle.resourcePath ?? bundle.bundlePath) or in its .lproj folders. Check the name.")
    }

    /// Returns whether there is a storyboard or xib.
    static func exists(_ name: String, _ fileType: String, in bundle: Bundle) -> Bool { path(of: name, fileType, in: bundle) != nil }

    /// Returns the paths of a file and of its strings. Returns nil if there is no such file; the path of the strings is nil if there are
    /// none.
    ///
    /// The first language of the user for which the bundle has a folder is used. Its folder contains either the whole file, or only the
    /// strings for the file in `Base.lproj`. A file that is in neither folder is searched for in the resource folder itself, then in the
    /// folder of the development region. In each folder, a file for the current kind of device, whose name ends with `~ipad` or `~iphone`,
    /// is preferred.
    private static func path(of name: String, _ fileType: String, in bundle: Bundle) -> (path: String, strings: String?)? {
        guard !name.isEmpty, !name.contains("\0"), let folder = bundle.resourcePath else { return nil }
        let language = languages(of: bundle).first { isFile("\(folder)/\($0).lproj") }
        let variant = UIDevice.current.userInterfaceIdiom == .pad ? "~ipad" : "~iphone"
        let folders = [language.map { "\($0).lproj/" }, "Base.lproj/", "", developmentRegion(of: bundle).map { "\($0).lproj/" }]
        for subfolder in folders.compactMap({ $0 }) {
            for suffix in [variant, ""] {
                let path = "\(folder)/\(subfolder)\(name)\(suffix).\(fileType)"
                guard isFile(path) else { continue }
                let strings = language.map { "\(folder)/\($0).lproj/\(name).strings" }
                return (path, strings.flatMap { isFile($0) ? $0 : nil })
            }
        }
        return nil
    }

    private static func isFile(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

    private static func developmentRegion(of bundle: Bundle) -> String? {
        bundle.infoDictionary?["CFBundleDevelopmentRegion"] as? String ?? "en"
    }

    /// Returns the languages of the user, each with and without its region, in the order of preference. If none is set, the development
    /// region of the bundle is used, as in Foundation on Linux; `flipbook open` sets the development region to the chosen language.
    private static func languages(of bundle: Bundle) -> [String] {
        let chosen = UserDefaults.standard.stringArray(forKey: "AppleLanguages") ?? [developmentRegion(of: bundle) ?? "en"]
        return chosen.flatMap { language -> [String] in
            let parts = language.replacingOccurrences(of: "_", with: "-").split(separator: "-").map(String.init)
            return (1...max(parts.count, 1)).reversed().map { parts.prefix($0).joined(separator: "-") }
        }
    }
}

import CFontLibraries

extension FontSystem {
    /// The names and versions of the libraries that are in use.
    package static var libraryVersions: [(name: String, version: String)] {
        let fontconfig = FcGetVersion()
        return [
            ("FreeType", freeTypeVersion), ("HarfBuzz", String(cString: hb_version_string())),
            ("fontconfig", "\(fontconfig / 10000).\(fontconfig / 100 % 100).\(fontconfig % 100)"),
        ]
    }

    /// The version of FreeType. Only an open library returns it, so the getter opens a library and closes it again.
    private static var freeTypeVersion: String {
        var library: FT_Library?
        guard FT_Init_FreeType(&library) == 0 else { return "unknown" }
        defer { FT_Done_FreeType(library) }
        var (major, minor, patch) = (FT_Int(0), FT_Int(0), FT_Int(0))
        FT_Library_Version(library, &major, &minor, &patch)
        return "\(major).\(minor).\(patch)"
    }
}

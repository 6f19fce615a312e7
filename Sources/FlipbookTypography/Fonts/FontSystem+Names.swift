import CFontLibraries

extension FontSystem {
    /// Returns the name of the installed family with this name, or nil if there is none. Spaces, hyphens and case are ignored.
    package func installedFamily(named name: String) -> String? { withFinder { $0.installedFamily(named: name) } ?? nil }

    /// Returns the font with a PostScript name, such as "Inter-SemiBold", at size 0, or nil if there is none. The fonts of the application
    /// are searched first.
    package func font(postScriptName: String) -> FontDescriptor? {
        let font = withFinder { $0.font(postScriptName: postScriptName) } ?? nil
        return font.map { FontDescriptor(family: $0.family, weight: $0.weight, isItalic: $0.isItalic, size: 0) }
    }

    /// The names of all families, sorted.
    package var familyNames: [String] { Array(Set((withFinder { $0.allFonts() } ?? []).map(\.family))).sorted() }

    /// Returns the PostScript names of the fonts of a family, sorted.
    package func postScriptNames(ofFamily family: String) -> [String] {
        (withFinder { $0.allFonts() } ?? []).filter { $0.family == family }.map(\.postScriptName)
    }

    /// Adds font files of an application. Call this method before text is laid out. Returns the files that were not added, for example
    /// because they contain no font.
    package func addFonts(atPaths paths: [String]) -> [String] {
        guard !paths.isEmpty else { return [] }
        let failed = withFinder { finder in paths.filter { !finder.addFile($0) } } ?? paths
        lockedCache.withLock { $0.removeResultsOfSearches() }
        return failed
    }

    /// Calls `body` with the font finder while the lock is held. Returns nil if fontconfig cannot read its configuration.
    private func withFinder<Result: Sendable>(_ body: (FontFinder) -> Result) -> Result? {
        lockedCache.withLock { cache in
            if cache.finder == nil { cache.finder = try? FontFinder() }
            return cache.finder.map(body)
        }
    }
}

extension FontSystem.Cache {
    /// Removes the cached results of font searches, and the cached glyphs and layouts of texts. Open faces keep their indices.
    mutating func removeResultsOfSearches() {
        faceIndexByDescriptor.removeAll()
        fallbackFaceIndices.removeAll()
        metricsByDescriptor.removeAll()
        glyphRuns.removeAll()
        preparedTexts.removeAll()
        layouts.removeAll()
        lineMasks.removeAll()
        colorImages.removeAll()
    }
}

extension FontSystem {
    /// Returns the PostScript name and the full name of the first font of a file, or nil if the file has no font.
    package static func names(ofFile path: String) -> (postScriptName: String?, fullName: String?)? {
        var count: Int32 = 0
        guard let pattern = FcFreeTypeQuery(path, 0, nil, &count) else { return nil }
        defer { FcPatternDestroy(pattern) }
        return (FontFinder.text(pattern, FC_POSTSCRIPT_NAME), FontFinder.text(pattern, FC_FULLNAME))
    }
}

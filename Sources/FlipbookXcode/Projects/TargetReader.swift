/// A reader of the build phases and synchronized folders of one target.
struct TargetReader {
    let project: XcodeProject
    let target: XcodeTarget
    var settings: BuildSettings
    var content = TargetContent()

    /// Returns the files of a target, and the products that it uses.
    static func read(_ target: XcodeTarget, of project: XcodeProject, settings: BuildSettings) -> TargetContent {
        var reader = TargetReader(project: project, target: target, settings: settings)
        reader.readPhases()
        reader.readSynchronizedGroups()
        reader.readPackageProducts()
        reader.readDependencies()
        reader.excludeFiles()
        reader.content.reportDuplicates(target.name)
        for problem in reader.settings.problems { reader.report(target.object, problem) }
        return reader.content
    }

    private mutating func readPhases() {
        for id in target.object.list("buildPhases") {
            guard let phase = project.object(id) else {
                report(target.object, "the build phase \(id) of \(target.name) is missing")
                continue
            }
            switch phase.isa {
            case "PBXSourcesBuildPhase": for file in files(of: phase) { addSource(file) }
            case "PBXResourcesBuildPhase": for file in files(of: phase) { addResource(file.reference, folder: "") }
            case "PBXFrameworksBuildPhase": for file in files(of: phase) { addLink(file) }
            case "PBXCopyFilesBuildPhase": copyFiles(phase)
            case "PBXShellScriptBuildPhase": content.scripts.append(phase.text("name") ?? "Run Script")
            case "PBXHeadersBuildPhase", "PBXRezBuildPhase", "PBXAppleScriptBuildPhase": break
            default: report(phase, "\(phase.isa) is not a build phase; it is left out")
            }
        }
    }

    /// A file of a build phase.
    struct PhaseFile {
        var reference: XcodeObject
        var build: XcodeObject
        /// Whether the file is a product of a package.
        var isPackageProduct: Bool
    }

    /// Returns the files of a build phase that apply to iOS.
    private mutating func files(of phase: XcodeObject) -> [PhaseFile] {
        var result: [PhaseFile] = []
        for build in project.objects("files", of: phase, isa: ["PBXBuildFile"], report: &content.diagnostics) {
            let platforms = build.list("platformFilters") + build.list("platformFilter")
            guard platforms.isEmpty || platforms.contains("ios") else { continue }
            if let product = project.object(build.text("productRef")) {
                result.append(PhaseFile(reference: product, build: build, isPackageProduct: true))
            } else if let reference = project.object(build.text("fileRef")) {
                result.append(PhaseFile(reference: reference, build: build, isPackageProduct: false))
            } else {
                let id = build.text("fileRef") ?? build.text("productRef") ?? "without an identifier"
                report(build, "the file \(id) of a build phase of \(target.name) is missing in the project")
            }
        }
        return result
    }

    /// Adds a diagnostic about an object of the project.
    mutating func report(_ object: XcodeObject, _ message: String) { content.report(project.diagnostic(object, message)) }

    /// Returns the path of the existing file to which a file reference refers. If there is no such file, adds a diagnostic and returns nil.
    mutating func existingPath(_ reference: XcodeObject) -> String? {
        guard let path = project.paths[reference.id] else {
            if reference.text("sourceTree") == "BUILT_PRODUCTS_DIR" {
                report(reference, "\(reference.displayName) is built by another target and is not copied into \(target.name)")
            } else {
                report(reference, "the path of \(reference.displayName) is unknown (\(reference.text("sourceTree") ?? "no source tree"))")
            }
            return nil
        }
        if let existing = FileSystem.existing(path) { return existing }
        report(reference, "the file \(path) of \(target.name) is missing")
        return nil
    }

    // MARK: Files

    private mutating func addSource(_ file: PhaseFile) {
        let flags = (file.build.fields["settings"]?["COMPILER_FLAGS"]?.string).map { BuildSettings.words(settings.expand($0)) } ?? []
        for reference in variants(of: file.reference) {
            guard let path = existingPath(reference) else { continue }
            content.add(path, flags: flags, bundlePath: Self.bundlePath(path))
        }
    }

    /// Returns the files of a group of localizations, or the file itself.
    private mutating func variants(of reference: XcodeObject) -> [XcodeObject] {
        guard reference.isa == "PBXVariantGroup" else { return [reference] }
        return project.objects("children", of: reference, isa: ["PBXFileReference"], report: &content.diagnostics)
    }

    private mutating func addResource(_ reference: XcodeObject, folder: String) {
        guard !["PBXReferenceProxy", "XCSwiftPackageProductDependency"].contains(reference.isa) else { return }
        for variant in variants(of: reference) {
            guard let path = existingPath(variant) else { continue }
            switch FileRole(path: path) {
            case .notCompiled(let reason): content.report(ProjectDiagnostic(path: path, message: reason))
            case .swift where FileSystem.isFile(path):
                report(variant, "the Swift file \(variant.displayName) is in the phase Copy Bundle Resources; it is copied, not compiled")
                content.addResource(path, bundlePath: ProjectPath.name(path))
            default:
                let name = Self.bundlePath(path)
                content.addResource(path, bundlePath: folder.isEmpty ? name : folder + "/" + name)
            }
        }
    }

    /// Adds the files of a copy phase as resources, if the destination of the phase is the folder of the app or of its resources. For
    /// another destination, only built products are linked.
    private mutating func copyFiles(_ phase: XcodeObject) {
        let destination = settings.expand(phase.text("dstPath") ?? "")
        guard ["1", "7"].contains(phase.text("dstSubfolderSpec") ?? "") || phase.text("dstSubfolder").map({ $0 == "Resources" }) == true,
            !destination.hasPrefix("/"), !destination.split(separator: "/").contains("..")
        else {
            for file in files(of: phase) where file.reference.text("sourceTree") == "BUILT_PRODUCTS_DIR" { addLink(file) }
            return
        }
        for file in files(of: phase) {
            let isProduct = file.isPackageProduct || file.reference.text("sourceTree") == "BUILT_PRODUCTS_DIR"
            if isProduct { addLink(file) } else { addResource(file.reference, folder: ProjectPath.normalized(destination)) }
        }
    }

    /// Removes the files that match `EXCLUDED_SOURCE_FILE_NAMES` and do not match `INCLUDED_SOURCE_FILE_NAMES`.
    private mutating func excludeFiles() {
        let (excluded, included) = (settings.list("EXCLUDED_SOURCE_FILE_NAMES"), settings.list("INCLUDED_SOURCE_FILE_NAMES"))
        guard !excluded.isEmpty else { return }
        let root = project.folder + "/"
        func isExcluded(_ path: String) -> Bool {
            func isMatched(_ patterns: [String]) -> Bool {
                patterns.contains { pattern in
                    let relative = path.hasPrefix(root) ? String(path.dropFirst(root.count)) : path
                    return ProjectPath.matches(pattern.contains("/") ? relative : ProjectPath.name(path), pattern: pattern)
                        || (pattern.hasPrefix("/") && ProjectPath.matches(path, pattern: pattern))
                }
            }
            return isMatched(excluded) && !isMatched(included)
        }
        content.sources.removeAll { isExcluded($0.path) }
        content.resources.removeAll { isExcluded($0.path) }
        content.objectiveCSources.removeAll { isExcluded($0) }
    }
}

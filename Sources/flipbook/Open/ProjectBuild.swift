import FlipbookImages
import enum FlipbookImages.FilePath
import FlipbookKit
import FlipbookXcode
import Foundation
import Stage

/// Builds an app project in the cache: writes the generated package, builds it, and fills the app folder.
nonisolated struct ProjectBuild: Sendable {
    /// The path of the project as the user has written it.
    let path: String
    let target: String?
    let cache: ProjectCache
    /// The folder that the user has chosen for the generated package, or nil for a folder in the cache.
    let keepFolder: String?
    /// The folder of Flipbook's package.
    let flipbookFolder: String
    /// The language of the app, such as "de", or nil for the languages of the user.
    var language: String?
    /// The build configuration whose settings are used.
    var configuration = "Debug"

    /// A built project, which can be run.
    struct Product {
        let project: AppProject
        let package: GeneratedPackage
        /// The folder of the generated package.
        let folder: String
        /// The app folder, which is the main bundle of the program.
        let appFolder: String
        var executable: String { FilePath.join(appFolder, package.names.app) }
    }

    /// The result of a build.
    enum Outcome {
        case succeeded(Product)
        /// The output of the compiler, which contains the errors, and the errors in storyboards and xibs.
        case failed(Product, output: String)
    }

    func read() throws -> AppProject { try ProjectReader.read(path, target: target, configuration: configuration) }

    /// Returns the folder of the generated package.
    func folder(of project: AppProject) throws -> String {
        guard let keepFolder else { return cache.folder(ofProjectAt: project.projectPath, target: project.targetName) }
        let isEmpty = (try? FileManager.default.contentsOfDirectory(atPath: keepFolder))?.isEmpty ?? true
        guard isEmpty || FileManager.default.fileExists(atPath: FilePath.join(keepFolder, Self.stateName)) else {
            throw StageError("--keep \(keepFolder): the folder has other files; name an empty or a new folder")
        }
        let path = URL(fileURLWithPath: keepFolder).standardized.path
        guard !path.hasPrefix(FilePath.folder(project.projectPath) + "/") else {
            throw StageError("--keep \(keepFolder): the folder is inside of the project, which is never changed; name another one")
        }
        return path
    }

    /// Builds the project if it has changed since the last build.
    ///
    /// - Parameters:
    ///   - withTests: Whether the unit tests are built instead of the program.
    ///   - onLine: Called with each line of the build's output.
    func run(withTests: Bool = false, onLine: @escaping (String) -> Void) throws -> Outcome {
        try SwiftToolchain.requireInstalled()
        let project = try read()
        let folder = try folder(of: project)
        let lock = try cache.lock()
        defer { lock.unlock() }
        let package = GeneratedPackage(project, flipbookFolder: flipbookFolder, withTests: withTests)
        let appFolder = FilePath.join(folder, (withTests ? "Tests-" : "") + project.name + ".app")
        let product = Product(project: project, package: package, folder: folder, appFolder: appFolder)
        let state = buildState(of: product, withTests: withTests)
        let statePath = FilePath.join(folder, withTests ? Self.testStateName : Self.stateName)
        // The sources are compiled also if a storyboard cannot be read, so that all errors are reported together.
        let interfaceErrors = InterfaceFileCheck.errors(in: package.links + package.testLinks).joined(separator: "\n")
        let lastState = try? String(contentsOfFile: statePath, encoding: .utf8)
        if lastState != state || !FileManager.default.fileExists(atPath: product.executable) {
            // If the build fails, there is no state, so that the next call builds again.
            try? FileManager.default.removeItem(atPath: statePath)
            try writePackage(product, withTests: withTests)
            if let output = try buildExecutable(product, withTests: withTests, onLine: onLine) {
                return .failed(product, output: interfaceErrors.isEmpty ? output : output + "\n" + interfaceErrors)
            }
        }
        try writeResources(product, withTests: withTests)
        try OutputFile.write(state, to: statePath)
        return interfaceErrors.isEmpty ? .succeeded(product) : .failed(product, output: interfaceErrors)
    }

    /// Builds the program against the modules of Flipbook. The modules are in the folder in which this program was built. For an installed
    /// program, they are in the cache.
    ///
    /// - Returns: The output of the compiler if the build fails.
    private func buildExecutable(_ product: Product, withTests: Bool, onLine: @escaping (String) -> Void) throws -> String? {
        let program = Bundle.main.executablePath ?? ""
        let flipbook: BuiltFlipbook
        if let own = BuiltFlipbook(executable: program, sources: flipbookFolder) {
            flipbook = own
        } else {
            let library = FlipbookLibrary(cache: cache, flipbookFolder: flipbookFolder)
            switch try library.build(program: program, onLine: onLine) {
            case .built(let built): flipbook = built
            case .failed(let output): return output
            }
        }
        let direct = DirectBuild(flipbook: flipbook, package: product.package, folder: product.folder, withTests: withTests)
        let built = FilePath.join(direct.outputFolder, withTests ? "tests" : "app")
        if let output = try direct.run(executable: built, onLine: onLine) { return output }
        try installExecutable(built, at: product.executable)
        return nil
    }

    private static let stateName = "flipbook-state.txt"
    private static let testStateName = "flipbook-test-state.txt"

    /// Returns a text that changes if Flipbook or a file of the generated package changes.
    private func buildState(of product: Product, withTests: Bool) -> String {
        let program = Bundle.main.executablePath ?? ""
        var lines = ["flipbook \(flipbookFolder) \(FileStamp(program))"]
        lines += product.package.files.map { "\($0.path) \(StableHash.hexadecimal(of: $0.text))" }
        return lines.joined(separator: "\n") + "\n"
    }

    private func writePackage(_ product: Product, withTests: Bool) throws {
        try ProjectCache.createFolder(product.folder)
        for part in ["Sources", "Tests", "Runner"] {
            let files = product.package.files.filter { $0.path.hasPrefix(part + "/") }
            let entries = files.map { (String($0.path.dropFirst(part.count + 1)), SyncedFolder.Entry.file(Data($0.text.utf8))) }
            try SyncedFolder(path: FilePath.join(product.folder, part)).sync(Dictionary(entries) { first, _ in first })
        }
        for file in product.package.files where !file.path.contains("/") {
            try OutputFile.write(file.text, to: FilePath.join(product.folder, file.path))
        }
    }

    /// Copies the program into the app folder. The old program may be running, so its file is not overwritten: the new file is renamed to
    /// the name of the old file.
    private func installExecutable(_ built: String, at target: String) throws {
        try ProjectCache.createFolder(FilePath.folder(target))
        let temporary = target + ".new"
        try? FileManager.default.removeItem(atPath: temporary)
        do {
            try FileManager.default.copyItem(atPath: built, toPath: temporary)
        } catch {
            throw StageError("cannot copy \(built) to \(target): \(error.localizedDescription)")
        }
        guard rename(temporary, target) == 0 else { throw StageError("cannot write \(target): \(String(cString: strerror(errno)))") }
    }

    /// Writes the Info.plist and the resources into the app folder. The program is kept, and all other files are removed.
    private func writeResources(_ product: Product, withTests: Bool) throws {
        var entries: [String: SyncedFolder.Entry] = [product.package.names.app: .kept]
        for link in product.package.links + product.package.testLinks { entries[link.path] = .link(to: link.target) }
        for table in product.package.stringTables { entries[table.path] = .file(Data(table.text.utf8)) }
        entries["Info.plist"] = .file(Data(infoPlist(of: product).xml.utf8))
        try SyncedFolder(path: product.appFolder).sync(entries)
    }

    /// Returns the Info.plist. Its development region is the language in which the app is shown, because Foundation on Linux looks up
    /// resources in this language.
    private func infoPlist(of product: Product) -> PropertyList {
        guard case .dictionary(var values) = product.project.infoPlist else { return product.project.infoPlist }
        let paths = product.package.links.map(\.path) + product.package.stringTables.map(\.path)
        let folders = Set(paths.compactMap { $0.split(separator: "/").first.map(String.init) }.filter { $0.hasSuffix(".lproj") })
        let match = Localization.bestMatch(
            of: folders.map { String($0.dropLast(".lproj".count)) }.sorted(), languages: language.map { [$0] } ?? Localization.languages(),
            developmentRegion: values["CFBundleDevelopmentRegion"]?.string)
        if let match { values["CFBundleDevelopmentRegion"] = .string(match) }
        return .dictionary(values)
    }
}

/// The size of a file and the time of its last change.
nonisolated struct FileStamp: CustomStringConvertible {
    let description: String

    init(_ path: String) {
        var status = stat()
        description =
            stat(path, &status) == 0 ? "\(status.st_size) \(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec)" : "missing"
    }
}

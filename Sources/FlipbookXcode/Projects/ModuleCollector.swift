/// The modules that an app uses, collected from the links of its targets. A module is after the modules that it uses.
struct ModuleCollector {
    private let projectSet: ProjectSet
    private let configuration: String
    private(set) var modules: [ModuleDependency] = []
    private(set) var diagnostics: [ProjectDiagnostic] = []
    /// The names of the modules of each link that was followed. They are empty while the link is being followed, so that a cycle of links
    /// ends.
    private var names: [TargetContent.Link: [String]] = [:]
    /// The packages by their folders. A value is nil if the manifest of the package cannot be read.
    private var packages: [String: LocalPackage?] = [:]
    /// The targets of packages whose dependencies are being added.
    private var openTargets: Set<String> = []

    init(projectSet: ProjectSet, configuration: String) { (self.projectSet, self.configuration) = (projectSet, configuration) }

    /// Adds the modules of links, and returns the names of these modules.
    @discardableResult
    mutating func add(_ links: [TargetContent.Link]) -> [String] {
        var result: [String] = []
        for link in links {
            for name in add(link) where !result.contains(name) { result.append(name) }
        }
        return result
    }

    private mutating func add(_ link: TargetContent.Link) -> [String] {
        var link = link
        if let (project, target) = projectSet.target(link) { link = .target(project: project.path, id: target.object.id) }
        if let known = names[link] { return known }
        names[link] = []
        let added: [String]
        switch link {
        case .target, .product: added = addTarget(link)
        case .package(let folder, let product): added = addProduct(product, of: folder)
        }
        names[link] = added
        return added
    }

    // MARK: Frameworks

    private mutating func addTarget(_ link: TargetContent.Link) -> [String] {
        guard let (project, target) = projectSet.target(link) else {
            if case .product(let name) = link { reportMissing(name) }
            return []
        }
        guard target.kind == .framework else { return [] }
        var settings = project.settings(of: target, configuration: configuration, report: &diagnostics)
        let content = TargetReader.read(target, of: project, settings: settings)
        let name = SettingModifier.cIdentifier(settings.text("PRODUCT_MODULE_NAME") ?? target.name)
        if modules.contains(where: { $0.moduleName == name }) { return [name] }
        if content.sources.isEmpty {
            if !target.name.hasPrefix("Pods-") {
                diagnostics.append(project.diagnostic(target.object, "the framework \(target.name) has no Swift files; it is left out"))
            }
            return add(content.links)
        }
        let bundle = "Frameworks/\(settings.text("PRODUCT_NAME") ?? target.name).framework"
        var module = ModuleDependency(name: target.name, moduleName: name, bundlePath: bundle)
        (module.sources, module.objectiveCSources) = (content.sources, content.objectiveCSources)
        module.resources = content.resources.map { $0.moved(into: bundle) }
        module.swiftVersion = settings.swiftVersion
        module.defaultIsolationIsMainActor = settings.defaultIsolationIsMainActor
        module.activeCompilationConditions = settings.compilationConditions
        module.upcomingFeatures = settings.upcomingFeatures
        module.dependencies = add(content.links)
        diagnostics += content.diagnostics
        reportOtherLanguages(module)
        modules.append(module)
        return [name]
    }

    private mutating func reportMissing(_ name: String) {
        guard let first = projectSet.projects.first else { return }
        let isPods = name.hasPrefix("Pods_") || name.hasPrefix("libPods")
        let pods = "the project uses CocoaPods, and the Pods project is missing: run `pod install` on a Mac and open the .xcworkspace"
        let other = "\(name) is not built by a target of the opened projects; open the workspace that contains it"
        diagnostics.append(ProjectDiagnostic(path: first.filePath, message: isPods ? pods : other))
    }

    private mutating func reportOtherLanguages(_ module: ModuleDependency) {
        for path in module.objectiveCSources {
            diagnostics.append(
                ProjectDiagnostic(path: path, message: "is not compiled, because only Swift files are compiled; rewrite it in Swift"))
        }
    }

    // MARK: Packages

    private mutating func addProduct(_ product: String, of folder: String?) -> [String] {
        if let folder {
            guard let package = package(folder) else { return [] }
            return add(package.targets(ofProduct: product, report: &diagnostics), of: package)
        }
        for folder in projectSet.packages {
            if let package = package(folder), package.manifest.products.contains(where: { $0.name == product }) {
                return add(package.targets(ofProduct: product, report: &diagnostics), of: package)
            }
        }
        if let first = projectSet.projects.first {
            let message = "no local package has the product \(product); add the package's folder to the project"
            diagnostics.append(ProjectDiagnostic(path: first.filePath, message: message))
        }
        return []
    }

    private mutating func package(_ folder: String) -> LocalPackage? {
        if let known = packages[folder] { return known }
        let package: LocalPackage?
        do {
            package = try LocalPackage(folder: folder)
        } catch {
            diagnostics.append(error.diagnostic)
            package = nil
        }
        packages[folder] = .some(package)
        return package
    }

    /// Adds targets of a package and the targets that they use. Returns the names of the modules of `targets`.
    private mutating func add(_ targets: [String], of package: LocalPackage) -> [String] {
        add(targets.map { PackageManifest.Dependency(name: $0, isProduct: false) }, of: package)
    }

    /// Adds targets of a package and products of other packages, and returns the names of the added modules.
    @discardableResult
    mutating func add(_ dependencies: [PackageManifest.Dependency], of package: LocalPackage) -> [String] {
        var result: [String] = []
        for dependency in dependencies {
            let added: [String]
            if package.manifest.target(dependency.name) != nil || dependency.isProduct == false {
                added = addTarget(dependency.name, of: package).map { [$0] } ?? []
            } else {
                added = addExternal(dependency, of: package)
            }
            for name in added where !result.contains(name) { result.append(name) }
        }
        return result
    }

    private mutating func addTarget(_ name: String, of package: LocalPackage) -> String? {
        let moduleName = SettingModifier.cIdentifier(name)
        if modules.contains(where: { $0.moduleName == moduleName }) { return moduleName }
        guard openTargets.count < 200, openTargets.insert(package.folder + "\n" + name).inserted else { return nil }
        defer { openTargets.remove(package.folder + "\n" + name) }
        guard let content = package.content(ofTarget: name, report: &diagnostics) else { return nil }
        let target = package.manifest.target(name) ?? PackageManifest.Target(kind: .library, name: name)
        let bundle = "\(package.manifest.name)_\(name).bundle"
        var module = ModuleDependency(name: name, moduleName: moduleName, bundlePath: bundle)
        (module.sources, module.objectiveCSources) = (content.sources, content.objectiveCSources)
        module.resources = content.resources.map { $0.moved(into: bundle) }
        module.swiftVersion = target.swiftVersion ?? package.manifest.swiftVersion
        module.defaultIsolationIsMainActor = target.defaultIsolationIsMainActor
        module.activeCompilationConditions = ["DEBUG"] + target.conditions
        module.upcomingFeatures = target.upcomingFeatures
        diagnostics += content.diagnostics
        module.dependencies = add(target.dependencies, of: package)
        reportOtherLanguages(module)
        modules.append(module)
        return moduleName
    }

    /// Adds a product of another package, which must be local.
    private mutating func addExternal(_ dependency: PackageManifest.Dependency, of package: LocalPackage) -> [String] {
        for path in package.manifest.localPackages {
            let folder = ProjectPath.join(package.folder, path)
            guard let other = self.package(folder), other.manifest.products.contains(where: { $0.name == dependency.name }) else {
                continue
            }
            return add([.package(folder: folder, product: dependency.name)])
        }
        let message = "the product \(dependency.name) comes from a package that is not local and cannot be fetched"
        diagnostics.append(ProjectDiagnostic(path: package.manifest.path, line: dependency.line, message: message))
        return []
    }
}

extension Resource {
    /// Returns the resource with its path moved into a bundle inside of the app.
    func moved(into bundle: String) -> Resource {
        var resource = self
        resource.bundlePath = bundle + "/" + bundlePath
        return resource
    }
}

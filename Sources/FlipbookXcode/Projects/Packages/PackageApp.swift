/// A Swift package with apps: products of Swift Playgrounds, or executable targets that use UIKit.
struct PackageApp {
    let package: LocalPackage

    private var apps: [PackageManifest.Product] { package.manifest.products.filter { $0.kind == .app && !$0.targets.isEmpty } }

    /// The names of the apps: the products of Swift Playgrounds, or else the executable targets.
    var targetNames: [String] {
        apps.isEmpty ? package.manifest.targets.filter(isApp).map(\.name) : apps.map(\.name)
    }

    /// Returns whether a target is an executable, and one of its first 200 files imports UIKit.
    private func isApp(_ target: PackageManifest.Target) -> Bool {
        guard target.kind == .executable || isProductOfOldManifest(target) else { return false }
        var ignored: [ProjectDiagnostic] = []
        let sources = package.content(ofTarget: target.name, report: &ignored)?.sources ?? []
        return sources.prefix(200).contains { source in
            ((try? FileSystem.text(source.path)) ?? "").contains("import UIKit")
        }
    }

    /// Returns whether a target that is declared with `.target` is listed in an executable product. Manifests before Swift 5.4 have no
    /// `.executableTarget`.
    private func isProductOfOldManifest(_ target: PackageManifest.Target) -> Bool {
        target.kind == .library && package.manifest.products.contains { $0.kind == .executable && $0.targets.contains(target.name) }
    }

    /// Reads the app with a name.
    func read(_ name: String) -> AppProject {
        let product = apps.first { $0.name == name }
        let targetName = product?.targets.first ?? name
        let manifest = package.manifest
        var app = AppProject(name: name, moduleName: SettingModifier.cIdentifier(targetName), projectPath: manifest.path, targetName: name)
        app.deploymentTarget = manifest.deploymentTarget
        app.swiftVersion = manifest.swiftVersion
        var modules = ModuleCollector(projectSet: ProjectSet(), configuration: "Debug")
        if let target = manifest.target(targetName), let content = package.content(ofTarget: targetName, report: &app.diagnostics) {
            content.assign(to: &app)
            app.swiftVersion = target.swiftVersion ?? app.swiftVersion
            app.defaultIsolationIsMainActor = target.defaultIsolationIsMainActor
            app.activeCompilationConditions = ["DEBUG"] + target.conditions
            app.upcomingFeatures = target.upcomingFeatures
            modules.add(target.dependencies, of: package)
        }
        readTests(of: targetName, into: &app, modules: &modules)
        app.dependencies = modules.modules
        app.diagnostics += modules.diagnostics
        let (identifier, extra) = readDeclaration(product, into: &app)
        app.completeInfoPlist(file: infoPlist(of: targetName), identifier: identifier, extra: extra)
        return app
    }

    private func readTests(of targetName: String, into app: inout AppProject, modules: inout ModuleCollector) {
        for target in package.manifest.targets where target.kind == .test {
            guard let content = package.content(ofTarget: target.name, report: &app.diagnostics) else { continue }
            var test = TestTarget(name: target.name, moduleName: SettingModifier.cIdentifier(target.name))
            (test.sources, test.resources, test.objectiveCSources) = (content.sources, content.resources, content.objectiveCSources)
            test.swiftVersion = target.swiftVersion ?? package.manifest.swiftVersion
            test.defaultIsolationIsMainActor = target.defaultIsolationIsMainActor
            test.activeCompilationConditions = ["DEBUG"] + target.conditions
            test.upcomingFeatures = target.upcomingFeatures
            test.dependencies = modules.add(target.dependencies.filter { $0.name != targetName }, of: package)
            app.testTargets.append(test)
            app.diagnostics += content.diagnostics
        }
    }

    /// Returns the path of the Info.plist of a target, or nil if none of the usual folders contains it.
    private func infoPlist(of target: String) -> String? {
        let paths = ["Sources/\(target)/Info.plist", "Info.plist", "\(package.manifest.target(target)?.path ?? ".")/Info.plist"]
        return paths.map { ProjectPath.join(package.folder, $0) }.first(where: FileSystem.isFile)
    }

    /// Copies the settings of the product's declaration `.iOSApplication(…)`, as Swift Playgrounds writes it, to an app. Returns the bundle
    /// identifier, or nil if the declaration has none, and the entries of Info.plist that the declaration contains.
    private func readDeclaration(_ product: PackageManifest.Product?, into app: inout AppProject) -> (String?, PropertyListDictionary) {
        guard let declaration = product?.declaration else { return (nil, PropertyListDictionary()) }
        let families = (declaration["supportedDeviceFamilies"]?.elements ?? []).compactMap(\.name)
        let numbers = families.compactMap { ["phone": 1, "pad": 2][$0] }
        if !numbers.isEmpty { app.deviceFamilies = numbers.sorted() }
        app.appIconName = declaration["appIcon"].flatMap { $0.name == "asset" ? $0.unlabeled.first?.string : nil }
        var extra = PropertyListDictionary()
        if let version = declaration["displayVersion"]?.string { extra["CFBundleShortVersionString"] = .string(version) }
        if let version = declaration["bundleVersion"]?.string { extra["CFBundleVersion"] = .string(version) }
        var (all, phone) = ([PropertyList](), [PropertyList]())
        for orientation in declaration["supportedInterfaceOrientations"]?.elements ?? [] {
            guard let name = orientation.name, let first = name.first else { continue }
            let value = PropertyList.string("UIInterfaceOrientation" + first.uppercased() + name.dropFirst())
            all.append(value)
            let devices = orientation.unlabeled.first?["deviceFamilies"]?.elements.compactMap(\.name)
            if devices?.contains("phone") != false { phone.append(value) }
        }
        if !all.isEmpty {
            extra["UISupportedInterfaceOrientations~ipad"] = .array(all)
            extra["UISupportedInterfaceOrientations~iphone"] = .array(phone)
        }
        return (declaration["bundleIdentifier"]?.string, extra)
    }
}

/// A reader of one app target of a set of projects, with its sources, resources, dependencies and tests.
struct AppTargetReader {
    let projectSet: ProjectSet
    let project: XcodeProject
    let target: XcodeTarget
    let configuration: String
    private var app: AppProject
    private var modules: ModuleCollector

    /// Returns the app of a target.
    static func read(
        _ target: XcodeTarget, of project: XcodeProject, in projectSet: ProjectSet, configuration: String = "Debug"
    ) -> AppProject {
        var reader = AppTargetReader(projectSet: projectSet, project: project, target: target, configuration: configuration)
        reader.readApp()
        reader.readTests()
        reader.finish()
        return reader.app
    }

    private init(projectSet: ProjectSet, project: XcodeProject, target: XcodeTarget, configuration: String) {
        (self.projectSet, self.project, self.target, self.configuration) = (projectSet, project, target, configuration)
        app = AppProject(name: target.name, moduleName: target.name, projectPath: project.path, targetName: target.name)
        app.diagnostics = projectSet.diagnostics
        modules = ModuleCollector(projectSet: projectSet, configuration: configuration)
    }

    private mutating func readApp() {
        var settings = project.settings(of: target, configuration: configuration, report: &app.diagnostics)
        let content = TargetReader.read(target, of: project, settings: settings)
        app.name = settings.text("PRODUCT_NAME") ?? target.name
        app.moduleName = settings.text("PRODUCT_MODULE_NAME").map(SettingModifier.cIdentifier) ?? SettingModifier.cIdentifier(app.name)
        (app.sources, app.resources) = (content.sources, content.resources)
        (app.objectiveCSources, app.skippedBuildScripts) = (content.objectiveCSources, content.scripts)
        app.diagnostics += content.diagnostics
        app.swiftVersion = settings.swiftVersion
        app.deploymentTarget = settings.text("IPHONEOS_DEPLOYMENT_TARGET")
        app.deviceFamilies = settings.deviceFamilies
        app.defaultIsolationIsMainActor = settings.defaultIsolationIsMainActor
        app.activeCompilationConditions = settings.compilationConditions
        app.upcomingFeatures = settings.upcomingFeatures
        app.appIconName = settings.text("ASSETCATALOG_COMPILER_APPICON_NAME")
        readBridgingHeader(&settings)
        app.infoPlist = InfoPlistBuilder.build(infoPlistSource(&settings), settings: &settings)
        app.bundleIdentifier = app.infoPlist["CFBundleIdentifier"]?.string
        reportProblems(of: settings)
        modules.add(content.links)
        if app.sources.isEmpty {
            app.diagnostics.append(project.diagnostic(target.object, "the target \(target.name) has no Swift files"))
        }
    }

    private mutating func readBridgingHeader(_ settings: inout BuildSettings) {
        guard let name = settings.text("SWIFT_OBJC_BRIDGING_HEADER") else { return }
        let path = ProjectPath.join(project.folder, name)
        app.bridgingHeader = FileSystem.existing(path)
        if app.bridgingHeader == nil { app.diagnostics.append(ProjectDiagnostic(path: path, message: "the bridging header is missing")) }
    }

    /// Returns the content of the file `INFOPLIST_FILE`, and removes the file from the resources. Returns nil if the target has no such
    /// file, or if the file cannot be read.
    private mutating func infoPlistSource(_ settings: inout BuildSettings) -> PropertyList? {
        guard let name = settings.text("INFOPLIST_FILE") else { return nil }
        let path = ProjectPath.join(project.folder, name)
        guard let existing = FileSystem.existing(path) else {
            app.diagnostics.append(
                ProjectDiagnostic(path: path, message: "the Info.plist of \(target.name) is missing; its keys are not set"))
            return nil
        }
        app.resources.removeAll { $0.path == existing }
        if settings.isYes("INFOPLIST_PREPROCESS") {
            app.diagnostics.append(
                ProjectDiagnostic(path: existing, message: "is not run through the C preprocessor; write its values directly"))
        }
        do {
            let list = try FileSystem.propertyList(existing)
            if list.dictionary != nil { return list }
            app.diagnostics.append(
                ProjectDiagnostic(path: existing, message: "the property list is not a dictionary; its keys are not set"))
        } catch {
            app.diagnostics.append(error.diagnostic)
        }
        return nil
    }

    private mutating func reportProblems(of settings: BuildSettings) {
        for problem in settings.problems { app.diagnostics.append(project.diagnostic(target.object, problem)) }
    }

    // MARK: Tests

    private mutating func readTests() {
        for candidate in project.targets where candidate.kind == .unitTests {
            var settings = project.settings(of: candidate, configuration: configuration, report: &app.diagnostics)
            let content = TargetReader.read(candidate, of: project, settings: settings)
            guard belongsToApp(candidate, &settings, content) else { continue }
            var test = TestTarget(name: candidate.name, moduleName: settings.text("PRODUCT_MODULE_NAME") ?? candidate.name)
            test.moduleName = SettingModifier.cIdentifier(test.moduleName)
            (test.sources, test.resources, test.objectiveCSources) = (content.sources, content.resources, content.objectiveCSources)
            test.swiftVersion = settings.swiftVersion
            test.defaultIsolationIsMainActor = settings.defaultIsolationIsMainActor
            test.activeCompilationConditions = settings.compilationConditions
            test.upcomingFeatures = settings.upcomingFeatures
            test.dependencies = modules.add(content.links.filter { $0 != .target(project: project.path, id: target.object.id) })
            app.testTargets.append(test)
            app.diagnostics += content.diagnostics
        }
    }

    /// Returns whether a target of unit tests belongs to the app: it is hosted by the app or depends on it.
    private func belongsToApp(_ candidate: XcodeTarget, _ settings: inout BuildSettings, _ content: TargetContent) -> Bool {
        if content.links.contains(.target(project: project.path, id: target.object.id)) { return true }
        if project.root.fields["attributes"]?["TargetAttributes"]?[candidate.object.id]?["TestTargetID"]?.string == target.object.id {
            return true
        }
        return ProjectPath.name(settings.value("TEST_HOST")) == app.name
    }

    // MARK: End

    private mutating func finish() {
        app.dependencies = modules.modules
        app.diagnostics += modules.diagnostics
        for path in app.objectiveCSources {
            app.diagnostics.append(
                ProjectDiagnostic(path: path, message: "is not compiled, because only Swift files are compiled; rewrite it in Swift"))
        }
        var seen: Set<ProjectDiagnostic> = []
        app.diagnostics = app.diagnostics.filter { seen.insert($0).inserted }
    }
}

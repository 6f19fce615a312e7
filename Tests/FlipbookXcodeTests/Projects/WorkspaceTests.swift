import Testing

@testable import FlipbookXcode

struct WorkspaceTests {
    private let text = """
        <?xml version="1.0" encoding="UTF-8"?>
        <Workspace
           version = "1.0">
           <Group
              location = "group:Apps"
              name = "Apps &amp; more">
              <FileRef
                 location = "group:Kite Loft.xcodeproj">
              </FileRef>
              <Group location = "container:Deep" name = "Deep">
                 <FileRef location = "group:../Harbor/Harbor.xcodeproj"></FileRef>
              </Group>
           </Group>
           <FileRef location = "group:Harbor/Tides"></FileRef>
           <FileRef location = "container:Pods/Pods.xcodeproj"></FileRef>
        </Workspace>
        """

    /// A folder with a workspace of two projects: `Apps` and `Harbor`.
    private func folder() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write("All.xcworkspace/contents.xcworkspacedata", text)
        try folder.write("Apps/Kite Loft.xcodeproj/project.pbxproj", SampleProjects.xcode8)
        try folder.write("Harbor/Harbor.xcodeproj/project.pbxproj", SampleProjects.xcode11)
        try folder.write("Harbor/Tides/Package.swift", SampleProjects.tidesManifest)
        return folder
    }

    @Test func groupsContainersAndPackages() throws {
        let folder = try folder()
        let workspace = try Workspace(path: folder.path + "/All.xcworkspace")
        #expect(workspace.projects.map(folder.relative) == ["Apps/Kite Loft.xcodeproj", "Harbor/Harbor.xcodeproj", "Pods/Pods.xcodeproj"])
        #expect(workspace.packages.map(folder.relative) == ["Harbor/Tides"])
        #expect(try ProjectReader.targets(at: folder.path) == ["Kite Loft", "Harbor"])
        let app = try ProjectReader.read(folder.path, target: "Harbor")
        #expect(
            app.diagnostics.contains {
                $0.path.hasSuffix("Pods.xcodeproj") && $0.message.hasPrefix("is missing: the workspace uses CocoaPods")
            })
    }

    @Test func equalTargetNamesCarryTheirProject() throws {
        let folder = try folder()
        try folder.write(
            "Harbor/Harbor.xcodeproj/project.pbxproj", SampleProjects.xcode11.replacing("name = Harbor;", with: "name = \"Kite Loft\";"))
        #expect(try ProjectReader.targets(at: folder.path) == ["Kite Loft/Kite Loft", "Harbor/Kite Loft"])
        #expect(try ProjectReader.read(folder.path, target: "Harbor/Kite Loft").name == "Harbor")
    }

    @Test func frameworkOfAnotherProjectIsFoundByItsProduct() throws {
        let folder = try folder()
        let app = SampleProjects.xcode8.replacing(
            "files = (\n\t\t\t);\n\t\t\trunOnlyForDeploymentPostprocessing = 0;\n\t\t};\n/* End PBXFrameworks",
            with: "files = (F1);\n};\n/* End PBXFrameworks"
        )
        .replacing(
            "/* Begin PBXGroup section */",
            with:
                "F1 = {isa = PBXBuildFile; fileRef = F2; }; F2 = {isa = PBXFileReference; path = Waves.framework; sourceTree = BUILT_PRODUCTS_DIR; };"
        )
        try folder.write("Apps/Kite Loft.xcodeproj/project.pbxproj", app)
        try folder.write("Harbor/Waves/Wave.swift")
        let read = try ProjectReader.read(folder.path, target: "Kite Loft")
        #expect(read.dependencies.map(\.moduleName) == ["Waves"])
        #expect(read.dependencies.first?.sources.map { folder.relative($0.path) } == ["Harbor/Waves/Wave.swift"])
    }

    /// A Pods project: the framework of all pods has no Swift files and depends on the pod Foam, by a proxy.
    private let pods = """
        // !$*UTF8*$!
        { objects = {
        P1 = {isa = PBXProject; mainGroup = G1; targets = (T1, T2, T3, ); };
        G1 = {isa = PBXGroup; children = (F1, F2, ); sourceTree = "<group>"; };
        F1 = {isa = PBXFileReference; path = "Foam/Foam.swift"; sourceTree = "<group>"; };
        F2 = {isa = PBXFileReference; path = "Target Support/Pods-dummy.m"; sourceTree = "<group>"; };
        R1 = {isa = PBXFileReference; path = Pods_Harbor.framework; sourceTree = BUILT_PRODUCTS_DIR; };
        B1 = {isa = PBXBuildFile; fileRef = F1; };
        B2 = {isa = PBXBuildFile; fileRef = F2; };
        S1 = {isa = PBXSourcesBuildPhase; files = (B2, ); };
        S2 = {isa = PBXSourcesBuildPhase; files = (B1, ); };
        T1 = {isa = PBXNativeTarget; name = "Pods-Harbor"; productType = "com.apple.product-type.framework"; productReference = R1;
            buildPhases = (S1, ); dependencies = (D1, ); };
        T2 = {isa = PBXNativeTarget; name = Foam; productType = "com.apple.product-type.framework"; buildPhases = (S2, ); dependencies = (D2, ); };
        T3 = {isa = PBXNativeTarget; name = Demo; productType = "com.apple.product-type.application"; };
        D1 = {isa = PBXTargetDependency; targetProxy = X1; };
        D2 = {isa = PBXTargetDependency; targetProxy = X2; };
        X1 = {isa = PBXContainerItemProxy; containerPortal = P1; remoteGlobalIDString = T2; };
        X2 = {isa = PBXContainerItemProxy; containerPortal = P1; remoteGlobalIDString = T1; };
        }; rootObject = P1; }
        """

    @Test func podsInTheWorkspaceAreModules() throws {
        let folder = try folder()
        let app = SampleProjects.xcode11.replacing(
            "path = Carthage/Build/iOS/Mast.framework; sourceTree = \"<group>\"",
            with: "path = Pods_Harbor.framework; sourceTree = BUILT_PRODUCTS_DIR")
        try folder.write("Harbor/Harbor.xcodeproj/project.pbxproj", app)
        try folder.write("Pods/Pods.xcodeproj/project.pbxproj", pods)
        try folder.write(["Pods/Foam/Foam.swift", "Pods/Target Support/Pods-dummy.m"])
        #expect(try ProjectReader.targets(at: folder.path) == ["Kite Loft", "Harbor"])
        let read = try ProjectReader.read(folder.path, target: "Harbor")
        #expect(
            read.dependencies.contains {
                $0.moduleName == "Foam" && $0.sources.map { folder.relative($0.path) } == ["Pods/Foam/Foam.swift"]
            })
        #expect(!read.dependencies.contains { $0.name == "Pods-Harbor" } && !read.diagnostics.contains { $0.message.contains("CocoaPods") })
    }

    @Test func workspaceInsideOfAProjectMeansTheProject() throws {
        let folder = try folder()
        try folder.write(
            "Apps/Kite Loft.xcodeproj/project.xcworkspace/contents.xcworkspacedata", #"<Workspace><FileRef location="self:"/></Workspace>"#)
        let workspace = try Workspace(path: folder.path + "/Apps/Kite Loft.xcodeproj/project.xcworkspace")
        #expect(workspace.projects.map(folder.relative) == ["Apps/Kite Loft.xcodeproj"])
    }

    @Test func damagedWorkspaceIsNamed() throws {
        let folder = try folder()
        try folder.write("All.xcworkspace/contents.xcworkspacedata", "<Workspace>\n<FileRef location=group>")
        #expect { try Workspace(path: folder.path + "/All.xcworkspace") } throws: { error in
            "\(error)".hasSuffix("contents.xcworkspacedata:2: the value of location in <FileRef> is not quoted")
        }
        try folder.write("All.xcworkspace/contents.xcworkspacedata", String(repeating: "<Group>", count: 10_000))
        #expect { try Workspace(path: folder.path + "/All.xcworkspace") } throws: { "\($0)".contains("more than 100 nested groups") }
    }
}

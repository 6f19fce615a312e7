import Testing

@testable import FlipbookXcode

struct ConfigurationTests {
    private let folder: TemporaryFolder

    private static let text = """
        {
        	objects = {
        		P = {isa = PBXProject; buildConfigurationList = L; mainGroup = G; targets = (T, ); };
        		L = {isa = XCConfigurationList; buildConfigurations = (D, R, ); defaultConfigurationName = Release; };
        		D = {isa = XCBuildConfiguration; name = Debug; buildSettings = {
        			SDKROOT = iphoneos; SWIFT_ACTIVE_COMPILATION_CONDITIONS = "DEBUG TIDE"; }; };
        		R = {isa = XCBuildConfiguration; name = Release; buildSettings = {
        			SDKROOT = iphoneos; SWIFT_ACTIVE_COMPILATION_CONDITIONS = TIDE; }; };
        		G = {isa = PBXGroup; children = (F, ); sourceTree = "<group>"; };
        		F = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = Boat.swift; sourceTree = "<group>"; };
        		T = {isa = PBXNativeTarget; name = Harbor; buildConfigurationList = M; buildPhases = (S, );
        			productType = "com.apple.product-type.application"; };
        		M = {isa = XCConfigurationList; buildConfigurations = (E, Q, ); };
        		E = {isa = XCBuildConfiguration; name = Debug; buildSettings = {PRODUCT_BUNDLE_IDENTIFIER = org.example.debug; }; };
        		Q = {isa = XCBuildConfiguration; name = Release; buildSettings = {PRODUCT_BUNDLE_IDENTIFIER = org.example.harbor; }; };
        		S = {isa = PBXSourcesBuildPhase; files = (B, ); };
        		B = {isa = PBXBuildFile; fileRef = F; };
        	};
        	rootObject = P;
        }

        """

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("Harbor.xcodeproj/project.pbxproj", Self.text)
        try folder.write("Boat.swift", "let a = 3\n")
    }

    @Test func settingsAreThoseOfTheConfiguration() throws {
        let debug = try ProjectReader.read(folder.path, target: nil)
        let release = try ProjectReader.read(folder.path, target: nil, configuration: "Release")
        #expect(debug.activeCompilationConditions == ["DEBUG", "TIDE"] && release.activeCompilationConditions == ["TIDE"])
        #expect(debug.bundleIdentifier == "org.example.debug" && release.bundleIdentifier == "org.example.harbor")
        #expect(debug.sources == release.sources)
    }

    @Test func unknownConfigurationIsNamed() throws {
        let error = #expect(throws: ProjectError.self) { try ProjectReader.read(folder.path, target: nil, configuration: "Relase") }
        #expect(error?.kind == .unknownConfiguration && error?.choices == ["Debug", "Release"])
        #expect(error?.description.contains("has no build configuration Relase; choose one of Debug, Release") == true)
    }
}

extension SampleProjects {
    /// A phone and pad app "Harbor" with a framework target, a local package, a remote package, an app extension and two configurations.
    static let xcode11 = """
        // !$*UTF8*$!
        {
        	archiveVersion = 1;
        	classes = {
        	};
        	objectVersion = 52;
        	objects = {
        		B10000000000000000000001 /* SceneDelegate.swift in Sources */ = {isa = PBXBuildFile; fileRef = B20000000000000000000001; };
        		B10000000000000000000002 /* Boat.swift in Sources */ = {isa = PBXBuildFile; fileRef = B20000000000000000000002; };
        		B10000000000000000000003 /* Waves.framework in Frameworks */ = {isa = PBXBuildFile; fileRef = B20000000000000000000003; };
        		B10000000000000000000004 /* Waves.framework in Embed Frameworks */ = {isa = PBXBuildFile; fileRef = B20000000000000000000003; settings = {ATTRIBUTES = (CodeSignOnCopy, RemoveHeadersOnCopy, ); }; };
        		B10000000000000000000005 /* Wave.swift in Sources */ = {isa = PBXBuildFile; fileRef = B20000000000000000000004; };
        		B10000000000000000000006 /* Foam.xib in Resources */ = {isa = PBXBuildFile; fileRef = B20000000000000000000005; };
        		B10000000000000000000007 /* Tides in Frameworks */ = {isa = PBXBuildFile; productRef = B70000000000000000000001; };
        		B10000000000000000000008 /* Gulls in Frameworks */ = {isa = PBXBuildFile; productRef = B70000000000000000000002; };
        		B10000000000000000000009 /* UIKit.framework in Frameworks */ = {isa = PBXBuildFile; fileRef = B20000000000000000000006; };
        		B1000000000000000000000A /* Mac.swift in Sources */ = {isa = PBXBuildFile; fileRef = B20000000000000000000007; platformFilter = maccatalyst; };
        		B1000000000000000000000B /* Mast.framework in Frameworks */ = {isa = PBXBuildFile; fileRef = B20000000000000000000009; };
        		B20000000000000000000001 /* SceneDelegate.swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = SceneDelegate.swift; sourceTree = "<group>"; };
        		B20000000000000000000002 /* Boat.swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = boat.swift; sourceTree = "<group>"; };
        		B20000000000000000000003 /* Waves.framework */ = {isa = PBXFileReference; explicitFileType = wrapper.framework; path = Waves.framework; sourceTree = BUILT_PRODUCTS_DIR; };
        		B20000000000000000000004 /* Wave.swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = Waves/Wave.swift; sourceTree = SOURCE_ROOT; };
        		B20000000000000000000005 /* Foam.xib */ = {isa = PBXFileReference; lastKnownFileType = file.xib; path = Waves/Foam.xib; sourceTree = SOURCE_ROOT; };
        		B20000000000000000000006 /* UIKit.framework */ = {isa = PBXFileReference; lastKnownFileType = wrapper.framework; name = UIKit.framework; path = System/Library/Frameworks/UIKit.framework; sourceTree = SDKROOT; };
        		B20000000000000000000007 /* Mac.swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = Mac.swift; sourceTree = "<group>"; };
        		B20000000000000000000008 /* Tides */ = {isa = PBXFileReference; lastKnownFileType = folder; path = Tides; sourceTree = "<group>"; };
        		B20000000000000000000009 /* Mast.framework */ = {isa = PBXFileReference; lastKnownFileType = wrapper.framework; name = Mast.framework; path = Carthage/Build/iOS/Mast.framework; sourceTree = "<group>"; };
        		B30000000000000000000001 = {
        			isa = PBXGroup;
        			children = (
        				B20000000000000000000008,
        				B20000000000000000000009,
        				B30000000000000000000002 /* Harbor */,
        			);
        			sourceTree = "<group>";
        		};
        		B30000000000000000000002 /* Harbor */ = {
        			isa = PBXGroup;
        			children = (
        				B20000000000000000000001,
        				B20000000000000000000002,
        				B20000000000000000000007,
        			);
        			path = Harbor;
        			sourceTree = "<group>";
        		};
        		B40000000000000000000001 /* Harbor */ = {
        			isa = PBXNativeTarget;
        			buildConfigurationList = B60000000000000000000002;
        			buildPhases = (
        				B50000000000000000000001 /* Sources */,
        				B50000000000000000000002 /* Frameworks */,
        				B50000000000000000000003 /* Embed Frameworks */,
        			);
        			dependencies = (
        				B40000000000000000000004,
        			);
        			name = Harbor;
        			packageProductDependencies = (
        				B70000000000000000000001 /* Tides */,
        				B70000000000000000000002 /* Gulls */,
        			);
        			productType = "com.apple.product-type.application";
        		};
        		B40000000000000000000002 /* Waves */ = {
        			isa = PBXNativeTarget;
        			buildConfigurationList = B60000000000000000000003;
        			buildPhases = (
        				B50000000000000000000004 /* Sources */,
        				B50000000000000000000005 /* Resources */,
        			);
        			name = Waves;
        			productReference = B20000000000000000000003;
        			productType = "com.apple.product-type.framework";
        		};
        		B40000000000000000000003 /* HarborWidget */ = {
        			isa = PBXNativeTarget;
        			buildConfigurationList = B60000000000000000000003;
        			buildPhases = (
        			);
        			name = HarborWidget;
        			productType = "com.apple.product-type.app-extension";
        		};
        		B40000000000000000000004 /* PBXTargetDependency */ = {isa = PBXTargetDependency; target = B40000000000000000000002 /* Waves */; };
        		B50000000000000000000001 /* Sources */ = {
        			isa = PBXSourcesBuildPhase;
        			files = (
        				B10000000000000000000001,
        				B10000000000000000000002,
        				B1000000000000000000000A,
        			);
        		};
        		B50000000000000000000002 /* Frameworks */ = {
        			isa = PBXFrameworksBuildPhase;
        			files = (
        				B10000000000000000000003,
        				B10000000000000000000007,
        				B10000000000000000000008,
        				B10000000000000000000009,
        				B1000000000000000000000B,
        			);
        		};
        		B50000000000000000000003 /* Embed Frameworks */ = {
        			isa = PBXCopyFilesBuildPhase;
        			dstPath = "";
        			dstSubfolderSpec = 10;
        			files = (
        				B10000000000000000000004,
        			);
        			name = "Embed Frameworks";
        		};
        		B50000000000000000000004 /* Sources */ = {isa = PBXSourcesBuildPhase; files = (B10000000000000000000005, ); };
        		B50000000000000000000005 /* Resources */ = {isa = PBXResourcesBuildPhase; files = (B10000000000000000000006, ); };
        		B60000000000000000000001 = {isa = XCConfigurationList; buildConfigurations = (BA0000000000000000000001, ); };
        		B60000000000000000000002 = {isa = XCConfigurationList; buildConfigurations = (BA0000000000000000000002, ); };
        		B60000000000000000000003 = {isa = XCConfigurationList; buildConfigurations = (BA0000000000000000000003, ); };
        		B70000000000000000000001 /* Tides */ = {isa = XCSwiftPackageProductDependency; productName = Tides; };
        		B70000000000000000000002 /* Gulls */ = {isa = XCSwiftPackageProductDependency; package = B70000000000000000000003; productName = Gulls; };
        		B70000000000000000000003 = {
        			isa = XCRemoteSwiftPackageReference;
        			repositoryURL = "https://example.org/gulls.git";
        			requirement = {
        				kind = upToNextMajorVersion;
        				minimumVersion = 2.1.0;
        			};
        		};
        		B90000000000000000000001 /* Project object */ = {
        			isa = PBXProject;
        			buildConfigurationList = B60000000000000000000001;
        			developmentRegion = en;
        			mainGroup = B30000000000000000000001;
        			packageReferences = (
        				B70000000000000000000003,
        			);
        			projectDirPath = "";
        			targets = (
        				B40000000000000000000001 /* Harbor */,
        				B40000000000000000000002 /* Waves */,
        				B40000000000000000000003 /* HarborWidget */,
        			);
        		};
        		BA0000000000000000000001 /* Debug */ = {
        			isa = XCBuildConfiguration;
        			buildSettings = {
        				IPHONEOS_DEPLOYMENT_TARGET = 13.2;
        				SDKROOT = iphoneos;
        				SWIFT_ACTIVE_COMPILATION_CONDITIONS = DEBUG;
        			};
        			name = Debug;
        		};
        		BA0000000000000000000002 /* Debug */ = {
        			isa = XCBuildConfiguration;
        			buildSettings = {
        				EXCLUDED_SOURCE_FILE_NAMES = (
        					"*.generated.swift",
        				);
        				PRODUCT_BUNDLE_IDENTIFIER = "org.example.$(PRODUCT_NAME:lower)";
        				PRODUCT_NAME = Harbor;
        				SWIFT_ACTIVE_COMPILATION_CONDITIONS = "$(inherited) BOATS";
        				SWIFT_OBJC_BRIDGING_HEADER = "Harbor/Harbor-Bridging.h";
        				SWIFT_VERSION = 5.0;
        				TARGETED_DEVICE_FAMILY = "1,2";
        			};
        			name = Debug;
        		};
        		BA0000000000000000000003 /* Debug */ = {
        			isa = XCBuildConfiguration;
        			buildSettings = {
        				PRODUCT_NAME = "$(TARGET_NAME:c99extidentifier)";
        				SWIFT_VERSION = 5.0;
        			};
        			name = Debug;
        		};
        	};
        	rootObject = B90000000000000000000001 /* Project object */;
        }

        """

    static let tidesManifest = """
        // swift-tools-version:5.3
        import PackageDescription

        let package = Package(
            name: "TidesKit",  // not the name of the product
            platforms: [.iOS(.v13)],
            products: [.library(name: "Tides", targets: ["Tides"])],
            dependencies: [.package(path: "../Moon"), .package(url: "https://example.org/far.git", from: "1.0.0")],
            targets: [
                .target(
                    name: "Tides", dependencies: ["Currents", .product(name: "Moon", package: "Moon"), .product(name: "Far", package: "far")],
                    exclude: ["Notes"], resources: [.process("Art"), .copy("Tables")]),
                .target(name: "Currents", path: "Lib/Currents", swiftSettings: [.define("FAST"), .define("MAC", .when(platforms: [.macOS]))]),
                .testTarget(name: "TidesTests", dependencies: ["Tides"]),
            ]
        )
        """

    /// Writes the project of Xcode 11 with all its files into a folder.
    static func writeXcode11(to folder: TemporaryFolder, project: String = xcode11) throws {
        try folder.write("Harbor.xcodeproj/project.pbxproj", project)
        try folder.write("Tides/Package.swift", tidesManifest)
        try folder.write(
            "Moon/Package.swift",
            "let package = Package(name: \"Moon\", products: [.library(name: \"Moon\", targets: [\"Moon\"])], targets: [.target(name: \"Moon\")])"
        )
        try folder.write([
            "Harbor/SceneDelegate.swift", "Harbor/Boat.swift", "Harbor/Mac.swift", "Waves/Wave.swift", "Waves/Foam.xib",
            "Moon/Sources/Moon/Moon.swift",
            "Tides/Sources/Tides/Tide.swift", "Tides/Sources/Tides/Notes/draft.swift", "Tides/Sources/Tides/Art/moon.png",
            "Tides/Sources/Tides/Art/de.lproj/Tide.strings", "Tides/Sources/Tides/Tables/a.json", "Tides/Sources/Tides/Other.txt",
            "Tides/Lib/Currents/Current.swift", "Harbor/Harbor-Bridging.h",
        ])
    }
}

extension SampleProjects {
    /// An app "Orchard" of synchronized folders, with a generated Info.plist, a local package and Swift Testing.
    static let xcode16 = """
        // !$*UTF8*$!
        {
        	archiveVersion = 1;
        	classes = {
        	};
        	objectVersion = 77;
        	objects = {

        /* Begin PBXBuildFile section */
        		D10000000000000000000001 /* Baskets in Frameworks */ = {isa = PBXBuildFile; productRef = D10000000000000000000002 /* Baskets */; };
        /* End PBXBuildFile section */

        /* Begin PBXFileReference section */
        		D20000000000000000000001 /* Orchard.app */ = {isa = PBXFileReference; explicitFileType = wrapper.application; includeInIndex = 0; path = Orchard.app; sourceTree = BUILT_PRODUCTS_DIR; };
        /* End PBXFileReference section */

        /* Begin PBXFileSystemSynchronizedBuildFileExceptionSet section */
        		D30000000000000000000001 /* Exceptions for "Orchard" folder in "Orchard" target */ = {
        			isa = PBXFileSystemSynchronizedBuildFileExceptionSet;
        			additionalCompilerFlagsByRelativePath = {
        				Trees/Apple.swift = "-DRIPE -suppress-warnings";
        			};
        			membershipExceptions = (
        				Info.plist,
        				Drafts,
        				"/Localized: Old.strings",
        			);
        			platformFiltersByRelativePath = {
        				Trees/Mac.swift = (
        					macos,
        				);
        			};
        			target = D40000000000000000000001 /* Orchard */;
        		};
        		D30000000000000000000002 /* Exceptions for "Shared" folder in "Orchard" target */ = {
        			isa = PBXFileSystemSynchronizedBuildFileExceptionSet;
        			membershipExceptions = (
        				Season.swift,
        			);
        			target = D40000000000000000000001 /* Orchard */;
        		};
        /* End PBXFileSystemSynchronizedBuildFileExceptionSet section */

        /* Begin PBXFileSystemSynchronizedRootGroup section */
        		D50000000000000000000001 /* Orchard */ = {
        			isa = PBXFileSystemSynchronizedRootGroup;
        			exceptions = (
        				D30000000000000000000001 /* Exceptions for "Orchard" folder in "Orchard" target */,
        			);
        			explicitFolders = (
        				Data/Almanac,
        			);
        			path = Orchard;
        			sourceTree = "<group>";
        		};
        		D50000000000000000000002 /* OrchardTests */ = {
        			isa = PBXFileSystemSynchronizedRootGroup;
        			path = OrchardTests;
        			sourceTree = "<group>";
        		};
        		D50000000000000000000003 /* Shared */ = {
        			isa = PBXFileSystemSynchronizedRootGroup;
        			exceptions = (
        				D30000000000000000000002 /* Exceptions for "Shared" folder in "Orchard" target */,
        			);
        			path = Shared;
        			sourceTree = "<group>";
        		};
        /* End PBXFileSystemSynchronizedRootGroup section */

        /* Begin PBXGroup section */
        		D60000000000000000000001 = {
        			isa = PBXGroup;
        			children = (
        				D50000000000000000000001 /* Orchard */,
        				D50000000000000000000002 /* OrchardTests */,
        				D50000000000000000000003 /* Shared */,
        			);
        			sourceTree = "<group>";
        		};
        /* End PBXGroup section */

        /* Begin PBXNativeTarget section */
        		D40000000000000000000001 /* Orchard */ = {
        			isa = PBXNativeTarget;
        			buildConfigurationList = D70000000000000000000002;
        			buildPhases = (
        				D80000000000000000000001 /* Sources */,
        				D80000000000000000000002 /* Frameworks */,
        				D80000000000000000000003 /* Resources */,
        			);
        			buildRules = (
        			);
        			dependencies = (
        			);
        			fileSystemSynchronizedGroups = (
        				D50000000000000000000001 /* Orchard */,
        			);
        			name = Orchard;
        			packageProductDependencies = (
        				D10000000000000000000002 /* Baskets */,
        			);
        			productName = Orchard;
        			productReference = D20000000000000000000001 /* Orchard.app */;
        			productType = "com.apple.product-type.application";
        		};
        		D40000000000000000000002 /* OrchardTests */ = {
        			isa = PBXNativeTarget;
        			buildConfigurationList = D70000000000000000000003;
        			buildPhases = (
        			);
        			fileSystemSynchronizedGroups = (
        				D50000000000000000000002 /* OrchardTests */,
        			);
        			name = OrchardTests;
        			productType = "com.apple.product-type.bundle.unit-test";
        		};
        		D40000000000000000000003 /* OrchardUITests */ = {
        			isa = PBXNativeTarget;
        			buildConfigurationList = D70000000000000000000003;
        			buildPhases = (
        			);
        			name = OrchardUITests;
        			productType = "com.apple.product-type.bundle.ui-testing";
        		};
        /* End PBXNativeTarget section */

        /* Begin PBXProject section */
        		D90000000000000000000001 /* Project object */ = {
        			isa = PBXProject;
        			attributes = {
        				BuildIndependentTargetsInParallel = 1;
        				TargetAttributes = {
        					D40000000000000000000002 = {
        						CreatedOnToolsVersion = 16.0;
        						TestTargetID = D40000000000000000000001;
        					};
        				};
        			};
        			buildConfigurationList = D70000000000000000000001;
        			developmentRegion = nl;
        			mainGroup = D60000000000000000000001;
        			minimizedProjectReferenceProxies = 1;
        			packageReferences = (
        				D10000000000000000000003 /* XCLocalSwiftPackageReference "Baskets" */,
        			);
        			preferredProjectObjectVersion = 77;
        			projectDirPath = "";
        			projectRoot = "";
        			targets = (
        				D40000000000000000000001 /* Orchard */,
        				D40000000000000000000002 /* OrchardTests */,
        				D40000000000000000000003 /* OrchardUITests */,
        			);
        		};
        /* End PBXProject section */

        /* Begin PBXSourcesBuildPhase section */
        		D80000000000000000000001 /* Sources */ = {
        			isa = PBXSourcesBuildPhase;
        			buildActionMask = 2147483647;
        			files = (
        			);
        			runOnlyForDeploymentPostprocessing = 0;
        		};
        /* End PBXSourcesBuildPhase section */
        		D80000000000000000000002 /* Frameworks */ = {
        			isa = PBXFrameworksBuildPhase;
        			files = (
        				D10000000000000000000001 /* Baskets in Frameworks */,
        			);
        		};
        		D80000000000000000000003 /* Resources */ = {
        			isa = PBXResourcesBuildPhase;
        			files = (
        			);
        		};

        /* Begin XCBuildConfiguration section */
        		DA0000000000000000000001 /* Debug */ = {
        			isa = XCBuildConfiguration;
        			buildSettings = {
        				IPHONEOS_DEPLOYMENT_TARGET = 18.0;
        				SDKROOT = iphoneos;
        				SWIFT_ACTIVE_COMPILATION_CONDITIONS = "DEBUG $(inherited)";
        			};
        			name = Debug;
        		};
        		DA0000000000000000000002 /* Debug */ = {
        			isa = XCBuildConfiguration;
        			buildSettings = {
        				ASSETCATALOG_COMPILER_APPICON_NAME = AppIcon;
        				CURRENT_PROJECT_VERSION = 12;
        				GENERATE_INFOPLIST_FILE = YES;
        				INFOPLIST_FILE = Orchard/Info.plist;
        				INFOPLIST_KEY_CFBundleDisplayName = "The Orchard";
        				INFOPLIST_KEY_UIApplicationSceneManifest_Generation = YES;
        				INFOPLIST_KEY_UILaunchScreen_Generation = YES;
        				INFOPLIST_KEY_UIMainStoryboardFile = Main;
        				INFOPLIST_KEY_UIRequiresFullScreen = NO;
        				INFOPLIST_KEY_UIStatusBarStyle = UIStatusBarStyleLightContent;
        				INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad = "UIInterfaceOrientationPortrait UIInterfaceOrientationLandscapeLeft";
        				INFOPLIST_KEY_UISupportedInterfaceOrientations_iPhone = UIInterfaceOrientationPortrait;
        				MARKETING_VERSION = 2.5;
        				PRODUCT_BUNDLE_IDENTIFIER = "org.example.orchard-$(CONFIGURATION:lower)";
        				PRODUCT_NAME = "$(TARGET_NAME)";
        				SWIFT_APPROACHABLE_CONCURRENCY = YES;
        				SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;
        				SWIFT_VERSION = 6.0;
        				TARGETED_DEVICE_FAMILY = "1,2";
        			};
        			name = Debug;
        		};
        		DA0000000000000000000003 /* Debug */ = {
        			isa = XCBuildConfiguration;
        			buildSettings = {
        				PRODUCT_NAME = "$(TARGET_NAME)";
        				SWIFT_VERSION = 6.0;
        			};
        			name = Debug;
        		};
        /* End XCBuildConfiguration section */
        		D70000000000000000000001 = {isa = XCConfigurationList; buildConfigurations = (DA0000000000000000000001, ); };
        		D70000000000000000000002 = {isa = XCConfigurationList; buildConfigurations = (DA0000000000000000000002, ); };
        		D70000000000000000000003 = {isa = XCConfigurationList; buildConfigurations = (DA0000000000000000000003, ); };
        		D10000000000000000000003 /* XCLocalSwiftPackageReference "Baskets" */ = {
        			isa = XCLocalSwiftPackageReference;
        			relativePath = Packages/Baskets;
        		};
        		D10000000000000000000002 /* Baskets */ = {
        			isa = XCSwiftPackageProductDependency;
        			package = D10000000000000000000003 /* XCLocalSwiftPackageReference "Baskets" */;
        			productName = Baskets;
        		};
        	};
        	rootObject = D90000000000000000000001 /* Project object */;
        }

        """

    /// Writes the project of Xcode 16 with all its files into a folder.
    static func writeXcode16(to folder: TemporaryFolder, project: String = xcode16) throws {
        try folder.write("Orchard.xcodeproj/project.pbxproj", project)
        try folder.write(
            "Orchard/Info.plist",
            "{ CFBundleDisplayName = \"$(PRODUCT_NAME) in file\"; UIStatusBarHidden = YES; UISupportedInterfaceOrientations~iphone = (UIInterfaceOrientationPortraitUpsideDown, UIInterfaceOrientationPortrait); CFBundleVersion = \"\"; }"
        )
        try folder.write(
            "Packages/Baskets/Package.swift",
            """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "Baskets", products: [.library(name: "Baskets", targets: ["Baskets"])], targets: [.target(name: "Baskets")])
            """)
        try folder.write([
            "Orchard/AppDelegate.swift", "Orchard/Trees/Apple.swift", "Orchard/Trees/Mac.swift", "Orchard/Trees/Deep/Er/Pear.swift",
            "Orchard/Drafts/Plum.swift", "Orchard/Art/Assets.xcassets/Contents.json", "Orchard/Base.lproj/Main.storyboard",
            "Orchard/nl.lproj/Main.strings", "Orchard/nl.lproj/Old.strings", "Orchard/Localizable.xcstrings",
            "Orchard/Orchard.entitlements",
            "Orchard/Data/Almanac/2016/may.json", "Orchard/Data/seeds.json", "Orchard/.DS_Store", "OrchardTests/PickTests.swift",
            "OrchardTests/sample.json", "Shared/Season.swift", "Shared/Other.swift", "Packages/Baskets/Sources/Baskets/Basket.swift",
        ])
    }
}

extension SampleProjects {
    /// The targets and everything behind them.
    static let xcode8Targets = """
        /* Begin PBXNativeTarget section */
        		4C0700000000000000000001 /* Kite Loft */ = {
        			isa = PBXNativeTarget;
        			buildConfigurationList = 4C0800000000000000000002;
        			buildPhases = (
        				4C0600000000000000000001 /* Sources */,
        				4C0600000000000000000002 /* Frameworks */,
        				4C0600000000000000000003 /* Resources */,
        				4C0600000000000000000004 /* Stamp the build */,
        				4C0600000000000000000006 /* CopyFiles */,
        			);
        			buildRules = (
        			);
        			dependencies = (
        			);
        			name = "Kite Loft";
        			productName = "Kite Loft";
        			productReference = 4C020000000000000000000C /* Kite Loft.app */;
        			productType = "com.apple.product-type.application";
        		};
        		4C0700000000000000000002 /* KiteTests */ = {
        			isa = PBXNativeTarget;
        			buildConfigurationList = 4C0800000000000000000003;
        			buildPhases = (
        				4C0600000000000000000005 /* Sources */,
        			);
        			buildRules = (
        			);
        			dependencies = (
        				4C0400000000000000000002 /* PBXTargetDependency */,
        			);
        			name = KiteTests;
        			productName = KiteTests;
        			productReference = 4C020000000000000000000E /* KiteTests.xctest */;
        			productType = "com.apple.product-type.bundle.unit-test";
        		};
        /* End PBXNativeTarget section */

        /* Begin PBXProject section */
        		4C0900000000000000000001 /* Project object */ = {
        			isa = PBXProject;
        			attributes = {
        				LastSwiftUpdateCheck = 0800;
        				LastUpgradeCheck = 0800;
        			};
        			buildConfigurationList = 4C0800000000000000000001;
        			compatibilityVersion = "Xcode 3.2";
        			developmentRegion = English;
        			hasScannedForEncodings = 0;
        			knownRegions = (
        				en,
        				Base,
        				de,
        			);
        			mainGroup = 4C0500000000000000000001;
        			productRefGroup = 4C0500000000000000000004 /* Products */;
        			projectDirPath = "";
        			projectRoot = "";
        			targets = (
        				4C0700000000000000000001 /* Kite Loft */,
        				4C0700000000000000000002 /* KiteTests */,
        			);
        		};
        /* End PBXProject section */

        /* Begin PBXResourcesBuildPhase section */
        		4C0600000000000000000003 /* Resources */ = {
        			isa = PBXResourcesBuildPhase;
        			buildActionMask = 2147483647;
        			files = (
        				4C0100000000000000000004 /* Main.storyboard in Resources */,
        				4C0100000000000000000005 /* Assets.xcassets in Resources */,
        				4C0100000000000000000006 /* tail@2x.png in Resources */,
        				4C0100000000000000000007 /* Pages in Resources */,
        				4C0100000000000000000008 /* Localizable.strings in Resources */,
        			);
        			runOnlyForDeploymentPostprocessing = 0;
        		};
        /* End PBXResourcesBuildPhase section */

        /* Begin PBXFrameworksBuildPhase section */
        		4C0600000000000000000002 /* Frameworks */ = {
        			isa = PBXFrameworksBuildPhase;
        			buildActionMask = 2147483647;
        			files = (
        			);
        			runOnlyForDeploymentPostprocessing = 0;
        		};
        /* End PBXFrameworksBuildPhase section */

        /* Begin PBXShellScriptBuildPhase section */
        		4C0600000000000000000004 /* Stamp the build */ = {
        			isa = PBXShellScriptBuildPhase;
        			buildActionMask = 2147483647;
        			files = (
        			);
        			inputPaths = (
        			);
        			name = "Stamp the build";
        			outputPaths = (
        			);
        			runOnlyForDeploymentPostprocessing = 0;
        			shellPath = /bin/sh;
        			shellScript = "date > \\"${SRCROOT}/stamp.txt\\"\\nexit 0\\n";
        		};
        /* End PBXShellScriptBuildPhase section */

        /* Begin PBXSourcesBuildPhase section */
        		4C0600000000000000000001 /* Sources */ = {
        			isa = PBXSourcesBuildPhase;
        			buildActionMask = 2147483647;
        			files = (
        				4C0100000000000000000002 /* KiteView.swift in Sources */,
        				4C0100000000000000000001 /* AppDelegate.swift in Sources */,
        				4C0100000000000000000003 /* Wind.m in Sources */,
        			);
        			runOnlyForDeploymentPostprocessing = 0;
        		};
        		4C0600000000000000000005 /* Sources */ = {
        			isa = PBXSourcesBuildPhase;
        			buildActionMask = 2147483647;
        			files = (
        				4C0100000000000000000009 /* KiteTests.swift in Sources */,
        			);
        			runOnlyForDeploymentPostprocessing = 0;
        		};
        /* End PBXSourcesBuildPhase section */

        /* Begin PBXTargetDependency section */
        		4C0400000000000000000002 /* PBXTargetDependency */ = {
        			isa = PBXTargetDependency;
        			target = 4C0700000000000000000001 /* Kite Loft */;
        			targetProxy = 4C0400000000000000000001 /* PBXContainerItemProxy */;
        		};
        /* End PBXTargetDependency section */

        /* Begin PBXVariantGroup section */
        		4C0300000000000000000001 /* Main.storyboard */ = {
        			isa = PBXVariantGroup;
        			children = (
        				4C0200000000000000000009 /* Base */,
        				4C020000000000000000000A /* de */,
        			);
        			name = Main.storyboard;
        			sourceTree = "<group>";
        		};
        		4C0300000000000000000002 /* Localizable.strings */ = {
        			isa = PBXVariantGroup;
        			children = (
        				4C020000000000000000000B /* de */,
        			);
        			name = Localizable.strings;
        			sourceTree = "<group>";
        		};
        /* End PBXVariantGroup section */

        /* Begin XCBuildConfiguration section */
        		4C0A00000000000000000001 /* Debug */ = {
        			isa = XCBuildConfiguration;
        			baseConfigurationReference = 4C020000000000000000000F /* Base.xcconfig */;
        			buildSettings = {
        				IPHONEOS_DEPLOYMENT_TARGET = 10.0;
        				OTHER_SWIFT_FLAGS = "$(inherited) -D KITES -DWIND=1";
        				SDKROOT = iphoneos;
        				SWIFT_ACTIVE_COMPILATION_CONDITIONS = DEBUG;
        			};
        			name = Debug;
        		};
        		4C0A00000000000000000002 /* Release */ = {
        			isa = XCBuildConfiguration;
        			buildSettings = {
        				SDKROOT = iphoneos;
        				IPHONEOS_DEPLOYMENT_TARGET = 9.0;
        			};
        			name = Release;
        		};
        		4C0A00000000000000000003 /* Debug */ = {
        			isa = XCBuildConfiguration;
        			buildSettings = {
        				ASSETCATALOG_COMPILER_APPICON_NAME = AppIcon;
        				INFOPLIST_FILE = "Kite Loft/Info.plist";
        				"PRODUCT_BUNDLE_IDENTIFIER[sdk=iphone*]" = "$(COMPANY).$(PRODUCT_NAME:rfc1034identifier)";
        				"PRODUCT_BUNDLE_IDENTIFIER[sdk=macosx*]" = wrong;
        				PRODUCT_NAME = "$(TARGET_NAME)";
        				SWIFT_VERSION = 3.0;
        			};
        			name = Debug;
        		};
        		4C0A00000000000000000004 /* Debug */ = {
        			isa = XCBuildConfiguration;
        			buildSettings = {
        				BUNDLE_LOADER = "$(TEST_HOST)";
        				PRODUCT_NAME = "$(TARGET_NAME)";
        				SWIFT_VERSION = 3.0;
        				TEST_HOST = "$(BUILT_PRODUCTS_DIR)/Kite Loft.app/Kite Loft";
        			};
        			name = Debug;
        		};
        /* End XCBuildConfiguration section */

        /* Begin XCConfigurationList section */
        		4C0800000000000000000001 = {
        			isa = XCConfigurationList;
        			buildConfigurations = (
        				4C0A00000000000000000002 /* Release */,
        				4C0A00000000000000000001 /* Debug */,
        			);
        			defaultConfigurationIsVisible = 0;
        			defaultConfigurationName = Release;
        		};
        		4C0800000000000000000002 = {
        			isa = XCConfigurationList;
        			buildConfigurations = (
        				4C0A00000000000000000003 /* Debug */,
        			);
        			defaultConfigurationName = Debug;
        		};
        		4C0800000000000000000003 = {
        			isa = XCConfigurationList;
        			buildConfigurations = (
        				4C0A00000000000000000004 /* Debug */,
        			);
        			defaultConfigurationName = Debug;
        		};
        /* End XCConfigurationList section */
        	};
        	rootObject = 4C0900000000000000000001 /* Project object */;
        }

        """
}

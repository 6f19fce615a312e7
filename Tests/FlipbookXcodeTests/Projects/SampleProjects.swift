/// Small project files in the styles of Xcode 8, 11 and 16, and the files that belong to them.
enum SampleProjects {
    /// A phone app "Kite Loft" with localized storyboards, loose images, a folder reference, an Objective-C file, a script and tests.
    static let xcode8 = """
        // !$*UTF8*$!
        {
        	archiveVersion = 1;
        	classes = {
        	};
        	objectVersion = 46;
        	objects = {

        /* Begin PBXBuildFile section */
        		4C0100000000000000000001 /* AppDelegate.swift in Sources */ = {isa = PBXBuildFile; fileRef = 4C0200000000000000000001 /* AppDelegate.swift */; };
        		4C0100000000000000000002 /* KiteView.swift in Sources */ = {isa = PBXBuildFile; fileRef = 4C0200000000000000000002 /* KiteView.swift */; settings = {COMPILER_FLAGS = "-DSLOW -Onone"; }; };
        		4C0100000000000000000003 /* Wind.m in Sources */ = {isa = PBXBuildFile; fileRef = 4C0200000000000000000003 /* Wind.m */; };
        		4C0100000000000000000004 /* Main.storyboard in Resources */ = {isa = PBXBuildFile; fileRef = 4C0300000000000000000001 /* Main.storyboard */; };
        		4C0100000000000000000005 /* Assets.xcassets in Resources */ = {isa = PBXBuildFile; fileRef = 4C0200000000000000000004 /* Assets.xcassets */; };
        		4C0100000000000000000006 /* tail@2x.png in Resources */ = {isa = PBXBuildFile; fileRef = 4C0200000000000000000005 /* tail@2x.png */; };
        		4C0100000000000000000007 /* Pages in Resources */ = {isa = PBXBuildFile; fileRef = 4C0200000000000000000006 /* Pages */; };
        		4C0100000000000000000008 /* Localizable.strings in Resources */ = {isa = PBXBuildFile; fileRef = 4C0300000000000000000002 /* Localizable.strings */; };
        		4C0100000000000000000009 /* KiteTests.swift in Sources */ = {isa = PBXBuildFile; fileRef = 4C0200000000000000000007 /* KiteTests.swift */; };
        		4C010000000000000000000A /* Loft.ttf in CopyFiles */ = {isa = PBXBuildFile; fileRef = 4C0200000000000000000008 /* Loft.ttf */; };
        /* End PBXBuildFile section */

        /* Begin PBXContainerItemProxy section */
        		4C0400000000000000000001 /* PBXContainerItemProxy */ = {
        			isa = PBXContainerItemProxy;
        			containerPortal = 4C0900000000000000000001 /* Project object */;
        			proxyType = 1;
        			remoteGlobalIDString = 4C0700000000000000000001;
        			remoteInfo = "Kite Loft";
        		};
        /* End PBXContainerItemProxy section */

        /* Begin PBXCopyFilesBuildPhase section */
        		4C0600000000000000000006 /* CopyFiles */ = {
        			isa = PBXCopyFilesBuildPhase;
        			buildActionMask = 2147483647;
        			dstPath = Fonts;
        			dstSubfolderSpec = 7;
        			files = (
        				4C010000000000000000000A /* Loft.ttf in CopyFiles */,
        			);
        			runOnlyForDeploymentPostprocessing = 0;
        		};
        /* End PBXCopyFilesBuildPhase section */

        /* Begin PBXFileReference section */
        		4C0200000000000000000001 /* AppDelegate.swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = AppDelegate.swift; sourceTree = "<group>"; };
        		4C0200000000000000000002 /* KiteView.swift */ = {isa = PBXFileReference; fileEncoding = 4; lastKnownFileType = sourcecode.swift; name = KiteView.swift; path = Views/KiteView.swift; sourceTree = "<group>"; };
        		4C0200000000000000000003 /* Wind.m */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.c.objc; path = "Kite Loft/Wind.m"; sourceTree = SOURCE_ROOT; };
        		4C0200000000000000000004 /* Assets.xcassets */ = {isa = PBXFileReference; lastKnownFileType = folder.assetcatalog; path = Assets.xcassets; sourceTree = "<group>"; };
        		4C0200000000000000000005 /* tail@2x.png */ = {isa = PBXFileReference; lastKnownFileType = image.png; path = "tail@2x.png"; sourceTree = "<group>"; };
        		4C0200000000000000000006 /* Pages */ = {isa = PBXFileReference; lastKnownFileType = folder; path = Pages; sourceTree = "<group>"; };
        		4C0200000000000000000007 /* KiteTests.swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = KiteTests.swift; sourceTree = "<group>"; };
        		4C0200000000000000000008 /* Loft.ttf */ = {isa = PBXFileReference; lastKnownFileType = file; path = Loft.ttf; sourceTree = "<group>"; };
        		4C0200000000000000000009 /* Base */ = {isa = PBXFileReference; lastKnownFileType = file.storyboard; name = Base; path = Base.lproj/Main.storyboard; sourceTree = "<group>"; };
        		4C020000000000000000000A /* de */ = {isa = PBXFileReference; lastKnownFileType = text.plist.strings; name = de; path = de.lproj/Main.strings; sourceTree = "<group>"; };
        		4C020000000000000000000B /* de */ = {isa = PBXFileReference; lastKnownFileType = text.plist.strings; name = de; path = de.lproj/Localizable.strings; sourceTree = "<group>"; };
        		4C020000000000000000000C /* Kite Loft.app */ = {isa = PBXFileReference; explicitFileType = wrapper.application; includeInIndex = 0; path = "Kite Loft.app"; sourceTree = BUILT_PRODUCTS_DIR; };
        		4C020000000000000000000D /* Info.plist */ = {isa = PBXFileReference; lastKnownFileType = text.plist.xml; path = Info.plist; sourceTree = "<group>"; };
        		4C020000000000000000000E /* KiteTests.xctest */ = {isa = PBXFileReference; explicitFileType = wrapper.cfbundle; includeInIndex = 0; path = KiteTests.xctest; sourceTree = BUILT_PRODUCTS_DIR; };
        		4C020000000000000000000F /* Base.xcconfig */ = {isa = PBXFileReference; lastKnownFileType = text.xcconfig; path = Base.xcconfig; sourceTree = "<group>"; };
        /* End PBXFileReference section */

        /* Begin PBXGroup section */
        		4C0500000000000000000001 = {
        			isa = PBXGroup;
        			children = (
        				4C0500000000000000000002 /* Kite Loft */,
        				4C0500000000000000000003 /* KiteTests */,
        				4C020000000000000000000F /* Base.xcconfig */,
        				4C0500000000000000000004 /* Products */,
        			);
        			sourceTree = "<group>";
        		};
        		4C0500000000000000000002 /* Kite Loft */ = {
        			isa = PBXGroup;
        			children = (
        				4C0200000000000000000001 /* AppDelegate.swift */,
        				4C0200000000000000000002 /* KiteView.swift */,
        				4C0200000000000000000003 /* Wind.m */,
        				4C0300000000000000000001 /* Main.storyboard */,
        				4C0200000000000000000004 /* Assets.xcassets */,
        				4C0500000000000000000005 /* Art */,
        				4C0300000000000000000002 /* Localizable.strings */,
        				4C020000000000000000000D /* Info.plist */,
        			);
        			path = "Kite Loft";
        			sourceTree = "<group>";
        		};
        		4C0500000000000000000003 /* KiteTests */ = {
        			isa = PBXGroup;
        			children = (
        				4C0200000000000000000007 /* KiteTests.swift */,
        			);
        			path = KiteTests;
        			sourceTree = "<group>";
        		};
        		4C0500000000000000000004 /* Products */ = {
        			isa = PBXGroup;
        			children = (
        				4C020000000000000000000C /* Kite Loft.app */,
        				4C020000000000000000000E /* KiteTests.xctest */,
        			);
        			name = Products;
        			sourceTree = "<group>";
        		};
        		4C0500000000000000000005 /* Art */ = {
        			isa = PBXGroup;
        			children = (
        				4C0200000000000000000005 /* tail@2x.png */,
        				4C0200000000000000000006 /* Pages */,
        				4C0200000000000000000008 /* Loft.ttf */,
        			);
        			name = Art;
        			sourceTree = "<group>";
        		};
        /* End PBXGroup section */

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

    static let xcode8InfoPlist = """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        <dict>
        	<key>CFBundleExecutable</key>
        	<string>$(EXECUTABLE_NAME)</string>
        	<key>CFBundleIdentifier</key>
        	<string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>
        	<key>CFBundleName</key>
        	<string>${PRODUCT_NAME}</string>
        	<key>UIMainStoryboardFile</key>
        	<string>Main</string>
        	<key>UISupportedInterfaceOrientations</key>
        	<array>
        		<string>UIInterfaceOrientationPortrait</string>
        	</array>
        	<key>UIAppFonts</key>
        	<array>
        		<string>Fonts/Loft.ttf</string>
        	</array>
        </dict>
        </plist>

        """

    static let stringCatalog = """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "" : { },
            "Let go" : {
              "localizations" : { "de" : { "stringUnit" : { "state" : "translated", "value" : "Loslassen" } } }
            },
            "%lld kites" : {
              "localizations" : { "de" : { "variations" : { "plural" : {
                "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld Drache" } },
                "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld Drachen" } }
              } } } }
            },
            "tail" : {
              "localizations" : { "en" : { "stringUnit" : { "state" : "translated", "value" : "A tail" } } }
            },
            "tap" : {
              "localizations" : {
                "de" : { "variations" : { "device" : { "iphone" : { "stringUnit" : { "value" : "Hier tippen" } } } } },
                "en" : { "variations" : { "device" : { "other" : { "stringUnit" : { "value" : "Tap here" } } } } }
              }
            }
          },
          "version" : "1.0"
        }
        """

    /// Writes the project of Xcode 8 with all its files into a folder.
    static func writeXcode8(to folder: TemporaryFolder, project: String = xcode8) throws {
        try folder.write("Kite Loft.xcodeproj/project.pbxproj", project)
        try folder.write("Base.xcconfig", "COMPANY = org.example // no company\nOTHER_SWIFT_FLAGS = -DBASE\n")
        try folder.write("Kite Loft/Info.plist", xcode8InfoPlist)
        try folder.write([
            "Kite Loft/AppDelegate.swift", "Kite Loft/Views/KiteView.swift", "Kite Loft/Wind.m", "Kite Loft/Assets.xcassets/Contents.json",
            "Kite Loft/tail@2x.png", "Kite Loft/Pages/one.html", "Kite Loft/Loft.ttf", "Kite Loft/Base.lproj/Main.storyboard",
            "Kite Loft/de.lproj/Main.strings", "Kite Loft/de.lproj/Localizable.strings", "KiteTests/KiteTests.swift",
        ])
    }
}

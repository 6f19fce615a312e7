extension SampleProjects {
    /// A phone app "Kite Loft" with localized storyboards, loose images, a folder reference, an Objective-C file, a script and tests.
    static let xcode8 = xcode8Files + xcode8Targets

    /// The files and groups.
    private static let xcode8Files = """
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


        """
}

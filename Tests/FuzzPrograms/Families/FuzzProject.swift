/// The texts of a small Xcode project, and words that are inserted into them.
enum FuzzProject {
    /// Returns the text of a file.
    static func text(_ path: String, in texts: [(path: String, text: String)]) -> String { texts.first { $0.path == path }?.text ?? "" }

    /// Returns the folder of a file, with a slash at its end.
    static func folder(of path: String) -> String {
        switch path {
        case "project.pbxproj": "Harbor.xcodeproj/"
        case "Contents.json": "Harbor/Assets.xcassets/Sail.colorset/"
        default: "Harbor/"
        }
    }

    static let words = [
        "{", "}", "(", ")", "\"", "isa", "=", ";", "#selector(", "@objc", "optional", "class", "extension", "protocol", "#if", "#endif",
        "\\(",
        "\"\"\"", "/*", "*/", "<view", "/>", "</view>", "id=\"a\"", "&#x0;", "<!--", "$(SRCROOT)", "../", "-1", "1e99", "\u{301}", "import",
        "?",
    ]

    static let texts: [(path: String, text: String)] = [
        ("project.pbxproj", projectFile), ("Info.plist", infoPlist), ("Contents.json", colorSet), ("Main.storyboard", storyboard),
        ("Boat.swift", source),
    ]

    private static let projectFile = """
        // !$*UTF8*$!
        {
        	archiveVersion = 1;
        	objectVersion = 50;
        	objects = {
        		A01 /* Project object */ = {isa = PBXProject; buildConfigurationList = A02; mainGroup = A03; targets = (A04, ); };
        		A02 = {isa = XCConfigurationList; buildConfigurations = (A05, A06, ); defaultConfigurationName = Release; };
        		A05 = {isa = XCBuildConfiguration; buildSettings = {SDKROOT = iphoneos; SWIFT_VERSION = 5.0; }; name = Debug; };
        		A06 = {isa = XCBuildConfiguration; buildSettings = {SDKROOT = iphoneos; }; name = Release; };
        		A03 = {isa = PBXGroup; children = (A07, ); sourceTree = "<group>"; };
        		A07 /* Harbor */ = {isa = PBXGroup; children = (A08, A09, A10, A11, ); path = Harbor; sourceTree = "<group>"; };
        		A08 = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = Boat.swift; sourceTree = "<group>"; };
        		A09 = {isa = PBXFileReference; lastKnownFileType = file.storyboard; path = Main.storyboard; sourceTree = "<group>"; };
        		A10 = {isa = PBXFileReference; lastKnownFileType = folder.assetcatalog; path = Assets.xcassets; sourceTree = "<group>"; };
        		A11 = {isa = PBXFileReference; lastKnownFileType = text.plist.xml; path = Info.plist; sourceTree = "<group>"; };
        		A12 = {isa = PBXFileReference; explicitFileType = wrapper.application; path = Harbor.app; sourceTree = BUILT_PRODUCTS_DIR; };
        		A04 /* Harbor */ = {
        			isa = PBXNativeTarget; buildConfigurationList = A13; buildPhases = (A14, A15, ); name = Harbor;
        			productReference = A12; productType = "com.apple.product-type.application";
        		};
        		A13 = {isa = XCConfigurationList; buildConfigurations = (A16, A17, ); };
        		A16 = {
        			isa = XCBuildConfiguration;
        			buildSettings = {INFOPLIST_FILE = "$(SRCROOT)/Harbor/Info.plist"; PRODUCT_NAME = "$(TARGET_NAME:c99extidentifier)"; };
        			name = Debug;
        		};
        		A17 = {isa = XCBuildConfiguration; buildSettings = {INFOPLIST_FILE = Harbor/Info.plist; }; name = Release; };
        		A14 = {isa = PBXSourcesBuildPhase; files = (A18, ); };
        		A15 = {isa = PBXResourcesBuildPhase; files = (A19, A20, ); };
        		A18 = {isa = PBXBuildFile; fileRef = A08; };
        		A19 = {isa = PBXBuildFile; fileRef = A09; };
        		A20 = {isa = PBXBuildFile; fileRef = A10; };
        	};
        	rootObject = A01;
        }

        """

    private static let infoPlist = """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0">
        <dict>
        	<key>CFBundleName</key> <string>$(PRODUCT_NAME)</string>
        	<key>UIMainStoryboardFile</key> <string>Main</string>
        	<key>UISupportedInterfaceOrientations</key>
        	<array> <string>UIInterfaceOrientationPortrait</string> </array>
        	<key>Depth</key> <integer>7</integer>
        	<key>Tide</key> <real>2.5</real>
        </dict>
        </plist>

        """

    private static let colorSet = """
        { "colors" : [ { "idiom" : "universal", "color" : { "color-space" : "srgb",
              "components" : { "red" : "0x1A", "green" : "0.400", "blue" : "180", "alpha" : "1.000" } } } ],
          "info" : { "version" : 1, "author" : "xcode" } }

        """

    private static let storyboard = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="15702" useAutolayout="YES">
            <objects>
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
                <view contentMode="scaleToFill" id="v-1">
                    <rect key="frame" x="0.0" y="0.0" width="320" height="200"/>
                    <subviews>
                        <label text="Tide &amp; wind" textAlignment="center" translatesAutoresizingMaskIntoConstraints="NO" id="l-1">
                            <rect key="frame" x="20" y="30" width="90" height="21"/>
                            <fontDescription key="fontDescription" type="boldSystem" pointSize="17"/>
                            <color key="textColor" red="0.2" green="0.4" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                        </label>
                        <button buttonType="system" id="b-1"><state key="normal" title="Sail"/></button>
                    </subviews>
                    <constraints>
                        <constraint firstItem="l-1" firstAttribute="leading" secondItem="v-1" secondAttribute="leading" constant="20" id="c-1"/>
                        <constraint firstItem="l-1" firstAttribute="top" secondItem="v-1" secondAttribute="top" multiplier="1:2" id="c-2"/>
                    </constraints>
                </view>
            </objects>
        </document>

        """

    private static let source = #"""
        import UIKit
        @objc protocol BoatDelegate: class {
            @objc optional func boat(_ boat: Boat, didReach port: String) -> Bool
            @objc optional var name: String { get }
        }
        @UIApplicationMain class Boat: UIViewController {
            @IBOutlet weak var sail: UIView!
            @IBInspectable var length: CGFloat = 7.5
            weak var delegate: BoatDelegate?
            override func viewDidLoad() {
                let tap = UITapGestureRecognizer(target: self, action: #selector(Boat.hoist(_:)))
                view.addGestureRecognizer(tap); _ = #keyPath(Boat.sail)
                DispatchQueue.main.asyncAfter(deadline: .now() + 2) { _ = self.delegate?.boat?(self, didReach: "port \(self.length)") }
            }
            @IBAction @objc dynamic func hoist(_ sender: Any) { print(#"raw "text""#, """
                several \(1 + (2)) lines
                """) }
        }
        extension Boat { @objc func lower() {} }
        #if DEBUG && swift(>=5)
        #Preview { Boat() }
        #endif

        """#
}

/// Small project files in the styles of Xcode 8, 11 and 16, and the files that belong to them.
enum SampleProjects {
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

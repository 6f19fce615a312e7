/// A file or folder that is copied into an app, a framework or a test bundle.
package struct Resource: Sendable, Hashable {
    package enum Kind: String, Sendable, Hashable {
        case storyboard, xib, assetCatalog, strings, font, image, other
    }

    package var kind: Kind
    /// The absolute path of the original.
    package var path: String
    /// The language of the folder `xx.lproj` ("de", "Base") that contains the resource, or nil if the resource is not localized.
    package var localization: String?
    /// The path relative to the folder of the app, or to the bundle of the tests, such as "Base.lproj/Main.storyboard".
    package var bundlePath: String

    package init(kind: Kind, path: String, localization: String? = nil, bundlePath: String) {
        (self.kind, self.path, self.localization, self.bundlePath) = (kind, path, localization, bundlePath)
    }
}

extension Resource.Kind {
    /// Returns the kind of a file according to its extension.
    package init(path: String) {
        switch ProjectPath.pathExtension(path) {
        case "storyboard": self = .storyboard
        case "xib", "nib": self = .xib
        case "xcassets": self = .assetCatalog
        case "strings", "stringsdict", "xcstrings": self = .strings
        case "ttf", "otf", "ttc", "dfont": self = .font
        case "png", "jpg", "jpeg", "gif", "tif", "tiff", "bmp", "heic", "webp", "pdf", "svg", "ico": self = .image
        default: self = .other
        }
    }
}

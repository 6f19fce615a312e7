import FlipbookImages

/// The folder with the program's assets: images, scripts of scenes, and golden traces.
@preconcurrency @MainActor public enum AssetFolder {
    /// The folders that are searched for assets, in order.
    public static var searchPath: [String] { ImageSearchPath.standard().folders.filter { !$0.isEmpty } }

    /// Returns the path of a file in the asset folders and their subfolders, or nil if there is none.
    package static func path(of name: String) -> String? { ImageSearchPath.standard().path(ofFile: name) }

    /// Flipbook's own asset folder, which contains the logo, or nil if there is none.
    package static var path: String? {
        let logo = "Mark/flipbook.svg"
        return ImageSearchPath.standard().path(named: logo).map { String($0.dropLast(logo.count + 1)) }
    }
}

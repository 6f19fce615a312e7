import Pictures

/// Where this program looks for its pictures.
public enum Artwork {
    public static var folders: [String] { PictureFolders.standard().folders.filter { !$0.isEmpty } }

    /// Where the pictures of the scenes are; nil if they are nowhere.
    package static var folder: String? {
        let mark = "Mark/flipbook.svg"
        return PictureFolders.standard().file(named: mark).map { String($0.dropLast(mark.count + 1)) }
    }
}

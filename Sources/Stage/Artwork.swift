import Pictures

/// Where this program looks for its pictures.
public enum Artwork {
    public static var folders: [String] { PictureFolders.standard().folders.filter { !$0.isEmpty } }
}

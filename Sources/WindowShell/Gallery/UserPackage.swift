import FlipbookImages

/// A package of the user, which the gallery can open.
package struct UserPackage: Equatable, Sendable {
    /// The full path of the package's folder.
    package let folder: String
    /// The folder that contains the package's folder, in the form in which it is shown to the user.
    let displayedFolder: String

    /// The name of the folder.
    package var name: String { FilePath.baseName(folder) }

    init(folder: String, _ folders: UserFolders) {
        self.folder = folder
        displayedFolder = folders.displayed(FilePath.folder(folder))
    }
}

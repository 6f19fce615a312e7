import CSDLImage

extension ImageFile {
    /// The version of the library SDL_image that is in use.
    package static var libraryVersion: String {
        guard let version = IMG_Linked_Version()?.pointee else { return "unknown" }
        return "\(version.major).\(version.minor).\(version.patch)"
    }
}

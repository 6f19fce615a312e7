/// The beginning of a chapter. Frames are those of the take.
nonisolated package struct ChapterMark: Equatable, Sendable {
    package var name: String
    package var frame: Int

    package init(name: String, frame: Int) { (self.name, self.frame) = (name, frame) }
}

/// The beginning of a chapter: its name and its first frame in the take.
nonisolated package struct ChapterMark: Equatable, Sendable {
    package var name: String
    package var frame: Int

    package init(name: String, frame: Int) { (self.name, self.frame) = (name, frame) }
}

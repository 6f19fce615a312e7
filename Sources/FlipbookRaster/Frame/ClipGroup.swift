/// Consecutive draw items that are clipped by the same clip with soft edges.
///
/// The items are painted as if the clip did not exist. Then the pixels outside the clip are restored, and the pixels at the edge of the clip
/// are mixed with their previous colors. If each item were clipped separately, hidden items would be visible at the edge.
struct ClipGroup {
    /// The index of the clip.
    var clip: Int
    /// The index of the surrounding clip group, or -1.
    var parent: Int
    /// The index of the first item.
    var first: Int
    /// The index after the last item and its members.
    var end = 0
    var box: PixelRect
    /// The index of the saved pixels if a backdrop splits the group, otherwise -1.
    var savedPixelsIndex = -1

    static let none = -1
}

import FlipbookDisplayList
import Stage

/// The display lists of the frames before and after the current frame. A second take plays ahead.
package final class TakeLookahead {
    private let makeTake: () throws -> Take
    private var take: Take?
    private var lists: [Int: DisplayList] = [:]
    /// The number of frames before the current frame whose lists are kept.
    private let before: Int

    package init(before: Int, makeTake: @escaping () throws -> Take) { (self.before, self.makeTake) = (before, makeTake) }

    /// Returns the list of a frame, or nil if the script fails before this frame. Frames should be requested mostly in ascending order,
    /// because the take is restarted to go back.
    package func list(at frame: Int, current: Int) -> DisplayList? {
        if let list = lists[frame] { return list }
        if take == nil || (take?.frame ?? 0) > frame {
            take = try? makeTake()
            lists = [:]
        }
        guard let take else { return nil }
        while true {
            if take.frame >= frame - before { lists[take.frame] = take.stage.displayList() }
            if take.frame >= frame { break }
            guard (try? take.advance()) != nil else { return nil }
        }
        lists = lists.filter { $0.key >= current - before }
        return lists[frame]
    }
}

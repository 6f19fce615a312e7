import FlipbookInspection
import Stage

/// The areas of a take that are painted again in each frame. A second take is painted for that, so that the areas do not depend on what a
/// film shows besides the scene, or on the frames that it leaves out.
final class RepaintedTake {
    private let makeTake: () throws -> Take
    private var take: Take?
    private var areas = RepaintedAreas()

    init(makeTake: @escaping () throws -> Take) { self.makeTake = makeTake }

    /// Returns the areas of a frame and of the frames before it.
    func areas(at frame: Int) -> RepaintedAreas {
        if take == nil || (take?.frame ?? 0) > frame {
            take = try? makeTake()
            areas = RepaintedAreas()
            // The first painted frame shows which pixels the later ones change.
            try? take?.seek(to: max(frame - RepaintedAreas.duration, 0))
            take?.stage.paint()
        }
        while let take, take.frame < frame {
            guard (try? take.advance()) != nil else { break }
            areas.add(take.stage.paint(), scale: take.stage.scale, at: take.frame)
        }
        return areas
    }
}

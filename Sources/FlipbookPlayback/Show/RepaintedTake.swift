import FlipbookInspection
import Stage

/// The areas of a take that are painted again in each frame. They are measured on a second take, so that they do not depend on overlays of
/// a video, or on frames that the video leaves out.
final class RepaintedTake {
    private let makeTake: () throws -> Take
    private var take: Take?
    private var areas = RepaintedAreas()

    init(makeTake: @escaping () throws -> Take) { self.makeTake = makeTake }

    /// Returns the areas that were painted again in a frame and in the frames before it.
    func areas(at frame: Int) -> RepaintedAreas {
        if take == nil || (take?.frame ?? 0) > frame {
            take = try? makeTake()
            areas = RepaintedAreas()
            // The first painted frame is the reference for the pixels that later frames change.
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

/// The size of a tile. The surface is painted in tiles, so that threads can share the work and unchanged parts are skipped. Tiles are wider
/// than they are high, because the processor prefetches memory along rows.
enum Tile {
    static let width = 1024
    static let height = 16
}

import CoreGraphics

/// A finger that moves the content: what it took hold of, and how far it has come since.
nonisolated struct ScrollDrag {
    /// Where the finger would have the content if it had not moved, without what the edges give.
    private var wish: (x: Double, y: Double)
    /// How far the finger is from where it took hold.
    private var way = CGPoint.zero
    /// Which axes follow.
    let follows: (x: Bool, y: Bool)
    /// The offset at the beginning, whose page is home.
    let home: CGPoint

    init(from offset: CGPoint, _ rangeX: ScrollRange, _ rangeY: ScrollRange, follows: (x: Bool, y: Bool)) {
        wish = (rangeX.wish(showing: Double(offset.x)), rangeY.wish(showing: Double(offset.y)))
        self.follows = follows
        home = offset
    }

    /// The offset to show when the finger has come so far.
    mutating func move(_ translation: CGPoint, from offset: CGPoint, _ rangeX: ScrollRange, _ rangeY: ScrollRange) -> CGPoint {
        way = translation
        return CGPoint(
            x: follows.x ? CGFloat(rangeX.shown(wish.x - Double(way.x))) : offset.x,
            y: follows.y ? CGFloat(rangeY.shown(wish.y - Double(way.y))) : offset.y)
    }

    /// The content was put elsewhere under the finger, which takes hold of it there.
    mutating func anchor(_ x: Double, _ y: Double, _ rangeX: ScrollRange, _ rangeY: ScrollRange) {
        wish = (rangeX.wish(showing: x) + Double(way.x), rangeY.wish(showing: y) + Double(way.y))
    }
}

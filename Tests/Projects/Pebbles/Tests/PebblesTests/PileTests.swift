import XCTest

@testable import Balance
@testable import Pebbles

final class PileTests: XCTestCase {

    func testOffsetsRepeatAfterSeven() {
        var pile = Pile()
        for _ in 0..<8 { pile.add() }
        XCTAssertEqual(pile.offsets.first, pile.offsets.last)
        XCTAssertEqual(Set(pile.offsets).count, 7)
    }
}

import FlipbookGeometry
import Foundation
import Testing

@Suite struct EditDistanceTests {
    @Test(arguments: [
        ("kitten", "sitting", 3), ("flaw", "lawn", 2), ("position", "postion", 1), ("position", "positoin", 2), ("größe", "grösse", 2),
        ("", "abc", 3), ("opacity", "opacity", 0),
    ])
    func distanceCountsEditedLetters(_ a: String, _ b: String, _ distance: Int) {
        #expect(a.editDistance(to: b) == distance)
        #expect(b.editDistance(to: a) == distance)
    }
}

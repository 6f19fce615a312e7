import XCTest

@testable import GrowthKit

final class PlantTests: XCTestCase {

    func testEachWateringAddsAQuarterOfTheRest() {
        var plant = Plant(name: "Fig", pot: .tin)
        plant.water()
        plant.water()
        XCTAssertEqual(plant.height, 0.4375, accuracy: 1e-9)
    }
}

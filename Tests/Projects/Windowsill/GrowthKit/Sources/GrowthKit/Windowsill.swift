/// The pots on the sill, in their order.
public final class Windowsill {

    public private(set) var plants: [Plant]

    public init(plants: [Plant]) {
        self.plants = plants
    }

    public static func sample() -> Windowsill {
        return Windowsill(plants: [
            Plant(name: "Basil", pot: .clay, waterings: 2), Plant(name: "Aloe", pot: .glazed, waterings: 1),
            Plant(name: "Thyme", pot: .tin, waterings: 3), Plant(name: "Fig", pot: .clay),
        ])
    }

    public func add(_ name: String) {
        plants.append(Plant(name: name, pot: Plant.Pot.allCases[plants.count % Plant.Pot.allCases.count]))
    }

    public func update(_ index: Int, _ change: (inout Plant) -> Void) {
        change(&plants[index])
    }

    public func indices(matching text: String) -> [Int] {
        guard !text.isEmpty else { return Array(plants.indices) }
        return plants.indices.filter { plants[$0].name.lowercased().hasPrefix(text.lowercased()) }
    }
}

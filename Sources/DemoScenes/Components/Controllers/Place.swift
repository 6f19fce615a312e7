/// A place in the list that the user searches.
struct Place {
    /// The kinds of places, which are also the scopes of the search.
    enum Kind: String, CaseIterable { case lake = "Lakes", peak = "Peaks", island = "Islands" }

    var name: String
    var country: String
    var kind: Kind
    /// The height above the sea, the depth or the area, with its unit.
    var measure: String

    /// Returns whether the name or the country contains a text. Case is ignored, and an empty text matches every place.
    func matches(_ text: String) -> Bool {
        text.isEmpty || name.lowercased().contains(text.lowercased()) || country.lowercased().contains(text.lowercased())
    }

    static let all = [
        Place(name: "Achensee", country: "Austria", kind: .lake, measure: "133 m deep"),
        Place(name: "Aran", country: "Ireland", kind: .island, measure: "43 km²"),
        Place(name: "Ben Nevis", country: "Scotland", kind: .peak, measure: "1345 m"),
        Place(name: "Bled", country: "Slovenia", kind: .lake, measure: "30 m deep"),
        Place(name: "Bornholm", country: "Denmark", kind: .island, measure: "588 km²"),
        Place(name: "Como", country: "Italy", kind: .lake, measure: "425 m deep"),
        Place(name: "Eiger", country: "Switzerland", kind: .peak, measure: "3967 m"),
        Place(name: "Eriskay", country: "Scotland", kind: .island, measure: "7 km²"),
        Place(name: "Galdhøpiggen", country: "Norway", kind: .peak, measure: "2469 m"),
        Place(name: "Hiiumaa", country: "Estonia", kind: .island, measure: "989 km²"),
        Place(name: "Inari", country: "Finland", kind: .lake, measure: "92 m deep"),
        Place(name: "Königssee", country: "Germany", kind: .lake, measure: "190 m deep"),
        Place(name: "Matterhorn", country: "Switzerland", kind: .peak, measure: "4478 m"),
        Place(name: "Ohrid", country: "North Macedonia", kind: .lake, measure: "288 m deep"),
        Place(name: "Öland", country: "Sweden", kind: .island, measure: "1342 km²"),
        Place(name: "Rysy", country: "Poland", kind: .peak, measure: "2499 m"),
        Place(name: "Samos", country: "Greece", kind: .island, measure: "477 km²"),
        Place(name: "Snowdon", country: "Wales", kind: .peak, measure: "1085 m"),
        Place(name: "Triglav", country: "Slovenia", kind: .peak, measure: "2864 m"),
        Place(name: "Vättern", country: "Sweden", kind: .lake, measure: "128 m deep"),
        Place(name: "Zugspitze", country: "Germany", kind: .peak, measure: "2962 m"),
    ]
}

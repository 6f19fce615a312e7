extension UIImage {
    /// The spoken name of a symbol, for a button that shows only the symbol, or nil for other images.
    nonisolated var accessibilityName: String? {
        guard let name = attributes.symbol?.name else { return nil }
        // The last words of a variant are removed one after the other, because "square" also begins names such as "square.and.pencil".
        var base = name.split(separator: ".")
        while !base.isEmpty {
            let key = base.joined(separator: ".")
            if let known = Self.symbolNames.first(where: { $0.key == key })?.value { return known }
            guard let last = base.popLast(), ["fill", "circle", "square"].contains(last) else { break }
        }
        let words = name.split(separator: ".").filter { $0 != "fill" }.joined(separator: " ")
        return words.prefix(1).uppercased() + words.dropFirst()
    }

    /// The spoken names of frequent symbols, which describe what the symbols mean.
    nonisolated private static let symbolNames: KeyValuePairs<String, String> = [
        "plus": "Add", "minus": "Remove", "xmark": "Close", "trash": "Delete", "gear": "Settings", "gearshape": "Settings",
        "magnifyingglass": "Search", "square.and.arrow.up": "Share", "ellipsis": "More", "chevron.left": "Back",
        "chevron.backward": "Back", "chevron.right": "Forward", "chevron.forward": "Forward", "checkmark": "Selected",
        "heart": "Love", "star": "Favorite", "house": "Home", "person": "Person", "pencil": "Edit", "square.and.pencil": "Compose",
        "info": "Info", "play": "Play", "pause": "Pause", "camera": "Camera", "photo": "Photo", "envelope": "Mail",
        "bell": "Notifications", "arrow.clockwise": "Refresh", "arrow.uturn.backward": "Undo", "arrow.uturn.forward": "Redo",
    ]
}

/// The name of a color in the list, such as "Nightwater Plum": a compound of two parts and a hue.
///
/// All colors have different names. The index of a color in its family is multiplied by `stride`, modulo the number of names of a
/// family. The result is split into the indices of the hue, of the first part and of the second part. The multiplication distributes the
/// names, so that neighbors have different parts. The first parts of dark, medium and light colors are different words.
enum ColorName {
    /// Returns the name of a color.
    ///
    /// - Parameters:
    ///   - family: The index of the family of hues, from 0 to 11.
    ///   - index: The index of the color in its family, from 0 to 8399.
    ///   - lightness: The lightness, which selects the words for dark, medium or light colors.
    static func name(family: Int, index: Int, lightness: Double) -> String {
        let firstParts = lightness < 0.55 ? darkParts : lightness < 0.73 ? mediumParts : lightParts
        let hues = hues[family]
        let mixed = index * stride % (firstPartCount * secondParts.count * hues.count)
        let (hue, compound) = (hues[mixed % hues.count], mixed / hues.count)
        return "\(firstParts[compound % firstPartCount])\(secondParts[compound / firstPartCount]) \(hue)"
    }

    /// A prime number, so it has no common divisor with the number of names, 8400 = 2⁴ · 3 · 5² · 7.
    private static let stride = 5273
    private static let firstPartCount = 28

    // MARK: - Words

    private static let darkParts = [
        "Night", "Dusk", "Storm", "Raven", "Ink", "Ember", "Iron", "Smoke", "Shadow", "Thunder", "Cellar", "Basalt", "Umber", "Midnight",
        "Winter", "Forge", "Tar", "Slate", "Moor", "Peat", "Harbor", "Tunnel", "Cinder", "Velvet", "Coal", "Cave", "Anchor", "Owl",
    ]

    private static let mediumParts = [
        "River", "Copper", "Meadow", "Garden", "Lantern", "Honey", "Market", "Orchard", "Autumn", "Amber", "Summer", "Island", "Canyon",
        "Ribbon", "Clover", "Harvest", "Bramble", "Brass", "Temple", "Willow", "Maple", "Linen", "Valley", "Barley", "Noon", "Tide", "Sail",
        "Fox",
    ]

    private static let lightParts = [
        "Snow", "Milk", "Dawn", "Mist", "Chalk", "Feather", "Pearl", "Paper", "Cloud", "Shell", "Sugar", "April", "Cotton", "Dew", "Frost",
        "Swan", "Silver", "Salt", "Almond", "Morning", "Opal", "Cream", "Blossom", "Moth", "Silk", "Sun", "Breeze", "Daisy",
    ]

    private static let secondParts = [
        "water", "stone", "wind", "glass", "leaf", "song", "field", "wood", "dust", "bloom", "shore", "lane", "fire", "cloth", "wing",
        "moss", "gate", "mere", "root", "light", "bell", "berry", "path", "haven", "crest",
    ]

    /// The hues of each family. The first hue is the name of the family.
    static let hues = [
        [
            "Coral", "Salmon", "Brick", "Poppy", "Paprika", "Flame", "Clay", "Vermilion", "Persimmon", "Terracotta", "Tomato", "Rust",
        ],
        ["Amber", "Apricot", "Copper", "Ginger", "Honey", "Caramel", "Tangerine", "Bronze", "Toffee", "Papaya", "Sienna", "Marmalade"],
        ["Saffron", "Mustard", "Straw", "Lemon", "Ochre", "Corn", "Gold", "Quince", "Turmeric", "Butter", "Brass", "Sand"],
        ["Olive", "Moss", "Lime", "Pear", "Khaki", "Sage", "Pistachio", "Caper", "Lichen", "Gooseberry", "Avocado", "Hay"],
        ["Fern", "Clover", "Basil", "Meadow", "Leaf", "Pea", "Grass", "Nettle", "Parsley", "Apple", "Ivy", "Willow"],
        ["Jade", "Mint", "Pine", "Emerald", "Spruce", "Malachite", "Thyme", "Cucumber", "Laurel", "Celadon", "Bottle", "Eucalyptus"],
        ["Lagoon", "Teal", "Aqua", "Turquoise", "Verdigris", "Kingfisher", "Reef", "Glacier", "Surf", "Agave", "Patina", "Cove"],
        ["Harbor", "Cyan", "Petrol", "Marine", "Cerulean", "Rain", "Fjord", "Pool", "Ice", "Heron", "Wave", "Mallard"],
        ["Cobalt", "Azure", "Sky", "Denim", "Sapphire", "Steel", "Delft", "Ocean", "Cornflower", "Ink", "Gentian", "Navy"],
        [
            "Iris", "Indigo", "Lavender", "Periwinkle", "Wisteria", "Lupine", "Bluebell", "Twilight", "Hyacinth", "Violet", "Slate",
            "Larkspur",
        ],
        ["Plum", "Grape", "Lilac", "Orchid", "Mulberry", "Amethyst", "Fig", "Thistle", "Aubergine", "Heather", "Damson", "Mauve"],
        ["Rose", "Cherry", "Peony", "Raspberry", "Blush", "Fuchsia", "Magenta", "Carnation", "Cranberry", "Rhubarb", "Ruby", "Camellia"],
    ]
}

/// The symbols and relationships in a file that `swift-symbolgraph-extract` writes. Keys that the tests do not need are left out.
struct SymbolGraph: Decodable {
    struct Symbol: Decodable {
        struct Identifier: Decodable {
            var precise: String
        }

        struct Kind: Decodable {
            var identifier: String
        }

        struct Fragment: Decodable {
            var spelling: String
        }

        struct Availability: Decodable {
            var isUnconditionallyDeprecated: Bool?
        }

        struct Extension: Decodable {
            var constraints: [Constraint]?
        }

        struct Constraint: Decodable {
            var kind: String
            var lhs: String
            var rhs: String
        }

        var identifier: Identifier
        var kind: Kind
        var pathComponents: [String]
        var declarationFragments: [Fragment]
        var accessLevel: String
        var availability: [Availability]?
        var swiftExtension: Extension?

        var path: String { pathComponents.joined(separator: ".") }
    }

    struct Relationship: Decodable {
        var kind: String
        var source: String
        var target: String
        var targetFallback: String?
    }

    var symbols: [Symbol]
    var relationships: [Relationship]
}

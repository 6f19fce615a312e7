/// Compares the members that Apple documents with the public declarations of the sources, and describes the result as Markdown.
struct MemberTable {
    /// The state of a documented member.
    enum Status {
        case works, hasNoEffect, missing
    }

    /// A part of the API, from one file of `docs/api`.
    struct Area {
        var title: String
        /// The documented members of each type, in the order of the file.
        var members: [String: [String]]
    }

    /// The numbers of the members of a type or an area.
    private struct Totals {
        var (works, withoutEffect, missing) = (0, 0, 0)
        /// The missing types, and their members, which `missing` does not count.
        var (missingTypes, membersOfMissingTypes) = (0, 0)
        var members: Int { works + withoutEffect + missing + membersOfMissingTypes }

        mutating func add(_ other: Totals) {
            works += other.works
            withoutEffect += other.withoutEffect
            missing += other.missing
            missingTypes += other.missingTypes
            membersOfMissingTypes += other.membersOfMissingTypes
        }
    }

    private let areas: [Area]
    /// For each type, its own public members, and whether each of them has no effect.
    private var declared: [String: [String: Bool]] = [:]
    /// For each type, the names of its superclass and protocols as its declaration and extensions write them.
    private var inherited: [String: [String]] = [:]
    /// The targets of type aliases.
    private var aliases: [String: String] = [:]
    /// The types, extended types and aliases that clients can use, and those that they cannot use.
    private var (visibleTypes, hiddenTypes) = (Set<String>(), Set<String>())

    /// Creates a table.
    ///
    /// - Parameters:
    ///   - areas: The texts of the files with the documented members.
    ///   - foundation: The members that Foundation for Linux declares, in the same format.
    ///   - sources: The texts of the source files, in a fixed order.
    init(areas: [String], foundation: String, sources: [String]) {
        self.areas = areas.map(Self.area).sorted { $0.title < $1.title }
        for (type, members) in Self.area(foundation).members {
            visibleTypes.insert(type)
            for member in members { declared[type, default: [:]][member] = false }
        }
        for source in sources { add(DeclarationScanner(source)) }
    }

    private mutating func add(_ scanner: DeclarationScanner) {
        for type in scanner.types {
            if type.isPublic { visibleTypes.insert(type.name) } else if type.keyword != "extension" { hiddenTypes.insert(type.name) }
            if type.keyword == "typealias" {
                aliases[type.name] = type.inherited[0]
            } else if type.keyword == "extension" {
                inherited[type.name, default: []] += type.inherited
            } else {
                // The superclass is searched before the protocols of extensions.
                inherited[type.name, default: []].insert(contentsOf: type.inherited, at: 0)
            }
        }
        for member in scanner.members {
            // A name works if one of its overloads works.
            let hasNoEffect = declared[member.type]?[member.name] ?? true
            declared[member.type, default: [:]][member.name] = hasNoEffect && member.hasNoEffect
        }
    }

    /// Reads a file of documented members: a title after `#`, then for each type its name, a colon, and names separated by commas. Lines
    /// that begin with a space continue a list.
    static func area(_ text: String) -> Area {
        var (area, type) = (Area(title: "", members: [:]), "")
        for line in text.split(separator: "\n") {
            if line.hasPrefix("# ") {
                area.title = String(line.dropFirst(2))
                continue
            }
            var names = line[...]
            if !line.hasPrefix(" "), let colon = line.firstIndex(of: ":") {
                type = String(line[..<colon])
                names = line[colon...].dropFirst()
                area.members[type, default: []] += []
            }
            for name in names.split(separator: ",") {
                let name = String(name.drop { $0 == " " }.prefix { $0 != " " })
                if !name.isEmpty, area.members[type]?.contains(name) == false { area.members[type]?.append(name) }
            }
        }
        return area
    }

    // MARK: - Status

    /// Whether the sources or Foundation declare or extend a type. The type of global functions and constants always exists.
    private func exists(_ type: String) -> Bool {
        type.hasPrefix("Global") || visibleTypes.contains(type) || (declared[type] != nil && !hiddenTypes.contains(type))
    }

    /// Returns the status of a documented member.
    func status(of member: String, in type: String) -> Status {
        var visited: Set<String> = []
        let hasNoEffect = find(member, in: type.hasPrefix("Global") ? "" : type, visited: &visited)
        return hasNoEffect.map { $0 ? .hasNoEffect : .works } ?? .missing
    }

    /// Whether a member of a type or its supertypes has no effect, or nil if the member does not exist.
    private func find(_ member: String, in type: String, visited: inout Set<String>) -> Bool? {
        guard visited.insert(type).inserted else { return nil }
        if let hasNoEffect = declared[type]?[member] { return hasNoEffect }
        if let target = aliases[type] { return find(member, in: resolved(target, from: type), visited: &visited) }
        for supertype in inherited[type] ?? [] {
            if let hasNoEffect = find(member, in: resolved(supertype, from: type), visited: &visited) { return hasNoEffect }
        }
        return nil
    }

    /// Returns the full name of a type from the name in the declaration of another type.
    private func resolved(_ name: String, from type: String) -> String {
        var scope = type[...]
        while !scope.isEmpty {
            let candidate = scope + "." + name
            if inherited[candidate] != nil || aliases[candidate] != nil { return candidate }
            scope = scope.lastIndex(of: ".").map { scope[..<$0] } ?? ""
        }
        let isKnown = inherited[name] != nil || aliases[name] != nil
        return isKnown ? name : name.firstIndex(of: ".").map { String(name[$0...].dropFirst()) } ?? name
    }

    // MARK: - Markdown

    /// The text of `docs/MEMBERS.md`.
    func markdown() -> String {
        var (sections, overview, total) = ("", "", Totals())
        for area in areas {
            var (rows, missingTypes, totals) = ("", [String](), Totals())
            for (type, members) in area.members.sorted(by: { $0.key < $1.key }) {
                guard exists(type) else {
                    totals.missingTypes += 1
                    totals.membersOfMissingTypes += members.count
                    missingTypes.append("`\(type)` (\(members.count))")
                    continue
                }
                let names = Dictionary(grouping: members) { status(of: $0, in: type) }
                let works = names[.works]?.count ?? 0
                let (withoutEffect, missing) = (names[.hasNoEffect] ?? [], names[.missing] ?? [])
                totals.works += works
                totals.withoutEffect += withoutEffect.count
                totals.missing += missing.count
                rows += "| `\(type)` | \(works) / \(members.count) | \(Self.list(withoutEffect)) | \(Self.list(missing)) |\n"
            }
            overview += Self.row(area.title, typeCount: area.members.count, totals)
            total.add(totals)
            sections += "\n## \(area.title)\n\n"
            if !rows.isEmpty { sections += "| type | works | no effect | missing |\n|---|---|---|---|\n" + rows }
            if !missingTypes.isEmpty {
                sections += (rows.isEmpty ? "" : "\n") + "Missing types: " + missingTypes.joined(separator: ", ") + ".\n"
            }
        }
        overview += Self.row("all", typeCount: areas.reduce(0) { $0 + $1.members.count }, total)
        return Self.introduction + overview + sections
    }

    private static func list(_ names: [String]) -> String { names.map { "`\($0)`" }.joined(separator: ", ") }

    private static func row(_ title: String, typeCount: Int, _ totals: Totals) -> String {
        let percent = totals.members > 0 ? totals.works * 100 / totals.members : 100
        return "| \(title) | \(typeCount) | \(totals.missingTypes) | \(totals.members) | \(totals.works) (\(percent) %) "
            + "| \(totals.withoutEffect) | \(totals.missing) | \(totals.membersOfMissingTypes) |\n"
    }

    private static let introduction = """
        # Members: which members of Apple's types exist

        This table is generated from the sources. Do not edit it. To write it again:

            FLIPBOOK_MEMBERS=write swift test --filter MemberTableTests

        `MemberTableTests` fails if the table differs from the sources. `docs/api` lists the members that Apple documents for iOS 16, each
        for the type that declares it. The lists were written from knowledge of the API, and may have gaps. A type that Apple declares and
        `docs/api` does not list is not counted.

        - **works**: a public declaration that can be used with the same name and argument labels exists, in the type, an extension, a
          superclass or a protocol. Default arguments count. The types of parameters and results are not compared, nor is the behavior:
          [COVERAGE.md](COVERAGE.md) names its tests.
        - **no effect**: the declaration exists, and its documentation says "Differs from Apple: it has no effect".
        - **missing**: there is no such declaration in a type that exists. The members of missing types are counted on their own.
        - The geometry types that Foundation for Linux declares, such as `CGRect`, are included. `docs/api/foundation.txt` lists the members
          that Foundation declares.

        | area | types | missing types | members | work | no effect | missing | in missing types |
        |---|---|---|---|---|---|---|---|

        """
}

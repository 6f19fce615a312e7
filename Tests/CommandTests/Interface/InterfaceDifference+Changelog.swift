extension InterfaceDifference {
    /// Whether one of the entries names the declaration.
    ///
    /// An entry names a member if its code has the name of the member and the name of its type, as in `` `UIView.draw(_:)` ``, or the type
    /// with an asterisk, `` `UIView.*` ``. For a global declaration or an option of the gallery, its own name suffices, and for a superclass
    /// or a protocol, both types are named.
    func isNamed(in entries: [Changelog.Entry]) -> Bool { entries.contains(where: isNamed) }

    private func isNamed(in entry: Changelog.Entry) -> Bool {
        let components = InterfaceDeclaration(path: path, text: "").components
        let type = components.dropLast().last
        if let type, entry.code.contains(where: { $0.contains("\(type).*") }) { return true }
        let member = String(components.last?.prefix { $0 != "(" } ?? "")
        // `member` is empty if the last component begins with a parenthesis. Then the whole component is the name.
        let names = ([type, member.isEmpty ? components.last : member] + supertypes).compactMap(\.self)
        return names.allSatisfy { name in
            entry.code.contains { $0.mentions(name) } || name == "init" && entry.code.contains { $0.contains("\(type ?? "")(") }
        }
    }

    /// The superclasses and protocols that differ. Empty if another declaration differs too.
    private var supertypes: [String?] {
        let all = released + current
        let names = all.compactMap { declaration -> String? in
            ["inherits from ", "conforms to "].first { declaration.text.hasPrefix($0) }.map { String(declaration.text.dropFirst($0.count)) }
        }
        return names.count == all.count ? names.map { $0.split(separator: ".").last.map(String.init) } : []
    }
}

extension InterfaceComparison {
    /// Returns the differences that no entry names. The members of a removed type need no entries of their own.
    func unnamed(in entries: [Changelog.Entry]) -> [InterfaceDifference] {
        let types = Set(differences.filter { $0.kind == .removed && $0.isNamed(in: entries) }.map(\.path))
        return differences.filter { difference in
            let components = InterfaceDeclaration(path: difference.path, text: "").components
            let isMember = (1..<max(components.count, 1)).contains { types.contains(components.prefix($0).joined(separator: ".")) }
            return !isMember && !difference.isNamed(in: entries)
        }
    }
}

extension String {
    /// Whether the text contains a name, with no letter, digit, underscore or hyphen directly before or after it.
    func mentions(_ name: String) -> Bool {
        ranges(of: name).contains { range in
            let before = range.lowerBound > startIndex ? self[index(before: range.lowerBound)] : " "
            let after = range.upperBound < endIndex ? self[range.upperBound] : " "
            return !before.isPartOfName && !after.isPartOfName
        }
    }
}

extension Character {
    fileprivate var isPartOfName: Bool { isLetter || isNumber || self == "_" || self == "-" }
}

/// The names that methods have in Objective-C.
enum ObjectiveCNames {
    private static let prepositions: Set<String> = [
        "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from", "given", "in", "including",
        "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
    ]

    /// Returns the selector of a method, such as `tapWithSender:` for `tap(sender:)`.
    static func selector(_ name: String, labels: [String], isAsync: Bool = false, isThrowing: Bool = false) -> String {
        var labels = labels
        if isAsync { labels.append(labels.isEmpty ? "withCompletionHandler" : "completionHandler") }
        if isThrowing && !isAsync {
            if labels.isEmpty { return name + "AndReturnError:" }
            labels.append("error")
        }
        guard let first = labels.first else { return name }
        var result = name
        if first != "_" {
            let needsWith = !prepositions.contains(firstWord(first)) && !prepositions.contains(lastWord(name))
            result += (needsWith ? "With" : "") + first.prefix(1).uppercased() + first.dropFirst()
        }
        result += ":"
        for label in labels.dropFirst() { result += (label == "_" ? "" : label) + ":" }
        return result
    }

    /// Returns the selector of a declared method. It can be set by `@objc(name:)`.
    static func selector(of member: MemberDeclaration) -> String {
        for attribute in ["objc", "IBAction", "IBSegueAction"] {
            if let name = member.attribute(attribute)?.argument, !name.isEmpty { return name }
        }
        return selector(member.name, labels: member.labels, isAsync: member.isAsync, isThrowing: member.isThrowing)
    }

    /// Returns the selector of the method that sets a property.
    static func setter(_ property: String) -> String { "set" + property.prefix(1).uppercased() + property.dropFirst() + ":" }

    private static func firstWord(_ name: String) -> String { String(name.prefix { !$0.isUppercase }) }

    private static func lastWord(_ name: String) -> String {
        guard let start = name.lastIndex(where: \.isUppercase) else { return name }
        return name[start...].lowercased()
    }
}

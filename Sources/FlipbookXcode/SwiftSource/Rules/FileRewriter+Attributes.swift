extension FileRewriter {
    private static let objectiveC: Set<String> = ["@objc", "@objcMembers", "@nonobjc"]
    private static let interfaceBuilder: Set<String> = [
        "@IBAction", "@IBSegueAction", "@IBDesignable", "@IBInspectable", "@GKInspectable", "@NSCopying", "@IBOutlet",
    ]

    /// Removes or replaces an attribute that Swift on Linux does not accept.
    mutating func rewriteAttribute(_ index: Int) {
        let text = source.tokens[index].text
        if text == "@UIApplicationMain" || text == "@NSApplicationMain" {
            edits.setText(index, "@main")
            counts[.mainAttribute] += 1
            return
        }
        let isObjectiveC = Self.objectiveC.contains(text)
        guard isObjectiveC || Self.interfaceBuilder.contains(text) else { return }
        var end = index + 1
        if source.text(end) == "(", source.isAdjacent(end), let close = source.matchingBracket(of: end) { end = close + 1 }
        edits.remove(index..<end)
        counts[isObjectiveC ? .objectiveCAttribute : .interfaceBuilderAttribute] += 1
    }

    /// Removes `weak` or `unowned` from an outlet whose type is implicitly unwrapped. The code expects a value at any time, also before a
    /// superview owns the view.
    mutating func removeWeakFromOutlet(_ member: MemberDeclaration) {
        guard member.attribute("IBOutlet") != nil, member.type?.hasSuffix("!") == true,
            let weak = member.modifiers["weak"] ?? member.modifiers["unowned"]
        else { return }
        var end = weak + 1
        if source.text(end) == "(", let close = source.matchingBracket(of: end) { end = close + 1 }
        edits.remove(weak..<end)
        counts[.weakOutlet] += 1
    }

    /// Makes an `@objc` protocol class-bound, because the removed attribute `@objc` had this effect.
    mutating func bindToClasses(_ type: TypeDeclaration) {
        counts[.classBoundProtocol] += 1
        if source.text(type.nameEnd + 1) != ":" {
            edits.setText(type.nameEnd, source.text(type.nameEnd) + ": AnyObject")
        } else if !type.inherited.contains("class") && !type.inherited.contains("AnyObject") {
            edits.setText(type.nameEnd + 1, ": AnyObject,")
        }
    }

    /// Removes the modifier `dynamic`.
    mutating func removeDynamic(_ index: Int) {
        let next = source.text(index + 1)
        guard ![".", "case", "let", "var", "func"].contains(source.text(index - 1)),
            SwiftKeywords.modifiers.contains(next) || SwiftKeywords.declarations.contains(next) || source.kind(index + 1) == .attribute
        else { return }
        edits.remove(index..<index + 1)
        counts[.dynamicModifier] += 1
    }

    /// Replaces `#keyPath(…)` by a string.
    mutating func rewriteKeyPath(_ index: Int) {
        guard source.text(index + 1) == "(", let close = source.matchingBracket(of: index + 1) else { return }
        var parts: [String] = []
        for (offset, token) in source.tokens[index + 2..<close].enumerated() {
            guard offset % 2 == 0 ? token.kind == .word : token.text == "." else { return }
            if offset % 2 == 0 { parts.append(token.text.filter { $0 != "`" }) }
        }
        while parts.count > 1, let first = parts.first, first == "self" || first.first?.isUppercase == true { parts.removeFirst() }
        guard !parts.isEmpty else { return }
        edits.replace(index..<close + 1, with: "\"" + parts.joined(separator: ".") + "\"")
        counts[.keyPath] += 1
    }

    /// Removes a preview, which only Xcode shows.
    mutating func removePreview(_ index: Int) {
        var end = index + 1
        if source.text(end) == "(", let close = source.matchingBracket(of: end) { end = close + 1 }
        guard source.text(end) == "{", let close = source.matchingBracket(of: end) else { return }
        edits.remove(source.prefix(of: index).start..<close + 1)
        counts[.preview] += 1
    }

    /// Replaces platform conditions, so that the code is compiled as for the iOS simulator.
    mutating func rewriteCondition(_ index: Int) {
        let end = CompilationConditions().conditionEnd(source.tokens, index)
        for name in index + 1..<end where source.text(name + 1) == "(" && source.text(name + 3) == ")" {
            let values = [
                "os(iOS)": "canImport(UIKit)", "os(Linux)": "false", "targetEnvironment(simulator)": "true", "_runtime(_ObjC)": "false",
            ]
            guard let value = values["\(source.text(name))(\(source.text(name + 2)))"] else { continue }
            edits.replace(name..<name + 4, with: value)
            counts[.condition] += 1
        }
    }
}

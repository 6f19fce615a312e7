extension FileRewriter {
    /// Moves members from extensions to classes: removes them from the extensions in this file, and adds them to the classes in this file.
    mutating func moveMembers() {
        var texts: [(move: MemberMoves.Move, text: String)] = []
        var others: [Int: FileRewriter] = [:]
        for move in rewriter.moves.byTargetFile[number] ?? [] {
            if move.source.file == number {
                texts.append((move, movedText(move)))
                continue
            }
            if others[move.source.file] == nil {
                var other = FileRewriter(rewriter, number: move.source.file, originalPath: module.files[move.source.file].path)
                other.applyLanguageRules()
                others[move.source.file] = other
            }
            if let other = others[move.source.file] { texts.append((move, other.movedText(move))) }
        }
        for move in rewriter.moves.bySourceFile[number] ?? [] {
            edits.remove(move.member.start..<move.member.end)
            counts[.movedMember] += 1
        }
        reportImpossibleOverrides()
        for (move, text) in texts { insert(text, intoBodyOf: module.declaration(move.target)) }
    }

    /// Reports overrides of members that are declared in extensions of classes of other modules.
    private mutating func reportImpossibleOverrides() {
        for type in file.types where type.kind == "class" {
            for member in type.members where member.modifiers["override"] != nil {
                let isSame: (MemberDeclaration) -> Bool = { $0.hasSameName(as: member) }
                let found = module.superclasses(of: type.name).flatMap { [module] in module.ownMembers(of: $0, where: isSame) }.first
                guard let found, module.typesByName[found.owner]?.declaration == nil else { continue }
                report(
                    "\(member.name) cannot override a member of an extension of \(found.owner). Declare it in a common superclass.",
                    at: member.keyword)
            }
        }
    }

    /// Returns the new text of a member, with the access level of its extension and a directive for its original location.
    private func movedText(_ move: MemberMoves.Move) -> String {
        let (member, type) = (move.member, module.declaration(move.source))
        let hasAccess = ["open", "public", "package", "internal", "fileprivate", "private"].contains { member.modifiers[$0] != nil }
        var access = ""
        if !hasAccess, let modifier = ["public", "package", "fileprivate"].first(where: { type.modifiers[$0] != nil }) {
            if modifier != "fileprivate" || member.modifiers["override"] == nil { access = modifier + " " }
        }
        return Self.sourceLocation(originalPath, line: source.tokens[member.start].line) + access + edits.text(member.start..<member.end)
            + "\n"
    }

    /// Inserts lines before the closing brace of a type. The following text keeps its line numbers.
    mutating func insert(_ lines: String, intoBodyOf type: TypeDeclaration) {
        let brace = type.body.upperBound
        guard brace < source.count else { return }
        let lineStart =
            edits.triviaText(brace).unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).last ?? "".unicodeScalars[...]
        let isAlone = source.tokens[brace].startsLine && lineStart.allSatisfy { $0 == " " || $0 == "\t" }
        edits.insert(
            (isAlone ? "" : "\n") + lines + Self.sourceLocation(originalPath, line: source.tokens[brace].line), before: brace)
    }

    /// Returns whether code at the end of the file can refer to a type.
    func canBeNamed(_ type: TypeDeclaration) -> Bool {
        if type.isLocal { return false }
        var current = type
        while current.owner >= 0 {
            if current.modifiers["private"] != nil { return false }
            current = file.types[current.owner]
        }
        return true
    }
}

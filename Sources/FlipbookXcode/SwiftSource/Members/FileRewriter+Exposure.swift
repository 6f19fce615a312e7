extension FileRewriter {
    /// Removes `private` and `fileprivate` from declarations if members that move from this file to another file use them.
    mutating func exposeHelpers() {
        let moves = (rewriter.moves.bySourceFile[number] ?? []).filter { $0.target.file != number }
        guard !moves.isEmpty else { return }
        var words = Set<String>()
        for move in moves {
            for token in source.tokens[move.member.start..<move.member.end] where token.kind == .word { words.insert(token.text) }
        }
        let classes = Set(moves.map { module.declaration($0.source).name })
        for type in file.types {
            let isHelper = !type.isExtension && type.owner < 0 && words.contains(type.name)
            if isHelper { expose(type.modifiers) }
            guard isHelper || classes.contains(type.name) else { continue }
            for member in type.members where words.contains(member.name) {
                expose(member.modifiers)
                if type.isExtension { expose(type.modifiers) }
            }
        }
        for member in file.locals where member.owner < 0 && words.contains(member.name) && isUnique(member) { expose(member.modifiers) }
    }

    private mutating func expose(_ modifiers: [String: Int]) {
        for name in ["private", "fileprivate"] {
            if let modifier = modifiers[name] { edits.remove(modifier..<modifier + 1) }
        }
    }

    /// Returns whether no other file declares a global function or variable with the same name.
    private func isUnique(_ member: MemberDeclaration) -> Bool {
        module.files.indices.allSatisfy { file in
            file == number || !module.files[file].locals.contains { $0.owner < 0 && $0.name == member.name && $0.scope.lowerBound == 0 }
        }
    }
}

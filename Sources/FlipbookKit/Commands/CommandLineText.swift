/// Command lines that messages name, so that they can be copied into a shell.
nonisolated enum CommandLineText {
    /// Returns words as a line for a shell. Words with other characters than letters, digits and a few signs are quoted.
    static func text(_ words: [String]) -> String {
        words.map { word in
            let isPlain = !word.isEmpty && word.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) || "-_./=:,+@%".contains($0) }
            return isPlain ? word : word.quotedForShell
        }.joined(separator: " ")
    }
}

extension Script {
    /// Whether the script shows a subtitle.
    package var hasSubtitles: Bool {
        contains { if case .say = $0 { true } else { false } }
    }

    /// Whether the script begins a chapter.
    package var hasChapters: Bool {
        contains { if case .chapter = $0 { true } else { false } }
    }

    private func contains(_ isMatch: (Action) -> Bool) -> Bool {
        func contains(_ steps: [Step]) -> Bool {
            steps.contains { if case .loop(_, let nested) = $0.action { contains(nested) } else { isMatch($0.action) } }
        }
        return contains(steps)
    }
}

/// The texts of `flipbook bench --only words`. `Benchmarks/words.h` creates the same texts.
package enum SampleText {
    private static let syllables = [
        "ba", "ter", "lo", "wing", "ta", "ly", "ver", "in", "qui", "fi", "or", "ple", "the", "un", "ness", "com", "Av", "To", "ll", "ya",
        "ph", "st", "ew",
    ]

    /// Returns a text of words in paragraphs of 80 words. Texts with different seeds have different words.
    package static func make(words count: Int, seed: UInt64) -> String {
        var state = seed
        func next(below limit: UInt64) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % limit)
        }
        var text = ""
        for word in 0..<count {
            for _ in 0...next(below: 3) { text += syllables[next(below: 23)] }
            let mark = next(below: 20)
            text += word % 80 == 79 ? ".\n" : mark == 0 ? ", " : mark == 1 ? ". " : " "
        }
        return text
    }
}

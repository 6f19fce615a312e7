import Stage
import Testing

@MainActor @Suite struct SpellingSuggestionTests {
    @Test func partOfANameIsSimilar() {
        let names = ["Question 3 of 7", "Next Question", "Settings"]
        #expect(SpellingSuggestion.nearestPhrase(to: "Nextt", among: names) == "Next Question")
        #expect(SpellingSuggestion.nearestPhrase(to: "next", among: names) == "Next Question")
        #expect(SpellingSuggestion.nearestPhrase(to: "Setings", among: names) == "Settings")
        #expect(SpellingSuggestion.nearestPhrase(to: "winter", among: names) == nil)
        #expect(SpellingSuggestion.nearestPhrase(to: "xyz", among: names) == nil)
        #expect(SpellingSuggestion.nearestPhrase(to: "gren", among: ["red-square"]) == nil)
    }

    @Test(
        arguments: [
            ("down", ["on", "off", "half"], ""), ("idl", ["idle"], " (did you mean idle?)"),
            ("tpa", ["type", "tap"], " (did you mean tap?)"),
            ("no", ["on", "off"], ""), ("hlaf", ["full", "half"], " (did you mean half?)"), ("jump", ["up", "tap", "drag"], ""),
            ("size 9", ["size 5s", "size 8", "size X", "sizes"], " (did you mean size 8 or size X?)"),
            ("size 99", ["size 8", "size 10", "size X", "size 11", "size 12"], ""), ("wait", [], ""),
            ("bsh", ["zsh", "bash", "fish"], " (did you mean bash?)"),
            ("trace-it", ["talk", "trace"], " (did you mean trace?)"), ("wait-for-it", ["wait", "wait-for"], " (did you mean wait-for?)"),
            ("tracer bullet", ["trace"], ""), ("a-b-c-d", ["a"], ""),
        ] as [(String, [String], String)]) func hintNamesTheMostSimilarNames(_ word: String, _ names: [String], _ hint: String)
    {
        #expect(SpellingSuggestion.hint(for: word, among: names) == hint)
    }

    @Test func nameThatIsSimilarAsAWholeIsPreferred() {
        #expect(SpellingSuggestion.nearestPhrase(to: "Nexta", among: ["Next Question", "Next"]) == "Next")
        #expect(SpellingSuggestion.nearestPhrase(to: "ok", among: ["no", "OK then", "OK"]) == "OK")
    }
}

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

    @Test func nameThatIsSimilarAsAWholeIsPreferred() {
        #expect(SpellingSuggestion.nearestPhrase(to: "Nexta", among: ["Next Question", "Next"]) == "Next")
        #expect(SpellingSuggestion.nearestPhrase(to: "ok", among: ["no", "OK then", "OK"]) == "OK")
    }
}

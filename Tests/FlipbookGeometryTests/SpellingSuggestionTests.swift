import FlipbookGeometry
import Testing

@Suite struct SpellingSuggestionTests {
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

    /// The names of assets can have namespaces, and are often written in the wrong case.
    @Test(
        arguments: [
            ("seagren", ["icons/star", "colors/seaGreen"], " (did you mean colors/seaGreen?)"),
            ("icons/Strar", ["icons/star", "icons/moon"], " (did you mean icons/star?)"),
            ("BagdeView", ["BadgeView", "BridgeView"], " (did you mean BadgeView?)"),
            ("kite1", ["Kite2", "kite3", "toys/kite2"], " (did you mean Kite2, kite3 or toys/kite2?)"),
            ("kite9", ["kite1", "kite2", "kite3", "kite4"], ""), ("", ["star"], ""), ("moon", ["colors/seaGreen", "a/"], ""),
        ] as [(String, [String], String)])
    func foldersAndCaseCanBeIgnored(_ word: String, _ names: [String], _ hint: String) {
        #expect(SpellingSuggestion.hint(for: word, among: names, ignoringFoldersAndCase: true) == hint)
    }

    @Test func nameThatIsSimilarAsAWholeIsPreferred() {
        #expect(SpellingSuggestion.nearestPhrase(to: "Nexta", among: ["Next Question", "Next"]) == "Next")
        #expect(SpellingSuggestion.nearestPhrase(to: "ok", among: ["no", "OK then", "OK"]) == "OK")
    }
}

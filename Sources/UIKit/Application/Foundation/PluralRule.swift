import Foundation

/// The plural forms of languages for whole numbers, as Unicode CLDR defines them. A language that is not listed has the forms of English.
nonisolated enum PluralRule {
    /// Returns the name of the form for a number: zero, one, two, few, many or other.
    static func form(of number: Int, language: String) -> String {
        let number = number.magnitude
        let (ones, tens) = (number % 10, number % 100)
        switch language.prefix(while: { $0 != "-" && $0 != "_" }).lowercased() {
        case "ja", "zh", "ko", "th", "vi", "id", "ms": return "other"
        case "ru", "uk", "be":
            if ones == 1, tens != 11 { return "one" }
            return isFew(ones, tens) ? "few" : "many"
        case "pl":
            if number == 1 { return "one" }
            return isFew(ones, tens) ? "few" : "many"
        case "cs", "sk": return number == 1 ? "one" : (2...4).contains(number) ? "few" : "other"
        case "ar":
            if number < 3 { return ["zero", "one", "two"][Int(number)] }
            return (3...10).contains(tens) ? "few" : (11...99).contains(tens) ? "many" : "other"
        case "fr", "pt": return number < 2 ? "one" : isMillions(number) ? "many" : "other"
        case "es", "it": return number == 1 ? "one" : isMillions(number) ? "many" : "other"
        default: return number == 1 ? "one" : "other"
        }
    }

    private static func isFew(_ ones: UInt, _ tens: UInt) -> Bool { (2...4).contains(ones) && !(12...14).contains(tens) }
    private static func isMillions(_ number: UInt) -> Bool { number != 0 && number % 1_000_000 == 0 }
}

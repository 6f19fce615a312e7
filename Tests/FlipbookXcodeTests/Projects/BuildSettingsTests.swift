import Testing

@testable import FlipbookXcode

struct BuildSettingsTests {
    private func settings(_ assignments: [(String, String)]) -> BuildSettings {
        var settings = BuildSettings()
        for (name, value) in assignments { settings.assign(name, value) }
        return settings
    }

    @Test func inheritedRefersToTheAssignmentBelow() {
        var settings = settings([("F", "a"), ("F", "$(inherited) b"), ("F", "$(F) c"), ("G", "$(inherited)x")])
        #expect(settings.value("F") == "a b c")
        #expect(settings.value("G") == "x")
    }

    @Test func referencesTakeTheHighestAssignment() {
        var settings = settings([
            ("NAME", "low"), ("TEXT", "<$(NAME)|${NAME}|$(NONE)>"), ("NAME", "high"), ("KIND", "NAME"), ("DEEP", "$($(KIND))"),
        ])
        #expect(settings.value("TEXT") == "<high|high|>")
        #expect(settings.value("DEEP") == "high")
        #expect(settings.expand("a $$(NAME) $NAME $(NAME") == "a $(NAME) $NAME high")
    }

    @Test(arguments: [
        ("Kite Loft 2", "c99extidentifier", "Kite_Loft_2"), ("2Küh-e", "c99extidentifier", "_Küh_e"),
        ("Kite Loft_2.x", "rfc1034identifier", "Kite-Loft-2.x"),
        ("ÄB", "lower", "äb"), ("ab", "upper", "AB"), ("/a/b.swift", "base", "b"), ("/a/b.swift", "dir", "/a"), ("a/b.c", "file", "b.c"),
        ("a/Icon.x.PNG", "suffix", ".PNG"), ("b", "suffix", ""), ("a.b/.c", "suffix", ""), ("a.", "suffix", ""),
        ("a/../b", "standardizepath", "b"), ("", "default=x y", "x y"), ("v", "default=x", "v"), ("v", "unknown", "v"),
    ])
    func operators(_ value: String, _ modifier: String, _ expected: String) {
        var settings = settings([("X", value), ("Y", "$(X:\(modifier))")])
        #expect(settings.value("Y") == expected)
    }

    @Test func operatorsAreAppliedInOrder() {
        var settings = settings([("X", "Sea Gull"), ("Y", "$(X:rfc1034identifier:lower)")])
        #expect(settings.value("Y") == "sea-gull")
    }

    @Test func conditionsSelectTheSimulator() {
        var settings = settings([
            ("A", "plain"), ("A[sdk=iphone*]", "phone"), ("A[sdk=iphoneos*]", "device"),
            ("A[sdk=iphonesimulator*][config=Release]", "release"),
            ("B[sdk=macosx*]", "mac"), ("C", "x"), ("C[sdk=iphonesimulator*,arch=x86_64]", "$(inherited)y"),
        ])
        #expect(settings.value("A") == "phone")
        #expect(settings.value("B") == "" && !settings.defines("B") && settings.defines("A"))
        #expect(settings.value("C") == "xy")
    }

    @Test func conditionsOfOneConfigurationAreAboveItsPlainValue() throws {
        var settings = BuildSettings()
        let list: PropertyList = ["Z[sdk=iphone*]": "special", "Z": "plain", "L": ["a b", "c", "$(inherited)"]]
        settings.assign(try #require(list.dictionary))
        #expect(settings.value("Z") == "special")
        #expect(settings.list("L") == ["a b", "c"])
    }

    @Test func cyclesAndExplosionsEndWithALine() {
        var cycle = settings([("A", "1$(B)"), ("B", "2$(C)"), ("C", "3$(A)")])
        #expect(cycle.value("A") == "123")
        #expect(cycle.problems == ["the build setting A refers to itself"])
        var names = (0..<60).map { ("N\($0)", "$(N\($0 + 1))$(N\($0 + 1))") }
        names.append(("N60", "x"))
        var explosion = settings(names)
        #expect(explosion.value("N0").utf8.count < 2 * BuildSettings.lengthLimit)
        #expect(explosion.problems.count == 1 && explosion.problems[0].contains("N0 has too many references"))
        var inherited = settings((0..<400).map { _ in ("S", "$(inherited)$(inherited)") })
        #expect(inherited.value("S") == "" && inherited.problems.count == 1)
        let brackets = (String(repeating: "$(", count: 15), String(repeating: ")", count: 15))
        var chain = settings((0..<200).map { ("M\($0)", "\(brackets.0)M\($0 + 1)\(brackets.1)") })
        #expect(chain.value("M0") == "" && chain.problems.count == 1)
        var deep = settings([("D", String(repeating: "$(", count: 10_000))])
        #expect(deep.value("D") == "" && deep.problems == ["a build setting has more than 16 nested references"])
    }

    @Test func wordsAreQuotedAsInAShell() {
        #expect(BuildSettings.words(#"  -D A  "b c"'d' e\ f "" "#) == ["-D", "A", "b cd", "e f", ""])
        var flags = settings([("OTHER_SWIFT_FLAGS", "-D ONE -DTWO -Xfrontend -default-isolation MainActor -D")])
        let (conditions, isMainActor) = (flags.compilationConditions, flags.defaultIsolationIsMainActor)
        #expect(conditions == ["ONE", "TWO"] && isMainActor)
    }

    @Test func deviceFamiliesAreNumbers() {
        for (text, expected) in [("1,2", [1, 2]), ("2", [2]), ("", [1]), ("1, 2, 7", [1, 2]), ("x", [1])] {
            var settings = settings([("TARGETED_DEVICE_FAMILY", text)])
            let families = settings.deviceFamilies
            #expect(families == expected)
        }
    }
}

import Foundation
import SeededRandomValues
import Testing

@testable import FlipbookXcode

struct RewriterRobustnessTests {
    /// A module in which most lines have a unique word that begins with `mark`. `SourceLocationLaw` checks the lines of these words.
    static let module: [(path: String, text: String)] = [
        (
            "deck.swift",
            """
            import UIKit; import MapKit; let mark1 = 1
            @objc protocol DeckDelegate: class { // mark2
                @objc optional func deck(_ deck: Deck, height mark3: Int) -> CGFloat
                @objc optional func close(mark4: Int)
                @objc optional var mark5: UIColor? { get }
            }
            #if os(iOS) && !DEBUG || targetEnvironment(simulator) // mark6
            @IBDesignable class Deck: UIView, DeckDelegate { let mark7 = "a \\(b("c \\(mark7)")) d"
                @IBOutlet private(set) weak var label: UILabel!, mark8: UIView?
                @IBInspectable var radius: CGFloat = 3 { didSet { mark9() } }
                lazy var tap = UITapGestureRecognizer(target: self, action: #selector(tapped(_:))); var mark10 = 1
                func deck(_ deck: Deck, height mark11: Int) -> CGFloat { 3 }
                @objc func tapped(_ sender: Any) { delegate?.close?(mark4: 3); mark12(delegate!.deck!(self, height: 2)) }
                class Cell: Base<[Int: (String) -> Void]> { @IBAction func mark13(_ sender: UIButton) {} }
            }
            #else
            class Deck: NSView { let mark14 = #"raw \\#(1) "" @objc"# }
            #endif
            let mark15 = \"\"\"
                text "" \\(x.map { "\\($0)" }) #selector(a)
                \"\"\"; let r = #/a"(/#
            func mark16<T: P>(_ a: [T], b: @escaping (Int) -> T = { $0 }) rethrows -> some View where T: Q { /* mark17 /* in */ */ }
            """
        ),
        (
            "pile.swift",
            """
            import Darwin; import UIKit // mark21
            extension Deck {
                override var hidden: Bool { mark22 }; @objc
                dynamic func shuffle() { mark23(#keyPath(Deck.radius)) }
                private func helper() { mark24?(); self.tableView?(1) }
                override func layoutSubviews() { helper(); mark25
                    super.layoutSubviews(); mark26 }
            }
            final class Pile: Deck { override func shuffle() { Selector("tapped:"); mark27 } }
            class Fade: UIStoryboardSegue { @NSManaged var mark28: Int }
            """
        ),
    ]

    private static let pieces = [
        "\"", "\"\"\"", "#\"", "\\(", "(", ")", "{", "}", "[", "]", "<", ">", "/*", "*/", "//", "\n", "\r\n", "#if x", "#else", "#endif",
        "@objc", ".",
        ":", ",", "=", "->", "#/", "`", "\u{0}", "é", "class ", "extension ", "override ", "#selector(", "func ", "var ", "?", "optional ",
        "import ",
    ]

    private func mutate(_ text: String, _ random: inout SeededRandom) -> String {
        var bytes = Array(text.utf8)
        for _ in 0..<random.integer(1...4) {
            let tokens = SwiftLexer.tokens(of: bytes)
            guard !tokens.isEmpty else { break }
            let token = random.pick(tokens)
            switch random.integer(0...5) {
            case 0: bytes.removeSubrange(token.start..<token.end)
            case 1: bytes.insert(contentsOf: bytes[token.start..<token.end], at: token.end)
            case 2: bytes.removeSubrange(token.start...)
            case 3: bytes[random.integer(0...bytes.count - 1)] = UInt8(random.integer(0...255))
            case 4: bytes.insert(contentsOf: Array(random.pick(Self.pieces).utf8), at: token.start)
            default: bytes.removeSubrange(min(token.start, 1)..<token.start)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    @Test func wholeModuleKeepsItsLines() {
        for (path, _) in Self.module {
            let text = TestModule(files: Self.module).rewrite(path).text
            let law = SourceLocationLaw(text)
            #expect(law.misplacedWords(originals: Self.module) == [])
            #expect(path == "pile.swift" || law.lines.contains { $0.path == "pile.swift" && $0.text.contains("mark26") })
        }
    }

    // These tests run one after the other, so that threads are free for other tests.
    @Test(.serialized, arguments: 0..<10) func mutatedModulesAreRewrittenWithTheirLines(_ block: Int) {
        for seed in block * 1000..<block * 1000 + repetitions(40, thorough: 1000) {
            var random = SeededRandom(seed)
            var files = Self.module
            let changed = random.integer(0...1)
            files[changed].text = mutate(files[changed].text, &random)
            let path = random.pick(files).path
            let result = SourceRewriter(files: ModuleFiles(files: files)).rewrite(path: path, originalPath: path, fileNumber: 1)
            let original = files.first { $0.path == path }?.text ?? ""
            let isWhole = result.text.utf8.filter { $0 == 10 }.count >= original.utf8.filter { $0 == 10 }.count
            let misplaced = SourceLocationLaw(result.text).misplacedWords(originals: files)
            #expect(isWhole && misplaced.isEmpty, "seed \(seed), \(path): \(misplaced)")
        }
    }

    @Test(
        .serialized, .timeLimit(.minutes(3)),
        arguments: pieces + [
            "((", "[{(", "{[", ")]", "func f(", "class A: B {", "extension A<", "let a = {", "@a ", "public ", "\"\\(", "#/a", " /a", "##",
            "a.b?(", ".tableView?(",
            "protocol P { optional func a() -> Int }", "#selector(a.b)", "#if (", "Selector(\"a\")", "let a: B<", "func f<", "x.m?(1)\n",
            "@IBOutlet var a: B!\n",
        ]) func repeatedPiecesTakeLinearTime(_ piece: String)
    {
        let text = String(repeating: piece, count: repetitions(1000, thorough: 5000))
        for around in ["", "class A: UIView { func f() {", "let a = \"\\("] {
            let result = TestModule((path: "a.swift", text: around + text)).rewrite("a.swift")
            #expect(result.text.utf8.count > 40)
        }
    }
}

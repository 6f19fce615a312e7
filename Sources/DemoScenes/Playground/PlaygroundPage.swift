import UIKit

/// A page of the playground: a card with the result, an editor, and the code of both. Subclasses fill them.
class PlaygroundPage: UIViewController {
    /// The card with the result.
    let card = UIView()
    let editor = EditorStack()
    let codeView = CodeView()

    override func viewDidLoad() {
        super.viewDidLoad()
        card.backgroundColor = Palette.card
        card.layer.cornerRadius = 20
        card.layer.cornerCurve = .continuous
        card.accessibilityIdentifier = "Result"
        for view in [card, editor] { self.view.addSubview(view) }
    }

    /// The name of the page in the list of pages.
    var name: String { "" }
    /// The title of the button that plays the page.
    var playTitle: String { "Play" }
    /// The code of what the page shows.
    var snippet: SwiftSnippet {
        SwiftSnippet(function: "", typeName: "", summary: "", properties: [], setUp: [], play: [])
    }
    /// Whether the card takes the whole page.
    var hidesEditor: Bool { false }
    /// The height of the card above the editor, for the height of the page.
    func cardHeight(in height: CGFloat) -> CGFloat { min((height * 0.52).rounded(), 620) }

    /// Plays what the page shows from its start.
    func play() {}
    /// Places the content of the card after its size has changed.
    func layOutCard() {}
    /// Stops what must not run while the page is hidden.
    func pageWillDisappear() {}

    /// Shows the code after a value has changed.
    func codeDidChange() { codeView.text = snippet.function }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds
        editor.isHidden = hidesEditor
        if hidesEditor {
            card.frame = area
        } else if area.width >= 560 {
            let editorWidth = min(max((area.width * 0.44).rounded(), 280), 380)
            card.frame = CGRect(x: 0, y: 0, width: area.width - editorWidth - 16, height: area.height)
            editor.frame = CGRect(x: area.width - editorWidth, y: 0, width: editorWidth, height: area.height)
        } else {
            card.frame = CGRect(x: 0, y: 0, width: area.width, height: cardHeight(in: area.height))
            editor.frame = CGRect(x: 0, y: card.frame.maxY + 12, width: area.width, height: max(area.height - card.frame.maxY - 12, 0))
        }
        layOutCard()
    }
}

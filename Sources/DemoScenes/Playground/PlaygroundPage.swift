import UIKit

/// A page of the playground: a card with the result, an editor, and the Swift code of the edited motion. Subclasses provide the contents.
class PlaygroundPage: UIViewController {
    /// The card with the result.
    let card = UIView()
    /// The controls, and below them the code, unless the code has a column of its own.
    let editor = EditorStack()
    private let codeView = SnippetView()
    /// The column of the code beside the controls. It is visible only on a tablet in portrait.
    private let codeColumn = EditorStack()

    /// The controls of the page, from top to bottom.
    var controls: [UIView] = [] { didSet { showCode(inColumn: !codeColumn.isHidden) } }

    override func viewDidLoad() {
        super.viewDidLoad()
        card.backgroundColor = Palette.card
        card.layer.cornerRadius = 20
        card.layer.cornerCurve = .continuous
        card.accessibilityIdentifier = "Result"
        codeColumn.isHidden = true
        for view in [card, editor, codeColumn] { self.view.addSubview(view) }
    }

    private func showCode(inColumn: Bool) {
        codeColumn.isHidden = !inColumn
        codeColumn.rows = inColumn ? [codeView] : []
        editor.rows = inColumn ? controls : controls + [codeView]
    }

    /// The name of the page in the list of pages.
    var name: String { "" }
    /// The title of the button that plays the page.
    var playTitle: String { "Play" }
    /// The code of the motion that the page shows.
    var snippet: SwiftSnippet {
        SwiftSnippet(function: "", typeName: "", summary: "", properties: [], setUp: [], play: [])
    }
    /// Whether the card fills the whole page.
    var hidesEditor: Bool { false }
    /// The height of the card above the editor, for the height of the page.
    func cardHeight(in height: CGFloat) -> CGFloat { min((height * 0.52).rounded(), 620) }

    /// Plays the motion of the page from its start.
    func play() {}
    /// Places the content of the card. Called after each layout of the page.
    func layOutCard() {}
    /// Stops what must not run while the page is hidden, such as a display link. Called before another page is shown.
    func pageWillDisappear() {}

    /// Shows the code after a value has changed.
    func codeDidChange() { codeView.text = snippet.function }

    // MARK: - Layout

    /// Places the card above the editor, or beside it if the page is wide. On a tablet in portrait, the code is beside the controls.
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds
        editor.isHidden = hidesEditor
        let hasColumn = area.width >= 700 && area.height > area.width && !hidesEditor
        if hasColumn == codeColumn.isHidden { showCode(inColumn: hasColumn) }
        if hidesEditor {
            card.frame = area
        } else if area.width >= 560, !hasColumn {
            layOutBeside(area)
        } else {
            layOutBelow(area, columns: hasColumn ? 2 : 1)
        }
        layOutCard()
    }

    private func layOutBeside(_ area: CGRect) {
        let editorWidth = min(max((area.width * 0.44).rounded(), 280), 400)
        let frames = [
            CGRect(x: 0, y: 0, width: area.width - editorWidth - 16, height: area.height),
            CGRect(x: area.width - editorWidth, y: 0, width: editorWidth, height: area.height),
        ]
        for (view, frame) in zip([card, editor], frames) { view.frame = mirroredIfRightToLeft(frame, in: area) }
    }

    private func layOutBelow(_ area: CGRect, columns: CGFloat) {
        let cardHeight = columns == 1 ? cardHeight(in: area.height) : (area.height * 0.54).rounded()
        card.frame = CGRect(x: 0, y: 0, width: area.width, height: cardHeight)
        let gap: CGFloat = columns == 1 ? 12 : 16
        let (top, width) = (cardHeight + gap, ((area.width - gap * (columns - 1)) / columns).rounded(.down))
        let frame = CGRect(x: 0, y: top, width: width, height: max(area.height - top, 0))
        editor.frame = mirroredIfRightToLeft(frame, in: area)
        codeColumn.frame = mirroredIfRightToLeft(frame.offsetBy(dx: width + gap, dy: 0), in: area)
    }

    /// Returns a rectangle mirrored in an area, if the layout is from right to left.
    private func mirroredIfRightToLeft(_ frame: CGRect, in area: CGRect) -> CGRect {
        guard view.effectiveUserInterfaceLayoutDirection == .rightToLeft else { return frame }
        return CGRect(x: area.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
    }
}

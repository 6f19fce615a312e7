/// A range of characters in the text of a text field.
final class TextFieldRange: UITextRange {
    let characters: Range<Int>

    init(_ characters: Range<Int>) { self.characters = characters }

    override var start: UITextPosition { TextFieldPosition(characters.lowerBound) }
    override var end: UITextPosition { TextFieldPosition(characters.upperBound) }
    override var isEmpty: Bool { characters.isEmpty }
}

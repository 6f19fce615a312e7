import CoreGraphics
import Foundation

extension Typesetter {
    /// Puts a line below the others.
    func append(_ range: Range<Int>, isFirst: Bool, _ setting: inout Setting) {
        append([.letters(range)], range, isFirst: isFirst, &setting)
    }

    /// What a line is made of: letters of the text, or an ellipsis that looks like a letter of it.
    enum Piece {
        case letters(Range<Int>)
        case ellipsis(like: Int)
    }

    func append(_ pieces: [Piece], _ range: Range<Int>, isFirst: Bool, _ setting: inout Setting) {
        let style = paragraph(at: range.lowerBound)
        let room = room(style, isFirst: isFirst)
        var line = line(pieces, range, room.left)
        if setting.isNewParagraph, !setting.lines.isEmpty {
            let before = paragraph(at: range.lowerBound - 1)
            setting.bottom += before.paragraphSpacing + style.paragraphSpacingBefore
            setting.isNewParagraph = false
        }
        if !setting.lines.isEmpty { setting.bottom += setting.spacing }
        let natural = line.height
        var height = natural
        if style.lineHeightMultiple > 0 { height *= style.lineHeightMultiple }
        if style.maximumLineHeight > 0 { height = min(height, style.maximumLineHeight) }
        height = max(height, style.minimumLineHeight)
        line.top = setting.bottom
        line.height = height
        // What is added or taken is added or taken above the letters.
        line.baseline = line.top + height - natural + line.ascent
        setting.bottom += height
        setting.spacing = style.lineSpacing
        setting.frames.append((room.left, room.width, style.alignment, false))
        setting.lines.append(line)
    }

    /// A line by itself, its height that of its highest letters.
    private func line(_ pieces: [Piece], _ range: Range<Int>, _ left: CGFloat) -> TextLayout.Line {
        var line = TextLayout.Line(
            range: starts[range.lowerBound]..<starts[range.upperBound], fragments: [], left: left, width: 0, top: 0, height: 0, baseline: 0,
            ascent: 0, descent: 0, isTruncated: false, carets: [])
        var leading: CGFloat = 0
        func measure(_ style: TextStyle) {
            let metrics = FontBook.installed.metrics(style.font)
            line.ascent = max(line.ascent, metrics.ascent + style.baselineOffset)
            line.descent = max(line.descent, metrics.descent - style.baselineOffset)
            leading = max(leading, metrics.leading)
        }
        var pen = left
        func add(_ letters: String, _ style: TextStyle) -> TextLine {
            let piece = TextLine(letters, style.font, tracking: style.tracking)
            line.fragments.append(TextLayout.Fragment(line: piece, x: pen, style: style))
            measure(style)
            return piece
        }
        for piece in pieces {
            switch piece {
            case .letters(let part):
                let shown = visible(part)
                Self.forEachRun(part, letters, owners) { run in
                    let style = text.spans[owners[run.lowerBound]].style
                    guard !letters[run.lowerBound].isNewline || run.count > 1 else {
                        measure(style)
                        line.carets.append((starts[run.lowerBound], pen))
                        return
                    }
                    let inked = run.last.map { letters[$0].isNewline } == true ? run.dropLast() : run
                    let set = add(String(letters[inked]), style)
                    for (number, index) in run.enumerated() {
                        line.carets.append((starts[index], pen + set.x(ofCharacter: min(number, inked.count))))
                        if index < shown.upperBound { line.width = pen - left + set.x(ofCharacter: number + 1) }
                    }
                    pen += set.width
                }
            case .ellipsis(let like):
                line.isTruncated = true
                pen += add("…", text.spans[owners[like]].style).width
                line.width = pen - left
            }
        }
        line.carets.append((starts[range.upperBound], pen))
        if line.fragments.isEmpty { measure(text.spans[owners[range.lowerBound]].style) }
        line.turn(hanging: pen - left - line.width)
        line.height = line.ascent + line.descent + leading
        return line
    }

    // MARK: - Alignment

    /// Moves lines to where their paragraphs want them, once it is known how wide the whole is.
    func align(_ setting: inout Setting) {
        let isBoundless = width > Self.boundless
        let widest = setting.lines.map(\.right).max() ?? 0
        for (number, frame) in setting.frames.enumerated() {
            let full = isBoundless ? max(widest - frame.left, 0) : frame.width
            let free = full - setting.lines[number].width
            switch frame.alignment {
            case .left: break
            case .center: move(&setting.lines[number], by: free / 2)
            case .right: move(&setting.lines[number], by: free)
            case .natural: if setting.lines[number].runsToLeft { move(&setting.lines[number], by: free) }
            case .justified: if !frame.isLast, free > 0, !isBoundless { spread(&setting.lines[number], over: free) }
            }
        }
    }

    private func move(_ line: inout TextLayout.Line, by distance: CGFloat) {
        line.left += distance
        for index in line.fragments.indices { line.fragments[index].x += distance }
        for index in line.carets.indices { line.carets[index].x += distance }
    }

    /// Makes the spaces between words wider, until the line is full.
    private func spread(_ line: inout TextLayout.Line, over free: CGFloat) {
        let shown = line.text.reversed().drop(while: LineBreaks.hangs)
        let spaces = shown.count { $0 == " " || $0 == "\u{A0}" }
        guard spaces > 0, !line.isTruncated else { return }
        let each = free / CGFloat(spaces)
        var moved: CGFloat = 0
        var caret = 0
        for index in line.fragments.indices {
            let old = line.fragments[index]
            let wide = TextLine(old.line.text, old.line.font, tracking: old.line.tracking, wordSpacing: each)
            line.fragments[index].line = wide
            line.fragments[index].x += moved
            for character in 0..<(wide.run.starts.count - 1) where caret < line.carets.count {
                line.carets[caret].x = line.fragments[index].x + wide.x(ofCharacter: character)
                caret += 1
            }
            moved += wide.width - old.line.width
        }
        while caret < line.carets.count {
            line.carets[caret].x += moved
            caret += 1
        }
        line.width += free
    }
}

extension TextLayout.Line {
    /// The first letter that has a direction decides.
    fileprivate var runsToLeft: Bool { Direction.runsToLeft(text) == true }

    /// Puts fragments, set one behind the other, where they stand if some run to the left. The spaces at the end of a line that runs to the
    /// left hang out on that side.
    fileprivate mutating func turn(hanging: CGFloat) {
        let directions = fragments.map { Direction.runsToLeft($0.line.text) }
        guard directions.contains(true), let start = fragments.first?.x else { return }
        let isTurned = runsToLeft
        let levels = directions.map { $0 == true ? 1 : $0 == false && isTurned ? 2 : isTurned ? 1 : 0 }
        var pen = isTurned ? start - hanging : start
        for index in Direction.order(levels) {
            fragments[index].x = pen
            pen += fragments[index].width
        }
    }
}

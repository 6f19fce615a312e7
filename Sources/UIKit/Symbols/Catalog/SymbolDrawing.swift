import CoreGraphics

/// A symbol as a list of marks, back to front.
nonisolated struct SymbolDrawing: Sendable {
    /// The way in which a mark draws its path: a stroke, a stroke with a filled interior, or only a filled interior.
    enum PaintStyle: Sendable { case stroke, body, fill }
    /// The effect of a mark on the marks below it.
    ///
    /// A detail of a filled symbol is painted if its color differs from the color of the body. This requires that the symbol is drawn in
    /// colors, and that the level of the detail is smaller than the level of the body. Otherwise the detail erases the body. See
    /// `isPainted(_:isTemplate:)`.
    enum Effect: Sendable { case paint, detail, erase, eraseWithGap }

    struct Mark: Sendable {
        var path: Path
        var paintStyle: PaintStyle
        var effect: Effect
        /// The level of the hierarchy, 1…3. Level 1 has the strongest color.
        var level: Int
        /// The number of the part for variable values, from 1. If it is nil, the variable value does not change the opacity of the mark.
        var part: Int?
        /// The factor of the stroke width.
        var widthFactor: CGFloat
        /// Whether the mark belongs to the area by which the symbol is aligned. It is false for badges and slashes.
        var affectsAlignment: Bool
    }

    indirect enum Element: Sendable {
        case mark(Mark)
        /// The symbol inside of a circle or square: marks that are scaled around the center. The group has one effect: all of it is
        /// painted, or all of it erases the circle or square.
        case group([Mark], scale: CGFloat, effect: Effect)
    }

    var elements: [Element]
    /// The level of the filled body. Details with a smaller level number have a color of their own.
    var bodyLevel: Int
    /// The number of parts for variable values, or 0 if the symbol has no such parts.
    var partCount: Int
    /// The names of the colors of levels 1, 2 and 3 in multicolor rendering. Empty if the symbol is drawn in the tint color instead.
    var colors: [String]

    init(_ match: SymbolCatalog.Match) {
        let definition = match.definition
        let isFilled = match.enclosure == nil ? match.isFilled : definition.hasFill
        var marks = definition.steps.filter { $0.isForFill == nil || $0.isForFill == isFilled }.map { Mark($0, isFilled: isFilled) }
        bodyLevel = marks.first { $0.paintStyle == .body }?.level ?? 1
        partCount = marks.compactMap(\.part).max() ?? 0
        colors = definition.colors
        if match.isSlashed { marks += Mark.slash }
        elements = marks.map(Element.mark)
        guard let enclosure = match.enclosure, let scale = definition.scale(in: enclosure) else { return }
        // All parts of a symbol in a circle or square have level 1, because they are too small for different colors.
        for index in marks.indices {
            marks[index].level = 1
            if marks[index].effect == .detail { marks[index].effect = .erase }
        }
        elements = [
            .mark(Mark(enclosure, isFilled: match.isFilled)), .group(marks, scale: scale, effect: match.isFilled ? .detail : .paint),
        ]
        bodyLevel = 2
        colors = match.isFilled ? definition.enclosureColor.map { ["white", $0] } ?? [] : []
    }

    /// All marks, including the marks inside groups.
    var marks: [Mark] {
        elements.flatMap { element -> [Mark] in
            switch element {
            case .mark(let mark): [mark]
            case .group(let marks, _, _): marks
            }
        }
    }

    /// Returns the numbers of the layers that are painted, back to front. In a template, which has one color, details erase and are not
    /// painted.
    func layers(isTemplate: Bool) -> [Int] {
        var result: [Int] = []
        for element in elements {
            let (marks, effect) =
                switch element {
                case .mark(let mark): ([mark], mark.effect)
                case .group(let marks, _, let effect): (marks, effect)
                }
            guard effect == .paint || effect == .detail && !isTemplate else { continue }
            for mark in marks where isPainted(mark, isTemplate: isTemplate) && !result.contains(mark.layer) { result.append(mark.layer) }
        }
        return result
    }

    /// Whether a mark is painted, and does not erase. A detail of a symbol in colors is painted if its level is smaller than the level of
    /// the body.
    func isPainted(_ mark: Mark, isTemplate: Bool) -> Bool {
        mark.effect == .paint || mark.effect == .detail && !isTemplate && mark.level < bodyLevel
    }
}

nonisolated extension SymbolDrawing.Mark {
    /// The number of the layer to which the mark belongs: 1…3 for a level, and larger numbers for the parts for variable values.
    var layer: Int { part.map { $0 + 3 } ?? level }

    init(_ step: SymbolStep, isFilled: Bool) {
        let paintStyle: SymbolDrawing.PaintStyle
        switch step.kind {
        case .stroke, .detail, .gap: paintStyle = .stroke
        case .outline: paintStyle = isFilled ? .body : .stroke
        case .body, .bodyDetail, .bodyGap: paintStyle = .body
        case .fill: paintStyle = .fill
        }
        let isDetail = step.kind == .detail || step.kind == .bodyDetail
        let isGap = step.kind == .gap || step.kind == .bodyGap
        self.init(
            path: step.path, paintStyle: paintStyle, effect: isGap ? .eraseWithGap : isDetail && isFilled ? .detail : .paint,
            level: step.level,
            part: step.part, widthFactor: step.widthFactor, affectsAlignment: step.affectsAlignment)
    }

    /// Creates the circle or square around a symbol.
    init(_ enclosure: SymbolDefinition.Enclosure, isFilled: Bool) {
        var path = Path()
        switch enclosure {
        case .circle: path.addEllipse(in: CGRect(x: 8, y: 8, width: 84, height: 84))
        case .square: path.addRoundedRect(CGRect(x: 11, y: 11, width: 78, height: 78), cornerWidth: 17, cornerHeight: 17)
        }
        self.init(
            path: path, paintStyle: isFilled ? .body : .stroke, effect: .paint, level: 2, part: nil, widthFactor: 1, affectsAlignment: true)
    }

    /// The diagonal line of the variant `.slash`, with the gap around it.
    fileprivate static var slash: [Self] {
        var path = Path()
        path.move(to: CGPoint(x: 15, y: 13))
        path.addLine(to: CGPoint(x: 85, y: 87))
        return [SymbolDrawing.Effect.eraseWithGap, .paint].map {
            Self(path: path, paintStyle: .stroke, effect: $0, level: 1, part: nil, widthFactor: 1, affectsAlignment: false)
        }
    }
}

import FlipbookGeometry
import Foundation

/// Translates the content streams of a page to drawing operations.
struct PDFInterpreter {
    /// The values that the operators `q` and `Q` save and restore.
    struct State {
        var transform = CGAffineTransform.identity
        var stroke = PDFDrawing.Stroke()
        var (fillSpace, strokeSpace) = (PDFColorSpace.gray, PDFColorSpace.gray)
        var (fillColor, strokeColor) = (CGColor.black, CGColor.black)
        var (fillAlpha, strokeAlpha): (CGFloat, CGFloat) = (1, 1)
        /// The pattern with which areas are filled, or nil for the color.
        var fillPattern: PDFObject?
    }

    let document: PDFDocument
    private(set) var operations: [PDFDrawing.Operation] = []
    private(set) var unsupported: Set<String> = []
    var state = State()
    private var savedStates: [State] = []
    private var path = Path()
    /// The rule of a clip that takes effect after the current path is painted: true for even-odd, nil for no clip.
    private var pendingClip: Bool?
    /// The transform of the page or form to which patterns are relative.
    private var baseTransform = CGAffineTransform.identity
    /// The object numbers of the forms that are being drawn, outermost first.
    private var openForms: [Int] = []
    /// The number of open states and layers that are not in `operations`, because they began after the limit.
    private var droppedOpeningCount = 0
    /// The number of open operators `q` of the current content stream whose state was not saved.
    private var refusedSaveCount = 0
    /// The number of bytes of the content streams that were run.
    private var decodedCount = 0

    /// The largest number of operations, and of elements of a path.
    private static let maximumCount = 400_000
    private static let maximumDepth = 12

    init(_ document: PDFDocument) { self.document = document }

    mutating func drawPage(_ page: [String: PDFObject], _ transform: CGAffineTransform, clip box: CGRect) {
        concatenate(transform)
        baseTransform = state.transform
        emit(.clip(Path(box), evenOdd: false))
        let contents = document.resolved(page["Contents"])
        var bytes: [UInt8] = []
        for part in contents.array ?? [contents] {
            guard let data = streamData(part), bytes.count + data.count < PDFDocument.maximumByteCount else { continue }
            bytes += data + [10]
        }
        run(bytes, document.resolved(page["Resources"]).dictionary ?? [:])
    }

    /// Returns the decoded bytes of a content stream. Nil for an unsupported filter, and after too many bytes were decoded: in a damaged
    /// file, forms may contain each other.
    private mutating func streamData(_ object: PDFObject) -> [UInt8]? {
        guard decodedCount < 4 * PDFDocument.maximumByteCount, let data = document.data(of: document.resolved(object)) else { return nil }
        decodedCount += data.count + 1000
        return data
    }

    mutating func emit(_ operation: PDFDrawing.Operation) {
        guard operations.count >= Self.maximumCount else { return operations.append(operation) }
        unsupported.insert("more than 400,000 operations")
        switch operation {
        case .saveState, .beginLayer: droppedOpeningCount += 1
        case .restoreState where droppedOpeningCount > 0, .endLayer where droppedOpeningCount > 0: droppedOpeningCount -= 1
        // The ends of the states and layers that were open at the limit are added.
        case .restoreState, .endLayer: operations.append(operation)
        default: break
        }
    }

    mutating func addUnsupported(_ what: String) { unsupported.insert(what) }

    mutating func concatenate(_ transform: CGAffineTransform) {
        let product = transform.concatenating(state.transform)
        guard [product.a, product.b, product.c, product.d, product.tx, product.ty].allSatisfy({ abs($0) < 1e9 }) else {
            return addUnsupported("a transform with very large numbers")
        }
        state.transform = product
        emit(.concatenate(transform))
    }

    /// Saves the state. Returns false if too many states are saved.
    private mutating func save() -> Bool {
        guard savedStates.count < 10_000 else {
            addUnsupported("deeply nested states")
            return false
        }
        savedStates.append(state)
        emit(.saveState)
        return true
    }

    private mutating func restore(downTo count: Int) {
        guard savedStates.count > count, let saved = savedStates.popLast() else { return }
        state = saved
        emit(.restoreState)
    }

    // MARK: - Content streams

    /// Runs the operators of a content stream.
    private mutating func run(_ bytes: [UInt8], _ resources: [String: PDFObject]) {
        var lexer = PDFLexer(bytes)
        var operands: [PDFObject] = []
        let savedCount = savedStates.count
        while let object = lexer.next(readsReferences: false), operations.count < Self.maximumCount {
            guard case .word(let name) = object else {
                if operands.count < 64 { operands.append(object) }
                continue
            }
            if name == "BI" {
                addUnsupported("an inline image")
                lexer.position = PDFDocument.find("EI", in: bytes, from: lexer.position, to: bytes.count).map { $0 + 2 } ?? bytes.count
            } else if name == "Q" {
                if refusedSaveCount > 0 { refusedSaveCount -= 1 } else { restore(downTo: savedCount) }
            } else {
                perform(name, operands, resources)
            }
            operands.removeAll(keepingCapacity: true)
        }
        refusedSaveCount = 0
        while savedStates.count > savedCount { restore(downTo: savedCount) }
    }

    private mutating func perform(_ name: String, _ operands: [PDFObject], _ resources: [String: PDFObject]) {
        let numbers = operands.compactMap(\.number)
        if buildPath(name, numbers) || paint(name, resources) || setColor(name, numbers, operands, resources) { return }
        if setStyle(name, numbers, operands) { return }
        switch name {
        case "q": if !save() { refusedSaveCount += 1 }
        case "cm": if let transform = Self.transform(numbers) { concatenate(transform) }
        case "gs": setExtendedState(document.resolved(entry("ExtGState", operands, resources)).dictionary ?? [:])
        case "sh":
            guard let shading = shading(document.resolved(entry("Shading", operands, resources)), resources) else {
                return addUnsupported("a shading")
            }
            emit(.shade(shading, alpha: state.fillAlpha))
        case "Do": drawObject(entry("XObject", operands, resources), resources)
        case "Tj", "TJ", "'", "\"": addUnsupported("text")
        default: break
        }
    }

    /// Returns the resource of a kind that the last operand names, or nil if there is none.
    private func entry(_ kind: String, _ operands: [PDFObject], _ resources: [String: PDFObject]) -> PDFObject? {
        operands.last?.name.flatMap { document.resolved(resources[kind]).dictionary?[$0] }
    }

    static func transform(_ numbers: [Double]) -> CGAffineTransform? {
        guard numbers.count == 6 else { return nil }
        return CGAffineTransform(a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
    }

    // MARK: - Paths

    private mutating func buildPath(_ name: String, _ n: [Double]) -> Bool {
        func limited(_ number: Double) -> Double { min(max(number, -1e7), 1e7) }
        func point(_ index: Int) -> CGPoint { CGPoint(x: limited(n[index]), y: limited(n[index + 1])) }
        guard path.elements.count < Self.maximumCount else { return false }
        switch (name, n.count) {
        case ("m", 2): path.move(to: point(0))
        case ("l", 2): path.addLine(to: point(0))
        case ("c", 6): path.addCurve(point(0), point(2), to: point(4))
        case ("v", 4): path.addCurve(path.currentPoint ?? point(0), point(0), to: point(2))
        case ("y", 4): path.addCurve(point(0), point(2), to: point(2))
        case ("h", _): path.closeSubpath()
        case ("re", 4):
            path.move(to: point(0))
            path.addLine(to: CGPoint(x: limited(n[0] + n[2]), y: limited(n[1])))
            path.addLine(to: CGPoint(x: limited(n[0] + n[2]), y: limited(n[1] + n[3])))
            path.addLine(to: CGPoint(x: limited(n[0]), y: limited(n[1] + n[3])))
            path.closeSubpath()
        case ("W", _): pendingClip = false
        case ("W*", _): pendingClip = true
        default: return false
        }
        return true
    }

    private mutating func paint(_ name: String, _ resources: [String: PDFObject]) -> Bool {
        guard ["f", "F", "f*", "S", "s", "B", "B*", "b", "b*", "n"].contains(name) else { return false }
        if ["s", "b", "b*"].contains(name) { path.closeSubpath() }
        let evenOdd = name.hasSuffix("*")
        if !path.isEmpty {
            if ["f", "F", "f*", "B", "B*", "b", "b*"].contains(name) { fill(evenOdd, resources) }
            if ["S", "s", "B", "B*", "b", "b*"].contains(name) {
                emit(.stroke(path, state.stroke, state.strokeColor.copy(alpha: state.strokeAlpha) ?? state.strokeColor))
            }
            if let pendingClip { emit(.clip(path, evenOdd: pendingClip)) }
        }
        (path, pendingClip) = (Path(), nil)
        return true
    }

    private mutating func fill(_ evenOdd: Bool, _ resources: [String: PDFObject]) {
        guard let pattern = state.fillPattern else {
            emit(.fill(path, evenOdd: evenOdd, state.fillColor.copy(alpha: state.fillAlpha) ?? state.fillColor))
            return
        }
        guard let dictionary = pattern.dictionary, document.resolved(dictionary["PatternType"]).number == 2,
            let shading = shading(document.resolved(dictionary["Shading"]), resources)
        else { return addUnsupported("a pattern") }
        let numbers = (document.resolved(dictionary["Matrix"]).array ?? []).compactMap { document.resolved($0).number }
        guard save() else { return }
        emit(.clip(path, evenOdd: evenOdd))
        concatenate((Self.transform(numbers) ?? .identity).concatenating(baseTransform).concatenating(state.transform.inverted()))
        emit(.shade(shading, alpha: state.fillAlpha))
        restore(downTo: 0)
    }

    // MARK: - Form objects

    private mutating func drawObject(_ reference: PDFObject?, _ resources: [String: PDFObject]) {
        let object = document.resolved(reference)
        guard let form = object.dictionary else { return }
        guard document.resolved(form["Subtype"]).name == "Form" else { return addUnsupported("an image") }
        guard case .reference(let number)? = reference, !openForms.contains(number), openForms.count < Self.maximumDepth,
            let bytes = streamData(object)
        else { return addUnsupported("deeply nested forms") }
        func numbers(_ key: String) -> [Double] { (document.resolved(form[key]).array ?? []).compactMap { document.resolved($0).number } }
        guard save() else { return }
        openForms.append(number)
        let outer = (baseTransform, path)
        path = Path()
        concatenate(Self.transform(numbers("Matrix")) ?? .identity)
        baseTransform = state.transform
        let box = numbers("BBox")
        if box.count == 4 {
            let rect = CGRect(x: box[0], y: box[1], width: box[2] - box[0], height: box[3] - box[1]).standardized
            emit(.clip(Path(rect), evenOdd: false))
        }
        let isLayer = form["Group"] != nil && state.fillAlpha < 1
        if isLayer {
            emit(.beginLayer(alpha: state.fillAlpha))
            (state.fillAlpha, state.strokeAlpha) = (1, 1)
        }
        run(bytes, document.resolved(form["Resources"]).dictionary ?? resources)
        if isLayer { emit(.endLayer) }
        restore(downTo: 0)
        (baseTransform, path) = outer
        openForms.removeLast()
    }
}

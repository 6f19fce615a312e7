import CoreGraphics
import Foundation
import SeededRandomValues
import Stage
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite(.serialized) struct PDFImageTests {
    private let bundle: TemporaryBundle

    init() throws { bundle = try TemporaryBundle() }

    private func makeStage(scale: CGFloat) -> (stage: Stage, view: UIImageView) {
        let stage = Stage(size: CGSize(width: 60, height: 40), scale: scale, framesPerSecond: 60)
        let controller = UIViewController()
        controller.view.backgroundColor = .white
        stage.window.rootViewController = controller
        let view = UIImageView(frame: CGRect(x: 10, y: 5, width: 20, height: 10))
        controller.view.addSubview(view)
        stage.makeCurrent()
        return (stage, view)
    }

    /// The page has a red rectangle of 7 × 4 points whose lower left corner is at (3, 2), so its upper edge is 4 points below the top.
    @Test(arguments: [1, 2, 3]) func imageIsPaintedAtTheScaleOfTheScreen(scale: Int) throws {
        try bundle.writeContents(
            #"{"images": [{"idiom": "universal", "filename": "r.pdf"}], "properties": {"preserves-vector-representation": true}}"#,
            of: "r.imageset")
        try bundle.write(PDFText("1 0 0 rg 3 2 7 4 re f").data, to: "Media.xcassets/r.imageset/r.pdf")
        let (stage, view) = makeStage(scale: CGFloat(scale))
        view.image = UIImage(named: "r", in: bundle.bundle, compatibleWith: nil)
        #expect(view.image?.size == CGSize(width: 20, height: 10))
        let bitmap = stage.render()
        let inside = (x: 13 * scale..<20 * scale, y: 9 * scale..<13 * scale)
        for y in 4 * scale..<16 * scale {
            for x in 9 * scale..<31 * scale {
                let word = bitmap[x, y].word
                #expect(word == (inside.x.contains(x) && inside.y.contains(y) ? 0xFFFF_0000 : .max), "(\(x), \(y))")
            }
        }
    }

    /// In an enlarged view, the edge of a rectangle is still at most one pixel wide: the page is painted again at the larger size, instead
    /// of enlarging its pixels.
    @Test func enlargedImageIsSharp() throws {
        let (stage, view) = makeStage(scale: 2)
        let image = try #require(UIImage(data: PDFText("0 0 20 5 re f").data))
        view.image = image
        view.frame = CGRect(x: 0, y: 0, width: 60, height: 30)
        let bitmap = stage.render()
        let column = (0..<60).map { bitmap[40, $0].word }
        #expect(column.filter { $0 != .max && $0 != 0xFF00_0000 }.count <= 1 && column[29] == .max && column[31] == 0xFF00_0000)
    }

    @Test func clipAlphaAndGradientArePainted() throws {
        let function = "<</FunctionType 2/N 1/C0[1 0 0]/C1[0 0 1]>>"
        let resources =
            "<</ExtGState<</H<</ca .5>>>>/Shading<</S<</ShadingType 2/ColorSpace/DeviceRGB/Coords[10 0 20 0]/Function \(function)>>>>>>"
        let data = PDFText("/H gs 0 0 5 5 re f q 10 0 10 10 re W n /H gs /S sh Q", resources: resources).data
        let image = try #require(UIImage(data: data)?.cgImage)
        #expect(abs(Int(image.bitmap[2, 7].alpha) - 128) <= 1 && image.bitmap[2, 3].alpha == 0 && image.bitmap[7, 7].alpha == 0)
        let (left, right) = (image.bitmap[10, 5], image.bitmap[19, 5])
        #expect(left.red > 115 && left.blue < 15 && right.red < 15 && right.blue > 115 && abs(Int(left.alpha) - 128) <= 2)
    }

    @Test func unsupportedAndInvalidFilesAreReportedInALineEach() throws {
        try bundle.write(PDFText("BT (x) Tj ET 0 0 5 5 re f").data, to: "note.pdf")
        try bundle.write(Data("%PDF-1.4 nothing".utf8), to: "bad.pdf")
        makeStage(scale: 2).stage.makeCurrent()
        let lines = diagnostics {
            for _ in 1...2 {
                #expect(UIImage(named: "note", in: bundle.bundle, compatibleWith: nil)?.size == CGSize(width: 20, height: 10))
                #expect(UIImage(named: "bad.pdf", in: bundle.bundle, compatibleWith: nil)?.size == CGSize(width: 48, height: 48))
            }
        }
        #expect(lines.count == 2 && lines[0].contains("note.pdf") && lines[0].contains("text") && lines[1].contains("bad.pdf"))
        #expect(lines.allSatisfy { !$0.contains("\n") })
    }

    /// A changed file is painted or refused, and never stops the program. `UIImage(data:)` already paints the page once.
    @Test(arguments: 1...4) func changedFilesDoNotStopTheProgram(seed: Int) {
        let resources = "<</ExtGState<</G<</ca .5/BM/Multiply>>>>/XObject<</F 5 0 R>>>>"
        var pdf = PDFText(
            "q 2 0 0 3 1 1 cm 1 0 0 rg 1 1 m 9 8 7 6 5 4 c h W n 0 0 9 9 re B [2 1] 0 d 3 w 1 2 m 8 5 l S Q /G gs /F Do",
            resources: resources)
        pdf.objects.append("<</Subtype/Form/BBox[0 0 9 9]/Group<<>>/Length 24>>stream\n1 0 0 RG 1 1 m 5 5 l S  \nendstream")
        let bytes = [UInt8](pdf.data)
        var random = SeededRandom(seed)
        var sizes: [CGSize] = []
        for _ in 0..<150 {
            var changed = bytes
            for _ in 0..<random.integer(1...6) {
                let index = random.integer(0...(changed.count - 1))
                changed[index] = UInt8(random.bool(0.7) ? random.integer(45...57) : random.integer(0...255))
                if random.bool(0.3) { changed.insert(contentsOf: random.pick(["999999999", "-1e", "0", " "]).utf8, at: index) }
            }
            Diagnostics.withHandler({ _ in }) {
                if let image = UIImage(data: Data(changed)) { sizes.append(image.size) }
            }
        }
        // Most changes concern the content of the page, whose size stays.
        #expect(sizes.contains(CGSize(width: 20, height: 10)))
        #expect(sizes.allSatisfy { $0.width >= 1 && $0.height >= 1 })
    }
}

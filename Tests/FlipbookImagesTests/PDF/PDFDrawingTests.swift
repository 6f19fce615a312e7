import FlipbookGeometry
import FlipbookImages
import Foundation
import SeededRandomValues
import Testing

@Suite struct PDFDrawingTests {
    private func drawing(_ pdf: PDFText) throws -> PDFDrawing { try PDFDrawing(pdf.data, named: "a.pdf") }

    private func fills(_ drawing: PDFDrawing) -> [(path: Path, evenOdd: Bool, color: CGColor)] {
        drawing.operations.compactMap { if case .fill(let path, let evenOdd, let color) = $0 { (path, evenOdd, color) } else { nil } }
    }

    @Test func pathsAndColorsAreRead() throws {
        let drawing = try drawing(
            PDFText("0.25 0.5 1 rg 3 2 m 7 2 l 7 8 l h f .5 g 1 1 4 5 re f* 0 1 1 0 k 2 2 m 3 3 4 4 5 2 c 6 1 7 2 v b"))
        let fills = fills(drawing)
        #expect(fills.count == 3 && drawing.size == CGSize(width: 20, height: 10) && drawing.unsupported.isEmpty)
        #expect(fills[0].color == CGColor(red: 0.25, green: 0.5, blue: 1, alpha: 1) && !fills[0].evenOdd)
        #expect(fills[0].path.elements == [.move(CGPoint(x: 3, y: 2)), .line(CGPoint(x: 7, y: 2)), .line(CGPoint(x: 7, y: 8)), .close])
        #expect(fills[1].evenOdd && fills[1].path.elements.count == 5 && fills[1].color == CGColor(gray: 0.5, alpha: 1))
        #expect(fills[2].color == CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(fills[2].path.elements.contains(.curve(CGPoint(x: 5, y: 2), CGPoint(x: 6, y: 1), to: CGPoint(x: 7, y: 2))))
    }

    @Test func stateIsSavedAndRestored() throws {
        let drawing = try drawing(
            PDFText(
                "q 1 0 0 rg 5 w [3 1] 2 d 1 J 2 j /G gs 0 0 m 4 4 l S Q 0 0 1 1 re B", resources: "<</ExtGState<</G<</CA .3/ca .7>>>>>>"))
        let strokes = drawing.operations.compactMap { operation -> (PDFDrawing.Stroke, CGColor)? in
            if case .stroke(_, let stroke, let color) = operation { (stroke, color) } else { nil }
        }
        #expect(strokes.count == 2 && strokes[0].0.width == 5 && strokes[0].0.dashes == [3, 1] && strokes[0].0.dashPhase == 2)
        #expect(strokes[0].0.cap == 1 && strokes[0].0.join == 2 && strokes[0].1.alpha == 0.3)
        #expect(strokes[1].0 == PDFDrawing.Stroke() && strokes[1].1 == .black && fills(drawing).map(\.color) == [.black])
    }

    /// The content streams have the three kinds of deflate blocks: stored, with fixed Huffman codes, and with dynamic Huffman codes.
    @Test func compressedStreamsAreRead() throws {
        let stored = ([0x78, 0x01, 0x01, 22, 0, 233, 255] + Array("1 0 0 rg 0 0 3 4 re f ".utf8)).map { String(format: "%02x", $0) }
        let fixed = "78da335030503054284a0712860ac60a260a45a90a6960310390a829922897018dd40200337d1beb"
        let dynamic =
            "78daed92496e85301005f7ff14bdc91e6c83cd718cc1e0013e1ef0c0e9035f4ace9045548b966af554ea169a1bbf7c0e06027e06095f2e"
            + "f7233a26b3167c54ba0c07dfc1db6a66d52ac5f9be1b13ce8dee76ab712c60b49b53e4698e39e2d3626c2737e66b64502a6f85ddd603e5"
            + "2ef70e2d258846eea92b3a792ae319add4119b49d24b1cd921d0932069578382c534454f1034323d2227f6015f7aadd4926425f11debca"
            + "9c452ccc131792e598b9d3a3d0e5ec3364db96d4ebde6c050709a687c8fcb899d6beadc06f33a9f51eba310128d7793f0acf97879515c1"
            + "e2126897425600032d489b3ae04dc9cceb720e549f436d9a3709b856e322714fb9f649d8defc26fcb77fddbe1ef9f97d74f3a35fdf3dd1"
            + "d4be"
        func colors(_ hexadecimal: String) throws -> [CGColor] {
            var pdf = PDFText("")
            let text = hexadecimal + ">"
            pdf.objects[3] = "<</Length \(text.count)/Filter[/ASCIIHexDecode/FlateDecode]>>stream\n\(text)\nendstream"
            return try fills(drawing(pdf)).map(\.color)
        }
        let (red, green) = (CGColor(red: 1, green: 0, blue: 0, alpha: 1), CGColor(red: 0, green: 1, blue: 0, alpha: 1))
        let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
        #expect(try colors(stored.joined()) == [red])
        #expect(try colors(fixed) == [blue, green, blue, green, blue, green])
        #expect(try colors(dynamic) == [red, green])
        #expect(try colors(String(dynamic.prefix(200))).count <= 1, "damaged data gives the part before the damage")
    }

    /// A search for the end of each of the 200,000 streams would take hours.
    @Test func manyStreamsWithoutAnEndAreNotAllSearched() throws {
        var pdf = PDFText("1 0 0 rg 3 2 5 4 re f")
        pdf.objects += [String](repeating: "<<>>stream\n", count: 200_000)
        #expect(try fills(drawing(pdf)).map(\.color) == [CGColor(red: 1, green: 0, blue: 0, alpha: 1)])
    }

    @Test func formsAndInheritedValuesAreRead() throws {
        var pdf = PDFText("q 2 0 0 2 1 1 cm /F Do Q", resources: "<</XObject<</F 5 0 R>>>>", page: "/Rotate 90")
        pdf.objects.append("<</Subtype/Form/BBox[0 0 4 4]/Matrix[1 0 0 1 3 0]/Length 26>>stream\n0 1 0 rg 0 0 4 4 re f /F Do\nendstream")
        let drawing = try drawing(pdf)
        #expect(drawing.size == CGSize(width: 10, height: 20))
        #expect(fills(drawing).map(\.color) == [CGColor(red: 0, green: 1, blue: 0, alpha: 1)])
    }

    @Test func stateThatCannotBeSavedKeepsTheOuterStates() throws {
        let content = String(repeating: "q ", count: 10_003) + "1 0 0 rg /F Do 0 0 5 4 re f Q Q Q 7 1 2 3 re f Q 2 2 3 3 re f"
        var pdf = PDFText(content, resources: "<</XObject<</F 5 0 R>>>>")
        pdf.objects.append("<</Subtype/Form/BBox[0 0 4 4]>>stream\n0 1 0 rg 0 0 4 4 re f\nendstream")
        let drawing = try drawing(pdf)
        let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        #expect(fills(drawing).map(\.color) == [red, red, .black] && drawing.unsupported == ["deeply nested states"])
    }

    @Test func layersAndStatesThatAreOpenAtTheLimitEnd() throws {
        var pdf = PDFText("/G gs q /F Do Q", resources: "<</XObject<</F 5 0 R>>/ExtGState<</G<</ca .5>>>>>>")
        let content = "q " + String(repeating: "q Q ", count: 200_001)
        pdf.objects.append("<</Subtype/Form/BBox[0 0 4 4]/Group<<>>>>stream\n\(content)\nendstream")
        let drawing = try drawing(pdf)
        var (states, layers, lowest) = (0, 0, 0)
        for operation in drawing.operations {
            switch operation {
            case .saveState: states += 1
            case .restoreState: states -= 1
            case .beginLayer: layers += 1
            case .endLayer: layers -= 1
            default: break
            }
            lowest = min(lowest, states, layers)
        }
        #expect(states == 0 && layers == 0 && lowest == 0 && drawing.unsupported == ["more than 400,000 operations"])
    }

    @Test func gradientHasItsStops() throws {
        let function =
            "<</FunctionType 3/Domain[0 1]/Bounds[0.25]/Encode[0 1 0 1]/Functions[<</FunctionType 2/N 1/C0[1 0 0]/C1[0 1 0]>>"
            + "<</FunctionType 2/N 1/C0[0 1 0]/C1[0 0 1]>>]>>"
        let drawing = try drawing(
            PDFText(
                "/S sh",
                resources:
                    "<</Shading<</S<</ShadingType 2/ColorSpace/DeviceRGB/Coords[1 2 9 2]/Extend[true false]/Function \(function)>>>>>>"))
        let shadings = drawing.operations.compactMap { if case .shade(let shading, _) = $0 { shading } else { nil } }
        let shading = try #require(shadings.first)
        #expect(shading.start == CGPoint(x: 1, y: 2) && shading.end == CGPoint(x: 9, y: 2) && shading.extendsStart && !shading.extendsEnd)
        let place = try #require(shading.locations.firstIndex { abs(Double($0) - 0.125) < 1e-9 })
        #expect(abs(Double(shading.colors[place].red) - 0.5) < 1e-9 && abs(Double(shading.colors[place].green) - 0.5) < 1e-9)
        #expect(shading.colors.last == CGColor(red: 0, green: 0, blue: 1, alpha: 1))
    }

    /// A gradient with only 33 stops would lose the color of the one sample that differs from the other 255.
    @Test func sampledGradientHasTheColorsOfAllSamples() throws {
        var pdf = PDFText(
            "/S sh",
            resources: "<</Shading<</S<</ShadingType 2/ColorSpace/DeviceRGB/Coords[1 2 9 2]/Function 5 0 R>>>>>>")
        let samples = (0..<256).map { $0 == 101 ? "ff0033" : "00ff00" }.joined()
        pdf.objects.append(
            "<</FunctionType 0/Domain[0 1]/Size[256]/BitsPerSample 8/Range[0 1 0 1 0 1]/Filter/ASCIIHexDecode/Length \(samples.count + 1)>>"
                + "stream\n\(samples)>\nendstream")
        let shadings = try drawing(pdf).operations.compactMap { if case .shade(let shading, _) = $0 { shading } else { nil } }
        let shading = try #require(shadings.first)
        let reds = shading.colors.indices.filter { shading.colors[$0].red > 0.5 }
        #expect(shading.colors.count == 256 && reds == [101] && abs(Double(shading.locations[101]) - 101.0 / 255) < 1e-9)
    }

    @Test func unsupportedContentIsListed() throws {
        let drawing = try drawing(
            PDFText(
                "BT /F 12 Tf (text) Tj ET /G gs /I Do /P cs /Q scn 0 0 1 1 re f",
                resources: "<</ExtGState<</G<</SMask<</S/Luminosity>>>>>>/XObject<</I<</Subtype/Image>>>>/ColorSpace<</P/Pattern>>>>"))
        #expect(
            drawing.unsupported == ["a pattern", "a soft mask", "an image", "text"]
                || drawing.unsupported == ["a soft mask", "an image", "text"])
    }

    @Test func filesThatAreNoPDFHaveAnErrorOfOneLine() throws {
        for text in ["", "not a PDF file at all", "%PDF-1.4\n", "%PDF-1.4\n1 0 obj <</Type/Page>> endobj"] {
            let error = #expect(throws: ImageError.self) { try PDFDrawing(Data(text.utf8), named: "b.pdf") }
            #expect(error?.description.contains("b.pdf") == true && error?.description.contains("\n") == false)
        }
    }

    // MARK: - Damaged files

    private static let sample: [UInt8] = {
        var pdf = PDFText(
            "q 0.5 0 0 .5 1 2 cm /C cs .2 .4 .6 sc 1 1 m 2 3 l 4 5 6 7 8 9 c h W n f* [1 2] 0 d /S sh Q /G gs /F Do 0 0 5 5 re B",
            resources: "<</XObject<</F 5 0 R>>/ColorSpace<</C[/ICCBased 6 0 R]>>/ExtGState<</G<</ca .5>>>>/Shading<</S 7 0 R>>>>")
        pdf.objects.append("<</Subtype/Form/BBox[0 0 9 9]/Group<<>>/Length 24>>stream\n1 0 0 RG 1 1 m 5 5 l S  \nendstream")
        pdf.objects.append("<</N 3/Length 2>>stream\nxx\nendstream")
        pdf.objects.append(
            "<</ShadingType 3/ColorSpace/DeviceCMYK/Coords[1 1 0 5 5 9]/Function<</FunctionType 0/Size[2]/BitsPerSample 8/Range[0 1 0 1 0 1 0 1]>>>>"
        )
        return [UInt8](pdf.data)
    }()

    private static let pieces = [
        "-", "99999999999", "<<", ">>", "[", "]", "(", "stream\n", "endstream", " 5 0 R ", "obj", "/Kids[2 0 R]", "1e308", " cm ", " q ",
    ]

    /// A changed file gives a drawing or an error, and never a crash.
    @Test(arguments: 1...10) func changedFilesAreHandled(seed: Int) {
        var random = SeededRandom(seed)
        for _ in 0..<repetitions(250, thorough: 1000) {
            var bytes = Self.sample
            for _ in 0..<random.integer(1...8) {
                let index = random.integer(0...(bytes.count - 1))
                switch random.integer(0...3) {
                case 0: bytes[index] = UInt8(random.integer(0...255))
                case 1: bytes.removeSubrange(index..<min(index + random.integer(1...30), bytes.count))
                case 2: bytes.insert(contentsOf: random.pick(Self.pieces).utf8, at: index)
                default: bytes[index] = UInt8(random.integer(48...57))
                }
            }
            do {
                let drawing = try PDFDrawing(Data(bytes), named: "a.pdf")
                #expect(drawing.size.width > 0 && drawing.size.height > 0)
            } catch {
                #expect(error is ImageError)
            }
        }
    }
}

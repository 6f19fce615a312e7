import FlipbookGeometry
import Foundation
import Testing

@testable import FlipbookImages

/// Each stop is repeated, because SDL_image reads beyond the end of a gradient with one stop and shows arbitrary memory.
@Suite struct SVGGradientStopsTests {
    private func decode(_ svg: String) throws -> CGImage { try ImageFile.image(from: Data(svg.utf8), named: "test") }
    private func colors(_ svg: String) throws -> Set<UInt32> { Set(try decode(svg).bitmap.words) }

    private func document(_ gradient: String, _ content: String) -> String {
        """
        <svg xmlns="http://www.w3.org/2000/svg" width="37" height="23"><defs><\(gradient)>\(content)</\(gradient.prefix(14))></defs>
        <rect width="37" height="23" fill="url(#g)"/></svg>
        """
    }

    @Test(
        arguments: ["linearGradient id=\"g\"", "radialGradient id=\"g\""],
        [
            "<stop offset=\"0\" stop-color=\"#336699\"/>", "<stop offset=\"0.4\" stop-color=\"#336699\"></stop>",
            "< stop\noffset='1' stop-color='#336699' />",
        ]) func gradientWithOneStopHasItsColor(gradient: String, stop: String) throws
    {
        #expect(try colors(document(gradient, stop)) == [0xFF33_6699])
    }

    @Test func gradientsWithSeveralStopsAreUnchanged() throws {
        let stops = "<stop offset=\"0.1\" stop-color=\"#000000\"/><stop offset=\"0.9\" stop-color=\"#00ff00\"/>"
        let words = try decode(document("linearGradient id=\"g\"", stops)).bitmap.words
        #expect(words[..<37].map { $0 >> 8 & 255 } == words[..<37].map { $0 >> 8 & 255 }.sorted())
        #expect(words[0] == 0xFF00_0000 && words[36] == 0xFF00_FF00 && Set(words).count > 20)
    }

    @Test(arguments: [
        ("<stop a/>", "<stop a/><stop a/>"), ("<stop>x</stop>", "<stop><stop>x</stop>"), ("<stop", "<stop"), ("<stop/>", "<stop/>"),
        ("<g><\n stop\tb='<'>y<stopped c/>stop", "<g><\n stop\tb='<'><\n stop\tb='<'>y<stopped c/>stop"), ("", ""),
    ])
    func eachStopOccursTwice(document: String, doubled: String) {
        let slice = Data(("12" + document).utf8).dropFirst(2)
        #expect(String(decoding: SVGGradientStops.doubled(in: slice), as: UTF8.self) == doubled)
    }
}

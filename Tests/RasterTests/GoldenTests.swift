import CoreGraphics
import Display
import Foundation
import Pictures
import Raster
import Sceneries
import Testing

/// Contact sheets as they were found to be right: each row was looked at, and each kernel is tested by itself against plain arithmetic.
/// They were painted by this painter at the commit that brought them; `make goldens` paints them anew.
@Suite struct GoldenTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Goldens").path

    private func painted(_ sheet: ContactSheet, threads: Int = 1) -> Bitmap {
        paint(sheet.list, ContactSheet.size.width, ContactSheet.size.height, threads: threads)
    }

    @Test(arguments: ContactSheet.all) func everyContentLooksAsItDid(sheet: ContactSheet) throws {
        let (picture, file) = (painted(sheet), "\(Self.folder)/\(sheet.name).png")
        if ProcessInfo.processInfo.environment["FLIPBOOK_GOLDENS"] == "make" { try PictureFile.writePNG(picture, to: file) }
        #expect(difference(picture, try PictureFile.read(file)) == 0)
    }

    @Test func thereAreNoOrphans() throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder)
        #expect(files.sorted() == ContactSheet.all.map { $0.name + ".png" }.sorted())
    }

    @Test(arguments: ContactSheet.all) func threadsCannotBeSeen(sheet: ContactSheet) {
        let alone = painted(sheet)
        for threads in [2, 5] { #expect(painted(sheet, threads: threads) == alone) }
    }

    /// From one sheet to the next on one surface, and after a window has wandered over it: only differences are painted.
    @Test func differencesCannotBeSeen() {
        let painter = Painter(width: ContactSheet.size.width, height: ContactSheet.size.height, scale: 1, threads: 2)
        for (step, sheet) in (ContactSheet.all + ContactSheet.all.reversed()).enumerated() {
            var list = sheet.list
            for place in 0..<5 {
                let spot = CGRect(x: 31 * place + 7 * step, y: 23 * place + 90 * step, width: 41, height: 33)
                painter.paint(list.covered(by: spot))
            }
            painter.paint(list)
            #expect(painter.surface == painted(sheet), "step \(step)")
            list.items.removeLast()
            painter.paint(list)
        }
    }
}

extension DisplayList {
    fileprivate func covered(by spot: CGRect) -> DisplayList {
        var list = self
        list.items.append(
            DisplayItem(source: 9999, content: .fill(RoundedRect(spot, radius: 9), .black), transform: .identity, opacity: 0.7))
        return list
    }
}

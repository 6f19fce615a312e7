import FlipbookGeometry
import FlipbookDisplayList
import FlipbookImages
import FlipbookRaster
import Foundation
import RandomDisplayLists
import Testing

/// Compares contact sheets with recorded images. The recorded images were checked row by row, and each kernel is
/// tested separately against plain arithmetic. `make goldens` records them again.
@Suite struct GoldenTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Goldens").path

    private func painted(_ sheet: ContactSheet, threads: Int = 1) -> Bitmap {
        paint(sheet.list, ContactSheet.size.width, ContactSheet.size.height, threads: threads)
    }

    @Test(arguments: ContactSheet.all) func contactSheetsEqualTheRecordedImages(sheet: ContactSheet) throws {
        let (bitmap, file) = (painted(sheet), "\(Self.folder)/\(sheet.name).png")
        if ProcessInfo.processInfo.environment["FLIPBOOK_GOLDENS"] == "make" { try ImageFile.writePNG(bitmap, to: file) }
        #expect(difference(bitmap, try ImageFile.bitmap(atPath: file)) == 0)
    }

    @Test func everyRecordedImageHasASheet() throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder)
        #expect(files.sorted() == ContactSheet.all.map { $0.name + ".png" }.sorted())
    }

    @Test(arguments: ContactSheet.all) func theNumberOfThreadsDoesNotAffectTheResult(sheet: ContactSheet) {
        let expected = painted(sheet)
        for threads in [2, 5] { #expect(painted(sheet, threads: threads) == expected) }
    }

    /// Paints all sheets on one surface, with a rectangle that moves over each. Only the differences are painted.
    @Test func paintingOnlyChangesDoesNotAffectTheResult() {
        let painter = Painter(width: ContactSheet.size.width, height: ContactSheet.size.height, scale: 1, threads: 2)
        for (step, sheet) in (ContactSheet.all + ContactSheet.all.reversed()).enumerated() {
            var list = sheet.list
            for index in 0..<5 {
                let spot = CGRect(x: 31 * index + 7 * step, y: 23 * index + 90 * step, width: 41, height: 33)
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

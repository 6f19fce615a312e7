import Chances
import CoreGraphics
import Foundation
import Pictures
import Testing

/// A folder that is gone when the test is.
final class Folder {
    let path: String

    init() throws {
        path = NSTemporaryDirectory() + "flipbook-pictures-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func write(_ text: String, to name: String) throws -> String {
        let file = "\(path)/\(name)"
        try FileManager.default.createDirectory(atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: URL(fileURLWithPath: file))
        return file
    }

    var contents: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted() }
}

@Suite struct PictureFileTests {
    private func noise(_ chance: inout Chance, opaque: Bool) -> Bitmap {
        let (width, height) = (chance.whole(1...40), chance.whole(1...30))
        return Bitmap(
            width: width, height: height,
            words: (0..<(width * height)).map { _ in
                let alpha = opaque ? 255 : chance.whole(0...255)
                return (0..<3).reduce(UInt32(alpha)) { word, _ in word << 8 | UInt32(chance.whole(0...alpha)) }
            })
    }

    @Test(arguments: 1...10) func anOpaquePictureComesBackAsItWas(seed: Int) throws {
        var chance = Chance(seed)
        let folder = try Folder()
        let bitmap = noise(&chance, opaque: true)
        try PictureFile.writePNG(bitmap, to: folder.path + "/a.png")
        #expect(try PictureFile.read(folder.path + "/a.png") == bitmap)
        #expect(folder.contents == ["a.png"], "nothing is left of the making")
    }

    /// A PNG holds colours without their alpha: they are divided by it and multiplied again, and come back as they were.
    @Test(arguments: 1...10) func aTranslucentPictureComesBackAsItWas(seed: Int) throws {
        var chance = Chance(seed)
        let folder = try Folder()
        let bitmap = noise(&chance, opaque: false)
        try PictureFile.writePNG(bitmap, to: folder.path + "/a.png")
        #expect(try PictureFile.read(folder.path + "/a.png").words == bitmap.words)
    }

    /// Every premultiplied channel of every alpha.
    @Test func everyPremultipliedColorComesBack() throws {
        let folder = try Folder()
        let bitmap = Bitmap(
            width: 256, height: 256,
            words: (0..<65536).map { index in
                let (channel, alpha) = (UInt32(index & 255), UInt32(index >> 8))
                return channel <= alpha ? alpha << 24 | channel << 16 | (alpha - channel) << 8 | channel / 2 : 0
            })
        try PictureFile.writePNG(bitmap, to: folder.path + "/all.png")
        #expect(try PictureFile.read(folder.path + "/all.png").words == bitmap.words)
    }

    @Test func writingReplacesAndReportsItsPlace() throws {
        let folder = try Folder()
        let (a, b) = (Bitmap(width: 3, height: 2, words: [UInt32](repeating: .max, count: 6)), Bitmap(width: 1, height: 1))
        try PictureFile.writePNG(a, to: folder.path + "/a.png")
        try PictureFile.writePNG(b, to: folder.path + "/a.png")
        #expect(try PictureFile.read(folder.path + "/a.png") == b)
        let nowhere = folder.path + "/no/such/folder/a.png"
        let error = #expect(throws: PictureError.self) { try PictureFile.writePNG(a, to: nowhere) }
        #expect(error?.description.contains(nowhere) == true)
        #expect(folder.contents == ["a.png"])
    }

    // MARK: - What cannot be read

    @Test func whatCannotBeReadIsNamed() throws {
        let folder = try Folder()
        let whole = folder.path + "/whole.png"
        var chance = Chance(3)
        try PictureFile.writePNG(noise(&chance, opaque: true), to: whole)
        let half = try Data(contentsOf: URL(fileURLWithPath: whole))
        try half.prefix(half.count / 2).write(to: URL(fileURLWithPath: folder.path + "/half.png"))
        let files = [
            folder.path + "/missing.png", try folder.write("", to: "empty.png"), try folder.write("This is no picture.", to: "text.png"),
            try folder.write("<svg", to: "broken.svg"), folder.path + "/half.png", folder.path,
        ]
        for file in files {
            let error = #expect(throws: PictureError.self, "\(file)") { try PictureFile.read(file) }
            #expect(error?.description.contains(file) == true)
            #expect(error?.description.contains("\n") == false, "one line")
        }
    }

    // MARK: - SVG

    private let circle = #"<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><rect width="40" height="20" fill="red"/></svg>"#

    @Test(arguments: [((80, 40), (80, 40)), ((100, 20), (40, 20)), ((30, 300), (30, 15)), ((400, 200), (400, 200))])
    func aVectorPictureIsDrawnAtTheSizeThatIsAskedFor(asked: (Int, Int), drawn: (Int, Int)) throws {
        let folder = try Folder()
        let file = try folder.write(circle, to: "a.svg")
        let picture = try PictureFile.read(file, fitting: (width: asked.0, height: asked.1))
        #expect((picture.width, picture.height) == drawn)
        #expect(picture[drawn.0 / 2, drawn.1 / 2].word == 0xFFFF_0000)
        #expect(picture[1, 1].word == 0xFFFF_0000 && picture[drawn.0 - 2, drawn.1 - 2].word == 0xFFFF_0000, "it fills its size")
    }

    @Test func withoutASizeItIsAsLargeAsItSays() throws {
        let folder = try Folder()
        let picture = try PictureFile.read(try folder.write(circle, to: "a.SVG"))
        #expect((picture.width, picture.height) == (40, 20))
    }

    /// Drawn anew at twice and three times its size, also where that is no whole number of its own.
    @Test(arguments: [("40", "20", 2), ("17.5", "9.25", 3), ("33", "1", 4)]) func aVectorPictureGrows(w: String, h: String, times: Int)
        throws
    {
        let svg =
            #"<svg xmlns="http://www.w3.org/2000/svg" width="\#(w)" height="\#(h)"><rect width="\#(w)" height="\#(h)" fill="red"/></svg>"#
        let picture = try PictureFile.picture(in: Data(svg.utf8), named: "red")
        #expect(picture.times(for: Double(times)) == times)
        let large = picture.levels(1, times: times).bitmaps[0]
        #expect((large.width, large.height) == (picture.width * times, picture.height * times))
        #expect(large[large.width / 2, large.height / 2].word == 0xFFFF_0000)
        #expect(picture.times(for: 0.4) == 1 && picture.times(for: 1.04) == 1, "it is never drawn smaller than it is")
        #expect(picture.times(for: 1e9) * max(picture.width, picture.height) <= 4096)
    }

    @Test func aPictureOfPixelsIsNotDrawnAnew() throws {
        let folder = try Folder()
        try PictureFile.writePNG(Bitmap(width: 3, height: 2), to: folder.path + "/a.png")
        #expect(try PictureFile.picture(folder.path + "/a.png").times(for: 3) == 1)
    }

    /// Half-transparent red: premultiplied, however it is stored.
    @Test func translucentPixelsArePremultiplied() throws {
        let folder = try Folder()
        let svg =
            #"<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8" fill="red" fill-opacity="0.5"/></svg>"#
        let pixel = try PictureFile.read(try folder.write(svg, to: "a.svg"))[4, 4]
        #expect(abs(Int(pixel.alpha) - 128) <= 1 && abs(Int(pixel.red) - 128) <= 1)
        #expect(pixel.green == 0 && pixel.blue == 0)
    }
}

@Suite struct PictureFoldersTests {
    @Test func theFirstFolderThatHasItWins() throws {
        let (first, second) = (try Folder(), try Folder())
        let folders = PictureFolders([first.path, second.path])
        #expect(folders.file(named: "icon") == nil)
        let later = try second.write("", to: "icon.svg")
        #expect(folders.file(named: "icon") == later)
        let earlier = try first.write("", to: "icon.jpeg")
        #expect(folders.file(named: "icon") == earlier, "the folder decides before the ending")
    }

    /// Of several endings the sharper: svg, png, jpg, jpeg.
    @Test func withoutAnEndingTheBestIsTaken() throws {
        let folder = try Folder()
        let folders = PictureFolders([folder.path])
        for ending in ["jpeg", "jpg", "png", "svg"] {
            let file = try folder.write("", to: "card.\(ending)")
            #expect(folders.file(named: "card") == file)
        }
        #expect(folders.file(named: "card.png") == folder.path + "/card.png")
        #expect(folders.file(named: "card.gif") == nil)
    }

    @Test func namesMayNameSubfolders() throws {
        let folder = try Folder()
        let folders = PictureFolders([folder.path])
        let file = try folder.write("", to: "Weather/sun.png")
        #expect(folders.file(named: "Weather/sun") == file)
        #expect(folders.file(named: "sun") == file, "and need not")
        #expect(folders.file(named: "un") == nil && folders.file(named: "Weather") == nil, "whole names of files")
        let deeper = try folder.write("", to: "A/B/C/sun.png")
        #expect(folders.file(named: "sun") == file, "the nearer one")
        #expect(folders.file(named: "C/sun.png") == deeper)
        let nearest = try folder.write("", to: "sun.jpg")
        #expect(folders.file(named: "sun") == nearest)
        #expect(PictureFolders([folder.path], shallow: [folder.path]).file(named: "C/sun") == nil, "where not to look")
    }

    @Test func aDrawingStandsInForAPhoto() throws {
        let folder = try Folder()
        let folders = PictureFolders([folder.path])
        let drawing = try folder.write("", to: "Flight/bg-snowy.svg")
        for name in ["bg-snowy", "bg-snowy.png", "bg-snowy.jpg", "bg-snowy.svg"] { #expect(folders.file(named: name) == drawing) }
        let photo = try folder.write("", to: "Other/bg-snowy.png")
        #expect(folders.file(named: "bg-snowy.png") == photo)
        #expect(folders.file(named: "bg-snowy.jpg") == drawing)
    }

    /// The screen's own scale, then finer ones, then coarser ones.
    @Test func theScaleThatSuitsTheScreen() throws {
        let folder = try Folder()
        let folders = PictureFolders([folder.path])
        func found(_ scale: Int, _ name: String = "star") -> Int? { folders.find(name, scale: scale)?.scale }
        _ = try folder.write("", to: "star@3x.png")
        #expect([found(1), found(2), found(3)] == [3, 3, 3])
        _ = try folder.write("", to: "star.png")
        #expect([found(1), found(2), found(3)] == [1, 3, 3])
        let twice = try folder.write("", to: "star@2x.png")
        #expect([found(1), found(2), found(3), found(4)] == [1, 2, 3, 3])
        #expect(folders.find("star.png", scale: 2)?.path == twice)
        #expect(found(3, "star@2x.png") == 2, "a scale in the name is one")
        #expect(found(3, "star@2x") == 2)
    }

    /// The person's own folders come first, in their order; what is not set adds none.
    @Test func theEnvironmentComesFirst() {
        let own = PictureFolders.standard(environment: ["FLIPBOOK_ASSETS": "/one:/two/three"]).folders
        #expect(own.prefix(2) == ["/one", "/two/three"])
        #expect(PictureFolders.standard(environment: [:]).folders == Array(own.dropFirst(2)))
        #expect(PictureFolders.standard(environment: ["FLIPBOOK_ASSETS": ""]).folders == Array(own.dropFirst(2)))
    }
}

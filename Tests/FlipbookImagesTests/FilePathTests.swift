import FlipbookImages
import Foundation
import Testing

@Suite struct FilePathTests {
    @Test func isInsideResolvesSymbolicLinksAndDotDot() throws {
        let folder = try TemporaryFolder()
        _ = try folder.write("", to: "sub/deep/a.png")
        try FileManager.default.createSymbolicLink(atPath: folder.path + "/sub/out", withDestinationPath: "..")
        try FileManager.default.createSymbolicLink(atPath: folder.path + "/sub/in", withDestinationPath: "deep")
        let sub = folder.path + "/sub"
        for name in ["a.png", "deep/a.png", "deep/../a.png", "./b.png", "in/c.png", "no/../d.png", "out/sub/e.png"] {
            #expect(FilePath.isInside(sub + "/" + name, folder: sub), "\(name)")
        }
        for name in ["../a.png", "deep/../../a.png", "out/a.png", "no/../../a.png", "../sub2/a.png", "in/../../a.png", "a\u{0}.png"] {
            #expect(!FilePath.isInside(sub + "/" + name, folder: sub), "\(name)")
        }
        #expect(!FilePath.isInside("/etc/passwd", folder: sub) && FilePath.isInside("/etc/passwd", folder: "/"))
        #expect(FilePath.isInside("a.png", folder: "") && !FilePath.isInside("../a.png", folder: "") && FilePath.isInside("a", folder: "."))
    }
}

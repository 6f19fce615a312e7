import FlipbookImages
import Foundation
import Testing

@Suite struct ImageSearchPathTests {
    @Test func theFirstFolderWithAMatchIsUsed() throws {
        let (first, second) = (try TemporaryFolder(), try TemporaryFolder())
        let searchPath = ImageSearchPath([first.path, second.path])
        #expect(searchPath.path(named: "icon") == nil)
        let later = try second.write("", to: "icon.svg")
        #expect(searchPath.path(named: "icon") == later)
        let earlier = try first.write("", to: "icon.jpeg")
        #expect(searchPath.path(named: "icon") == earlier, "the order of the folders counts more than the file extension")
    }

    /// The file extensions are tried in this order: svg, png, jpg, jpeg.
    @Test func withoutAFileExtensionTheBestFileIsUsed() throws {
        let folder = try TemporaryFolder()
        let searchPath = ImageSearchPath([folder.path])
        for fileExtension in ["jpeg", "jpg", "png", "svg"] {
            let file = try folder.write("", to: "card.\(fileExtension)")
            #expect(searchPath.path(named: "card") == file)
        }
        #expect(searchPath.path(named: "card.png") == folder.path + "/card.png")
        #expect(searchPath.path(named: "card.gif") == nil)
    }

    @Test func namesMayContainSubfolders() throws {
        let folder = try TemporaryFolder()
        let searchPath = ImageSearchPath([folder.path])
        let file = try folder.write("", to: "Weather/sun.png")
        #expect(searchPath.path(named: "Weather/sun") == file)
        #expect(searchPath.path(named: "sun") == file, "files in subfolders are also found without the folder name")
        #expect(searchPath.path(named: "un") == nil && searchPath.path(named: "Weather") == nil, "only complete file names match")
        let deeper = try folder.write("", to: "A/B/C/sun.png")
        #expect(searchPath.path(named: "sun") == file, "the file in the fewest subfolders is used")
        #expect(searchPath.path(named: "C/sun.png") == deeper)
        let nearest = try folder.write("", to: "sun.jpg")
        #expect(searchPath.path(named: "sun") == nearest)
        #expect(
            ImageSearchPath([folder.path], nonrecursiveFolders: [folder.path]).path(named: "C/sun") == nil,
            "subfolders of a nonrecursive folder are not searched")
    }

    @Test func aDrawingReplacesAMissingPhoto() throws {
        let folder = try TemporaryFolder()
        let searchPath = ImageSearchPath([folder.path])
        let drawing = try folder.write("", to: "Flight/bg-snowy.svg")
        for name in ["bg-snowy", "bg-snowy.png", "bg-snowy.jpg", "bg-snowy.svg"] { #expect(searchPath.path(named: name) == drawing) }
        let photo = try folder.write("", to: "Other/bg-snowy.png")
        #expect(searchPath.path(named: "bg-snowy.png") == photo)
        #expect(searchPath.path(named: "bg-snowy.jpg") == drawing)
    }

    /// The scale of the screen is preferred, then finer scales, then coarser ones.
    @Test func theBestScaleForTheScreenIsUsed() throws {
        let folder = try TemporaryFolder()
        let searchPath = ImageSearchPath([folder.path])
        func matchedScale(_ scale: Int, _ name: String = "star") -> Int? { searchPath.match(named: name, scale: scale)?.scale }
        _ = try folder.write("", to: "star@3x.png")
        #expect([matchedScale(1), matchedScale(2), matchedScale(3)] == [3, 3, 3])
        _ = try folder.write("", to: "star.png")
        #expect([matchedScale(1), matchedScale(2), matchedScale(3)] == [1, 3, 3])
        let twice = try folder.write("", to: "star@2x.png")
        #expect([matchedScale(1), matchedScale(2), matchedScale(3), matchedScale(4)] == [1, 2, 3, 3])
        #expect(searchPath.match(named: "star.png", scale: 2)?.path == twice)
        #expect(matchedScale(3, "star@2x.png") == 2, "a scale in the name is respected")
        #expect(matchedScale(3, "star@2x") == 2)
    }

    @Test func scaleIsBeforeTheKindOfDeviceOfAName() throws {
        let folder = try TemporaryFolder()
        let searchPath = ImageSearchPath([folder.path])
        let plain = try folder.write("", to: "star~ipad.png")
        let match = searchPath.match(named: "star~ipad", scale: 2)
        #expect(match?.path == plain && match?.scale == 1)
        let twice = try folder.write("", to: "star@2x~ipad.png")
        for name in ["star~ipad", "star~ipad.png", "star@2x~ipad"] {
            let match = searchPath.match(named: name, scale: 2, idiom: .phone)
            #expect(match?.path == twice && match?.scale == 2, "\(name)")
        }
        #expect(searchPath.match(named: "star~ipad", scale: 1)?.path == plain)
    }

    /// The folders in the variable `FLIPBOOK_ASSETS` are first, in their order. If the variable is unset or empty, it adds no folder.
    @Test func foldersOfTheEnvironmentComeFirst() {
        let folders = ImageSearchPath.standard(environment: ["FLIPBOOK_ASSETS": "/one:/two/three"]).folders
        #expect(folders.prefix(2) == ["/one", "/two/three"])
        #expect(ImageSearchPath.standard(environment: [:]).folders == Array(folders.dropFirst(2)))
        #expect(ImageSearchPath.standard(environment: ["FLIPBOOK_ASSETS": ""]).folders == Array(folders.dropFirst(2)))
    }
}

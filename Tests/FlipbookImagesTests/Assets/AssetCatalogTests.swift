import FlipbookImages
import Foundation
import Testing

@Suite struct AssetCatalogTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func makeFolders(_ names: [String]) throws {
        for name in names {
            try FileManager.default.createDirectory(atPath: "\(folder.path)/\(name)", withIntermediateDirectories: true)
        }
    }

    @Test func groupsAddTheirNameOnlyIfTheyProvideANamespace() throws {
        try makeFolders([
            "A.xcassets/kite.imageset", "A.xcassets/Plain/boat.imageset", "A.xcassets/Harbor/pier.imageset",
            "A.xcassets/Harbor/Deep/crane.imageset", "A.xcassets/Harbor/Open/buoy.colorset", "A.xcassets/Birds.spriteatlas/gull.imageset",
        ])
        _ = try folder.write(#"{"properties": {"provides-namespace": true}}"#, to: "A.xcassets/Harbor/Contents.json")
        _ = try folder.write(#"{"properties": {"provides-namespace": true}}"#, to: "A.xcassets/Harbor/Deep/Contents.json")
        _ = try folder.write(#"{"info": {"version": 1}}"#, to: "A.xcassets/Plain/Contents.json")
        let catalog = AssetCatalog(path: folder.path + "/A.xcassets")
        #expect(catalog.folders[.image]?.keys.sorted() == ["Harbor/Deep/crane", "Harbor/pier", "boat", "gull", "kite"])
        #expect(catalog.folders[.color]?.keys.sorted() == ["Harbor/buoy"])
        #expect(catalog.folder(.image, named: "Harbor/pier") == folder.path + "/A.xcassets/Harbor/pier.imageset")
        #expect(catalog.messages.isEmpty)
    }

    @Test func eachUnsupportedAssetOrBrokenFileIsReportedInOneLine() throws {
        try makeFolders([
            "B.xcassets/a.symbolset", "B.xcassets/b.launchimage", "B.xcassets/c.stickerpack/inner.imageset", "B.xcassets/G/x.dataset",
        ])
        _ = try folder.write("{\"properties\": [", to: "B.xcassets/G/Contents.json")
        let catalog = AssetCatalog(path: folder.path + "/B.xcassets")
        #expect(catalog.messages.count == 3 && catalog.messages.allSatisfy { !$0.contains("\n") })
        #expect(catalog.messages.contains { $0.contains("G/Contents.json") } && catalog.messages.contains { $0.contains("a.symbolset") })
        #expect(catalog.folder(.data, named: "x") != nil && catalog.folders[.image] == nil)
    }

    @Test func foldersInACycleOfSymbolicLinksAreVisitedOnce() throws {
        try makeFolders(["C.xcassets/G/one.imageset"])
        for name in ["up", "again"] {
            try FileManager.default.createSymbolicLink(
                atPath: "\(folder.path)/C.xcassets/G/\(name)", withDestinationPath: folder.path + "/C.xcassets")
        }
        #expect(AssetCatalog(path: folder.path + "/C.xcassets").folders[.image]?.keys.sorted() == ["one"])
    }

    @Test func firstCatalogIsUsedAndTheIndexIsReadAgainOnlyAfterAReload() throws {
        try makeFolders(["Z.xcassets/kite.imageset", "M.xcassets/kite.imageset"])
        #expect(AssetCatalogs.inFolder(folder.path).folder(.image, named: "kite")?.hasSuffix("M.xcassets/kite.imageset") == true)
        try makeFolders(["M.xcassets/drum.imageset"])
        #expect(AssetCatalogs.inFolder(folder.path).folder(.image, named: "drum") == nil)
        AssetCatalogs.reload()
        #expect(AssetCatalogs.inFolder(folder.path).names(.image) == ["drum", "kite"])
    }

    // MARK: - App icons and data

    @Test func largestImageOfAnAppIconIsFound() throws {
        let icon = "D.xcassets/Badge.appiconset"
        for name in ["s.png", "m.png", "dark.png", "mac.png"] { _ = try folder.write("x", to: "\(icon)/\(name)") }
        _ = try folder.write(
            """
            {"images": [{"idiom": "iphone", "size": "29x29", "scale": "3x", "filename": "s.png"},
            {"idiom": "ipad", "size": "83.5x83.5", "scale": "2x", "filename": "m.png"},
            {"idiom": "universal", "platform": "ios", "size": "1024x1024", "filename": "gone.png"},
            {"idiom": "universal", "size": "900x900", "filename": "dark.png", "appearances": [{"appearance": "luminosity", "value": "dark"}]},
            {"idiom": "mac", "size": "512x512", "scale": "2x", "filename": "mac.png"}]}
            """, to: "\(icon)/Contents.json")
        #expect(AssetCatalog.appIconPath(named: "Badge", inFolder: folder.path)?.hasSuffix("/m.png") == true)
        #expect(AssetCatalog.appIconPath(named: "Badge", inFolder: folder.path + "/D.xcassets")?.hasSuffix("/m.png") == true)
        #expect(AssetCatalog.appIconPath(named: "Other", inFolder: folder.path) == nil)
    }

    @Test func dataSetHasAFileForEachKindOfDevice() throws {
        let text = """
            {"data": [{"idiom": "universal", "filename": "all.json", "universal-type-identifier": "public.json"},
            {"idiom": "ipad", "filename": "pad.txt"}, {"idiom": "iphone", "filename": "../outside"}]}
            """
        _ = try folder.write(text, to: "E.xcassets/levels.dataset/Contents.json")
        let path = folder.path + "/E.xcassets/levels.dataset"
        let phone = try DataAsset(folder: path, traits: AssetTraits(scale: 2))
        #expect(phone.path == path + "/all.json" && phone.typeIdentifier == "public.json")
        let pad = try DataAsset(folder: path, traits: AssetTraits(scale: 2, idiom: .pad))
        #expect(pad.path == path + "/pad.txt" && pad.typeIdentifier == "public.data")
    }
}

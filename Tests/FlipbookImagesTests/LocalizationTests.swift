import FlipbookImages
import Foundation
import Testing

@Suite struct LocalizationTests {
    @Test func languagesAreReadFromTheEnvironment() {
        #expect(Localization.languages(environment: ["LANG": "de_AT.UTF-8", "LC_ALL": ""]) == ["de-AT"])
        #expect(Localization.languages(environment: ["LANG": "de_AT.UTF-8", "LANGUAGE": "pt_BR:fr", "LC_ALL": "it"]) == ["pt-BR", "fr"])
        #expect(Localization.languages(environment: ["LANG": "C.UTF-8"]).isEmpty && Localization.languages(environment: [:]).isEmpty)
        #expect(Localization.languages(environment: ["LC_MESSAGES": "ca_ES@valencia", "LANG": "en_US"]) == ["ca-ES"])
    }

    @Test func closestLocalizationIsChosen() {
        let folders = ["Base", "en", "de", "pt-BR", "zh-Hans", "zh-Hant"]
        func match(_ languages: [String], _ region: String? = "en") -> String? {
            Localization.bestMatch(of: folders, languages: languages, developmentRegion: region)
        }
        #expect(match(["de-AT", "en"]) == "de" && match(["pt-PT"]) == "pt-BR" && match(["zh-Hant-TW"]) == "zh-Hant")
        #expect(match(["ja", "de"]) == "de" && match(["ja"]) == "en" && match(["ja"], "de") == "de" && match([], nil) == "en")
        #expect(match(["zh_TW"]) == "zh-Hant")
        #expect(Localization.bestMatch(of: ["English", "German"], languages: ["de-DE"], developmentRegion: "en") == "German")
        #expect(Localization.bestMatch(of: ["Base"], languages: ["de"], developmentRegion: "en") == nil)
    }

    /// The characters that are usual in a region decide between simplified and traditional Chinese.
    @Test(arguments: [
        ("zh-HK", ["en", "zh-Hans", "zh-Hant"], "zh-Hant"), ("zh_MO", ["zh-Hans", "zh-Hant"], "zh-Hant"),
        ("zh-TW", ["zh-CN", "zh-HK"], "zh-HK"), ("zh-SG", ["zh-HK", "zh-Hans"], "zh-Hans"), ("zh", ["zh-HK", "zh-Hans"], "zh-Hans"),
        ("zh-HK", ["zh", "zh-HK", "zh-Hant"], "zh-HK"), ("zh-HK", ["zh", "zh-TW"], "zh-TW"), ("zh", ["zh", "zh-Hans"], "zh"),
        ("zh-Hans-HK", ["zh-Hans", "zh-Hant"], "zh-Hans"), ("zh-HK", ["en", "zh-Hans"], "zh-Hans"),
    ])
    func regionChoosesTheFormOfChinese(language: String, folders: [String], match: String) {
        #expect(Localization.bestMatch(of: folders, languages: [language], developmentRegion: "en") == match)
    }
}

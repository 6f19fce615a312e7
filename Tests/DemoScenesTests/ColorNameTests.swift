import Testing
import UIKit

@testable import DemoScenes

/// The names of the colors of the list.
@MainActor @Suite struct ColorNameTests {
    @Test func allNamesDiffer() {
        var names = Set<String>()
        for number in 0..<NamedColor.count { names.insert(NamedColor(number: number).name) }
        #expect(names.count == 100_000)
    }

    /// A name has two words. The second one is a hue of the color's family. Both begin with a capital and have vowels, so they can be
    /// pronounced.
    @Test func namesAreTwoWords() {
        for number in stride(from: 7, to: NamedColor.count, by: 37) {
            let words = NamedColor(number: number).name.split(separator: " ")
            #expect(words.count == 2 && ColorName.hues[NamedColor.family(of: number)].contains(String(words.last ?? "")), "\(number)")
            for word in words {
                #expect(
                    word.first?.isUppercase == true && word.dropFirst().allSatisfy(\.isLowercase) && (3...16).contains(word.count),
                    "\(word)")
                #expect(word.lowercased().contains { "aeiouy".contains($0) }, "\(word)")
            }
        }
    }

    @Test func neighborsHaveDifferentWords() {
        for number in stride(from: 11, to: NamedColor.count - 1, by: 13)
        where NamedColor.family(of: number) == NamedColor.family(of: number + 1) {
            let words = [number, number + 1].map { NamedColor(number: $0).name.split(separator: " ") }
            #expect(words[0][0] != words[1][0] && words[0][1] != words[1][1], "\(words)")
        }
    }

    /// The first part of a name describes the lightness of the color: dark, medium, or light.
    @Test func firstPartDescribesLightness() {
        #expect(ColorName.name(family: 4, index: 811, lightness: 0.41) == "Cellarwind Willow")
        #expect(ColorName.name(family: 4, index: 811, lightness: 0.64) != ColorName.name(family: 4, index: 811, lightness: 0.41))
        #expect(ColorName.name(family: 4, index: 811, lightness: 0.8) != ColorName.name(family: 4, index: 811, lightness: 0.64))
    }

    @Test func familiesAreTheFirstHues() {
        #expect(NamedColor.families.count == 12 && NamedColor.families.first == "Coral" && NamedColor.families.last == "Rose")
        let hues = ColorName.hues.flatMap { $0 }
        #expect(hues.count == 144 && Set(hues).count == 144)
    }
}

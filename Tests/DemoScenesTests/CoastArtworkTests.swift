@testable import DemoScenes
import Testing
import UIKit

@MainActor @Suite struct CoastArtworkTests {
    private let pictures = (0..<20).map { Picture(number: 700 + $0, title: "Sea \($0)", place: "Coast", light: .noon) }

    @Test func pictureIsDrawnOnceWhileItIsShown() {
        let shown = CoastArtwork.image(of: pictures[0])
        for picture in pictures.dropFirst() { _ = CoastArtwork.image(of: picture) }
        #expect(CoastArtwork.image(of: pictures[0]) === shown)
        #expect(CoastArtwork.image(of: pictures[19]) === CoastArtwork.image(of: pictures[19]))
    }

    @Test func picturesThatAreNotShownAreReleased() {
        weak var first: UIImage?
        weak var last: UIImage?
        first = CoastArtwork.image(of: pictures[0])
        for picture in pictures { last = CoastArtwork.image(of: picture) }
        #expect(first == nil)
        #expect(last != nil)
    }
}

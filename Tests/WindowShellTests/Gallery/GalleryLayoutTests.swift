import CoreGraphics
import Testing

@testable import WindowShell

/// The positions of the gallery's elements, for windows of many sizes.
@MainActor @Suite struct GalleryLayoutTests {
    private static let recent = (0..<3).map { GalleryItem.recent($0 * 2) }
    private static let all = (0..<18).map { GalleryItem.scene($0) }

    /// A layout whose cards have heights that differ.
    private func layout(_ size: CGSize, headings: Bool = true) -> GalleryLayout {
        let metrics = WindowMetrics(size)
        var layout = GalleryLayout(width: size.width, metrics: metrics)
        let sections = [
            GalleryLayout.Section(title: "Recent", items: Self.recent), GalleryLayout.Section(title: "All", items: Self.all),
        ]
        layout.add(sections, showsHeadings: headings) { item in
            if case .scene(let index) = item { return metrics.points(230 + CGFloat(index * 7 % 5) * 18) }
            return GalleryTile.height(metrics)
        }
        return layout
    }

    nonisolated static let sizes = [
        CGSize(width: 200, height: 300), CGSize(width: 375, height: 667), CGSize(width: 777, height: 500), CGSize(width: 1180, height: 860),
        CGSize(width: 1280, height: 720), CGSize(width: 1367, height: 768), CGSize(width: 1920, height: 1080),
        CGSize(width: 2560, height: 1080), CGSize(width: 3840, height: 2160), CGSize(width: 1081, height: 1920),
    ]

    @Test(arguments: sizes) func elementsAreInsideAndDoNotOverlap(_ size: CGSize) throws {
        let layout = layout(size)
        let frames = try (Self.recent + Self.all).map { try #require(layout.frames[$0]) }
        for frame in frames {
            #expect(frame.minX >= 39 && frame.maxX <= size.width - 39 && frame.minY >= 0 && frame.maxY <= layout.contentHeight, "\(frame)")
            #expect(frame.minX == frame.minX.rounded() && frame.minY == frame.minY.rounded())
        }
        for (index, frame) in frames.enumerated() {
            #expect(!frames[..<index].contains { $0.intersects(frame) })
            #expect(!layout.headingFrames.compactMap(\.self).contains { $0.intersects(frame) })
        }
    }

    /// There is no empty band at the right: the last column ends at the margin.
    @Test(arguments: sizes) func fullRowsReachTheMargin(_ size: CGSize) throws {
        let layout = layout(size)
        let margin = WindowMetrics(size).points(40)
        let full = try #require(layout.rows.first { $0.count == layout.columnCount })
        let last = try #require(layout.frames[full[full.count - 1]])
        #expect(abs(last.maxX - (size.width - margin)) <= 1, "\(last) in \(size)")
    }

    /// Each row is as high as its highest card, and all cards of a row are aligned.
    @Test(arguments: sizes) func rowsAreAligned(_ size: CGSize) throws {
        let layout = layout(size)
        for row in layout.rows {
            let frames = try row.map { try #require(layout.frames[$0]) }
            #expect(Set(frames.map(\.minY)).count == 1 && Set(frames.map(\.height)).count == 1)
        }
    }

    @Test func columnsAndSizesFollowFromTheWidth() {
        #expect(layout(CGSize(width: 375, height: 667)).columnCount == 1)
        #expect(layout(CGSize(width: 1180, height: 860)).columnCount == 4)
        #expect(layout(CGSize(width: 1280, height: 720)).columnCount == 4)
        #expect(layout(CGSize(width: 1920, height: 1080)).columnCount == 5)
        #expect(layout(CGSize(width: 3840, height: 2160)).columnCount == 5)
        #expect(layout(CGSize(width: 3840, height: 2160)).itemWidth > 2 * layout(CGSize(width: 1280, height: 720)).itemWidth)
    }

    // MARK: - Moving

    @Test func rightVisitsAllElements() {
        let layout = layout(CGSize(width: 1180, height: 860))
        var visited = [Self.recent[0]]
        while let next = layout.item(1, after: visited[visited.count - 1]) { visited.append(next) }
        #expect(visited == Self.recent + Self.all)
        #expect(layout.item(-1, after: .scene(5)) == .scene(4) && layout.item(-1, after: Self.recent[0]) == nil)
    }

    /// If the next row has no element in the same column, the horizontally nearest one is found.
    @Test func moveToAnotherRowFindsTheNearestElement() {
        let layout = layout(CGSize(width: 1180, height: 860))
        #expect(layout.item(1, rowsBelow: .recent(2)) == .scene(1))
        #expect(layout.item(-1, rowsBelow: .scene(3)) == .recent(4), "there is no fourth tile")
        #expect(layout.item(1, rowsBelow: .scene(15)) == .scene(17), "there is no card below")
        #expect(layout.item(1, rowsBelow: .scene(17)) == nil && layout.item(-1, rowsBelow: .recent(0)) == nil)
    }

    @Test func pagesEndAtTheLastRow() {
        let layout = layout(CGSize(width: 1180, height: 860))
        #expect(layout.item(at: 400, below: .scene(1)) == .scene(9))
        #expect(layout.item(at: 1e9, below: .scene(1)) == .scene(17))
        #expect(layout.item(at: -1e9, below: .scene(17)) == .recent(2))
        #expect(layout.item(at: 100, below: .package(3)) == nil)
    }

    @Test(arguments: [CGFloat.nan, .infinity, -50, 0]) func invalidWidthsHaveOneColumn(_ width: CGFloat) {
        let metrics = WindowMetrics(CGSize(width: width, height: 500))
        #expect(metrics.factor == 1)
        if width.isFinite { #expect(layout(CGSize(width: width, height: 500)).columnCount == 1) }
    }
}

import CoreGraphics
import Foundation
import FlipbookPlayback
import Stage
import Testing
import UIKit

@testable import WindowShell

/// The positions of the phone and of the texts around it, in windows of many sizes.
@MainActor @Suite struct ScenePageLayoutTests {
    private static let portrait = CGSize(width: 375, height: 667)
    private static let landscape = CGSize(width: 667, height: 375)

    nonisolated static let sizes = [
        CGSize(width: 900, height: 700), CGSize(width: 1180, height: 860), CGSize(width: 1280, height: 720),
        CGSize(width: 1366, height: 768),
        CGSize(width: 1920, height: 1080), CGSize(width: 2560, height: 1080), CGSize(width: 3840, height: 2160),
        CGSize(width: 1080, height: 1920),
    ]

    private func layout(_ size: CGSize, _ screen: CGSize, panels: UIEdgeInsets = .zero) -> ScenePageLayout {
        ScenePageLayout(
            area: CGRect(origin: .zero, size: size).inset(by: panels), sceneSize: screen, sizeOfTakeA: nil, hasPhone: true,
            showsSceneOnly: false,
            scale: 1, metrics: WindowMetrics(size))
    }

    private func phone(_ layout: ScenePageLayout) -> CGRect {
        let frame = layout.screenFrames[0]
        let bezel = 10 * frame.width / layout.sceneSize.width
        return frame.insetBy(dx: -bezel, dy: -bezel)
    }

    /// The phone has a margin of 24 points on each side. In one of the two directions, the remaining space is smaller than a step of the
    /// zoom, which is 0.05 of the 687 points of the phone's height.
    @Test(arguments: sizes) func portraitPhoneUsesTheHeightOrTheWidth(_ size: CGSize) {
        let phone = phone(layout(size, Self.portrait))
        let free = min(size.height - phone.height - 48, size.width - phone.width - 48)
        #expect(free >= -0.01 && free < 0.05 * 687 + 0.01, "\(phone) in \(size)")
        #expect(abs(phone.midX - size.width / 2) <= 1 && abs(phone.midY - size.height / 2) <= 1)
    }

    @Test(
        arguments: sizes,
        [UIEdgeInsets.zero, UIEdgeInsets(top: 0, left: 0, bottom: 245, right: 0), UIEdgeInsets(top: 0, left: 280, bottom: 0, right: 410)])
    func captionsDoNotOverlapThePhoneOrThePanels(_ size: CGSize, _ panels: UIEdgeInsets) {
        for screen in [Self.portrait, Self.landscape] {
            let layout = layout(size, screen, panels: panels)
            let phone = phone(layout)
            #expect(layout.area.contains(phone) || phone.width < 40, "\(phone) in \(layout.area)")
            switch layout.captionArea {
            case .column(let frame), .strip(let frame):
                #expect(!frame.intersects(phone) && layout.area.contains(frame), "\(frame), \(phone) in \(layout.area)")
            case .hidden: break
            }
        }
    }

    @Test func wideScreenHasItsCaptionsBelow() {
        guard case .strip(let strip) = layout(CGSize(width: 1280, height: 720), Self.landscape).captionArea else {
            Issue.record("no strip")
            return
        }
        #expect(strip == CGRect(x: 40, y: 652, width: 1200, height: 56))
        guard case .column(let column) = layout(CGSize(width: 1280, height: 720), Self.portrait).captionArea else {
            Issue.record("no column")
            return
        }
        #expect(column.minX == 40 && column.width == 360)
    }

    /// Take A was made in the other orientation. The phones have the same zoom, so their frames have the same width.
    @Test(arguments: [false, true]) func phoneOfTakeAHasTheWidthOfItsOwnZoom(_ isLandscape: Bool) {
        var layout = layout(CGSize(width: 1366, height: 768), isLandscape ? Self.landscape : Self.portrait)
        layout.sizeOfTakeA = isLandscape ? Self.portrait : Self.landscape
        layout.isPair = true
        let (frames, phones) = (layout.screenFrames, layout.phoneFrames)
        let width = 10 * frames[1].width / layout.sceneSize.width
        #expect(phones.count == 2 && !phones[0].intersects(phones[1]))
        for (frame, phone) in zip(frames, phones) {
            #expect(abs(frame.minX - phone.minX - width) < 1e-6 && abs(phone.maxY - frame.maxY - width) < 1e-6, "\(frame) in \(phone)")
        }
    }

    // MARK: - In the window

    private static let summary =
        "A test card: text, gradients, shadows, images, glass, lines and particles. Drag or use the arrow keys to tilt the books."

    private func makeContent(_ size: CGSize) throws -> WindowContent {
        let scene = Scene("card", title: "Packing List", summary: Self.summary, tour: .none) { UIViewController() }
        let content = try WindowContent([scene], size: size, scale: 1)
        content.openScene(at: 0)
        content.advance(frames: 60)
        return content
    }

    private func paint(_ content: WindowContent, _ size: CGSize) {
        _ = content.paint(Collage(width: Int(size.width), height: Int(size.height), scale: 1))
    }

    @Test(arguments: sizes.prefix(6), [false, true]) func textsAreNotCut(_ size: CGSize, _ isLandscape: Bool) throws {
        let content = try makeContent(size)
        if isLandscape { content.perform(.rotateRight) }
        content.advance(frames: 60)
        paint(content, size)
        content.windowChrome.backStage.perform {
            let page = content.windowChrome.scenePage
            let labels = page.captionView.visibleLabels
            for label in labels {
                let needed = label.sizeThatFits(CGSize(width: label.bounds.width, height: .greatestFiniteMagnitude))
                #expect(label.bounds.height >= needed.height - 0.5 && label.bounds.width >= needed.width - 0.5, "\(label.text ?? "")")
                let frame = label.convert(label.bounds, to: page)
                #expect(page.bounds.contains(frame) && !frame.intersects(page.phonesFrame), "\(label.text ?? "") \(frame)")
            }
            for (index, label) in labels.enumerated() {
                let frame = label.convert(label.bounds, to: page)
                #expect(!labels[..<index].contains { $0.convert($0.bounds, to: page).insetBy(dx: 0.5, dy: 0.5).intersects(frame) })
                if let button = page.backButtonFrame { #expect(!button.intersects(frame)) }
            }
        }
    }

    /// The texts are legible from the back row.
    @Test func textsHaveTwentyPointsAt1080p() throws {
        let size = CGSize(width: 1920, height: 1080)
        let content = try makeContent(size)
        let labels = content.windowChrome.scenePage.captionView.visibleLabels
        let texts = labels.filter { ($0.text?.count ?? 0) > 1 }
        #expect(texts.count >= 6 && texts.allSatisfy { $0.font.pointSize >= 20 }, "\(texts.map(\.font.pointSize))")
    }

    @Test(arguments: sizes) func messageDoesNotCoverThePhoneInAWideWindow(_ size: CGSize) throws {
        let content = try makeContent(size)
        content.perform(.slowMotion)
        for message in [
            "Touches shown", "Saved ~/Pictures/with/a/long/path/of/folders/packing-list-1.png and its script, packing-list-1.script",
        ] {
            content.showMessage(message)
            content.advance(frames: 20)
            paint(content, size)
            let (toast, phone) = (content.windowChrome.hud.toastFrame, content.windowChrome.scenePage.phonesFrame)
            #expect(CGRect(origin: .zero, size: size).contains(toast))
            // In a high window the phone fills the window, so the message may cover a part of the phone.
            if size.width > size.height { #expect(!toast.intersects(phone), "\(toast), \(phone)") }
            let status = try #require(content.windowChrome.hud.statusFrame)
            #expect(!toast.intersects(status) && (!status.intersects(phone) || size.width <= 900 || size.width < size.height), "\(status)")
        }
    }

    // MARK: - Help

    @Test(arguments: sizes) func helpIsReadable(_ size: CGSize) throws {
        let content = try makeContent(size)
        content.perform(.help)
        content.advance(frames: 30)
        content.windowChrome.frontStage.perform {
            let help = content.windowChrome.hud.help
            #expect(CGRect(origin: .zero, size: size).contains(help.panelFrame))
            if size.width >= 1280 { #expect(help.titleSize >= 12, "\(help.titleSize)") }
            let labels = help.labels
            for label in labels {
                let needed = label.sizeThatFits(CGSize(width: label.bounds.width, height: .greatestFiniteMagnitude))
                #expect(label.bounds.width >= needed.width - 0.5 && label.bounds.height >= needed.height - 0.5, "\(label.text ?? "")")
            }
            let frames = labels.map { $0.convert($0.bounds, to: help) }
            for (index, frame) in frames.enumerated() {
                #expect(!frames[..<index].contains { $0.insetBy(dx: 0.5, dy: 0.5).intersects(frame) }, "\(labels[index].text ?? "")")
            }
        }
    }

    @Test func columnsOfTheHelpAreBalanced() {
        #expect(HelpColumns(heights: [6, 10, 13, 6, 3, 6], count: 3).columns == [0..<2, 2..<3, 3..<6])
        #expect(HelpColumns(heights: [6, 10, 13, 6, 3, 6], count: 1).columns == [0..<6])
        #expect(HelpColumns(heights: [6, 10], count: 5).columns == [0..<1, 1..<2])
    }

    // MARK: - Backdrop

    /// The relative luminance and the contrast of WCAG 2.
    private func contrast(_ a: UIColor, _ b: UIColor) -> Double {
        func luminance(_ color: UIColor) -> Double {
            let parts = (color.cgColor.components ?? []).prefix(3).map { part -> Double in
                let value = Double(part)
                return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
            }
            return parts[0] * 0.2126 + parts[1] * 0.7152 + parts[2] * 0.0722
        }
        let (high, low) = (max(luminance(a), luminance(b)), min(luminance(a), luminance(b)))
        return (high + 0.05) / (low + 0.05)
    }

    @Test(arguments: [UIUserInterfaceStyle.light, .dark]) func textsHaveContrast(_ style: UIUserInterfaceStyle) {
        let traits = UITraitCollection(userInterfaceStyle: style)
        for text in [ChromeColor.text, ChromeColor.secondaryText] {
            for surface in [ChromeColor.background, ChromeColor.card, ChromeColor.field] {
                let value = contrast(text.resolvedColor(with: traits), surface.resolvedColor(with: traits))
                #expect(value >= 4.5, "\(value)")
            }
        }
        #expect(contrast(Theme.lightTextColor, ChromeColor.capsule.resolvedColor(with: traits)) >= 4.5)
    }

    @Test func backdropIsASettingOfItsOwn() throws {
        let size = CGSize(width: 900, height: 700)
        let content = try makeContent(size)
        func corner() -> UInt32 {
            let collage = Collage(width: 900, height: 700, scale: 1)
            _ = content.paint(collage)
            return collage.image[2, 690].word
        }
        #expect(corner() == 0xFFF4_F2EE)
        content.perform(.darkMode)
        content.advance(frames: 30)
        #expect(corner() == 0xFFF4_F2EE, "the appearance of the device is another setting")
        content.press(try #require(KeyStroke(named: "f6")))
        content.advance(frames: 30)
        #expect(corner() == 0xFF17_181B && content.settings.hasDarkBackdrop)
        content.press(try #require(KeyStroke(named: "f6")))
        content.advance(frames: 30)
        #expect(corner() == 0xFFF4_F2EE)
    }
}

import Testing
import UIKit
@testable import WindowShell

/// The connection of the pasteboard with the clipboard of the desktop.
@MainActor @Suite(.serialized) struct ClipboardBridgeTests {
    @Test func textsAreExchangedInBothDirections() {
        var clipboard: String? = "from outside"
        var bridge = ClipboardBridge(read: { clipboard }, write: { clipboard = $0 })
        #expect(bridge.read() == "from outside" && UIPasteboard.general.string == "from outside")
        #expect(bridge.read() == nil && !bridge.write(), "nothing has changed")
        UIPasteboard.general.string = "from the scene"
        #expect(bridge.write() && clipboard == "from the scene")
        #expect(!bridge.write() && bridge.read() == nil)
        UIPasteboard.general.color = .systemRed
        #expect(!bridge.write() && clipboard == "from the scene", "a color has no text")
    }
}

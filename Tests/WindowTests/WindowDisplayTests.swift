import Foundation
import Testing

/// A display that disappears while the window is open.
@Suite(
    .enabled(
        if: VirtualDesktop.missingPrograms.isEmpty, "no window is opened: \(VirtualDesktop.missingPrograms.joined(separator: ", ")) missing"
    ),
    .enabled(if: VirtualDesktop.isEnabled, "no window is opened: a debug build does not paint 60 frames a second"), .serialized)
@MainActor struct WindowDisplayTests {
    @Test func programEndsWithOneLineAndSavesTheSettings() async throws {
        let desktop = try await VirtualDesktop(["run", "flight"])
        defer { desktop.close() }
        #expect(try await desktop.eventuallyShows { $0.width > 100 })
        try await desktop.key("F6")
        #expect(try await desktop.eventuallyShows { $0.width > 100 })
        let (code, errors) = try await desktop.endDisplay()
        #expect(code == 1 && errors.count == 1, "\(errors)")
        #expect(errors.first?.contains("the display has disappeared") == true)
        #expect(FileManager.default.fileExists(atPath: desktop.settings.path + "/flipbook/settings"))
    }
}

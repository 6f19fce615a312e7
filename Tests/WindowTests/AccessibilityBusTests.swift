import Foundation
import Testing

/// A client of the accessibility bus, as a screen reader is one, reads and operates the window of a scene.
///
/// The test starts a session bus, the accessibility bus and an X server of its own. It needs Xvfb, dbus-run-session, at-spi2-core and
/// python3-pyatspi.
@Suite(
    .enabled(
        if: AccessibilityBusParts.missing.isEmpty,
        "no accessibility bus: \(AccessibilityBusParts.missing.joined(separator: ", ")) missing"),
    .enabled(if: VirtualDesktop.isEnabled, "no window is opened: a debug build does not paint 60 frames a second"), .serialized)
@MainActor struct AccessibilityBusTests {
    /// Runs the client, and returns its lines.
    private func run(_ arguments: [String]) async throws -> [String] {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("flipbook-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let process = Process()
        let tool: URL = try #require(VirtualDesktop.find("dbus-run-session"))
        process.executableURL = tool
        let program = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
            .appendingPathComponent("flipbook")
        process.arguments =
            ["--", AccessibilityBusParts.python, "-c", Self.client, AccessibilityBusParts.launcher, program.path] + arguments
        var environment = ProcessInfo.processInfo.environment
        (environment["SDL_VIDEODRIVER"], environment["XDG_CONFIG_HOME"]) = ("x11", folder.path)
        environment["NO_AT_BRIDGE"] = nil
        process.environment = environment
        // A file and not a pipe, because services that the session bus has started can keep a pipe open.
        let output = folder.appendingPathComponent("output")
        try Data().write(to: output)
        (process.standardOutput, process.standardError) = (try FileHandle(forWritingTo: output), FileHandle.nullDevice)
        try process.run()
        await withCheckedContinuation { continuation in
            Thread.detachNewThread {
                process.waitUntilExit()
                continuation.resume()
            }
        }
        return try String(contentsOf: output, encoding: .utf8).split(separator: "\n").map(String.init)
    }

    @Test func sceneIsReadAndOperated() async throws {
        let lines = try await run(["run", "controls"])
        #expect(
            lines == [
                "application Flipbook: Controls", "frame Flipbook: Controls", "panel Controls", "switch off", "switch on",
                "event checked", "slider 0.36", "slider 0.46", "slider 0.86", "field Cape Ambra", "event focused", "end",
            ], "\(lines)")
    }

    /// The client. It ends with an error line if something does not happen within a minute.
    private static let client = """
        import os, subprocess, sys, time
        reading, writing = os.pipe()
        server = subprocess.Popen(["Xvfb", "-displayfd", str(writing), "-screen", "0", "900x900x24", "-nolisten", "tcp", "-noreset"],
            pass_fds=[writing], stderr=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
        os.environ["DISPLAY"] = ":" + os.read(reading, 16).decode().strip()
        launcher = subprocess.Popen([sys.argv[1]], stderr=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
        program = None
        import pyatspi
        from gi.repository import GLib, Gio
        events = []

        def say(text): print(text, flush=True)

        def stop(code):
            for process in [program, launcher, server]:
                if process: process.kill()
            sys.stdout.flush()
            os._exit(code)

        def wait(name, condition):
            end = time.time() + 60
            while time.time() < end:
                while GLib.MainContext.default().pending(): GLib.MainContext.default().iteration(False)
                try: result = condition()
                except Exception: result = None
                if result: return result
                time.sleep(0.05)
            say("missing: " + name)
            stop(1)

        def walk(node):
            yield node
            for child in node:
                if child is not None: yield from walk(child)

        def node(role, number=0): return [n for n in walk(window) if n.getRoleName() == role][number]
        def on_event(event): events.append((event.type, event.detail1))

        session = Gio.bus_get_sync(Gio.BusType.SESSION)
        def enable():
            session.call_sync("org.a11y.Bus", "/org/a11y/bus", "org.freedesktop.DBus.Properties", "Set",
                GLib.Variant("(ssv)", ("org.a11y.Status", "IsEnabled", GLib.Variant("b", True))), None, 0, -1, None)
            return True
        wait("bus", enable)
        pyatspi.Registry.registerEventListener(on_event, "object:state-changed")
        program = subprocess.Popen(sys.argv[2:], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

        def application():
            for child in pyatspi.Registry.getDesktop(0):
                if child is not None and child.name.startswith("Flipbook") and child[0][0].childCount > 5: return child
        found = wait("application", application)
        window = found[0]
        for n in [found, window, window[0]]: say(n.getRoleName() + " " + n.name)
        toggle = wait("switch", lambda: node("toggle button"))
        is_on = lambda: toggle.getState().contains(pyatspi.STATE_CHECKED)
        say("switch on" if is_on() else "switch off")
        toggle.queryAction().doAction(0)
        wait("checked switch", is_on)
        say("switch on")
        wait("event", lambda: ("object:state-changed:checked", 1) in events)
        say("event checked")
        slider = node("slider", 1)
        def value(): return round(slider.queryValue().currentValue, 2)
        say("slider " + str(value()))
        slider.queryAction().doAction(0)
        wait("larger value", lambda: value() > 0.4)
        say("slider " + str(value()))
        slider.queryValue().currentValue = 0.9
        wait("large value", lambda: value() > 0.8)
        say("slider " + str(value()))
        field = node("entry", 1)
        say("field " + field.queryText().getText(0, -1))
        field.queryComponent().grabFocus()
        wait("focus", lambda: field.getState().contains(pyatspi.STATE_FOCUSED))
        wait("event of the focus", lambda: any(kind == "object:state-changed:focused" and on for kind, on in events))
        say("event focused")
        say("end")
        stop(0)
        """
}

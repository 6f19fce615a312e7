import CSDLWindow
import Foundation

/// The properties of the graphics processor of the machine.
enum GraphicsHardware {
    /// Whether the machine may have a graphics processor. If not, OpenGL is not loaded.
    static var mayExist: Bool {
        // The devices of the kernel's drivers, of NVIDIA's driver, and of the Windows Subsystem for Linux.
        let devices = (try? FileManager.default.contentsOfDirectory(atPath: "/dev/dri")) ?? []
        return !devices.isEmpty || ["/dev/nvidiactl", "/dev/nvidia0", "/dev/dxg"].contains { FileManager.default.fileExists(atPath: $0) }
    }

    /// Returns whether a renderer uses only the CPU: SDL's software renderer, or OpenGL of Mesa without a graphics processor.
    static func isEmulated(_ renderer: OpaquePointer) -> Bool {
        var info = SDL_RendererInfo()
        guard SDL_GetRendererInfo(renderer, &info) == 0 else { return false }
        if info.flags & SDL_RENDERER_SOFTWARE.rawValue != 0 { return true }
        guard info.name.map({ String(cString: $0).hasPrefix("opengl") }) == true, let name = openGLRendererName else { return false }
        return isEmulated(openGLRenderer: name)
    }

    /// Returns whether a renderer with this name in OpenGL has no graphics processor.
    static func isEmulated(openGLRenderer name: String) -> Bool {
        ["llvmpipe", "softpipe", "swrast", "software rasterizer", "swiftshader"].contains { name.lowercased().contains($0) }
    }

    /// The name of the renderer of the current OpenGL context, or nil.
    private static var openGLRendererName: String? {
        typealias GetString = @convention(c) (UInt32) -> UnsafePointer<CChar>?
        guard let function = SDL_GL_GetProcAddress("glGetString") else { return nil }
        let rendererName: UInt32 = 0x1F01
        return unsafeBitCast(function, to: GetString.self)(rendererName).map { String(cString: $0) }
    }
}

import enum FlipbookImages.FilePath
import FlipbookPlayback
import Foundation
import Stage

/// The process in which an app runs: its environment, and its start.
struct AppProcess {
    private let product: ProjectBuild.Product
    private let device: Device?
    private let language: String?

    init(_ product: ProjectBuild.Product, device: Device?, language: String?) {
        (self.product, self.device, self.language) = (product, device, language)
    }

    /// Sets the environment for the program: the device, the language, and folders of its own for its data.
    func setEnvironment() {
        setenv("FLIPBOOK_DEVICE", (device ?? DeviceChoice.device(for: product.project)).name ?? "", 1)
        if let language { setenv("FLIPBOOK_LANGUAGE", language, 1) }
        let data = FilePath.join(product.folder, "Data")
        setenv("FLIPBOOK_APP_DATA", data, 1)
    }

    /// Replaces this process by a program. Returns only by throwing an error.
    static func replace(with executable: String, _ arguments: [String]) throws -> Never {
        fflush(nil)
        var pointers = ([executable] + arguments).map { strdup($0) }
        pointers.append(nil)
        execv(executable, pointers)
        throw StageError("cannot start \(executable): \(String(cString: strerror(errno)))")
    }
}

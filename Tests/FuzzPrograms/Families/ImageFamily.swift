import Foundation
import Stage
import UIKit

/// Image files with changed bytes, and image views with every content mode.
final class ImageFamily: FuzzFamily {
    enum Operation: String, CaseIterable {
        case choose, changeBytes, deleteBytes, insertBytes, repeatBytes, truncate, join, changeText, decode, contentMode, resizable, tinted,
            flipped
        case cropped, encode, resize
    }

    static let name = "images"

    private let view = UIImageView(frame: CGRect(x: 11, y: 13, width: 83, height: 97))
    private let files: [Data]
    private var bytes: [UInt8] = []

    init(stage: Stage, values: inout FuzzValues) {
        files = FuzzImages.files
        bytes = [UInt8](values.pick(files))
        let controller = UIViewController()
        stage.window.rootViewController = controller
        controller.view.addSubview(view)
    }

    func perform(_ operation: Operation, _ values: inout FuzzValues) {
        let position = values.integer(0...bytes.count)
        let end = min(position + values.integer(1...40), bytes.count)
        switch operation {
        case .choose: bytes = [UInt8](values.pick(files))
        case .changeBytes:
            for _ in 0..<values.integer(1...6) where !bytes.isEmpty {
                bytes[values.integer(0...bytes.count - 1)] = UInt8(values.pick([0, 1, 127, 128, 255, values.integer(0...255)]))
            }
        case .deleteBytes: bytes.removeSubrange(position..<end)
        case .insertBytes: bytes.insert(contentsOf: (0..<values.integer(1...9)).map { _ in UInt8(values.integer(0...255)) }, at: position)
        case .repeatBytes: bytes.insert(contentsOf: bytes[position..<end], at: position)
        case .truncate: bytes.removeSubrange(position...)
        case .join: bytes = Array(bytes[..<position]) + [UInt8](values.pick(files)).dropFirst(position)
        case .changeText:
            // Replaces characters with numbers, names and elements that have a meaning in an SVG file.
            let text = values.pick(["1e9", "-1", "nan", "<g>", "</svg>", "\"", "url(#a)", "0", "M", "matrix(0 0 0 0 0 0)", "&#x0;"])
            bytes.replaceSubrange(position..<min(position + text.utf8.count, bytes.count), with: Array(text.utf8))
        case .decode: show(UIImage(data: Data(bytes), scale: values.number(0.5, 3)))
        case .contentMode: view.contentMode = values.pick([.scaleToFill, .scaleAspectFit, .scaleAspectFill, .center, .topLeft])
        case .resizable: show(view.image?.resizableImage(withCapInsets: values.insets(), resizingMode: values.bool() ? .tile : .stretch))
        case .tinted: show(view.image?.withTintColor(values.color(), renderingMode: values.bool() ? .alwaysTemplate : .alwaysOriginal))
        case .flipped: show(view.image?.withHorizontallyFlippedOrientation())
        case .cropped: view.layer.contentsRect = CGRect(origin: values.unitPoint(), size: CGSize(width: values.number(0, 1), height: 0.7))
        case .encode: if let data = view.image?.pngData() { show(UIImage(data: data)) }
        case .resize: view.frame = values.rect()
        }
    }

    /// Shows an image if it is not very large: a changed header may describe an image that takes long to paint.
    private func show(_ image: UIImage?) {
        guard let image, image.size.width < 3000, image.size.height < 3000 else { return }
        view.image = image
    }
}

/// The image files that are changed: those of the assets, and small ones in other formats.
enum FuzzImages {
    static let smallPNG = data(
        """
        iVBORw0KGgoAAAANSUhEUgAAAAUAAAAHCAYAAADAp4fuAAAAnklEQVR42gGTAGz/AAALFiElMDtGSlVga296hZCUn6q1ADVAS1ZaZXB7f4qVoKSvusXJ\
        1N/qAGp1gIuPmqWwtL/K1dnk7/r+CRQfAJ+qtcDEz9rl6fT/Cg4ZJC8zPklUANTf6vX5BA8aHik0P0NOWWRoc36JAAkUHyouOURPU15pdHiDjpmdqLO+\
        AD5JVF9jbnmEiJOeqa24w87S3ejzZlZFc51dXi0AAAAASUVORK5CYII=
        """)
    private static let smallGIF = data(
        """
        R0lGODlhBQAHAPIAAIeSnWl0f6KtuMfS3UFMVwAAAJ2oswAAACH5BAEAAAUALAAAAAAFAAcAAAMSWEVhRECMAMYo5i7NVggCEw0JADs=
        """)
    private static let smallJPEG = data(
        """
        /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDACgcHiMeGSgjISMtKygwPGRBPDc3PHtYXUlkkYCZlo+AjIqgtObDoKrarYqMyP/L2u71////m8H////6/+b9\
        //j/wAALCAAHAAUBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAABP/EABoQAAEFAQAAAAAAAAAAAAAAAAEAAhIhMlH/2gAIAQEAAD8AcLy2XSV//9k=
        """)

    private static func data(_ text: String) -> Data { Data(base64Encoded: text.trimmingCharacters(in: .whitespaces)) ?? Data() }

    /// The files, in a fixed order.
    static let files: [Data] =
        [smallPNG, smallGIF, smallJPEG]
        + ["Flight/flake.svg", "Login/user.svg", "Flight/plane.svg", "Raster/bubble.svg", "LockSearch/icon2.svg"].compactMap { name in
            FuzzAssets.path(name).flatMap { FileManager.default.contents(atPath: $0) }
        }
}

/// The files of the folder `Assets`.
enum FuzzAssets {
    /// Returns the path of a file, or nil if there is none.
    static func path(_ name: String) -> String? {
        AssetFolder.searchPath.map { $0 + "/" + name }.first { FileManager.default.fileExists(atPath: $0) }
    }
}

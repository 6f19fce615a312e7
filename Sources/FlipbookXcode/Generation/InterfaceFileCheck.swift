import Foundation

/// The check whether the storyboards and xibs of an app are XML with matching tags.
///
/// The build fails if they are not, as in Xcode. UIKit reads these files when the app uses them, which is too late for the exit code.
package enum InterfaceFileCheck {
    /// Returns a line for each file that cannot be read, in the format of a compiler.
    package static func errors(in links: [GeneratedPackage.Link]) -> [String] {
        let files = links.filter { $0.path.hasSuffix(".storyboard") || $0.path.hasSuffix(".xib") }
        return files.compactMap { file in
            guard let data = FileManager.default.contents(atPath: file.target), let error = problem(in: bytes(of: data)) else { return nil }
            return "\(file.target):\(error.line ?? 1):1: error: the file cannot be read: \(error.message); correct or restore the file"
        }
    }

    /// Returns the text as UTF-8. A file with a byte order mark can be UTF-16.
    private static func bytes(of data: Data) -> [UInt8] {
        let mark = [UInt8](data.prefix(2))
        guard mark == [0xFF, 0xFE] || mark == [0xFE, 0xFF], let text = String(data: data, encoding: .utf16) else { return [UInt8](data) }
        return Array(text.utf8)
    }

    /// Returns the first problem, or nil if there is one outermost element and all tags match.
    static func problem(in bytes: [UInt8]) -> PropertyListError? {
        var scanner = XMLScanner(bytes)
        var hasRoot = false
        var open: [(name: String, line: Int)] = []
        do throws(PropertyListError) {
            while let event = try scanner.next() {
                switch event {
                case .start(let name, _):
                    if open.isEmpty, hasRoot { return scanner.error("there is a second outermost element, \(name)") }
                    hasRoot = true
                    open.append((name, scanner.line()))
                case .end(let name):
                    guard let element = open.popLast(), element.name == name else {
                        return scanner.error("the end tag \(name) has no start tag")
                    }
                case .text: break
                }
            }
        } catch {
            return error
        }
        if let element = open.last { return scanner.error("the element \(element.name) of line \(element.line) is not closed") }
        return hasRoot ? nil : scanner.error("there is no element")
    }
}

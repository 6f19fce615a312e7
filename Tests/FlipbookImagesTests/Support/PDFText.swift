import Foundation

/// A PDF file that is written by a test.
struct PDFText {
    /// The objects, without the words `obj` and `endobj`. The first one is the catalog, the second one the list of pages.
    var objects = ["<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[3 0 R]/Count 1>>"]

    /// Creates a file with one page. The page with its resources is object 3, and the content of the page is object 4.
    init(_ content: String, mediaBox: String = "[0 0 20 10]", resources: String = "<<>>", page: String = "") {
        objects.append("<</Type/Page/Parent 2 0 R/MediaBox\(mediaBox)/Contents 4 0 R/Resources\(resources)\(page)>>")
        objects.append("<</Length \(content.utf8.count)>>\nstream\n\(content)\nendstream")
    }

    var data: Data {
        var text = "%PDF-1.4\n"
        for (index, object) in objects.enumerated() { text += "\(index + 1) 0 obj\n\(object)\nendobj\n" }
        return Data((text + "trailer\n<</Root 1 0 R/Size \(objects.count + 1)>>\n%%EOF\n").utf8)
    }
}

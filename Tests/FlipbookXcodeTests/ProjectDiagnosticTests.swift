import FlipbookXcode
import Testing

struct ProjectDiagnosticTests {
    @Test func descriptionNamesFileAndLineAsCompilersDo() {
        #expect("\(ProjectDiagnostic(path: "a/b.swift", line: 7, message: "no module"))" == "a/b.swift:7: no module")
        #expect("\(ProjectDiagnostic(path: "a/b.swift", message: "no module"))" == "a/b.swift: no module")
    }
}

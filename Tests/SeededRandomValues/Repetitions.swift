import Foundation

/// The number of repetitions of a random test: `usual` in `make test`, or `thorough` if the environment variable `FLIPBOOK_TESTS` is
/// `thorough`, as in the nightly checks.
package func repetitions(_ usual: Int, thorough: Int) -> Int {
    ProcessInfo.processInfo.environment["FLIPBOOK_TESTS"] == "thorough" ? thorough : usual
}

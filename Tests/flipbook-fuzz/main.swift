import Foundation
import FuzzPrograms

exit(FuzzCommand.main(Array(CommandLine.arguments.dropFirst())))

import CoreGraphics

extension UISheetPresentationController {
    /// A height at which a sheet can rest.
    @preconcurrency @MainActor open class Detent: NSObject {
        nonisolated deinit {}

        /// The name of a detent.
        nonisolated public struct Identifier: RawRepresentable, Hashable, Sendable {
            /// The text of the name.
            public let rawValue: String
            /// Creates a name.
            public init(rawValue: String) { self.rawValue = rawValue }
            /// Creates a name.
            public init(_ rawValue: String) { self.init(rawValue: rawValue) }

            /// About half of the height of the screen.
            public static let medium = Identifier("com.apple.UIKit.medium")
            /// The largest possible height.
            public static let large = Identifier("com.apple.UIKit.large")
        }

        /// The name of the detent.
        open private(set) var identifier: Identifier
        private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

        private init(_ identifier: Identifier, _ resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?)
        {
            (self.identifier, self.resolver) = (identifier, resolver)
        }

        /// Returns a detent of about half of the screen. On a screen with little height, it is not available.
        open class func medium() -> Detent {
            Detent(.medium) { context in
                guard context.containerTraitCollection.verticalSizeClass != .compact else { return nil }
                guard let context = context as? DetentContext else { return context.maximumDetentValue / 2 }
                return (context.containerHeight / 2).rounded() - context.bottomInset
            }
        }
        /// Returns a detent of the largest height.
        open class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }
        /// Returns a detent whose height is computed.
        ///
        /// - Parameters:
        ///   - identifier: The name, or nil for a unique name.
        ///   - resolver: Returns the height in points without the bottom of the safe area, or nil if the detent is not available.
        open class func custom(
            identifier: Identifier? = nil,
            resolver: @escaping (_ context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Detent {
            customCount += 1
            return Detent(identifier ?? Identifier("custom-\(customCount)"), resolver)
        }
        private static var customCount = 0

        /// Returns the height for a container, without the bottom of the safe area, or nil if the detent is not available in it.
        open func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? { resolver(context) }
    }

    /// The values on which the height of a detent depends.
    struct DetentContext: UISheetPresentationControllerDetentResolutionContext {
        let containerTraitCollection: UITraitCollection
        let maximumDetentValue: CGFloat
        let containerHeight: CGFloat
        let bottomInset: CGFloat
    }
}

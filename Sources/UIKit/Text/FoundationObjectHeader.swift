/// The first stored property of the classes whose objects are values of attributed strings.
///
/// Foundation on Linux compares the attributes of neighboring ranges with `CFEqual`, which reads the first stored bytes of an object as the
/// header of a Core Foundation object. Bits 8…17 of the header are the type number of the object. If the number is 0, as in an object that
/// begins with a length of 0, the program stops. With any other number, `CFEqual` calls `isEqual(_:)`.
///
/// The classes with this property are subclasses of `NSObject`. An object of another class would be stored in a box that begins with the
/// address of the object. Bits 8…17 of about one address in a thousand are 0, so the header of the object could not prevent the error.
///
/// The property has package access, because the optimizer can remove a private property that is never read.
nonisolated package struct FoundationObjectHeader: Sendable {
    /// The type number 1, which Core Foundation uses for objects of no special type.
    private let bits: UInt64 = 1 << 8

    package init() {}
}

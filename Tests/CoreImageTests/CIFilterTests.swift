import CoreGraphics
import Foundation
import Testing

@testable import CoreImage

@Suite struct CIFilterTests {
    @Test func unknownNameIsNil() {
        #expect(CIFilter(name: "CINoSuchFilter") == nil && CIFilter(name: "") == nil)
        #expect(CIFilter(name: "CIGaussianBlur", parameters: [kCIInputRadiusKey: 3])?.value(forKey: kCIInputRadiusKey) as? Double == 3)
    }

    @Test func defaultsAreSetAndRestored() throws {
        let filter = try #require(CIFilter(name: "CIColorControls"))
        #expect(filter.inputKeys == ["inputImage", "inputSaturation", "inputBrightness", "inputContrast"])
        #expect(filter.outputKeys == ["outputImage"] && filter.outputImage == nil)
        filter.setValue(Float(0.3), forKey: kCIInputSaturationKey)
        #expect(filter.value(forKey: kCIInputSaturationKey) as? Double == 0.3)
        filter.setValue(CIImage.red, forKey: kCIInputImageKey)
        #expect(filter.outputImage != nil)
        filter.setDefaults()
        #expect(filter.value(forKey: kCIInputSaturationKey) as? Double == 1 && filter.value(forKey: kCIInputImageKey) == nil)
    }

    @Test func integersOfEachSizeAreNumbers() throws {
        let filter = try #require(CIFilter(name: "CIGaussianBlur"))
        let values: [Any] = [Int(3), Int32(4), UInt8(5), UInt64(6)]
        for (index, value) in values.enumerated() {
            filter.setValue(value, forKey: kCIInputRadiusKey)
            #expect(filter.value(forKey: kCIInputRadiusKey) as? Double == Double(index + 3))
        }
    }

    @Test func attributesDescribeTheInputs() throws {
        let filter = try #require(CIFilter(name: "CIGaussianBlur"))
        #expect(filter.attributes[kCIAttributeFilterDisplayName] as? String == "Gaussian Blur")
        let radius = try #require(filter.attributes[kCIInputRadiusKey] as? [String: Any])
        #expect(radius[kCIAttributeDefault] as? Double == 10 && radius[kCIAttributeSliderMax] as? Double == 100)
        #expect(radius[kCIAttributeClass] as? String == "NSNumber" && radius[kCIAttributeType] as? String == kCIAttributeTypeDistance)
        #expect((filter.attributes[kCIAttributeFilterCategories] as? [String])?.contains(kCICategoryBlur) == true)
    }

    @Test func namesAreInCategories() {
        let blurs = CIFilter.filterNames(inCategory: kCICategoryBlur)
        #expect(blurs == ["CIBoxBlur", "CIGaussianBlur", "CIMotionBlur"])
        let all = CIFilter.filterNames(inCategory: kCICategoryBuiltIn)
        #expect(all == all.sorted() && all == CIFilter.filterNames(inCategory: nil) && all.count == Set(all).count)
        #expect(CIFilter.localizedName(forFilterName: "CIPhotoEffectNoir") == "Photo Effect Noir")
        #expect(CIFilter.filterNames(inCategories: [kCICategoryBlur, kCICategoryVideo]) == blurs)
    }

    @Test func copyIsIndependent() throws {
        let filter = CIFilter.gaussianBlur()
        (filter.radius, filter.name) = (7, "blur")
        let copy = try #require(filter.copy() as? any CIFilter & CIGaussianBlur)
        filter.radius = 2
        #expect(copy.radius == 7 && copy.name == "blur" && copy.filterName == "CIGaussianBlur")
    }

    @Test func typedPropertiesAreTheInputs() throws {
        let gradient = CIFilter.linearGradient()
        gradient.point1 = CGPoint(x: 30, y: 40)
        gradient.color0 = CIColor(red: 0, green: 1, blue: 0)
        #expect((gradient.value(forKey: "inputPoint1") as? CIVector)?.cgPointValue == CGPoint(x: 30, y: 40))
        #expect(gradient.color0 == .green && gradient.color1 == .black && gradient.outputImage?.extent.isInfinite == true)
        let matrix = CIFilter.colorMatrix()
        matrix.biasVector = CIVector(x: 0.25, y: 0, z: 0, w: 0)
        #expect((matrix.value(forKey: kCIInputBiasKey) as? CIVector)?.x == 0.25 && matrix.gVector.y == 1)
        #expect(CIFilter.screenBlendMode().filterName == "CIScreenBlendMode")
    }

    @Test func everyFilterHasAResultForHostileValues() {
        let numbers: [Double] = [.nan, .infinity, -.infinity, 1e300, -1e300, 0, -3]
        let input = randomImage(6, 5, seed: 1)
        for description in FilterDescription.all {
            for number in numbers {
                guard let filter = CIFilter(name: description.name) else { continue }
                for input in description.inputs {
                    switch input.defaultValue {
                    case .number: filter.setValue(number, forKey: input.key)
                    case .vector(let values): filter.setValue(CIVector(numbers: values.map { _ in number }), forKey: input.key)
                    case .color: filter.setValue(CIColor(red: CGFloat(number), green: 0, blue: 1), forKey: input.key)
                    case .transform:
                        let value = CGFloat(number)
                        filter.setValue(CGAffineTransform(a: value, b: 0, c: 1, d: value, tx: value, ty: 0), forKey: input.key)
                    default: break
                    }
                }
                for key in filter.inputKeys where key.hasSuffix("Image") { filter.setValue(input, forKey: key) }
                #expect(filter.outputImage != nil, "\(description.name)")
                // The pixels are not checked; rendering must not stop the program.
                _ = filter.outputImage.flatMap { CIContext().createCGImage($0, from: CGRect(x: -2, y: 0, width: 7, height: 4)) }
            }
        }
    }

    @Test func valuesOfTheWrongTypeAreReplacedByTheDefault() {
        let image = solidImage(0xFF80_8080, 4, 4)
        #expect(image.filtered("CIGammaAdjust", ["inputPower": "much"]).word(1, 1) == image.filtered("CIGammaAdjust").word(1, 1))
    }

    @Test func everyFilterWithAnImageKeepsTransparentPixelsPremultiplied() throws {
        let image = randomImage(9, 7, seed: 12)
        for description in FilterDescription.all where description.inputs.contains(where: { $0.key == kCIInputImageKey }) {
            let result = image.filtered(description.name)
            let rendered = try #require(CIContext().createCGImage(result, from: CGRect(x: -3, y: -3, width: 15, height: 13)))
            let isPremultiplied = rendered.bitmap.words.allSatisfy { word in
                [0, 8, 16].allSatisfy { word >> UInt32($0) & 255 <= word >> 24 }
            }
            #expect(isPremultiplied, "\(description.name)")
        }
    }

    @Test func subclassMakesItsOwnResult() {
        final class HalfBlur: CIFilter {
            override var inputKeys: [String] { [kCIInputImageKey] }
            override var outputImage: CIImage? { (value(forKey: kCIInputImageKey) as? CIImage)?.applyingGaussianBlur(sigma: 2) }
        }
        let filter = HalfBlur()
        #expect(filter.outputImage == nil && filter.name == "HalfBlur")
        filter.setValue(solidImage(0xFFFF_FFFF, 3, 3), forKey: kCIInputImageKey)
        #expect(filter.outputImage?.extent == CGRect(x: -6, y: -6, width: 15, height: 15))
    }
}

@Suite struct CIVectorTests {
    @Test func textsAndValuesAreConverted() {
        #expect(CIVector(string: "[1 -2.5 3e1]").numbers == [1, -2.5, 30] && CIVector(x: 1, y: 2).stringRepresentation == "[1 2]")
        #expect(CIVector(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)).cgRectValue == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(CIVector(x: 4).value(at: 9) == 0 && CIVector(x: 4).value(at: -1) == 0 && CIVector(x: 4, y: 5) == CIVector(x: 4, y: 5))
        #expect(CIColor(string: "0.5 0.25 1").alpha == 1 && CIColor(string: "0.5 0.25 1 0.5").stringRepresentation == "0.5 0.25 1 0.5")
        #expect(CIColor(red: .nan, green: 0.5, blue: 1).red == 0)
    }
}

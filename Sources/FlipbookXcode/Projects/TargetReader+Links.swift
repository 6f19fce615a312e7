extension TargetReader {
    /// Adds a framework or a library of a build phase.
    mutating func addLink(_ file: PhaseFile) {
        let reference = file.reference
        if file.isPackageProduct { return addPackageProduct(reference) }
        let name = reference.text("path").map(ProjectPath.name) ?? reference.displayName
        switch reference.isa {
        case "PBXReferenceProxy": addProxy(reference, name: name)
        case "PBXFileReference":
            switch reference.text("sourceTree") {
            case "SDKROOT"?, "DEVELOPER_DIR"?: break
            case "BUILT_PRODUCTS_DIR"?: addProduct(name, reference: reference)
            default: reportPrebuilt(name, reference: reference)
            }
        default: break
        }
    }

    private mutating func addProduct(_ name: String, reference: XcodeObject) {
        guard ["framework", "a"].contains(ProjectPath.pathExtension(name)) else { return }
        if let built = project.targets.first(where: { $0.object.text("productReference") == reference.id }) {
            content.link(.target(project: project.path, id: built.object.id))
        } else {
            content.link(.product(name))
        }
    }

    private mutating func reportPrebuilt(_ name: String, reference: XcodeObject) {
        let path = reference.text("path") ?? name
        guard ["framework", "xcframework", "a", "dylib"].contains(ProjectPath.pathExtension(name)), !path.hasPrefix("System/Library") else {
            return
        }
        let origin = project.paths[reference.id]?.contains("Carthage/Build") == true ? "built by Carthage" : "already built for iOS"
        report(reference, "\(name) is \(origin) and cannot be used on Linux; add its sources as a local package or a target")
    }

    /// Adds the product of another project that a proxy represents.
    private mutating func addProxy(_ reference: XcodeObject, name: String) {
        guard ["framework", "a"].contains(ProjectPath.pathExtension(name)) else { return }
        content.link(.product(name))
    }

    /// Adds the products of packages that the target lists outside of its build phases.
    mutating func readPackageProducts() {
        let isa: Set<String> = ["XCSwiftPackageProductDependency"]
        for product in project.objects("packageProductDependencies", of: target.object, isa: isa, report: &content.diagnostics) {
            addPackageProduct(product)
        }
    }

    private mutating func addPackageProduct(_ product: XcodeObject) {
        guard let name = product.text("productName"), !name.hasPrefix("plugin:") else { return }
        guard let package = project.object(product.text("package")) else {
            if let id = product.text("package") { report(product, "the package \(id) of the product \(name) is missing in the project") }
            return content.link(.package(folder: nil, product: name))
        }
        switch package.isa {
        case "XCLocalSwiftPackageReference":
            content.link(.package(folder: ProjectPath.join(project.folder, package.text("relativePath") ?? ""), product: name))
        case "XCRemoteSwiftPackageReference":
            let address = package.text("repositoryURL") ?? "an unknown address"
            report(
                package, "the package \(name) at \(address) cannot be fetched; copy it next to the project and add it as a local package")
        default: report(package, "\(package.isa) is not a reference to a package")
        }
    }

    /// Adds the targets and package products on which this target depends.
    mutating func readDependencies() {
        let isa: Set<String> = ["PBXTargetDependency"]
        for dependency in project.objects("dependencies", of: target.object, isa: isa, report: &content.diagnostics) {
            if let product = project.object(dependency.text("productRef")) {
                addPackageProduct(product)
            } else if let id = dependency.text("target"), project.object(id) != nil {
                content.link(.target(project: project.path, id: id))
            } else if let proxy = project.object(dependency.text("targetProxy")), let id = proxy.text("remoteGlobalIDString") {
                let portal = proxy.text("containerPortal") ?? ""
                if let path = portal == project.root.id ? project.path : project.paths[portal] {
                    content.link(.target(project: path, id: id))
                }
            } else if dependency.text("target") != nil {
                report(dependency, "the target \(dependency.text("target") ?? "") that \(target.name) depends on is missing")
            }
        }
    }
}

extension FileRewriter {
    /// The prefixes of the names of methods of UIKit's delegates. All these methods have defaults on Linux.
    private static let systemMethods = [
        "tableView", "collectionView", "scrollView", "textField", "textView", "gestureRecognizer", "navigationController",
        "tabBarController",
        "tabBar", "searchBar", "pickerView", "numberOfSections", "numberOfComponents", "presentationController",
        "adaptivePresentationStyle",
        "popoverPresentationController", "prepareForPopoverPresentation", "viewForZooming", "updateSearchResults", "application",
        "animationDid",
        "scene", "window", "splitViewController", "pageViewController", "imagePickerController", "sectionIndexTitles", "indexTitles",
        "interactionControllerFor", "animationController", "animationEnded", "toolbar", "navigationBar", "willPresentSearchController",
        "didPresentSearchController", "willDismissSearchController", "didDismissSearchController", "display", "draw", "action",
        "layerWillDraw",
        "layoutSublayers", "dynamicAnimator", "collisionBehavior", "position", "userInterfaceStyle", "animateTransition",
    ]

    /// Rewrites a call `x.method?(…)` of an optional requirement, because the rewritten requirement is not optional.
    mutating func rewriteOptionalCall(_ index: Int) {
        let (mark, open) = (index + 1, index + 2)
        guard source.text(index - 1) == ".", source.text(open) == "(", source.isAdjacent(mark), source.isAdjacent(open) else { return }
        let name = source.text(index).filter { $0 != "`" }
        let candidates = rewriter.requirements.byName[name] ?? []
        if candidates.isEmpty {
            guard Self.systemMethods.contains(where: name.hasPrefix), source.text(mark) == "?", !isClosure(name, at: index) else { return }
            edits.setText(mark, "")
            counts[.optionalCall] += 1
            return
        }
        guard let requirement = choose(candidates, labels(open), at: index) else { return }
        edits.setText(mark, "")
        edits.setText(index, requirement.isForwarded ? requirement.newName : source.text(index))
        let isOptional = ["?", "!"].contains(requirement.member.valueType?.last)
        if source.text(mark) == "!", requirement.member.valueType != nil, !isOptional, let close = source.matchingBracket(of: open) {
            edits.setText(close, ")!")
        }
        counts[.optionalCall] += 1
    }

    /// Rewrites `method?(…)` in an extension of a protocol, which calls an optional requirement of `self`.
    mutating func rewriteImplicitOptionalCall(_ index: Int) {
        let (mark, open) = (index + 1, index + 2)
        guard !rewriter.requirements.byName.isEmpty, ["?", "!"].contains(source.text(mark)), source.text(open) == "(",
            source.isAdjacent(mark), source.isAdjacent(open),
            let candidates = rewriter.requirements.byName[source.text(index).filter { $0 != "`" }],
            let type = module.enclosingTypes(file: number, token: index).first, module.typesByName[type]?.kind == "protocol"
        else { return }
        let lineage = Set(module.lineage(of: type))
        let labels = labels(open)
        let own = candidates.filter { lineage.contains($0.owner) }
        guard let requirement = own.first(where: { $0.member.labels == labels }) ?? own.first else { return }
        if isClosure(requirement.member.name, at: index) { return }
        edits.setText(mark, "")
        if requirement.isForwarded { edits.setText(index, requirement.newName) }
        counts[.optionalCall] += 1
    }

    /// Returns the requirement that a call refers to, or nil if the call is a call of a closure.
    private func choose(_ candidates: [Requirement], _ labels: [String], at index: Int) -> Requirement? {
        var candidates = candidates
        guard !candidates.isEmpty else { return nil }
        if let type = typeBefore(index - 1) {
            let lineage = Set(module.lineage(of: type))
            if candidates.contains(where: { lineage.contains($0.owner) }) {
                candidates.removeAll { !lineage.contains($0.owner) }
            } else if module.typeOfProperty(candidates[0].member.name, of: type) != nil {
                return nil
            }
        } else if isClosure(candidates[0].member.name, at: index) {
            return nil
        }
        return candidates.first { $0.member.labels == labels } ?? candidates.first { $0.member.labels.starts(with: labels) }
            ?? candidates.first
    }

    /// Returns the type of the variable, property or `self` before a dot, or nil if no type is written in its declaration.
    func typeBefore(_ dot: Int) -> String? {
        var word = dot - 1
        while ["?", "!"].contains(source.text(word)) { word -= 1 }
        guard source.kind(word) == .word else { return nil }
        let context = module.enclosingTypes(file: number, token: dot).first ?? ""
        if source.text(word) == "self" { return context.isEmpty ? nil : context }
        let isProperty = source.text(word - 1) == "."
        if isProperty && source.text(word - 2) != "self" { return nil }
        let type = module.typeOfVariable(source.text(word), file: number, token: dot, isProperty: isProperty)
        return type.flatMap { module.namedType($0, in: context) }
    }

    /// Returns whether the file has a variable or parameter with this name whose value is a function.
    private func isClosure(_ name: String, at index: Int) -> Bool {
        if file.closureNames.contains(name) { return true }
        return module.parameter(name, file: number, token: index)?.isFunction == true
    }

    /// Returns the labels of the arguments in parentheses, with `_` for arguments without a label.
    private func labels(_ open: Int) -> [String] {
        guard let close = source.matchingBracket(of: open), close > open + 1 else { return [] }
        var (result, next, isStart) = ([String](), open + 1, true)
        while next < close {
            if isStart { result.append(source.kind(next) == .word && source.text(next + 1) == ":" ? source.text(next) : "_") }
            isStart = source.text(next) == ","
            next = source.indexAfter(next)
        }
        return result
    }

    /// Rewrites `x.name` if the declared type of `x` is a protocol that has the optional requirement `name`.
    mutating func rewriteOptionalMember(_ index: Int) {
        if let labels = source.referenceLabels(index) { return rewriteReference(index, labels) }
        guard let candidates = rewriter.requirements.byName[source.text(index)], let type = typeBefore(index - 1),
            module.typesByName[type]?.kind == "protocol"
        else { return }
        let protocols = Set(module.lineage(of: type))
        let isReference = source.isReference(index)
        let found = candidates.first { protocols.contains($0.owner) && ($0.member.kind == .variable || (isReference && $0.isReferenced)) }
        guard let found else { return }
        counts[.optionalCall] += 1
        edits.setText(index, found.isReferenced ? found.referenceName : found.newName)
    }

    /// Rewrites a reference `x.name(_:label:)` to an optional method. The value of the rewritten reference is nil if the method is not
    /// implemented.
    private mutating func rewriteReference(_ index: Int, _ labels: [String]) {
        let candidates = (rewriter.requirements.byName[source.text(index)] ?? []).filter { $0.isReferenced && $0.member.labels == labels }
        guard let requirement = choose(candidates, labels, at: index), let close = source.matchingBracket(of: index + 1) else { return }
        if let type = typeBefore(index - 1),
            !module.lineage(of: type).contains(requirement.owner) || module.typesByName[type]?.kind == "class"
        {
            return
        }
        edits.replace(index..<close + 1, with: requirement.referenceName)
        counts[.optionalCall] += 1
    }
}

/// The notation of a piece of code.
package enum Notation: String, Hashable, Sendable, CaseIterable {
  case json, yaml, typeScript, zod, swift, kotlin, typeFirst, python, go, graphQL, prisma, sql,
    markup, calls, lines

  /// Creates the notation that a fence names; nil if the name is unknown or ambiguous.
  package init?(named language: String) {
    switch language.lowercased() {
    case "json", "json5", "jsonc": self = .json
    case "yaml", "yml", "openapi": self = .yaml
    case "ts", "typescript": self = .typeScript
    case "swift": self = .swift
    case "kt", "kotlin": self = .kotlin
    case "cs", "csharp", "c#": self = .typeFirst
    case "py", "python", "python3": self = .python
    case "go", "golang": self = .go
    case "graphql", "gql": self = .graphQL
    case "prisma": self = .prisma
    case "sql", "postgres", "postgresql", "mysql", "sqlite", "ddl": self = .sql
    case "html", "xml", "vue", "svelte", "jsx", "tsx": self = .markup
    case "pug", "jade": self = .lines
    default: return nil
    }
  }
}

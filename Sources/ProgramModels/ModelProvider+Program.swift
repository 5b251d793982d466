public import ScreenGeneration

extension ModelProvider {
  /// The provider of programs, each of which reads a request as JSON and writes the reply.
  public static let program = ModelProvider(
    prefix: "exec", syntax: "exec[+ABILITY…]:COMMAND",
    summary: "a program: the request as JSON on its standard input, the reply on its output",
    abilities: ProgramModel.Ability.allCases.map(\.rawValue)
  ) { (name, _) throws(ModelError) in
    var abilities: [ProgramModel.Ability] = []
    for ability in name.abilities.compactMap(ProgramModel.Ability.init(rawValue:))
    where !abilities.contains(ability) {
      abilities.append(ability)
    }
    return ProgramModel(command: name.model, abilities: abilities)
  }
}

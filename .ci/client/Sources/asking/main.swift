import ScreenCompiler
import ScreenModels

// A program in the place of a model, so that nothing has to be there but a shell.
let reply = #"{"title": "Hello", "sections": [{"components": [{"type": "badge", "label": "Zyx"}]}]}"#
let model = try ModelProvider.model(
  named: "exec:cat > /dev/null; echo '\(reply)'", among: ModelProvider.all)
let result = try await Compiler(grammar: .core).compile("a Zyx badge", asking: ModelGenerator(model))
guard result.tier == .model, result.screen.title == "Hello" else {
  throw ModelError.badReply("\(result.screen)")
}

import ScreenCompiler
import Testing

@Suite struct `Language of a page` {
  private static func page(_ texts: [String], language: String = "") -> String {
    let components = texts.map { Component.paragraph(.init(text: $0)) }
    let screen = Screen(title: texts[0], sections: [Section(id: "s", components: components)])
    return screen.rendered(as: .html(HTMLOptions(language: language)))
  }

  @Test(
    arguments: [
      (["Log in", "Username and password"], "en"), (["התחברות", "שם משתמש"], "he"),
      (["تسجيل الدخول", "اسم المستخدم"], "ar"), (["Σύνδεση"], "el"), (["ログイン", "名前"], "ja"),
      (["登录", "用户名"], "zh"), (["로그인"], "ko"), (["เข้าสู่ระบบ"], "th"), (["Вход", "Ещё вы"], "ru"),
      (["Вхід", "Її ім'я"], "uk"),
      (["Ein Formular mit zwei Feldern für den Namen und die Adresse"], "de"),
      (["Un formulaire avec deux champs pour le nom et une adresse"], "fr"),
      // Where several languages would do, none is claimed.
      (["Вход"], nil), (["ورود به سیستم"], nil), (["Zaloguj się", "Hasło i więcej"], nil),
      (["12", "34 %"], nil), (["Xyzzy plugh"], nil), (["लॉग इन"], nil),
    ] as [([String], String?)])
  func `is that of its texts, where that is certain`(texts: [String], language: String?) {
    let start = language.map { "<html lang=\"\($0)\" dir=" } ?? "<html dir="
    #expect(Self.page(texts).contains(start), "\(Self.page(texts).prefix(60))")
  }

  @Test func `is what was asked for, whatever its texts are`() {
    #expect(Self.page(["Log in"], language: "pt-BR").contains("<html lang=\"pt-BR\" dir="))
    #expect(Self.page(["Log in"], language: "no tag!").contains("<html dir="))
  }

  @Test func `is that of the intent`() async throws {
    let compiler = Compiler()
    let result = try compiler.compile("A card for Xyzzy with two buttons: Plugh and Frotz")
    #expect(result.pageLanguage == "en")
  }
}

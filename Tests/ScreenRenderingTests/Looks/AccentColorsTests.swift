import Foundation
import ScreenModel
import ScreenRendering
import Testing

@Suite struct AccentColorsTests {
  /// The relative luminance of a colour (WCAG 2.2).
  private func luminance(_ color: UInt32) -> Double {
    func linear(_ shift: UInt32) -> Double {
      let part = Double(color >> shift & 255) / 255
      return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(16) + 0.7152 * linear(8) + 0.0722 * linear(0)
  }

  private func contrast(_ one: UInt32, _ other: UInt32) -> Double {
    let (low, high) = (min(luminance(one), luminance(other)), max(luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)
  }

  @Test(arguments: Screen.Accent.allCases)
  func `an accent is readable on every surface, light and dark`(_ accent: Screen.Accent) {
    let colors = AccentColors(accent) ?? .standard
    for surface in [0xF7F6F3, 0xFFFFFF, 0xEFEDE8, colors.light.tint] as [UInt32] {
      #expect(contrast(colors.light.ink, surface) >= 4.5)
    }
    for surface in [0x131312, 0x1D1C1B, 0x282624, colors.dark.tint] as [UInt32] {
      #expect(contrast(colors.dark.ink, surface) >= 4.5)
    }
    #expect(contrast(colors.light.on, colors.light.ink) >= 4.5)
    #expect(contrast(colors.dark.on, colors.dark.ink) >= 4.5)
    #expect(contrast(colors.midtone, 0) >= 4.5)
    #expect(contrast(colors.midtone, 0xFFFFFF) >= 4.4)
  }

  @Test func `two accents never have the same colour`() {
    let inks = Screen.Accent.allCases.map { (AccentColors($0) ?? .standard).light.ink }
    #expect(Set(inks).count == inks.count)
  }
}

import ScreenModel
import Testing

@testable import ScreenAdmission

struct ComponentRepairTests {
  /// A component as it is proposed, as it is meant, and the diagnostics of the way.
  struct Case: CustomTestStringConvertible {
    var proposed: String
    var meant: String
    var ids: [String]
    var testDescription: String { proposed }

    init(_ proposed: String, _ meant: String, _ ids: String...) {
      self.proposed = proposed
      self.meant = meant
      self.ids = ids
    }
  }

  static let lossless = [
    Case(
      #"{"component": "heading", "text": "A"}"#, #"{"type": "heading", "text": "A"}"#,
      "component-tag"),
    Case(#"{"heading": {"text": "A"}}"#, #"{"type": "heading", "text": "A"}"#, "component-tag"),
    Case(#"{"heading": "A"}"#, #"{"type": "heading", "text": "A"}"#, "component-tag"),
    Case(
      #"{"kind": "badge", "label": "A", "tone": "info"}"#,
      #"{"type": "badge", "label": "A", "tone": "info"}"#, "component-tag"),
    Case(
      #"{"name": "heading", "text": "A"}"#, #"{"type": "heading", "text": "A"}"#, "component-tag"),
    Case(
      #"{"type": "Key_Value", "key": "A", "value": "B"}"#,
      #"{"type": "keyValue", "key": "A", "value": "B"}"#, "component-name"),
    Case(
      #"{"type": "metric", "label": "A", "value": "1"}"#,
      #"{"type": "stat", "label": "A", "value": "1"}"#, "component-name"),
    Case(
      #"{"type": "paragraph", "body": "A"}"#, #"{"type": "paragraph", "text": "A"}"#,
      "property-name"),
    Case(
      #"{"type": "timer", "label": "A", "durationSeconds": 30}"#,
      #"{"type": "timer", "label": "A", "seconds": 30}"#, "property-name"),
    Case(
      #"{"type": "field", "label": "A", "place_holder": "B"}"#,
      #"{"type": "field", "label": "A", "placeholder": "B"}"#, "property-name"),
    Case(
      #"{"type": "toggle", "label": "A", "is_on": "yes"}"#,
      #"{"type": "toggle", "label": "A", "isOn": true}"#, "property-name", "value-as-flag"),
    Case(
      #"{"type": "button", "label": "A", "style": "Primary"}"#,
      #"{"type": "button", "label": "A", "style": "primary"}"#, "value-name"),
    Case(
      #"{"type": "progress", "label": "A", "percent": "62%"}"#,
      #"{"type": "progress", "label": "A", "percent": 62}"#, "text-as-number"),
    Case(
      #"{"type": "repetition", "label": "A", "reps": "1,200"}"#,
      #"{"type": "repetition", "label": "A", "reps": 1200}"#, "text-as-number"),
    Case(
      #"{"type": "stat", "label": "A", "value": 12.5}"#,
      #"{"type": "stat", "label": "A", "value": "12.5"}"#, "number-as-text"),
    Case(
      #"{"type": "picker", "label": "A", "options": "B"}"#,
      #"{"type": "picker", "label": "A", "options": ["B"]}"#, "value-as-array"),
    Case(
      #"{"type": "list", "items": ["B", "C"]}"#,
      #"{"type": "list", "items": [{"title": "B"}, {"title": "C"}]}"#, "value-as-record",
      "value-as-record"),
    Case(
      #"{"type": "standings", "title": "A", "rows": [["B", 3]]}"#,
      #"{"type": "standings", "title": "A", "rows": [{"team": "B", "points": 3}]}"#,
      "array-as-record"),
    Case(
      #"{"type": "table", "columns": ["A", "B"], "rows": [{"b": "2", "a": "1"}]}"#,
      #"{"type": "table", "columns": ["A", "B"], "rows": [["1", "2"]]}"#, "object-as-row"),
    Case(
      #"{"type": "table", "rows": [{"A": "1"}, {"B": "2", "a": "3"}]}"#,
      #"{"type": "table", "columns": ["A", "B"], "rows": [["1", "—"], ["3", "2"]]}"#,
      "columns-of-rows", "object-as-row", "object-as-row"),
    Case(
      #"{"type": "table", "columns": ["A", "B"], "rows": [["1"]]}"#,
      #"{"type": "table", "columns": ["A", "B"], "rows": [["1", "—"]]}"#, "short-row"),
    Case(
      #"{"type": "heading", "text": "  A \u0007 B\u202e "}"#,
      #"{"type": "heading", "text": "A B"}"#, "control-characters", "white-space"),
    Case(#"{"type": "heading", "text": "1. A"}"#, #"{"type": "heading", "text": "A"}"#, "marker"),
    Case(
      #"{"type": "slider", "label": "A", "minimum": 9, "maximum": 1, "value": 5}"#,
      #"{"type": "slider", "label": "A", "minimum": 1, "maximum": 9, "value": 5}"#, "swapped-bounds"
    ),
    Case(
      #"{"type": "picker", "label": "A", "options": ["Week", "Day"], "selected": ["week"]}"#,
      #"{"type": "picker", "label": "A", "options": ["Week", "Day"], "selected": ["Week"]}"#,
      "selection-name"),
    Case(
      #"{"type": "calendar", "month": "2027-3"}"#, #"{"type": "calendar", "month": "2027-03"}"#,
      "date-form"),
    Case(
      #"{"type": "alert", "title": "A", "tone": null}"#, #"{"type": "alert", "title": "A"}"#,
      "null-value"),
    Case(
      #"{"metric": {"label": "A", "value": "1"}}"#,
      #"{"type": "stat", "label": "A", "value": "1"}"#, "component-tag", "component-name"),
    Case(
      #"{"type": "Un-clear", "reason": "A"}"#, #"{"type": "unclear", "reason": "A"}"#,
      "component-name"),
    Case(
      #"{"type": "field", "label": "A", "rules": {"minLength": 9, "maxLength": 2}}"#,
      #"{"type": "field", "label": "A", "rules": {"minLength": 2, "maxLength": 9}}"#,
      "swapped-bounds"),
    Case(
      #"{"type": "field", "label": "A", "rules": {"minimum": 9.5, "maximum": -2}}"#,
      #"{"type": "field", "label": "A", "rules": {"minimum": -2, "maximum": 9.5}}"#,
      "swapped-bounds"),
    Case(
      #"{"type": "timer", "label": "A", "kind": "random", "seconds": 60, "upTo": 30}"#,
      #"{"type": "timer", "label": "A", "kind": "random", "seconds": 30, "upTo": 60}"#,
      "swapped-bounds"),
    Case(
      #"{"type": "calendar", "events": [{"from": "2027-04-02", "label": "B"}, {"from": "2027-03-14", "label": "A"}]}"#,
      #"{"type": "calendar", "month": "2027-03", "events": [{"from": "2027-04-02", "label": "B"}, {"from": "2027-03-14", "label": "A"}]}"#,
      "missing-month"),
    Case(#""Just words""#, #"{"type": "paragraph", "text": "Just words"}"#, "bare-text"),
  ]

  static let lossy = [
    Case(
      #"{"type": "table", "columns": ["A", "B"], "rows": [{"cells": ["1", "2"], "note": "hot"}]}"#,
      #"{"type": "table", "columns": ["A", "B"], "rows": [["1", "2"]]}"#, "unknown-column"),
    Case(
      #"{"type": "table", "columns": ["A", "B"], "rows": [{"a": "1", "b": "2", "c": "3"}]}"#,
      #"{"type": "table", "columns": ["A", "B"], "rows": [["1", "2"]]}"#, "object-as-row",
      "unknown-column"),
    Case(
      #"{"type": "table", "columns": ["A", "B"], "rows": [{"A": "1", "a": "7", "b": "2"}]}"#,
      #"{"type": "table", "columns": ["A", "B"], "rows": [["1", "2"]]}"#, "object-as-row",
      "duplicate-column"),
    Case(
      #"{"type": "progress", "label": "A", "percent": 162}"#,
      #"{"type": "progress", "label": "A", "percent": 100}"#, "number-out-of-bounds"),
    Case(
      #"{"type": "rating", "label": "A", "score": 7, "outOf": 5}"#,
      #"{"type": "rating", "label": "A", "score": 5}"#, "number-out-of-bounds"),
    Case(
      #"{"type": "repetition", "label": "A", "reps": 2.5}"#,
      #"{"type": "repetition", "label": "A", "reps": 3}"#, "rounded-number"),
    Case(
      #"{"type": "badge", "label": "A", "tone": "sucess"}"#,
      #"{"type": "badge", "label": "A", "tone": "success"}"#, "unknown-value"),
    Case(
      #"{"type": "badge", "label": "A", "tone": "purple"}"#,
      #"{"type": "badge", "label": "A", "tone": "neutral"}"#, "unknown-value"),
    Case(
      #"{"type": "heading", "text": "A", "colour": "red"}"#, #"{"type": "heading", "text": "A"}"#,
      "unknown-property"),
    Case(
      #"{"type": "link", "label": "A", "destination": "javascript:alert(1)"}"#,
      #"{"type": "link", "label": "A"}"#, "unsafe-url"),
    Case(
      #"{"type": "link", "label": "A", "destination": "java\tscript:alert(1)"}"#,
      #"{"type": "link", "label": "A"}"#, "white-space", "unsafe-url"),
    Case(
      #"{"type": "image", "description": "A", "source": "data:image/png;base64,AA"}"#,
      #"{"type": "image", "description": "A"}"#, "unsafe-url"),
    Case(
      #"{"type": "image", "description": "A", "source": "mailto:a@b.c"}"#,
      #"{"type": "image", "description": "A"}"#, "unsafe-url"),
    Case(
      #"{"type": "picker", "label": "A", "options": ["B", "b"]}"#,
      #"{"type": "picker", "label": "A", "options": ["B"]}"#, "duplicate-element"),
    Case(
      #"{"type": "picker", "label": "A", "options": ["B", "C"], "selected": ["B", "C"]}"#,
      #"{"type": "picker", "label": "A", "options": ["B", "C"], "selected": ["B"]}"#,
      "several-selected"),
    Case(
      #"{"type": "picker", "label": "A", "options": ["B"], "selected": ["X"]}"#,
      #"{"type": "picker", "label": "A", "options": ["B"]}"#, "unknown-selection"),
    Case(
      #"{"type": "table", "columns": ["A"], "rows": [["1", "2"]]}"#,
      #"{"type": "table", "columns": ["A"], "rows": [["1"]]}"#, "long-row"),
    Case(
      #"{"type": "table", "columns": ["A"], "rows": [["1"]], "marks": [{"row": 1, "tone": "critical"}, {"row": 2}, {"row": 1, "column": 2}]}"#,
      #"{"type": "table", "columns": ["A"], "rows": [["1"]], "marks": [{"row": 1, "tone": "critical"}]}"#,
      "unknown-cell"),
    Case(
      #"{"type": "standings", "title": "A", "rows": [{"team": "B", "points": 3}, {"team": "", "points": 1}, {"points": 1}]}"#,
      #"{"type": "standings", "title": "A", "rows": [{"team": "B", "points": 3}]}"#, "bad-row",
      "empty-text", "bad-row"),
    Case(#"{"type": "calendar", "month": "2027-13"}"#, #"{"type": "calendar"}"#, "bad-date"),
    Case(
      #"{"type": "calendar", "month": "2027-02", "events": [{"from": "2027-02-29", "label": "A"}, {"from": "2027-02-28", "to": "2027-02-01", "label": "B"}]}"#,
      #"{"type": "calendar", "month": "2027-02", "events": [{"from": "2027-02-28", "label": "B"}]}"#,
      "bad-row", "bad-date", "bad-date"),
    Case(
      #"{"type": "map", "places": [{"name": "A", "latitude": 91, "longitude": 0}]}"#,
      #"{"type": "map", "places": [{"name": "A", "latitude": 90, "longitude": 0}]}"#,
      "number-out-of-bounds"),
    Case(
      #"{"type": "list", "items": [{"title": "A", "items": [{"title": "B", "items": [{"title": "C"}]}]}]}"#,
      #"{"type": "list", "items": [{"title": "A", "items": [{"title": "B"}]}]}"#, "unknown-property"
    ),
    Case(
      #"{"type": "checklist", "items": [{"label": "Water the plants upstairs"}, {"label": "Water the plants upstair"}]}"#,
      #"{"type": "checklist", "items": [{"label": "Water the plants upstairs"}]}"#,
      "duplicate-element"),
    Case(
      #"{"type": "sundial", "label": "A", "fallback": {"type": "badge", "label": "A", "tone": "info"}}"#,
      #"{"type": "badge", "label": "A", "tone": "info"}"#, "fallback"),
    Case(
      #"{"type": "sundial", "label": "A"}"#,
      #"{"type": "unclear", "reason": "'sundial' is not in this grammar"}"#, "unknown-component"),
    Case(
      #"{"label": "A", "tone": "info"}"#,
      #"{"type": "unclear", "reason": "a part of the screen does not say what it is"}"#,
      "untagged-component"),
    Case(
      #"{"type": "group", "children": [{"type": "heading", "text": "A"}]}"#,
      #"{"type": "heading", "text": "A"}"#, "nested-components"),
    Case(
      #"{"type": "heading", "text": "A"}, {"type": "heading", "text": "A"}"#,
      #"{"type": "heading", "text": "A"}"#, "repeated-component"),
  ]

  @Test(arguments: lossless)
  func `a lossless repair keeps the meaning`(_ test: Case) throws {
    let admission = try admitComponents(test.proposed)
    #expect(admission.components == (try admitComponents(test.meant)).components)
    #expect(admission.ids == test.ids)
    #expect(admission.refused == [])
  }

  @Test(arguments: lossy)
  func `a lossy repair is refused when strict`(_ test: Case) throws {
    let admission = try admitComponents(test.proposed)
    #expect(admission.components == (try admitComponents(test.meant)).components)
    #expect(admission.ids == test.ids)
    #expect(!admission.refused.isEmpty)
  }

  @Test(arguments: lossless + lossy)
  func `what is meant is admitted as it is`(_ test: Case) throws {
    let admission = try admitComponents(test.meant)
    #expect(admission.ids == [])
    #expect(admission.components.count == 1)
  }

  @Test(arguments: [
    #"{"type": "heading", "text": ""}"#, #"{"type": "heading"}"#,
    #"{"type": "heading", "text": {}}"#,
    #"{"type": "progress", "label": "", "percent": "most"}"#,
    #"{"type": "standings", "title": "A", "rows": []}"#, "7", "[]",
    #"{"type": "sundial", "fallback": {"type": "sundial2", "fallback": 3}}"#,
  ])
  func `a component of no use is dropped and named`(proposed: String) throws {
    let admission = try admitComponents(proposed + #", {"type": "divider"}"#)
    #expect(admission.components.last?.kind == .divider)
    #expect(admission.refused.count >= 1)
    #expect(admission.components.count == 1)
  }
}

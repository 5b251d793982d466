// Makes the parts of the page from what the server says. Nothing from outside becomes markup here:
// texts are set as texts, and screens run in frames that let no script run.

export const at = (id) => document.getElementById(id);

const encoder = new TextEncoder();
const decoder = new TextDecoder();

const element = (name, text, className) => {
  const made = document.createElement(name);
  if (text !== undefined) made.textContent = text;
  if (className) made.className = className;
  return made;
};

export const option = (name) => element("option", name);

export const note = (text, isBad) => {
  const status = at("status");
  status.className = isBad ? "bad" : "";
  // What is said again is not announced again.
  if (status.textContent !== text) status.textContent = text;
};

// Marks the bytes of a text that entries of a ledger speak of; of nested ones the inner counts.
const marked = (text, entries) => {
  const bytes = encoder.encode(text);
  const outcomes = new Array(bytes.length);
  const byLength = [...entries].sort((a, b) => (b.range[1] - b.range[0]) - (a.range[1] - a.range[0]));
  for (const entry of byLength)
    for (let index = entry.range[0]; index < entry.range[1]; index += 1) outcomes[index] = entry.outcome;
  const parts = [];
  for (let start = 0; start < bytes.length;) {
    let end = start + 1;
    while (end < bytes.length && outcomes[end] === outcomes[start]) end += 1;
    const part = decoder.decode(bytes.subarray(start, end));
    parts.push(outcomes[start] ? element("mark", part, outcomes[start]) : part);
    start = end;
  }
  return parts;
};

const list = (id, items, make, empty) => {
  const rows = items.map((item) => {
    const row = element("li");
    row.append(...make(item));
    return row;
  });
  at(id).replaceChildren(...(rows.length || !empty ? rows : [element("li", empty)]));
};

const outcomes = { leftOut: "left out" };
const outcome = (entry) => [element("strong", outcomes[entry.outcome] ?? entry.outcome, entry.outcome),
  ` ${entry.words} `, element("small", entry.reason)];

export const showLedger = (text, entries, empty = "There is no request in words.") => {
  at("marked").replaceChildren(...(entries.length ? marked(text, entries) : []));
  list("ledger", entries, outcome, empty);
};

// The changes: those that are made, with what became of them, and those that are undone.
export const showTrail = (edits, done, steps) => {
  const rows = edits.map((words, place) => {
    const row = element("li");
    if (place >= done) {
      row.className = "undone";
      row.append(words);
      return row;
    }
    const step = steps[place] ?? { ledger: [] };
    const line = element("p");
    line.append(...marked(words, step.ledger));
    row.append(line);
    for (const entry of step.ledger) {
      const said = element("p");
      said.append(element("strong", entry.outcome, entry.outcome), " ", element("small", entry.reason));
      row.append(said);
    }
    if (step.failure) row.append(element("strong", "unmet", "unmet"), " ", element("small", step.failure));
    return row;
  });
  at("trail").replaceChildren(...rows);
  // A button that nothing is left for keeps the focus.
  at("undo").setAttribute("aria-disabled", done === 0);
  at("redo").setAttribute("aria-disabled", done === edits.length);
};

// The reading is a text with brackets `⟦label words⟧`; each becomes a coloured part.
export const showReading = (reading) => {
  const stack = [at("reading")];
  stack[0].replaceChildren(...(reading ? [] : ["A finished screen has no reading."]));
  for (const part of (reading ?? "").split(/(⟦[^\s⟧]*\s?|⟧)/u)) {
    if (part.startsWith("⟦")) {
      const inner = element("span", undefined, `bracket depth-${stack.length % 3}`);
      inner.append(element("small", part.slice(1)));
      stack.at(-1).append(inner);
      stack.push(inner);
    } else if (part === "⟧") {
      if (stack.length > 1) stack.pop();
    } else {
      stack.at(-1).append(part);
    }
  }
};

// A text with some of its bytes replaced; the edits do not overlap.
const replaced = (text, edits) => {
  const bytes = encoder.encode(text);
  const parts = [];
  let place = 0;
  for (const edit of [...edits].sort((a, b) => a.range[0] - b.range[0])) {
    parts.push(decoder.decode(bytes.subarray(place, edit.range[0])), edit.replacement);
    place = edit.range[1];
  }
  return parts.join("") + decoder.decode(bytes.subarray(place));
};

export const showDiagnostics = (diagnostics, mend) => {
  list("diagnostics", diagnostics, (found) => {
    const place = found.line ? ` line ${found.line}, column ${found.column}` : "";
    const parts = [element("strong", found.severity, found.severity), ` ${found.message}`,
      element("small", `${place} [${found.id}]`)];
    for (const other of found.notes ?? []) parts.push(element("br"), element("small", `note: ${other.message}`));
    for (const fix of found.fixIts ?? []) {
      const button = element("button", fix.message);
      button.type = "button";
      button.addEventListener("click", () => mend((text) => replaced(text, fix.edits)));
      const line = element("p", undefined, "line");
      line.append(button);
      parts.push(line);
    }
    return parts;
  }, "No problems found.");
};

export const showOrigins = (origins, isChanged) => {
  list("origins", Object.entries(origins), ([path, from]) => {
    const place = from.range ? `bytes ${from.range.join("–")}` : "";
    return [element("strong", path), ` ${from.from} `, element("small", from.topic ?? from.pointer ?? from.id ?? place)];
  }, "No origins were recorded.");
  if (isChanged) at("origins").prepend(element("li", "Origins before the changes:"));
};

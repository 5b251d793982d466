"use strict";
// The page of `screenc serve`: it asks for a preview while somebody types, and shows what comes back.
// Nothing from outside becomes markup here: texts are set as texts, and screens run in frames that let
// no script run.

const at = (id) => document.getElementById(id);
const fields = ["text", "grammar", "seed", "temperature", "data"];
const encoder = new TextEncoder();
const decoder = new TextDecoder();
let asked = 0;
let token = new URLSearchParams(location.hash.slice(1)).get("token");

const element = (name, text, className) => {
  const made = document.createElement(name);
  if (text !== undefined) made.textContent = text;
  if (className) made.className = className;
  return made;
};

const ask = async (path, body) => {
  const headers = { "Content-Type": "application/json" };
  if (token) headers.Authorization = `Bearer ${token}`;
  const response = await fetch(path, body === undefined ? { headers } :
    { method: "POST", headers, body: JSON.stringify(body) });
  const answer = await response.json();
  if (!response.ok) throw new Error(answer.error);
  return answer;
};

// The state is in the address, so that it can be kept and sent.
const remember = () => {
  const state = new URLSearchParams();
  for (const id of fields) if (at(id).value) state.set(id, at(id).value);
  state.set("width", width());
  if (token) state.set("token", token);
  history.replaceState(null, "", `#${state}`);
};
const recall = () => {
  const state = new URLSearchParams(location.hash.slice(1));
  for (const id of fields) if (state.has(id)) at(id).value = state.get(id);
  const chosen = document.querySelector(`input[name=width][value="${Number(state.get("width"))}"]`);
  if (chosen) chosen.checked = true;
};

const width = () => Number(document.querySelector("input[name=width]:checked").value);

// A frame is as wide as is asked, and drawn smaller where the page has less room.
const fit = () => {
  for (const id of ["light", "dark"]) {
    const frame = at(id);
    const room = frame.parentElement;
    const scale = Math.min(1, room.clientWidth / width());
    frame.style.width = `${width()}px`;
    frame.style.height = `${room.clientHeight / scale}px`;
    frame.style.transform = `scale(${scale})`;
  }
};

const isScreen = (text) => {
  try {
    const value = JSON.parse(text);
    return Boolean(value && (Array.isArray(value.sections) || Array.isArray(value.components)));
  } catch {
    return false;
  }
};

const request = () => {
  const text = at("text").value;
  const body = { [isScreen(text) ? "reply" : "intent"]: text, grammar: at("grammar").value };
  if (at("seed").value !== "") body.seed = Number(at("seed").value);
  if (at("temperature").value !== "") body.temperature = Number(at("temperature").value);
  if (at("data").value.trim()) body.data = JSON.parse(at("data").value);
  return body;
};

const note = (text, isBad) => {
  at("status").textContent = text;
  at("status").className = isBad ? "bad" : "";
};

// Marks the bytes of the text that entries of the ledger speak of; of nested ones the inner counts.
const mark = (text, entries) => {
  const bytes = encoder.encode(text);
  const outcomes = new Array(bytes.length);
  const byLength = [...entries].sort((a, b) => (b.range[1] - b.range[0]) - (a.range[1] - a.range[0]));
  for (const entry of byLength)
    for (let index = entry.range[0]; index < entry.range[1]; index += 1) outcomes[index] = entry.outcome;
  const target = at("marked");
  target.replaceChildren();
  for (let start = 0; start < bytes.length;) {
    let end = start + 1;
    while (end < bytes.length && outcomes[end] === outcomes[start]) end += 1;
    const part = decoder.decode(bytes.subarray(start, end));
    target.append(outcomes[start] ? element("mark", part, outcomes[start]) : part);
    start = end;
  }
};

const list = (id, items, make, empty) => {
  const rows = items.map((item) => {
    const row = element("li");
    row.append(...make(item));
    return row;
  });
  at(id).replaceChildren(...(rows.length ? rows : [element("li", empty)]));
};

// The reading is a text with brackets `⟦label words⟧`; each becomes a coloured part.
const bracket = (reading) => {
  const stack = [at("reading")];
  stack[0].replaceChildren();
  for (const part of (reading ?? "").split(/(⟦[^\s⟧]*\s?|⟧)/u)) {
    if (part.startsWith("⟦")) {
      const inner = element("span", undefined, "bracket");
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

const apply = (edits) => {
  let bytes = [...encoder.encode(at("text").value)];
  for (const edit of [...edits].sort((a, b) => b.range[0] - a.range[0]))
    bytes.splice(edit.range[0], edit.range[1] - edit.range[0], ...encoder.encode(edit.replacement));
  at("text").value = decoder.decode(new Uint8Array(bytes));
  update();
  at("text").focus();
};

const diagnostic = (found) => {
  const place = found.line ? ` line ${found.line}, column ${found.column}` : "";
  const parts = [element("strong", found.severity, found.severity), ` ${found.message}`,
    element("small", `${place} [${found.id}]`)];
  for (const fix of found.fixIts ?? []) {
    const button = element("button", fix.message);
    button.type = "button";
    button.addEventListener("click", () => apply(fix.edits));
    parts.push(" ", button);
  }
  return parts;
};

const origin = ([path, from]) => [element("strong", path), ` ${from.from} `,
  element("small", from.topic ?? from.pointer ?? from.id ?? (from.range ? `bytes ${from.range.join("–")}` : ""))];

const show = (answer) => {
  at("light").srcdoc = answer.light;
  at("dark").srcdoc = answer.dark;
  at("terminal").textContent = answer.text;
  at("json").textContent = answer.json;
  at("command").textContent = answer.command;
  const entries = answer.report.ledger ?? [];
  mark(at("text").value, answer.reading === undefined ? [] : entries);
  list("ledger", entries, (entry) => [element("strong", entry.outcome, entry.outcome), ` ${entry.words} `,
    element("small", entry.reason)], "Nothing was asked in words.");
  list("diagnostics", answer.report.diagnostics ?? [], diagnostic, "Nothing was found wrong.");
  list("origins", Object.entries(answer.report.origins ?? {}), origin, "No value was noted.");
  bracket(answer.reading);
  const draft = answer.draft ? ", a draft with samples" : "";
  note(`${answer.title}: by the ${answer.tier}, confidence ${answer.confidence}${draft}`, false);
  fit();
};

const update = async () => {
  remember();
  const turn = ++asked;
  if (!at("text").value.trim()) return note("Type what to show.", false);
  try {
    const answer = await ask("/v1/preview", request());
    if (turn === asked) show(answer);
  } catch (error) {
    if (turn === asked) note(error.message, true);
  }
};

const follow = async () => {
  let last;
  for (;;) {
    try {
      const file = await ask("/v1/watched");
      if (file.text !== last) {
        last = file.text;
        at("text").value = file.text;
        await update();
      }
    } catch (error) {
      note(error.message, true);
    }
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
};

const start = async () => {
  try {
    const settings = await ask("/v1/settings");
    at("grammar").append(...settings.grammars.map((name) => element("option", name)));
    at("grammar").value = settings.grammar;
    recall();
    if (!at("text").value) at("text").value = "a login form with username and password";
    at("ask").addEventListener("input", update);
    at("ask").addEventListener("submit", (event) => event.preventDefault());
    document.querySelector("fieldset").addEventListener("change", () => { remember(); fit(); });
    addEventListener("resize", fit);
    if (settings.watches) follow();
    await update();
  } catch (error) {
    note(error.message, true);
  }
};

start();

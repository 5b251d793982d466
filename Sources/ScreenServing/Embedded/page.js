// The page of `screenc serve`: it asks for a preview while somebody types, and shows what comes back.

import { at, note, option, showDiagnostics, showLedger, showOrigins, showReading, showTrail } from "./parts.js";

const fields = ["text", "grammar", "seed", "temperature", "as", "data"];
// Longer addresses are refused by browsers, and by whatever else passes them on.
const longestState = 100000;
// The changes in their order, and how many of them are made: the others are undone.
let edits = [];
let done = 0;
let token;

const ask = async (path, body) => {
  const headers = { "Content-Type": "application/json" };
  if (token) headers.Authorization = `Bearer ${token}`;
  const response = await fetch(path, body === undefined ? { headers } :
    { method: "POST", headers, body: JSON.stringify(body) });
  return { isDone: response.ok, ...await response.json() };
};

const width = () => Number(document.querySelector("input[name=width]:checked").value);

// The state is in the address, so that it can be kept and sent; each change is a step back.
const remember = (isStep) => {
  const state = new URLSearchParams();
  for (const id of fields) if (at(id).value) state.set(id, at(id).value);
  for (const edit of edits) state.append("edit", edit);
  if (done < edits.length) state.set("done", done);
  state.set("width", width());
  if (token) state.set("token", token);
  const text = state.toString();
  if (text.length > longestState) return;
  history[isStep ? "pushState" : "replaceState"](null, "", `#${text}`);
};
const recall = () => {
  const state = new URLSearchParams(location.hash.slice(1));
  token = state.get("token") ?? token;
  for (const id of fields) if (state.has(id) || id !== "grammar") at(id).value = state.get(id) ?? "";
  edits = state.getAll("edit");
  done = Math.min(edits.length, Math.max(0, Number(state.get("done") ?? edits.length) || 0));
  const chosen = document.querySelector(`input[name=width][value="${Number(state.get("width"))}"]`);
  if (chosen) chosen.checked = true;
  at("more").open ||= Boolean(at("as").value || at("data").value);
};

// A frame is as wide as is asked, and drawn smaller where the page has less room.
const fit = () => {
  for (const id of ["light", "dark"]) {
    const frame = at(id);
    const room = frame.parentElement;
    const scale = Math.min(1, room.clientWidth / width());
    frame.style.width = `${width()}px`;
    frame.style.height = `${room.clientHeight / scale}px`;
    frame.style.transform = scale < 1 ? `scale(${scale})` : "";
  }
};

const data = () => {
  const text = at("data").value;
  let value;
  let fault = "";
  try {
    if (text.trim()) value = JSON.parse(text);
  } catch (error) {
    fault = `The data is not JSON and is left out: ${error.message}`;
  }
  at("data-fault").textContent = fault;
  at("data").setAttribute("aria-invalid", Boolean(fault));
  return value;
};

const request = () => {
  const body = { text: at("text").value, grammar: at("grammar").value, edits: edits.slice(0, done) };
  if (/^[0-9]+$/.test(at("seed").value)) body.seed = at("seed").value;
  if (at("temperature").value !== "") body.temperature = Number(at("temperature").value);
  if (at("as").value) body.as = at("as").value;
  const records = data();
  if (records !== undefined) body.data = records;
  return body;
};

const mend = (change) => {
  at("text").value = change(at("text").value);
  at("text").focus();
  update();
};

// The page that each frame shows.
const pages = new Map();

// A page takes the place of the one before it within the frame's document: a frame that loads anew takes
// several times as long, loses its place, and is a step back of the browser.
const put = (id, html) => {
  if (pages.get(id) === html) return;
  pages.set(id, html);
  const frame = at(id);
  const inside = frame.contentDocument;
  // The first page is loaded, and so is the one after somebody followed a link in the frame.
  if (inside?.URL !== "about:srcdoc" || inside.readyState !== "complete") {
    frame.srcdoc = html;
    return;
  }
  const page = new DOMParser().parseFromString(html, "text/html");
  inside.replaceChild(inside.adoptNode(page.documentElement), inside.documentElement);
};

// Without a screen the one before stays, and is called so; what was said of it goes.
const showFailure = (answer) => {
  for (const id of ["terminal", "json", "command", "origins"]) at(id).replaceChildren();
  showLedger("", [], "There is no screen for these words.");
  showReading(undefined);
  at("shown-title").textContent = pages.has("light") ? "The last screen" : "No screen";
  note(answer.diagnostics ? "This text gives no screen." : answer.error, true);
};

const show = (answer) => {
  document.querySelector(".shown").classList.toggle("stale", !answer.isDone);
  showTrail(edits, done, answer.edits ?? []);
  showDiagnostics((answer.isDone ? answer.report.diagnostics : answer.diagnostics) ?? [], mend);
  if (!answer.isDone) return showFailure(answer);
  at("shown-title").textContent = "The screen";
  put("light", answer.light);
  put("dark", answer.dark);
  at("terminal").textContent = answer.text;
  at("json").textContent = answer.json;
  at("command").textContent = answer.command;
  showLedger(at("text").value, answer.reading === undefined ? [] : answer.report.ledger);
  showReading(answer.reading);
  showOrigins(answer.report.origins, done > 0);
  const draft = answer.draft ? ", a draft with samples" : "";
  const by = answer.tier === "finished" ? "checked against the grammar" : `by the ${answer.tier}, confidence ${answer.confidence}${draft}`;
  const last = answer.edits.at(-1);
  const became = last ? `. ${last.failure ?? last.ledger.map((entry) => `${entry.outcome}: ${entry.reason}`).join("; ")}` : "";
  note(`${answer.title}: ${by}${became}`, false);
};

// One request is under way at a time; what is typed meanwhile is asked for after it.
let isAsking = false;
let isAskedAgain = false;
const update = async (isStep) => {
  remember(isStep);
  isAskedAgain = true;
  if (isAsking) return;
  isAsking = true;
  while (isAskedAgain) {
    isAskedAgain = false;
    try {
      if (at("text").value.trim()) show(await ask("/v1/preview", request()));
      else note("Type what to show.", false);
    } catch (error) {
      note(`The server is not responding: ${error.message}`, true);
    }
  }
  isAsking = false;
};

const step = (to) => {
  if (to < 0 || to > edits.length) return;
  done = to;
  update(true);
};
const change = (event) => {
  event.preventDefault();
  const words = at("change").value.trim();
  if (!words) return;
  edits = [...edits.slice(0, done), words];
  at("change").value = "";
  step(edits.length);
};

const follow = async () => {
  let last;
  for (;;) {
    try {
      const file = await ask("/v1/watched");
      if (!file.isDone) throw new Error(file.error);
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
  token = new URLSearchParams(location.hash.slice(1)).get("token");
  const settings = await ask("/v1/settings");
  if (!settings.isDone) return note(settings.error, true);
  at("grammar").append(...settings.grammars.map(option));
  at("grammar").value = settings.grammar;
  recall();
  if (!at("text").value) at("text").value = "a login form with username and password";
  at("ask").addEventListener("input", () => update());
  at("ask").addEventListener("submit", (event) => event.preventDefault());
  at("editing").addEventListener("submit", change);
  at("undo").addEventListener("click", () => step(done - 1));
  at("redo").addEventListener("click", () => step(done + 1));
  document.querySelector("fieldset").addEventListener("change", () => { remember(); fit(); });
  new ResizeObserver(fit).observe(document.querySelector(".frames"));
  addEventListener("popstate", () => { recall(); update(); });
  if (settings.watches) follow();
  await update();
};

start().catch((error) => note(`The server is not responding: ${error.message}`, true));

// @ts-check
// The offline page: shows the day, and queues actions until they are delivered.

const { offline } = window;
/** @type {DayFacts} */
const facts = JSON.parse(document.body.dataset.facts);
/** @type {{ made: number, days: any[] }} */
const { made, days: knownDays } = JSON.parse(document.body.dataset.days);
// Days refer to their rows by number.
/** @type {OfflineDay[]} */
const days = knownDays.map((day) => ({
  ...day,
  /** @param {number} number @param {number} index */
  rows: day.rows.map(/** @type {(...each: number[]) => any} */ ((number, index) => ({
    id: facts.rows[number].id,
    count: day.counts[index],
    isSkipped: day.skipped.includes(number),
  }))),
}));
const { locale, texts } = facts;
const rows = new Map(facts.rows.map((row) => [row.id, row]));
const list = document.querySelector(".day ul");
// The interval for checking the server, in milliseconds.
const interval = 5_000;

/** @type {OfflineAction[]} */
let actions = [];
// The number of actions that the server has not received, including those from earlier versions of
// the page.
let waitingCount = 0;
/** @type {OfflineDay | null} */
let shownDay = null;
let isSignedOut = false;
/** @type {number | null} */
let shownBadge = null;
// The last queued tap. Taps are processed one after the other.
let last = Promise.resolve();

// MARK: Days

function currentDay() {
  const now = Date.now();
  return days.find(({ start, end }) => start <= now && now < end)
    // The browser's clock may be slow.
    ?? (now < days[0].start ? days[0] : null);
}

/** @param {string} text @param {string[]} values */
function format(text, ...values) {
  return text.replace(/%(\d)\$@/g, (_, number) => values[Number(number) - 1]);
}

/** @param {Date} date */
function timeText(date) {
  return date.toLocaleTimeString(locale, { hour: "numeric", minute: "2-digit" });
}

function sinceText() {
  const date = new Date(made);
  /** @type {(day: Date) => any} */
  const midnight = (day) => new Date(day.getFullYear(), day.getMonth(), day.getDate());
  const age = Math.round((midnight(new Date()) - midnight(date)) / 86_400_000);
  const time = timeText(date);
  if (age <= 0) return format(texts.asOfToday, time);
  if (age === 1) return format(texts.asOfYesterday, time);
  const day = date.toLocaleDateString(locale, { month: "long", day: "numeric" });
  return format(texts.asOfDay, day, time);
}

/** @param {number} count @param {string} text */
function waitingText(count, text) {
  return count === 0 ? "" : ` ${format(text, numberText(count))}`;
}

// MARK: Rows

// Returns a row's record on a day, including all actions since the page was made.
/** @param {OfflineRow} row @param {OfflineDay} day */
function recordOf(row, day) {
  const known = day.rows.find(({ id }) => id === row.id);
  const record = { count: known?.count ?? 0, isSkipped: known?.isSkipped ?? false };
  for (const action of actions) {
    if (action.row !== row.id || action.day !== day.day) continue;
    apply(record, action.effect, row);
  }
  return record;
}

/** @param {OfflineRecord} record @param {string} effect @param {OfflineRow} row */
function apply(record, effect, row) {
  const [name, amount] = effect.split(" ");
  const done = record.isSkipped ? 0 : record.count;
  if (name === "skip") {
    record.isSkipped = true;
    return;
  }
  if (name === "undo" && record.isSkipped) {
    record.isSkipped = false;
    return;
  }
  record.isSkipped = false;
  if (name === "complete") record.count = Math.max(done, row.target);
  if (name === "add") record.count = Math.max(0, done + Number(amount));
  if (name === "undo") record.count = 0;
}

/** @param {number} number */
function numberText(number) {
  return number.toLocaleString(locale);
}

/** @param {number} count @param {OfflineRow} row */
function countText(count, { scale, isTime }) {
  if (isTime) {
    const seconds = count % 60;
    const end = seconds ? `:${seconds.toLocaleString(locale, { minimumIntegerDigits: 2 })}` : "";
    return `${numberText(Math.floor(count / 60))}${end}`;
  }
  return numberText(count / scale);
}

// Functions that write the count into the texts and labels of an element.
/** @type {WeakMap<Element, ((count: string) => void)[]>} */
const places = new WeakMap();

/** @param {Element} face */
function placesIn(face) {
  if (places.has(face)) return places.get(face);
  /** @type {((count: string) => void)[]} */
  const found = [];
  const walker = document.createTreeWalker(face, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent;
    if (text.includes(facts.place)) {
      found.push((count) => { node.textContent = text.replaceAll(facts.place, count); });
    }
  }
  for (const element of face.querySelectorAll("[aria-label]")) {
    const text = element.getAttribute("aria-label");
    if (text.includes(facts.place)) {
      found.push((count) => {
        element.setAttribute("aria-label", text.replaceAll(facts.place, count));
      });
    }
  }
  places.set(face, found);
  return found;
}

/** @param {HTMLElement} item @param {OfflineDay} day */
function showRow(item, day) {
  const row = rows.get(item.dataset.row);
  const record = recordOf(row, day);
  const isDone = record.count >= row.target;
  const name = record.isSkipped ? "skipped" : isDone ? "done" : "open";
  const hadFocus = item.contains(document.activeElement)
    && document.activeElement.dataset.effect?.split(" ")[0];
  for (const face of item.children) {
    face.hidden = face.dataset.face !== name;
    if (face.hidden) continue;
    for (const write of placesIn(face)) write(countText(record.count, row));
    const bar = face.querySelector("progress");
    if (bar) bar.value = Math.min(1, record.count / row.target) * bar.max;
    for (const control of face.querySelectorAll("[data-effect]")) {
      const amount = Number(control.dataset.effect.split(" ")[1] ?? 0);
      // There is space for only one button: a count above 0 can be lowered, but not skipped.
      if (amount < 0) control.hidden = record.count === 0;
      if (control.dataset.effect === "skip") control.hidden = record.count > 0;
    }
    if (hadFocus && !face.contains(document.activeElement)) {
      (face.querySelector(`[data-effect^="${hadFocus}"]:not([hidden])`)
        ?? face.querySelector("[data-effect]:not([hidden])"))?.focus();
    }
  }
}

function show() {
  if (isSignedOut) return;
  const day = currentDay();
  document.querySelector(".since").textContent = sinceText()
    + waitingText(waitingCount, texts.waiting);
  document.querySelector(".date").textContent = day?.title ?? "";
  const none = document.querySelector(".none");
  if (day !== shownDay) {
    shownDay = day;
    const order = (day?.rows ?? []).map(({ id }) => id);
    const items = [...list.children];
    for (const item of items) item.hidden = !order.includes(item.dataset.row);
    items.sort((one, other) => (
      order.indexOf(one.dataset.row) - order.indexOf(other.dataset.row)));
    list.append(...items);
    none.textContent = day ? texts.nothingDue : texts.tooLongAgo;
    none.hidden = order.length > 0;
  }
  if (day) {
    for (const item of list.children) if (!item.hidden) showRow(item, day);
    /** @param {OfflineRow} row */
    const isOpen = (row) => {
      const record = recordOf(row, day);
      return !record.isSkipped && record.count < row.target;
    };
    const open = day.rows.filter(({ id }) => isOpen(rows.get(id))).length;
    if (open !== shownBadge && offline.isInstalled()) offline.showBadge(open);
    shownBadge = open;
  }
}

// MARK: Taps

document.addEventListener("click", (event) => {
  const control = event.target.closest("[data-call]");
  if (!control || !shownDay) return;
  event.preventDefault();
  // A constant, so that the action applies to the displayed day even if the day changes.
  const day = shownDay;
  const row = rows.get(control.closest("[data-row]").dataset.row);
  const call = JSON.parse(control.dataset.call);
  call.arguments.day = day.day;
  const action = {
    id: crypto.randomUUID(), made: Date.now(), call,
    row: row.id, day: day.day, effect: control.dataset.effect,
  };
  last = last.then(() => keepAction(action, row.name));
});

/** @param {OfflineAction} action @param {string} name */
async function keepAction(action, name) {
  try {
    await offline.add(action, name);
  } catch {
    document.querySelector(".since").textContent = texts.noRoom;
    return;
  }
  actions.push(action);
  waitingCount += 1;
  show();
  askForSync();
}

async function askForSync() {
  try {
    const registration = await navigator.serviceWorker.ready;
    await registration.sync?.register("deliver");
  } catch {
    // Without background sync, the page itself delivers the action.
  }
}

// MARK: The server

async function isReached() {
  try {
    const response = await fetch(`${offline.root}/offline/health`, {
      // @ts-ignore TypeScript 4 lacks `timeout`.
      cache: "no-store", redirect: "error", signal: AbortSignal.timeout(interval),
    });
    return response.status === 401 ? "refused" : response.ok;
  } catch {
    return false;
  }
}

// Hides the day from a person who is not signed in.
async function hide() {
  isSignedOut = true;
  await offline.forgetHabits();
  const count = (await offline.waiting()).length;
  const text = waitingText(count, texts.waitingForSignIn);
  document.querySelector(".day").remove();
  document.querySelector(".date").textContent = "";
  document.querySelector(".since").textContent = texts.signedOut + text;
  clearInterval(ticking);
}

let isLooking = false;

async function look() {
  if (isLooking) return;
  isLooking = true;
  let isOver = false;
  try {
    isOver = await deliver();
  } finally {
    isLooking = isOver;
  }
}

// Delivers the actions if the server is reached. Returns true if there is nothing left to look for.
async function deliver() {
  const answer = await isReached();
  if (!answer) return false;
  await last;
  const outcome = answer === "refused" ? answer : await offline.deliver();
  if (outcome === "refused") {
    await hide();
    return true;
  }
  if (outcome !== "done") return false;
  const isOffline = location.pathname === `${offline.root}/offline`;
  // A reload keeps the window's history state, by which it finds its typed text again.
  if (isOffline) location.replace(`${offline.root}/`);
  else location.reload();
  return true;
}

async function refresh() {
  await last;
  actions = await offline.actionsAfter(made);
  waitingCount = (await offline.waiting()).length;
  show();
}

// Shows taps from other tabs and a new day, and checks the server.
const ticking = setInterval(() => {
  refresh();
  look();
}, interval);
addEventListener("online", look);
document.addEventListener("visibilitychange", () => {
  if (document.hidden) return;
  refresh();
  look();
});

refresh().then(look);

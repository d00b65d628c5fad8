"""The minimum duration of a tap: the same patch, applied by a script without a server."""

# Stores incoming frames and parses them only on request, so that parsing does not delay a tap.
NOTE_FRAMES = """
  const Socket = WebSocket;
  window.notedFrames = [];
  window.lastOperations = () =>
    notedFrames.map(frame => JSON.parse(frame)).findLast(({ o }) => o)?.o;
  window.WebSocket = class extends Socket {
    constructor(...address) {
      super(...address);
      this.addEventListener("message", ({ data }) => notedFrames.push(data));
    }
  };
"""

# Scripts that return the IDs of all elements in document order, and replace these IDs.
NUMBERS = "() => [...document.querySelectorAll('body [id^=n]')].map(element => element.id)"
RENUMBER = """
numbers => document.querySelectorAll("body [id^=n]").forEach((element, index) => {
  element.id = numbers[index];
})
"""

# Answers the next click in place of the app, with given operations.
ANSWER_CLICK = """
operations => {
  const byID = id => document.getElementById(`n${id}`);
  const number = root => {
    let last = 0;
    const visit = element => {
      for (const child of element.children) visit(child);
      if (element.id === "") element.id = `n${last + 1}`;
      last = Number(element.id.slice(1));
    };
    visit(root);
  };
  const parse = (html, parent) => {
    const template = document.createElement("template");
    const isSVG = parent.namespaceURI === "http://www.w3.org/2000/svg";
    template.innerHTML = isSVG ? `<svg>${html}</svg>` : html;
    const parsed = [...(isSVG ? template.content.firstChild : template.content).children];
    parsed.forEach(number);
    return parsed;
  };
  const apply = {
    r: id => byID(id)?.remove(),
    i: (parent, before, html) => {
      const place = before ? byID(before) : null;
      for (const node of parse(html, byID(parent))) byID(parent).insertBefore(node, place);
    },
    m: (id, parent, before) => byID(parent).insertBefore(byID(id), before ? byID(before) : null),
    x: (id, html) => byID(id).replaceWith(...parse(html, byID(id).parentNode)),
    a: (id, name, value) => byID(id).setAttribute(name, value),
    d: (id, name) => byID(id).removeAttribute(name),
    t: (id, text) => { byID(id).textContent = text; },
    v: (id, value) => { byID(id).value = value; },
    c: (id, checked) => { byID(id).checked = checked; },
  };
  window.tap = new Promise(resolve => {
    addEventListener("click", event => {
      const began = event.timeStamp;
      event.preventDefault();
      event.stopImmediatePropagation();
      for (const [name, ...operands] of operations) apply[name](...operands);
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve({ painted: performance.now() - began });
        port2.postMessage(0);
      });
    }, { capture: true, once: true });
  });
}
"""

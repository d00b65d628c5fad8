// @ts-check
// The values that windows of this browser restore (`SceneStorage`): texts by key in a cookie, which
// the host receives with the first request of a page, before any script runs.

import { onMessage } from "/client.js";
import { root } from "/root.js";

// Cookies belong to a host, not to one port or path.
const name = `scene-${location.port || 80}${root.replaceAll("/", "-")}`;
// 400 days in seconds, the longest life of a cookie. The host renews it with each page.
const lifetime = 400 * 24 * 60 * 60;

function read() {
  const prefix = `${name}=`;
  const cookie = document.cookie.split("; ").find((entry) => entry.startsWith(prefix));
  if (!cookie) return new Map();
  try {
    return new Map(Object.entries(JSON.parse(decodeURIComponent(cookie.slice(prefix.length)))));
  } catch {
    // A cookie in another format is replaced with the next value.
    return new Map();
  }
}

onMessage("scene", (message) => {
  const [key, text] = JSON.parse(message);
  const values = read();
  if (text === null) values.delete(key);
  else values.set(key, text);
  const kept = encodeURIComponent(JSON.stringify(Object.fromEntries(values)));
  const secure = location.protocol === "https:" ? "; Secure" : "";
  document.cookie =
    `${name}=${kept}; Path=${root}/; Max-Age=${lifetime}; SameSite=Strict${secure}`;
});

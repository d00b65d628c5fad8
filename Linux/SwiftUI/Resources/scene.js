// What the windows of this browser keep (`SceneStorage`): texts by key, in a cookie, which the host has
// with the first request of a page, before any script runs.

import { onMessage } from "/client.js";
import { root } from "/root.js";

// Cookies are a host's, not a port's or a path's alone.
const name = `scene-${location.port || 80}${root.replaceAll("/", "-")}`;
// 400 days, the longest that browsers keep a cookie. The host sends it anew with each page.
const lifetime = 400 * 24 * 60 * 60;

function read() {
  const prefix = `${name}=`;
  const cookie = document.cookie.split("; ").find((entry) => entry.startsWith(prefix));
  if (!cookie) return new Map();
  try {
    return new Map(Object.entries(JSON.parse(decodeURIComponent(cookie.slice(prefix.length)))));
  } catch {
    // Not written here: what is kept from now on takes its place.
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

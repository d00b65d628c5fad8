// Types of the scripts in `*/Resources`. `make lint` checks the types; browsers never receive this
// file. docs/wire-format.md describes the messages.

/** An event for the host: sequence number, element, name, and the value with its type. */
type EventMessage =
  | [sequence: number, element: number, name: string]
  | [sequence: number, element: number, name: string, kind: "t" | "n" | "b", value: EventValue];
type EventValue = string | number | boolean;

/** An update of the page. Fields without a change are missing. */
interface Frame {
  /** The number of the frame. */
  n: number;
  /** The sequence number of the last handled event. */
  a: number;
  /** The HTML of the whole tree, in place of operations. */
  r?: string;
  /** Operations, each a letter and its operands. */
  o?: [name: keyof Operations, ...operands: any[]][];
  /** Effects, each a name and its operands. */
  e?: [name: keyof Effects, ...operands: any[]][];
  /** The title of the document. */
  t?: string;
  /** The addresses of the history entries. */
  d?: string[];
  /** View state to store. A null value removes the key. */
  k?: [key: string, value: string | null][];
}

/** The operations of a frame. Positions are given by the next sibling, or 0 for the end. */
interface Operations {
  /** Removes an element. */
  r(id: number): void;
  /** Inserts siblings. */
  i(parent: number, before: number, html: string): void;
  /** Moves an element. */
  m(id: number, parent: number, before: number): void;
  /** Replaces an element. */
  x(id: number, html: string): void;
  /** Sets an attribute. */
  a(id: number, name: string, value: string): void;
  /** Removes an attribute. */
  d(id: number, name: string): void;
  /** Replaces the content with text. */
  t(id: number, text: string): void;
  /** Sets the value of a control. */
  v(id: number, value: string): void;
  /** Checks or unchecks a control. */
  c(id: number, checked: boolean): void;
}

/** The effects of a frame. */
interface Effects {
  vibrate(pattern: number[]): void;
  focus(id: number): void;
  blur(id: number): void;
  announce(text: string): void;
  download(address: string): void;
  message(script: string, text: string): void;
}

/** An event without an acknowledgment. */
interface PendingEvent {
  seq: number;
  id: number;
  name: string;
  value?: EventValue;
  isSent: boolean;
}

/** The state of a page that a tab keeps for a reload. */
interface PageMemory {
  page: string;
  kept: Record<string, string>;
  hasLeft?: boolean;
  typed?: PageSnapshot;
  time?: number;
}

/** The user's part of a page's state: typed text, focus, and scroll positions. */
interface PageSnapshot {
  typed: { key: ControlKey; text: string }[];
  focus: { key: ControlKey; range: [number, number] | null } | null;
  scrolled?: ScrollPosition[];
}
interface ScrollPosition { id: string; top: number; left: number }
/** Identifies a control across two pages, in which its element has different IDs. */
interface ControlKey { tag: string; name: string; place: number }

/** The receiver of a connection's changes. */
interface ConnectionListener {
  begin(isDocuments: boolean, typed?: PageSnapshot): void;
  frame(frame: Frame, isNewPage: boolean): void;
  lost(): void;
  live(droppedEvents: PendingEvent[]): void;
  refused(status: number): void;
  signedOut(): void;
}

/** A text field, or another control with a value. */
type Field = HTMLInputElement;
/** An event with an element as its target. */
type At<E, T = HTMLElement> = E & { target: T };
/** A change that a MutationObserver of elements reports. */
type ElementChange = MutationRecord & { target: HTMLElement };
/** A link of a notice: its text, and the address that it opens. Without an address, it opens a new
   window. */
interface NoticeLink { link?: string; address?: string; duration?: number }

// MARK: Offline

/** An action that was made without a connection. */
interface OfflineAction {
  id: string;
  made: number;
  call: { arguments: Record<string, unknown> };
  row: string;
  day: number | string;
  effect: string;
  /** The time of delivery by the server's clock. */
  at?: number;
}
type StoredAction = OfflineAction & { key: IDBValidKey };

/** The functions of queue.js. */
interface Offline {
  root: string;
  add(action: OfflineAction, name: string): Promise<void>;
  actionsAfter(made: number): Promise<StoredAction[]>;
  takeRefusals(): Promise<string[]>;
  waiting(): Promise<StoredAction[]>;
  deliver(): Promise<"done" | "away" | "later" | "refused">;
  keep(files?: { fonts?: string[]; sheet?: string | null; isInstalled?: boolean }): Promise<void>;
  kept(address?: string): Promise<Response | undefined>;
  forgetHabits(): Promise<void>;
  showBadge(count: number): void;
  isInstalled(): boolean;
}
declare var offline: Offline;

// MARK: Browser features that TypeScript's library lacks

declare var takeEarlyTaps: (() => HTMLElement[]) | undefined;

interface Array<T> {
  findLast(predicate: (item: T) => boolean): T | undefined;
}

/** A row of the offline page. */
interface OfflineRow { id: string; name: string; target: number; scale: number; isTime: boolean }
interface OfflineRecord { count: number; isSkipped: boolean }
/** A day of the offline page, with the rows that are due on it. */
interface OfflineDay {
  day: number | string;
  title: string;
  start: number;
  end: number;
  rows: (OfflineRecord & { id: string })[];
}
interface DayFacts {
  rows: OfflineRow[];
  place: string;
  locale: string;
  texts: Record<string, string>;
}

// MARK: Gestures

/** A row that is dragged to another position. */
interface Drag {
  row: HTMLElement;
  x: number;
  y: number;
  startX: number;
  startY: number;
  isTouch: boolean;
  isLifted: boolean;
  isUnderWay: boolean;
  neighbor?: HTMLElement;
  isBehind?: boolean;
  timer?: number;
  scroller?: HTMLElement | null;
  startScroll?: number;
  isInColumns?: boolean;
}

/** A swipe over a row. Distances are in pixels. `offset` is negative for trailing buttons. */
interface Swipe {
  row: HTMLElement;
  x: number;
  y: number;
  start: number;
  offset: number;
  dx: number;
  isUnderWay: boolean;
  isMade?: boolean;
  trailing?: SwipeReach;
  leading?: SwipeReach;
}
interface SwipeReach { open: number; full: number; most: number }

/** The position of a menu, given its size. */
type Placing = (width: number, height: number) => { x: number; y: number };
/** The number of columns, the spacing, and the row height of a list, in pixels. */
interface RowMeasures { columns: number; room: number; height: number }

/** A notification that the host wants shown. */
interface HostNotification {
  id: string;
  title: string;
  body: string;
  isSilent: boolean;
  actions: { action: string; title: string }[];
}

/** A notification in a push message. */
interface PushNotification extends HostNotification {
  /** The due time in milliseconds since 1970. */
  at: number;
}

/** A response to a notification: its identifier, and an action or an empty text for a tap. */
interface NotificationAnswer { answer: string; action: string }

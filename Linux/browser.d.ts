// Adjusts TypeScript's DOM library to the page: all elements are HTML elements, and all events have
// elements as targets. Adds features of newer browsers that the library lacks.
//
// The target of a document's event has the type of a field, because most listeners read its value.
// Targets that are not fields lack these properties at run time, so check the element before you
// use one of them.

interface Document {
  addEventListener<K extends keyof DocumentEventMap>(
    type: K, listener: (event: At<DocumentEventMap[K], Field>) => void, options?: any): void;
  addEventListener(type: "cancel" | "close", listener: (event: At<Event>) => void, options?: any):
    void;
  readonly activeElement: HTMLElement;
}
interface MouseEvent { readonly target: HTMLElement; readonly pointerType?: string }

interface DocumentEventMap { toggle: Event & { newState: "open" | "closed" } }

interface ParentNode {
  querySelector<K extends keyof HTMLElementTagNameMap>(selector: K): HTMLElementTagNameMap[K];
  querySelector(selector: string): HTMLElement;
  querySelectorAll<K extends keyof HTMLElementTagNameMap>(
    selector: K): NodeListOf<HTMLElementTagNameMap[K]>;
  querySelectorAll(selector: string): NodeListOf<HTMLElement>;
}
interface Element {
  closest<K extends keyof HTMLElementTagNameMap>(selector: K): HTMLElementTagNameMap[K];
  closest(selector: string): HTMLElement;
  moveBefore?(element: Element, before: Node | null): void;
  checkVisibility(options?: { contentVisibilityAuto?: boolean }): boolean;
}
interface HTMLElement { readonly parentElement: HTMLElement }
interface CSSStyleDeclaration { zoom: string | number }
interface HTMLCollectionBase { [Symbol.iterator](): IterableIterator<HTMLElement> }
interface HTMLElement {
  showPopover(): void;
  hidePopover(): void;
}
interface ScrollToOptions { behavior?: any }
interface Navigator {
  setAppBadge?(count: number): Promise<void>;
  clearAppBadge?(): Promise<void>;
  userActivation?: { isActive: boolean };
}
interface ServiceWorkerRegistration { sync?: { register(tag: string): Promise<void> } }
interface Window { registration?: ServiceWorkerRegistration }

// Adjusts TypeScript's library to service workers.

interface WorkerGlobalScope extends Offlines {
  registration: ServiceWorkerRegistration;
  clients: Clients;
  skipWaiting(): Promise<void>;
  addEventListener(type: "fetch", listener: (event: FetchEvent) => void): void;
  addEventListener(type: "message", listener: (event: ExtendableMessageEvent) => void): void;
  addEventListener(
    type: "notificationclick", listener: (event: NotificationEvent) => void): void;
  addEventListener(type: "push", listener: (event: PushEvent) => void): void;
  addEventListener(
    type: "pushsubscriptionchange",
    listener: (event: ExtendableEvent & { oldSubscription?: PushSubscription }) => void): void;
  addEventListener(
    type: "sync", listener: (event: ExtendableEvent & { tag: string }) => void): void;
  addEventListener(
    type: "install" | "activate", listener: (event: ExtendableEvent) => void): void;
}
interface Notification { readonly actions: { action: string; title: string }[] }
interface Offlines { offline: Offline }

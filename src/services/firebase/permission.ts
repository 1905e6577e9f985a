import { pushProblem } from "./push-problems";

/** The visitor's permission for notifications. */
export class Permission {
  private known: NotificationPermission | undefined = Notification.permission;

  /** Asks the visitor unless they have already decided. Rejects unless notifications are allowed. */
  async ask(): Promise<void> {
    let permission = Notification.permission;
    if (permission === "default") {
      this.known = undefined;
      permission = await Notification.requestPermission();
    }
    this.known = permission;
    if (permission === "default") throw pushProblem("permission-default");
    if (permission === "denied") throw pushProblem("permission-blocked");
  }

  /**
   * Calls back when the visitor changes the permission outside the page, such as in the browser settings. Returns a
   * function that stops it.
   */
  watch(onChange: () => void): () => void {
    const end = new AbortController();
    const look = () => {
      const { permission } = Notification;
      // `ask` handles the answer to an open prompt.
      if (this.known === undefined || this.known === permission) return;
      this.known = permission;
      if (permission !== "default") onChange();
    };
    navigator.permissions?.query({ name: "notifications" }).then(
      (status) => status.addEventListener("change", look, { signal: end.signal }),
      () => undefined,
    );
    return () => end.abort();
  }
}

import { pushProblem } from "./push-problems";

/** Whether the visitor allows notifications. */
export class Permission {
  private known: NotificationPermission | undefined = Notification.permission;

  /** Asks the visitor, if nobody has asked yet; rejects unless they allow notifications. */
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
   * Calls back when the visitor allows or blocks notifications elsewhere, such as in the browser's settings. Returns
   * how to stop.
   */
  watch(onChange: () => void): () => void {
    const end = new AbortController();
    const look = () => {
      const { permission } = Notification;
      // While the question is open, the answer goes to who asked.
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

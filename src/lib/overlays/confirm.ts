/** What is asked before something is done. */
export interface ConfirmOptions {
  /** Ends with a question mark: "Delete this post?" */
  title: string;
  /** What will happen, and whether it can be undone. */
  text?: string;
  /** Label of the button that does it: "Delete". */
  action: string;
  /** Label of the other one; "Cancel" when left out. */
  cancel?: string;
  /** Crimson, for what cannot be undone. */
  danger?: boolean;
}

export interface ConfirmRequest extends ConfirmOptions {
  resolve: (yes: boolean) => void;
}

let showRequest: ((question: ConfirmRequest) => void) | null = null;

/** Asks the person and resolves with their answer; false where nobody can be asked. */
export const confirmAction = (question: ConfirmOptions): Promise<boolean> =>
  new Promise((resolve) => {
    if (showRequest) showRequest({ ...question, resolve: resolve });
    else resolve(false);
  });

/** Called once by the host that shows the question. */
export function registerConfirmHost(listener: (question: ConfirmRequest) => void): () => void {
  showRequest = listener;
  return () => {
    showRequest = null;
  };
}

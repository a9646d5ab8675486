export interface ConfirmOptions {
  /** Ends with a question mark: "Delete this post?" */
  title: string;
  text?: string;
  action: string;
  /** Defaults to "Cancel". */
  cancel?: string;
  danger?: boolean;
}

export interface ConfirmRequest extends ConfirmOptions {
  resolve: (confirmed: boolean) => void;
}

let showRequest: ((request: ConfirmRequest) => void) | null = null;

/** Resolves with false when no confirm host is mounted. */
export const confirmAction = (options: ConfirmOptions): Promise<boolean> =>
  new Promise((resolve) => {
    if (showRequest) showRequest({ ...options, resolve });
    else resolve(false);
  });

export function registerConfirmHost(listener: (request: ConfirmRequest) => void): () => void {
  showRequest = listener;
  return () => {
    showRequest = null;
  };
}

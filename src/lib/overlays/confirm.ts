/** What is asked before something is done. */
export interface Question {
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

export interface AskedQuestion extends Question {
  answer: (yes: boolean) => void;
}

let ask: ((question: AskedQuestion) => void) | null = null;

/** Asks the person and resolves with their answer; false where nobody can be asked. */
export const confirm = (question: Question): Promise<boolean> =>
  new Promise((resolve) => {
    if (ask) ask({ ...question, answer: resolve });
    else resolve(false);
  });

/** Called once by the host that shows the question. */
export function onConfirm(listener: (question: AskedQuestion) => void): () => void {
  ask = listener;
  return () => {
    ask = null;
  };
}

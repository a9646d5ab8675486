type Gate = (accessor: string) => Promise<void>;

let gate: Gate | null = null;

/** Called by the tester's console: everything the sample data answers waits for `next`, which may throw. */
export const setSampleGate = (next: Gate | null): void => {
  gate = next;
};

/** Nothing to wait for unless the tester's console has been at work. `accessor` is the noun: "invoices". */
export const passSampleGate = (accessor: string): Promise<void> | undefined => gate?.(accessor);

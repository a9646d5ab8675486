type SampleFaultHook = (accessor: string) => Promise<void>;

let hook: SampleFaultHook | null = null;

/** Called by the tester's console: everything the sample data answers waits for `next`, which may throw. */
export const setSampleFaultHook = (next: SampleFaultHook | null): void => {
  hook = next;
};

/** Nothing to wait for unless the tester's console has been at work. `accessor` is the noun: "invoices". */
export const awaitSampleFault = (accessor: string): Promise<void> | undefined => hook?.(accessor);

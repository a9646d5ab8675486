type SampleFaultHook = (accessor: string) => Promise<void>;

let hook: SampleFaultHook | null = null;

export const setSampleFaultHook = (next: SampleFaultHook | null): void => {
  hook = next;
};

/** `accessor` is a noun: "invoices". Undefined without a hook. */
export const awaitSampleFault = (accessor: string): Promise<void> | undefined => hook?.(accessor);

import { FAULTS_KEY } from '@/lib/devtools/devtools-url';

/** What a call is answered instead; `lost` reaches the service, but its answer does not come back. */
export const faultKinds = ['none', 'offline', 'lost', '401', '409', '429', '500', '503'] as const;
export type FaultKind = (typeof faultKinds)[number];

/** What is injected into one target. */
export interface Fault {
  answer: FaultKind;
  /** Milliseconds before anything happens. */
  delay: number;
}

export const NO_FAULT: Fault = { answer: 'none', delay: 0 };
/** Targets: an operation by its id, an accessor as "sample:invoices", or one of these for all of a kind. */
export const ALL_CALLS = 'every-call';
export const ALL_SAMPLE_ACCESSORS = 'sample:*';

type Faults = Readonly<Record<string, Fault>>;

const isFault = (value: unknown): value is Fault => {
  const { answer, delay } = Object(value) as { answer?: unknown; delay?: unknown };
  return faultKinds.some((known) => known === answer) && typeof delay === 'number';
};

function readStoredFaults(): Faults {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(FAULTS_KEY) ?? '{}');
    return Object.fromEntries(
      Object.entries(Object(kept) as Record<string, unknown>).filter((entry): entry is [string, Fault] =>
        isFault(entry[1]),
      ),
    );
  } catch {
    return {};
  }
}

let faults = readStoredFaults();
const listeners = new Set<() => void>();

/** What is injected now, by target; only of this tab, and kept over a reload. */
export const getFaults = (): Faults => faults;

export const subscribeFaults = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

function setFaults(next: Faults): void {
  faults = next;
  try {
    if (Object.keys(next).length > 0) sessionStorage.setItem(FAULTS_KEY, JSON.stringify(next));
    else sessionStorage.removeItem(FAULTS_KEY);
  } catch {
    // Not kept over a reload then.
  }
  for (const listener of listeners) listener();
}

/** Injects something into a target; NO_FAULT takes it away. */
export function setFault(target: string, change: Partial<Fault>): void {
  const next = { ...NO_FAULT, ...faults[target], ...change };
  const { [target]: _, ...others } = faults;
  setFaults(next.answer === 'none' && next.delay === 0 ? others : { ...others, [target]: next });
}

/** Takes everything away. */
export const clearFaults = (): void => setFaults({});

/** What a target suffers: its own fault before that of all. */
export const getFault = (target: string, all: string): Fault => faults[target] ?? faults[all] ?? NO_FAULT;

import type { Browser, BrowserContext } from '@playwright/test';
import type { Size } from './options';
import { openProfile } from './profiles';
import { differing, find, labelOf, type Finding, type Missing } from './report';
import { schemes, shoot, type Shot, type Subject } from './shoot';
import type { Side } from './sides';

export interface Outcome {
  pictures: number;
  findings: Finding[];
  missing: Missing[];
  /** Equal only when they were taken once more. */
  unsteady: string[];
}

type Pair = readonly [ref: Shot, now: Shot];
type Take = (subject: Subject, fresh: boolean) => Promise<Pair>;

/** Why there is nothing to compare, or null. */
function reasonOf([ref, now]: Pair): string | null {
  if ('error' in ref) return 'error' in now ? `in both: ${ref.error}` : `in the ref: ${ref.error}`;
  return 'error' in now ? `in the working tree: ${now.error}` : null;
}

const isEqual = async ([ref, now]: Pair): Promise<boolean> =>
  !('error' in ref) && !('error' in now) && (await differing(ref.pictures, now.pictures)).length === 0;

/**
 * Takes both states at once, so that both services get the same calls in the same order. Pages share a profile of
 * their state and with it the browser's cache; what is opened may leave drafts behind and gets a profile of its own.
 */
function taker(
  browser: Browser,
  sides: readonly [Side, Side],
  size: Size,
): { take: Take; end: () => Promise<void> } {
  const shared = new Map<string, Promise<BrowserContext>>();
  const one = async (side: Side, subject: Subject, fresh: boolean): Promise<Shot> => {
    if (fresh || subject.open) {
      const context = await openProfile(browser, side, subject.member, size);
      const shot = await shoot(context, side.address, subject, size);
      await context.close();
      return shot;
    }
    const key = `${side.name} ${subject.member}`;
    const context = shared.get(key) ?? openProfile(browser, side, subject.member, size);
    shared.set(key, context);
    return shoot(await context, side.address, subject, size);
  };
  return {
    take: (subject, fresh) => Promise.all([one(sides[0], subject, fresh), one(sides[1], subject, fresh)]),
    async end() {
      for (const context of shared.values()) await (await context).close();
    },
  };
}

/** Takes one subject, a second time when something is off, and notes what came of it. */
async function visit(take: Take, subject: Subject, label: string, outcome: Outcome): Promise<void> {
  let pair = await take(subject, false);
  if (!(await isEqual(pair))) {
    pair = await take(subject, true);
    if (await isEqual(pair)) outcome.unsteady.push(label);
  }
  const [ref, now] = pair;
  if ('error' in ref || 'error' in now) {
    const reason = reasonOf(pair) ?? '';
    outcome.missing.push({ label, reason });
    console.log(`no picture  ${label}: ${reason}`);
    return;
  }
  for (const scheme of schemes) {
    outcome.pictures += 1;
    const finding = await find(`${label} ${scheme}`, ref.pictures[scheme], now.pictures[scheme]);
    if (!finding) continue;
    outcome.findings.push(finding);
    console.log(`differs     ${finding.label}: ${finding.pixels} pixels`);
  }
}

/** Walks over all subjects, one width after the other. */
export async function walk(
  browser: Browser,
  sides: readonly [Side, Side],
  subjects: readonly Subject[],
  sizes: readonly Size[],
): Promise<Outcome> {
  const outcome: Outcome = { pictures: 0, findings: [], missing: [], unsteady: [] };
  for (const size of sizes) {
    const { take, end } = taker(browser, sides, size);
    for (const subject of subjects) await visit(take, subject, labelOf(subject, size), outcome);
    await end();
  }
  return outcome;
}

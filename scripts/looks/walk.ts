import type { Browser } from '@playwright/test';
import type { Size } from './options';
import { differing, find, labelOf, type Finding, type Missing } from './report';
import { shoot, type Shot, type Subject } from './shoot';
import type { Side } from './sides';

export interface Outcome {
  pictures: number;
  findings: Finding[];
  missing: Missing[];
  /** Equal only when they were taken once more. */
  unsteady: string[];
}

/** Why there is nothing to compare, or null. */
function reasonOf(before: Shot, after: Shot): string | null {
  if ('error' in before) return 'error' in after ? `in both: ${before.error}` : `in the ref: ${before.error}`;
  return 'error' in after ? `in the working tree: ${after.error}` : null;
}

/** Takes one subject in both states at once, a second time when something is off, and notes what came of it. */
async function visit(
  browser: Browser,
  [ref, now]: readonly [Side, Side],
  subject: Subject,
  size: Size,
  outcome: Outcome,
): Promise<void> {
  const label = labelOf(subject, size);
  const take = (): Promise<[Shot, Shot]> =>
    Promise.all([shoot(browser, ref, subject, size), shoot(browser, now, subject, size)]);
  let [before, after] = await take();
  if (reasonOf(before, after) !== null || (await differing(before, after)).length > 0) {
    [before, after] = await take();
    if (reasonOf(before, after) === null && (await differing(before, after)).length === 0)
      outcome.unsteady.push(label);
  }
  const reason = reasonOf(before, after);
  if (reason !== null || 'error' in before || 'error' in after) {
    outcome.missing.push({ label, reason: reason ?? '' });
    console.log(`no picture  ${label}: ${reason}`);
    return;
  }
  for (const scheme of ['light', 'dark'] as const) {
    outcome.pictures += 1;
    const finding = await find(`${label} ${scheme}`, before.pictures[scheme], after.pictures[scheme]);
    if (!finding) continue;
    outcome.findings.push(finding);
    console.log(`differs     ${finding.label}: ${finding.pixels} pixels`);
  }
}

/** Walks over all subjects at all widths. */
export async function walk(
  browser: Browser,
  sides: readonly [Side, Side],
  subjects: readonly Subject[],
  sizes: readonly Size[],
): Promise<Outcome> {
  const outcome: Outcome = { pictures: 0, findings: [], missing: [], unsteady: [] };
  for (const size of sizes) {
    for (const subject of subjects) await visit(browser, sides, subject, size, outcome);
  }
  return outcome;
}

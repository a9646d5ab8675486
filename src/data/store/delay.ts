/** Default delay of sample accessors (section 9 of the specification). */
export const SAMPLE_DELAY_MS = 100;

export const delay = (ms = SAMPLE_DELAY_MS): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

/** Delays the answer to a write, not the write: a page that is left meanwhile loses nothing. */
export async function answerLater<T>(write: Promise<T>): Promise<T> {
  const answer = await write;
  await delay();
  return answer;
}

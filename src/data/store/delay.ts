/** Milliseconds every sample accessor takes unless told otherwise (section 9 of the specification). */
export const SAMPLE_DELAY_MS = 100;

/** Waits, so that sample data arrives like data from a service. */
export const delay = (ms = SAMPLE_DELAY_MS): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

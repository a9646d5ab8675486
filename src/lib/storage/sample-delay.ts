/** Default delay of sample accessors (section 9 of the specification), counted from the request for the data. */
export const SAMPLE_DELAY_MS = 100;

export const delay = (ms = SAMPLE_DELAY_MS): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

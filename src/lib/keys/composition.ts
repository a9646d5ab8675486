/** The browser's own mark of a key that went to an input method. */
const INPUT_METHOD_KEY_CODE = 229;

/**
 * Whether the key belongs to an unfinished composition, as of Japanese or Chinese text: Enter takes a word over then,
 * Escape drops it. Safari ends the composition before it reports the key.
 */
export const isOfComposition = (event: KeyboardEvent): boolean =>
  event.isComposing || event.keyCode === INPUT_METHOD_KEY_CODE;

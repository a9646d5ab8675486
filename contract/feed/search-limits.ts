/** In UTF-16 code units; shorter than the longest name. */
export const MAX_COMPLETION_PREFIX = 50;

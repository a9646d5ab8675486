/** Apart from the schemas, for chunks that need the numbers only. */
export const MAX_LISTS = 50;
export const MAX_LIST_MEMBERS = 500;
/** In UTF-16 code units. */
export const MAX_LIST_NAME_LENGTH = 40;

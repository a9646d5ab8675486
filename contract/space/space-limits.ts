/** Apart from the schemas, for chunks that need the numbers only. */
export const MAX_SPACES = 20;
export const MAX_SPACE_MEMBERS = 50;
/** In UTF-16 code units. */
export const MAX_SPACE_NAME_LENGTH = 60;
/** Deleted items included. */
export const MAX_SPACE_ITEMS = 20_000;
/** Changes of one call. */
export const MAX_SPACE_CHANGES = 50;
/** Items of one page. */
export const MAX_SPACE_PAGE = 500;
/** Bytes of an item's body as JSON in UTF-8. */
export const MAX_SPACE_BODY_BYTES = 65_536;
export const MAX_NOTE_TITLE_LENGTH = 200;
/** In UTF-16 code units. */
export const MAX_NOTE_TEXT_LENGTH = 20_000;
export const MAX_INVOICE_LINES = 100;

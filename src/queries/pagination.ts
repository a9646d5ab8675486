/** Query of a cursor-paginated operation; null asks for the first page. */
export const cursorQuery = (cursor: string | null) => (cursor ? { cursor } : {});

/** Finds the items that name a file, before its content is deleted. */
export const fileVersionsIndex = `
CREATE INDEX CONCURRENTLY space_items_versions ON space_items USING gin ((body -> 'versions')) WHERE kind = 'file'
`;

/** The person asks to save data, or the line is slow: load nothing in advance. */
export const isDataSaved = (): boolean => {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true;
};

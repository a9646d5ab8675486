/** Height of a row of a virtualized table. */
export const ROW_PX = 44;

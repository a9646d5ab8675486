/** Called when the focus enters a grid, so that the editor is there when a key opens it. */
export const loadEditor = () => import('./CellEditor');

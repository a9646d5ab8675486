import { menuEntries } from './menu-item';

/** The pages under /forms. */
export const formPages = menuEntries('forms', [
  ['Basic inputs', '/forms/basic'],
  ['Form layouts', '/forms/layouts'],
  ['Form validation', '/forms/validation'],
  ['Form wizard', '/forms/wizard'],
  ['Input masks', '/forms/inputmask'],
  ['Pickers', '/forms/picker'],
  ['Selects', '/forms/select'],
  ['Sliders', '/forms/slider'],
  ['File uploads', '/forms/file-uploads'],
  ['Editors', '/forms/editors'],
]);

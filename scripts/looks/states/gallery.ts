import { DIALOG, EXPANDED, hover, keys, LISTBOX, press, pressAt, scrollToEnd, state, TOAST } from './steps';

const demo = (name: RegExp) => press(name, 'main');
const combobox = (nth: number) => [pressAt('main input[role=combobox]', nth), keys('ArrowDown')] as const;

/** Gallery parts, opened. */
export const galleryStates = [
  state('/ui/accordions', 'code', 'role=region', demo(/show code/i)),
  state('/ui/modals', 'dialog', DIALOG, demo(/reserve a stall/i)),
  state('/ui/modals', 'large dialog', DIALOG, demo(/^large/i)),
  state('/ui/modals', 'dialog of the whole window', DIALOG, demo(/^the whole window/i)),
  state('/ui/modals', 'long dialog', DIALOG, demo(/rules/i)),
  state('/ui/dropdowns', 'menu', EXPANDED, demo(/choose a day/i)),
  state('/ui/dropdowns', 'menu with headers', EXPANDED, demo(/this post/i)),
  state('/ui/popovers', 'at the top', DIALOG, demo(/^top/i)),
  state('/ui/popovers', 'with a list', DIALOG, demo(/what is on/i)),
  state('/ui/tooltips', 'at the right', 'role=tooltip', hover(/^right/i)),
  state('/ui/offcanvas', 'at the start', DIALOG, demo(/^start/i)),
  state('/ui/offcanvas', 'at the bottom', DIALOG, demo(/^bottom/i)),
  state('/ui/notifications', 'success', TOAST, demo(/^success/i)),
  state('/ui/notifications', 'error', TOAST, demo(/^error/i)),
  state('/extended/sweet-alert', 'question', DIALOG, demo(/^question/i)),
  state('/extended/sweet-alert', 'confirm', DIALOG, demo(/give up/i)),
  state('/forms/select', 'list', LISTBOX, ...combobox(0)),
  state('/forms/select', 'list in groups', LISTBOX, ...combobox(2)),
  state('/forms/picker', 'calendar', 'role=grid', demo(/^calendar of market day/i)),
  state('/forms/picker', 'months', DIALOG, scrollToEnd, demo(/^months/i)),
  state('/forms/picker', 'times', DIALOG, demo(/^times/i)),
  state('/forms/picker', 'colours', DIALOG, scrollToEnd, demo(/^shades/i)),
  state('/charts/bar', 'as table', 'role=table', demo(/table/i)),
  state('/tables/gridJs', 'filter', DIALOG, demo(/filter/i)),
];

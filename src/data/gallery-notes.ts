interface GalleryNotes {
  /** Keys and what they do. */
  keys: readonly (readonly [keys: string, effect: string])[];
  /** What a screen reader says, and what the page must give it. */
  reader: string;
}

const dialog: GalleryNotes = {
  keys: [
    ['Tab, Shift Tab', 'Move within the dialog'],
    ['Esc', 'Closes, unless it requires an answer'],
  ],
  reader: 'Announced as a dialog by its title. The focus returns to the button that opened it.',
};
const field: GalleryNotes = {
  keys: [['Tab', 'Moves to the next field']],
  reader: 'The label names the field; hint and error are read after it. Errors are announced on submission.',
};
const menuNotes: GalleryNotes = {
  keys: [
    ['Enter, Space, Arrow down', 'Open the menu'],
    ['Arrows, Home, End', 'Move between items'],
    ['Letters', 'Jump to an item'],
    ['Esc', 'Closes and returns the focus'],
  ],
  reader: 'The button says that it opens a menu, and whether the menu is open.',
};
const tabs: GalleryNotes = {
  keys: [
    ['Arrow left and right', 'Choose the next tab'],
    ['Home, End', 'Choose the first or last tab'],
  ],
  reader: 'Announced as tabs with their number. The panel is named by its tab.',
};
const drag: GalleryNotes = {
  keys: [
    ['Space', 'Picks up, and drops'],
    ['Arrows', 'Move what is picked up'],
    ['Esc', 'Puts it back'],
  ],
  reader: 'Each move is announced with the new position and list.',
};
const plot: GalleryNotes = {
  keys: [
    ['Tab', 'Enters the chart'],
    ['Arrow left and right', 'Move through the values'],
  ],
  reader: 'A sentence states the range, each value is spoken, and Table shows all figures.',
};

/** Keyboard and screen readers by gallery page; charts and maps share theirs. */
export const galleryNotes: Partial<Record<string, GalleryNotes>> = {
  '/charts': plot,
  '/maps': {
    keys: [
      ['Arrows', 'Move the map'],
      ['+, -', 'Zoom'],
    ],
    reader: 'The map is a named region. Places are buttons outside of the drawing too.',
  },
  '/extended/dragula': drag,
  '/extended/ratings': {
    keys: [
      ['Arrows', 'Change the rating'],
      ['Home, End', 'Choose none or all'],
    ],
    reader: 'Announced as a choice of stars with the chosen number.',
  },
  '/extended/sweet-alert': dialog,
  '/forms/basic': field,
  '/forms/editors': {
    keys: [
      ['Ctrl B, Ctrl I', 'Bold and italic'],
      ['Alt F10', 'Moves to the toolbar'],
      ['Arrows', 'Move within the toolbar'],
    ],
    reader: 'The text is a named field of several lines. Toolbar buttons say whether they are on.',
  },
  '/forms/inputmask': field,
  '/forms/layouts': field,
  '/forms/picker': {
    keys: [
      ['Arrow up and down', 'Change a part of the date or time'],
      ['Alt Arrow down', 'Opens the calendar'],
      ['Page up, Page down', 'Previous or next month'],
      ['Esc', 'Closes the calendar'],
    ],
    reader: 'Each part of the date is a spin button. Closed days are announced as unavailable.',
  },
  '/forms/select': {
    keys: [
      ['Letters', 'Filter the options'],
      ['Arrow up and down', 'Move between options'],
      ['Enter', 'Chooses'],
      ['Esc', 'Closes'],
      ['Backspace', 'Removes the last choice'],
    ],
    reader: 'Announced as a combobox; the number of matches is spoken while typing.',
  },
  '/forms/slider': {
    keys: [
      ['Arrows', 'One step'],
      ['Page up, Page down', 'Ten steps'],
      ['Home, End', 'Least or most'],
    ],
    reader: 'The shown value is spoken, with its unit.',
  },
  '/forms/validation': field,
  '/forms/wizard': {
    keys: [
      ['Tab', 'Moves through the fields of a step'],
      ['Enter', 'Goes to the next step'],
    ],
    reader: 'The current step is marked. Each step moves the focus to its heading.',
  },
  '/tables/gridJs': {
    keys: [
      ['Enter, Space', 'Sort by a column, choose a row'],
      ['Shift Enter', 'Adds a column to the sort'],
      ['Arrows', 'Resize a column at its handle'],
    ],
    reader: 'Sorted columns say their direction. Results of a search or a page are announced.',
  },
  '/ui/accordions': {
    keys: [['Enter, Space', 'Open or close']],
    reader: 'Each heading is a button that says whether its part is open.',
  },
  '/ui/avatars': { keys: [], reader: 'Beside a name the picture is silent; alone it needs a name.' },
  '/ui/buttons': menuNotes,
  '/ui/cards': tabs,
  '/ui/dropdowns': menuNotes,
  '/ui/list-group': {
    keys: [['Tab', 'Moves between links of the list']],
    reader: 'A list with its number of items.',
  },
  '/ui/modals': dialog,
  '/ui/offcanvas': dialog,
  '/ui/popovers': {
    keys: [
      ['Enter, Space', 'Open or close'],
      ['Esc', 'Closes and returns the focus'],
    ],
    reader: 'The button says whether its popover is open.',
  },
  '/ui/alerts': {
    keys: [['Enter, Space', 'Dismiss, at the close button']],
    reader: 'A note is read in its place; one that appears later is a status, spoken once.',
  },
  '/ui/badges': { keys: [], reader: 'Read as text. A count alone needs words: 4 unread.' },
  '/ui/breadcrumb': {
    keys: [['Tab', 'Moves between the links']],
    reader: 'A named navigation; the last part is the current page.',
  },
  '/ui/carousel': {
    keys: [
      ['Tab', 'Moves between the arrows and the marks'],
      ['Arrow left and right', 'Show the picture before or after'],
      ['Enter, Space', 'Shows the picture'],
    ],
    reader: 'A named group. The number and the title of a new picture are spoken.',
  },
  '/ui/collapse': {
    keys: [['Enter, Space', 'Open or close']],
    reader: 'The button says whether its part is open.',
  },
  '/ui/links': {
    keys: [['Enter', 'Follows the link']],
    reader: 'Words name the target. A link that opens a tab says so.',
  },
  '/ui/notifications': {
    keys: [['Alt T', 'Moves to the newest message']],
    reader: 'Spoken once, when it appears. Its button stays reachable while it is focused.',
  },
  '/ui/pagination': {
    keys: [['Tab', 'Moves between the pages']],
    reader: 'A named navigation that says which page is current.',
  },
  '/ui/placeholders': { keys: [], reader: 'Silent. The part that loads says that it is busy.' },
  '/ui/progress': { keys: [], reader: 'A named progress bar with its percentage.' },
  '/ui/spinners': { keys: [], reader: 'A status that names what loads; beside such words it is silent.' },
  '/ui/typography': { keys: [], reader: 'Headings keep their order, whatever their size.' },
  '/extended/scrollbar': {
    keys: [['Arrows, Page up, Page down', 'Scroll the focused region']],
    reader: 'A named region that the keyboard reaches.',
  },
  '/forms/file-uploads': {
    keys: [['Enter, Space', 'Open the files of the device']],
    reader: 'The button names the field; progress and errors are announced by file.',
  },
  '/tables/basic': {
    keys: [['Arrows', 'Scroll a focused wide table']],
    reader: 'Caption and headers are read with each cell.',
  },
  '/ui/tabs': tabs,
  '/ui/tooltips': {
    keys: [
      ['Tab', 'Shows the words of the focused button'],
      ['Esc', 'Hides them'],
    ],
    reader: 'The words describe the button, and are read after its name.',
  },
};

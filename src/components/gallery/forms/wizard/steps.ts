export interface WizardField {
  name: string;
  help: string;
  rule: RegExp;
  hint: string;
  kind?: 'text' | 'email' | 'date' | 'number';
  /** Off by default. */
  autoComplete?: 'name' | 'email' | 'off';
}

/** The fields of one step and their validation. */
export interface Step {
  title: string;
  fields: readonly WizardField[];
}

export const STEPS: readonly Step[] = [
  {
    title: 'You',
    fields: [
      {
        name: 'Name',
        help: 'Of the person running the stall',
        rule: /\p{L}.*\p{L}/u,
        hint: 'Use at least 2 letters.',
        autoComplete: 'name',
      },
      {
        name: 'Email',
        help: 'The answer goes there',
        rule: /^\S+@\S+\.\S+$/,
        hint: 'Enter an address such as name@example.org.',
        kind: 'email',
        autoComplete: 'email',
      },
    ],
  },
  {
    title: 'Stall',
    fields: [
      {
        name: 'Name of the stall',
        help: 'Shown above the stall',
        rule: /\S/,
        hint: 'Enter a name for the stall.',
      },
      { name: 'Goods', help: 'A few words are enough', rule: /\S/, hint: 'Enter what you sell.' },
    ],
  },
  {
    title: 'Day',
    fields: [
      {
        name: 'First day',
        help: 'Markets begin at eight',
        rule: /^\d{4}-/,
        hint: 'Choose a day.',
        kind: 'date',
      },
      { name: 'Tables', help: 'From 1 to 4', rule: /^[1-4]$/, hint: 'Enter 1, 2, 3 or 4.', kind: 'number' },
    ],
  },
];

/** The last step is a summary. */
export const TITLES: readonly string[] = [...STEPS.map(({ title }) => title), 'Review'];

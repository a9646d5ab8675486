/** One setting or group of settings, found by its words. Addresses are checked where links use them. */
interface Setting<Url extends string = string> {
  label: string;
  /** Further words to find the setting by. */
  words: string;
  /** Null: the layout customizer. */
  url: Url | null;
  /** Id of the heading on the page. */
  hash?: string;
  moderators?: true;
}

const listSettings = <const Url extends string>(settings: readonly Setting<Url>[]) => settings;

export const settings = listSettings([
  { label: 'Theme and colours', words: 'dark light night mode appearance accent contrast', url: null },
  { label: 'Menu and layout', words: 'sidebar top bar width navigation position', url: null },
  { label: 'Text size and density', words: 'font large small compact accessibility zoom', url: null },
  { label: 'Text direction', words: 'rtl ltr right to left arabic hebrew', url: null },
  {
    label: 'Handle',
    words: 'username name address link mention change account',
    url: '/more/account',
    hash: 'handle',
  },
  { label: 'Email', words: 'mail address change sign in account', url: '/more/account', hash: 'email' },
  { label: 'Password', words: 'change security sign in account', url: '/more/account', hash: 'password' },
  {
    label: 'Date language',
    words: 'locale format time clock region country international',
    url: '/more',
    hash: 'date-language',
  },
  {
    label: 'Screen lock',
    words: 'pin idle device privacy security password lock',
    url: '/more',
    hash: 'device-lock',
  },
  {
    label: 'Signed-in devices',
    words: 'sessions sign out there everywhere log out security lost stolen phone computer',
    url: '/more/account',
    hash: 'devices',
  },
  {
    label: 'Privacy',
    words: 'approve followers who follows requests private protect account',
    url: '/more/privacy',
  },
  { label: 'Sample data', words: 'reset workspace demo restore', url: '/more', hash: 'sample-panel' },
  {
    label: 'Notifications',
    words: 'alerts kinds likes replies mentions follows polls browser push quiet badge',
    url: '/notifications/settings',
  },
  {
    label: 'Visitors',
    words: 'privacy public search engines signed out hide profile posts outside',
    url: '/more/privacy',
  },
  { label: 'Muted words', words: 'hide filter phrase spoiler privacy content', url: '/more/muted-words' },
  { label: 'Muted people', words: 'hide silence privacy accounts', url: '/more/muted-people' },
  { label: 'Blocked people', words: 'block privacy safety accounts', url: '/more/blocked-people' },
  { label: 'Deleted posts', words: 'trash restore undo bin', url: '/more/deleted-posts' },
  { label: 'Export your data', words: 'download archive zip json csv privacy gdpr', url: '/more/your-data' },
  { label: 'Delete account', words: 'close remove leave erase privacy gdpr', url: '/more/your-data' },
  { label: 'Shortcuts and help', words: 'keyboard keys hotkeys support questions', url: '/support' },
  { label: 'Bookmarks', words: 'saved posts folders', url: '/bookmarks' },
  { label: 'Lists', words: 'people feeds groups', url: '/lists' },
  { label: 'Catch up', words: 'missed digest best', url: '/catch-up' },
  { label: 'Sign out', words: 'log out leave this device', url: '/auth/logout' },
  { label: 'Scheduled posts', words: 'later publish plan', url: '/scheduled' },
  { label: 'Drafts and outbox', words: 'unsent unfinished queue retry', url: '/outbox' },
  {
    label: 'Moderation',
    words: 'reports decisions appeals queue log',
    url: '/moderation',
    moderators: true,
  },
]);

type AppSetting = (typeof settings)[number];

/** Settings whose label or words contain the beginning of every typed word. */
export function searchSettings(text: string, isModerator: boolean): AppSetting[] {
  const typed = text.toLowerCase().split(/\s+/).filter(Boolean);
  return settings.filter(({ label, words, moderators }) => {
    const own = `${label} ${words}`.toLowerCase().split(/\s+/);
    return (isModerator || !moderators) && typed.every((word) => own.some((one) => one.startsWith(word)));
  });
}

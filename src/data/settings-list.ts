import { settingText } from '@/messages/shell/setting';
import { commonText } from '@/messages/ui/common';

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
  /** A page of the product, found by other words than its title. */
  isPage?: true;
}

const listSettings = <const Url extends string>(settings: readonly Setting<Url>[]) => settings;

export const settings = listSettings([
  { label: settingText.themeAndColours, words: settingText.themeAndColoursWords, url: null },
  { label: settingText.menuAndLayout, words: settingText.menuAndLayoutWords, url: null },
  { label: settingText.textSizeAndDensity, words: settingText.textSizeAndDensityWords, url: null },
  { label: settingText.textDirection, words: settingText.textDirectionWords, url: null },
  {
    label: settingText.handle,
    words: settingText.handleWords,
    url: '/more/account',
    hash: 'handle',
  },
  { label: commonText.email, words: settingText.emailWords, url: '/more/account', hash: 'email' },
  { label: commonText.password, words: settingText.passwordWords, url: '/more/account', hash: 'password' },
  {
    label: settingText.language,
    words: settingText.languageWords,
    url: '/more',
    hash: 'date-language',
  },
  {
    label: settingText.dateLanguage,
    words: settingText.dateLanguageWords,
    url: '/more',
    hash: 'date-language',
  },
  {
    label: settingText.screenLock,
    words: settingText.screenLockWords,
    url: '/more',
    hash: 'device-lock',
  },
  {
    label: settingText.signedInDevices,
    words: settingText.signedInDevicesWords,
    url: '/more/account',
    hash: 'devices',
  },
  {
    label: settingText.privacy,
    words: settingText.privacyWords,
    url: '/more/privacy',
  },
  { label: settingText.sampleData, words: settingText.sampleDataWords, url: '/more', hash: 'sample-panel' },
  {
    label: settingText.notifications,
    words: settingText.notificationsWords,
    url: '/notifications/settings',
  },
  {
    label: settingText.visitors,
    words: settingText.visitorsWords,
    url: '/more/privacy',
  },
  { label: settingText.mutedWords, words: settingText.mutedWordsWords, url: '/more/muted-words' },
  { label: settingText.mutedPeople, words: settingText.mutedPeopleWords, url: '/more/muted-people' },
  { label: settingText.blockedPeople, words: settingText.blockedPeopleWords, url: '/more/blocked-people' },
  { label: settingText.deletedPosts, words: settingText.deletedPostsWords, url: '/more/deleted-posts' },
  { label: settingText.exportYourData, words: settingText.exportYourDataWords, url: '/more/your-data' },
  { label: settingText.deleteAccount, words: settingText.deleteAccountWords, url: '/more/your-data' },
  { label: settingText.shortcutsAndHelp, words: settingText.shortcutsAndHelpWords, url: '/support' },
  { label: settingText.bookmarks, words: settingText.bookmarksWords, url: '/bookmarks', isPage: true },
  { label: settingText.lists, words: settingText.listsWords, url: '/lists', isPage: true },
  {
    label: settingText.directMessages,
    words: settingText.directMessagesWords,
    url: '/apps/chat',
    isPage: true,
  },
  { label: settingText.allSettings, words: settingText.allSettingsWords, url: '/more' },
  { label: settingText.catchUp, words: settingText.catchUpWords, url: '/catch-up', isPage: true },
  { label: settingText.signOut, words: settingText.signOutWords, url: '/auth/logout' },
  {
    label: settingText.scheduledPosts,
    words: settingText.scheduledPostsWords,
    url: '/scheduled',
    isPage: true,
  },
  {
    label: settingText.draftsAndOutbox,
    words: settingText.draftsAndOutboxWords,
    url: '/outbox',
    isPage: true,
  },
  {
    label: settingText.moderation,
    words: settingText.moderationWords,
    url: '/moderation',
    moderators: true,
    isPage: true,
  },
]);

type AppSetting = (typeof settings)[number];

/**
 * Settings whose label or words contain the beginning of every typed word; "settings" itself counts only alone, since
 * "account settings" means the account.
 */
export function searchSettings(text: string, isModerator: boolean): AppSetting[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const kinds = settingText.kindWords.split(' ');
  const particular = words.filter((word) => !kinds.includes(word));
  const typed = particular.length > 0 ? particular : words;
  return settings.filter(({ label, words, moderators }) => {
    const own = `${label} ${words}`.toLowerCase().split(/\s+/);
    return (isModerator || !moderators) && typed.every((word) => own.some((one) => one.startsWith(word)));
  });
}

import type { mutedWordText } from '@/messages/social/muted-word';
import { plural } from '@/messages/words';

export const mutedWord: typeof mutedWordText = {
  untilIUnmuteIt: 'Bis ich es aufhebe',
  forADay: 'Für einen Tag',
  forAWeek: 'Für eine Woche',
  forAMonth: 'Für einen Monat',
  forThreeMonths: 'Für drei Monate',
  muteAWord: 'Wort stummschalten',
  wordOrPhrase: 'Wort oder Wortfolge',
  howLong: 'Wie lange',
  wholeWordsOnly: 'Nur ganze Wörter',
  wholeWordsExample: '„Art“ trifft nicht auf „Party“ zu',
  noSpacesBetweenWords: 'Diese Schrift hat keine Leerzeichen zwischen Wörtern: überall gefunden',
  muting: 'Wird stummgeschaltet',
  mute: 'Stummschalten',
  wholeWords: 'Ganze Wörter',
  alsoInsideWords: 'Auch in Wörtern',
  mutedWords: 'Stummgeschaltete Wörter',
  loadFailed: 'Die stummgeschalteten Wörter wurden nicht geladen',
  words: 'stummgeschaltete Wörter',
  noMutedWords: 'Keine stummgeschalteten Wörter',
  noMutedWordsHint: 'Wörter, die du stummschaltest, erscheinen hier.',
  unmute: (word) => `${word} nicht mehr stummschalten`,
  previewHint: 'Gib ein Wort ein, um zu sehen, was es ausblenden würde.',
  thePreviewDidNotLoad: 'Die Vorschau wurde nicht geladen.',
  searching: 'Suche läuft',
  wouldHideNone: (count) =>
    plural(count, {
      one: 'Trifft auf den neuesten Beitrag nicht zu.',
      other: 'Trifft auf keinen von den # neuesten Beiträgen zu.',
    }),
  wouldHide: (hidden, count) =>
    plural(count, {
      one: 'Würde den neuesten Beitrag ausblenden.',
      other: `Würde von den # neuesten Beiträgen ${hidden} ausblenden.`,
    }),
  lead: 'Blendet passende Beiträge in deinen Feeds und Mitteilungen aus, deine eigenen nie.',
  shownLessInForYou: 'Seltener in „Für dich“',
  reductionsLoadFailed: 'Die Liste wurde nicht geladen',
  authorsAndTags: 'Verfasser und Themen',
  nothingIsShownLess: 'Nichts wird seltener gezeigt',
  howToShowLess: 'Wähle im Menü eines Beitrags in „Für dich“ „Seltener zeigen“. Es gilt 90 Tage.',
  kindUntil: (kind, date) => `${kind}, bis ${date}`,
  until: (date) => `Bis ${date}`,
  allowNameAgain: (name) => `${name} wieder zulassen`,
  allowAgain: 'Wieder zulassen',
};

import type { ReactNode } from 'react';
import { shellMessages } from '@/messages/shell';
import { phrase } from '@/messages/words';

export const aboutText = shellMessages('about', {
  inOrder: 'In order',
  inOrderText: 'Following shows the newest posts first. For you ranks by activity, age and who you follow.',
  yours: 'Yours',
  yoursText: 'Edit or delete your posts and lists at any time.',
  openToAll: 'Open to all',
  openToAllText: 'Every page works with a keyboard, a screen reader, dark mode and small screens.',
  beKind: 'Be kind',
  beKindText: 'No insults, threats, hate or private information about others.',
  beHonest: 'Be honest',
  beHonestText: 'No spam, fake accounts or harmful false information.',
  beCareful: 'Be careful',
  beCarefulText: 'No calls for violence. Add a content warning to violent pictures.',
  report: 'Report',
  reportText: 'Report what breaks these rules. Moderators can hide posts and suspend accounts.',
  aboutPlaza: 'About Plaza',
  lead: 'A town square that fits in a browser tab',
  whatItIs: 'What it is',
  whatItIsText:
    'Plaza is where a neighbourhood shares its news: the market that moved, the tram that is late, the street lamp that works again. It includes a workspace with a calendar, mail, tasks, invoices and files.',
  houseRules: 'House rules',
  realAndSampleData: 'Real and sample data',
  realAndSampleDataText:
    'Posts, replies, likes and follows are stored by the service and update live. The workspace runs on sample data in this browser. Change it freely and reset it in More.',
  credits: 'Credits',
  creditsText:
    'Icons by Tabler (MIT), Solar by 480 Design (CC BY 4.0) and Remix Icon (Apache 2.0). Typefaces: subsets of Bricolage Grotesque and Figtree under the SIL Open Font License. Map outlines: Natural Earth, public domain. Faces, scenes and the pigeon were drawn for Plaza.',
  contactUs: 'Contact us',
  aQuestion: 'A question',
  reportAProblem: 'Report a problem',
  anIdea: 'An idea',
  myAccount: 'My account',
  contactUsTitle: 'Contact Us',
  contactLead: 'Send us an email',
  topic: 'Topic',
  message: 'Message',
  enterAMessage: 'Enter a message.',
  opensEmailApp: (address: string) =>
    `Opens a message to ${address} in your email app. This page sends and stores nothing. No email app? Copy the message.`,
  openInEmailApp: 'Open in email app',
  copyMessage: 'Copy message',
  postNotSent: 'My post wasn’t sent',
  postNotSentAnswer: 'It’s in your outbox. Check your connection and press Retry; nothing is sent twice.',
  cannotSignIn: 'I can’t sign in',
  cannotSignInAnswer: 'Choose “Forgot password?” on the sign-in page. The emailed link works for an hour.',
  layoutLooksOdd: 'The layout looks odd',
  layoutLooksOddAnswer: 'Open “Layout and colours” and press Reset. Your posts and lists stay.',
  someoneBothersMe: 'Someone is bothering me',
  someoneBothersMeAnswer:
    'Open the post menu. Mute hides them from your feeds, Block hides you from each other, Report alerts a moderator.',
  support: 'Support',
  supportLead: 'Quick answers and keyboard shortcuts',
  commonProblems: 'Common problems',
  keyboardShortcuts: 'Keyboard shortcuts',
  stillNeedHelp: 'Still need help?',
  foundAMistake: (contact: ReactNode) => phrase`Found a mistake? ${contact}.`,
  includeRequestId: (contact: ReactNode) =>
    phrase`Include the request ID from the error in your message. ${contact}`,
  mailHead: (address: string, topic: string) => `To: ${address}\nSubject: ${topic}`,
});

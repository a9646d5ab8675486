import { choose, DIALOG, EXPANDED, MENU, press, pressAt, state } from './steps';

/** A post's menus in order: more, repost, share. */
const postMenu = (nth: number) => pressAt('article:first-of-type button[aria-haspopup=menu]', nth);
const pageMenu = pressAt('main button[aria-haspopup=menu]');

/** Posts, the composer, people. */
export const socialStates = [
  state('/?tab=following', 'following', 'article'),
  state('/explore?q=lamp', 'search', 'main article'),
  state('/explore', 'filters', EXPANDED, press(/^filters/i, 'main')),
  state('/', 'menu of a post', MENU, postMenu(0)),
  state('/', 'repost menu', MENU, postMenu(1)),
  state('/', 'share menu', MENU, postMenu(2)),
  state('/', 'report', DIALOG, postMenu(0), choose(/report/i)),
  state('/', 'thread', 'role=heading[name=/^post by/i]', pressAt('article a:has(time)')),
  state('/u/ada', 'menu of a person', MENU, pageMenu),
  state('/u/ada', 'block', DIALOG, pageMenu, choose(/block/i)),
  state('/u/ada', 'picture', DIALOG, pressAt('article button:has(img)')),
  state('/u/ines', 'menu of an own post', MENU, pressAt('article button[aria-haspopup=menu]')),
  state('/u/ines', 'edit profile', DIALOG, press(/edit/i, 'main')),
  state('/u/ines', 'edit post', DIALOG, pressAt('article button[aria-haspopup=menu]'), choose(/edit/i)),
  state('/u/ines', 'delete post', DIALOG, pressAt('article button[aria-haspopup=menu]'), choose(/delete/i)),
  state('/post', 'audience', MENU, press(/audience|who (can )?sees?/i, 'main')),
  state('/post', 'poll', 'role=textbox >> nth=1', press(/poll/i, 'main')),
  state('/post', 'content warning', 'role=textbox >> nth=1', press(/warning/i, 'main')),
  state('/post', 'schedule', DIALOG, press(/later|schedule/i, 'main')),
];

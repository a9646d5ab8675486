import { DIALOG, keys, MENU, only, POPOVER, press, see, state, type } from './steps';

const palette = [keys('Control+k'), see(DIALOG)] as const;

/** Overlays of every page. */
export const shellStates = [
  state('/about', 'account menu', MENU, press(/account/i, 'header, nav')),
  only(1280, state('/about', 'all pages', POPOVER, press(/all pages/i))),
  only(360, state('/about', 'navigation drawer', DIALOG, press(/menu/i, 'header'))),
  only(1280, state('/full-view', 'navigation drawer', DIALOG, press(/menu/i, 'header'))),
  state('/about', 'palette', DIALOG, ...palette),
  state('/about', 'palette with pages', DIALOG, ...palette, type('chart'), see('role=option')),
  state('/about', 'palette with people', DIALOG, ...palette, type('ada'), see('role=option')),
  state('/about', 'palette without a match', DIALOG, ...palette, type('zzzz')),
  state('/about', 'keys', DIALOG, keys('?')),
  only(1280, state('/about', 'customizer', DIALOG, press(/customi[sz]e|layout/i, 'header'))),
  only(
    360,
    state(
      '/about',
      'customizer',
      'role=slider',
      ...palette,
      type('layout'),
      see('role=option'),
      keys('Enter'),
    ),
  ),
  state('/about', 'skip link', 'a:focus', keys('Tab')),
];

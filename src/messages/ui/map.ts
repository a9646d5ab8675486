import { uiMessages } from '@/messages/ui';

export const mapText = uiMessages('map', {
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  reloadNeeded: 'Google Maps needs a page reload. Showing Plaza’s own map.',
  reloadThePage: 'Reload the page',
  loadingGoogleMaps: 'Loading Google Maps.',
  ownMapShown: (reason: string) => `${reason} Showing Plaza’s own map.`,
  retry: 'Retry',
  noAnswer: 'Google Maps did not answer in time.',
  scriptLoadFailed: 'The Google Maps script could not be loaded.',
  libraryMissing: 'Google Maps loaded without its map library.',
  somethingWentWrong: 'Something went wrong.',
  keyRejected: 'Google rejected this site’s API key.',
  tilesLoadFailed: 'The map tiles could not be loaded. Showing the built-in outlines.',
  outlinesLoadFailed: 'The land could not be loaded.',
  naturalEarthPublicDomain: 'Natural Earth, public domain',
});

import { expect, test } from 'vitest';
import { iconRowSvg } from './icon-set';

test('draws a row of icons side by side in one picture, with the chosen stroke', () => {
  const icons = [
    { name: 'a', body: '<path stroke-width="2" d="M1 1h9"/>' },
    { name: 'b', body: '<circle r="4"/>' },
  ];
  expect(iconRowSvg(icons, 1.5)).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 24">' +
      '<svg x="0" width="24" height="24"><path stroke-width="1.5" d="M1 1h9"/></svg>' +
      '<svg x="24" width="24" height="24"><circle r="4"/></svg></svg>',
  );
});

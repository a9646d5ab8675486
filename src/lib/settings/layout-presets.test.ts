import { describe, expect, it } from 'vitest';
import { layoutOfAddress, layoutPresets } from './layout-presets';

describe('the layout of an address', () => {
  it.each([
    ['/webapp/compact', '', layoutPresets.compact],
    ['/webapp/compact/', '', layoutPresets.compact],
    ['/webapp/wallet', '?layout=detached', layoutPresets.detached],
    ['/webapp/wallet', '', null],
    ['/webapp/', '?layout=round', null],
  ])('%s%s', (pathname, search, layout) => {
    expect(layoutOfAddress({ pathname, search })).toEqual(layout);
  });
});

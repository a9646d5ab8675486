import { chart } from './gallery/chart';
import { demo } from './gallery/demo';
import { example } from './gallery/example';
import { icons } from './gallery/icons';
import { maps } from './gallery/maps';
import { pages } from './gallery/pages';
import { theme } from './gallery/theme';

export const messages = { chart, demo, example, icons, maps, pages, theme };

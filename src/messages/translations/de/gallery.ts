import { chart } from './gallery/chart';
import { demo } from './gallery/demo';
import { example } from './gallery/example';
import { icons } from './gallery/icons';
import { pages } from './gallery/pages';
import { theme } from './gallery/theme';

export const messages = { chart, demo, example, icons, pages, theme };

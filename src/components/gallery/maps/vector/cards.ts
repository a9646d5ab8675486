import type { ChartEntry } from '@/components/gallery/charts/page/chart-entry';
import { canada } from './canada';
import canadaSource from './canada.ts?code';
import { india } from './india';
import indiaSource from './india.ts?code';
import { iraq } from './iraq';
import iraqSource from './iraq.ts?code';
import { russia } from './russia';
import russiaSource from './russia.ts?code';
import { spain } from './spain';
import spainSource from './spain.ts?code';
import { usa } from './usa';
import usaSource from './usa.ts?code';
import { world } from './world';
import worldSource from './world.ts?code';

export const cards: readonly ChartEntry[] = [
  { spec: world, code: worldSource },
  { spec: usa, code: usaSource },
  { spec: russia, code: russiaSource },
  { spec: canada, code: canadaSource },
  { spec: spain, code: spainSource },
  { spec: india, code: indiaSource },
  { spec: iraq, code: iraqSource },
];

import { ScatterChart, EffectScatterChart } from 'echarts/charts';
import { engine } from '../engine';

engine.use([ScatterChart, EffectScatterChart]);

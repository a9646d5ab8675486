import { GaugeChart } from 'echarts/charts';
import { engine } from '../engine';

engine.use([GaugeChart]);

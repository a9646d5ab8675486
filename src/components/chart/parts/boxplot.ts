import { BoxplotChart } from 'echarts/charts';
import { engine } from '../engine';

engine.use([BoxplotChart]);

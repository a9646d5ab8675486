import { CandlestickChart } from 'echarts/charts';
import { engine } from '../engine';

engine.use([CandlestickChart]);

import { CustomChart } from 'echarts/charts';
import { engine } from '../engine';

engine.use([CustomChart]);

import { PieChart } from 'echarts/charts';
import { engine } from '../engine';

engine.use([PieChart]);

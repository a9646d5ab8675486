import { RadarChart } from 'echarts/charts';
import { RadarComponent } from 'echarts/components';
import { engine } from '../engine';

engine.use([RadarChart, RadarComponent]);

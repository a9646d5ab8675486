import { FunnelChart } from 'echarts/charts';
import { engine } from '../engine';

engine.use([FunnelChart]);

import { TreemapChart } from 'echarts/charts';
import { VisualMapComponent } from 'echarts/components';
import { engine } from '../engine';

engine.use([TreemapChart, VisualMapComponent]);

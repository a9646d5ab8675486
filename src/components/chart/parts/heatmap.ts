import { HeatmapChart } from 'echarts/charts';
import { CalendarComponent, VisualMapComponent } from 'echarts/components';
import { engine } from '../engine';

engine.use([HeatmapChart, CalendarComponent, VisualMapComponent]);

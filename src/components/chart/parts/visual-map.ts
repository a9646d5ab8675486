import { VisualMapComponent } from 'echarts/components';
import { engine } from '../engine';

engine.use([VisualMapComponent]);

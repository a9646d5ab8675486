import { PolarComponent } from 'echarts/components';
import { engine } from '../engine';

engine.use([PolarComponent]);

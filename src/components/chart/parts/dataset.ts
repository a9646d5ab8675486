import { DatasetComponent } from 'echarts/components';
import { engine } from '../engine';

engine.use([DatasetComponent]);

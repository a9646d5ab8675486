import { DataZoomComponent } from 'echarts/components';
import { engine } from '../engine';

engine.use([DataZoomComponent]);

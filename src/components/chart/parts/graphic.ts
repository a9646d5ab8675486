import { GraphicComponent } from 'echarts/components';
import { engine } from '../engine';

engine.use([GraphicComponent]);

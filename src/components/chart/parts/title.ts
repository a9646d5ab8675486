import { TitleComponent } from 'echarts/components';
import { engine } from '../engine';

engine.use([TitleComponent]);

import { MarkLineComponent, MarkPointComponent, MarkAreaComponent } from 'echarts/components';
import { engine } from '../engine';

engine.use([MarkLineComponent, MarkPointComponent, MarkAreaComponent]);

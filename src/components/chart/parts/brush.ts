import { BrushComponent, ToolboxComponent } from 'echarts/components';
import { engine } from '../engine';

// The brush adds an empty toolbox to the option and warns where none is registered.
engine.use([BrushComponent, ToolboxComponent]);

import 'echarts/lib/chart/effectScatter';
import 'echarts/lib/chart/lines';
import 'echarts/lib/chart/map';
import 'echarts/lib/chart/scatter';
import 'echarts/lib/component/geo';
import { registerMap } from 'echarts/core';

type Outlines = Exclude<Parameters<typeof registerMap>[1], string>;

export const registerMapOutline = (name: string, outline: object): void =>
  registerMap(name, { geoJSON: outline } as Outlines);

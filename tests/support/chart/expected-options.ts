/** Any value, as long as it is present. */
const some = (value: unknown): boolean => value !== undefined && value !== false;
const none = undefined;
const long = (value: unknown): boolean => Array.isArray(value) && value.length >= 10_000;
const isFunction = (value: unknown): boolean => typeof value === 'function';
const isImage = (value: unknown): boolean => typeof value === 'string' && value.includes('.svg');

/** Option paths and values unique to this card. */
type Marks = Readonly<Record<string, unknown>>;

/** Per page and card: what distinguishes its option. Two cards must differ in more than data. */
export const expectedOptions: Readonly<Record<string, Readonly<Record<string, Marks>>>> = {
  area: {
    Basic: { 'series.0.areaStyle.opacity': 0.22, 'series.0.connectNulls': none, visualMap: none },
    Spline: { 'series.0.smooth': 0.5 },
    Stacked: { 'series.0.stack': 'members' },
    Dates: { 'xAxis.type': 'time', 'xAxis.min': some },
    'Negative values': { 'visualMap.pieces.1.lte': 0 },
    Gaps: { 'series.0.connectNulls': false, 'series.0.data.6': null },
    'Irregular times': { 'xAxis.type': 'time', 'series.0.showSymbol': true },
    'Brush and zoom': { 'dataZoom.0.brushSelect': true },
  },
  bar: {
    Basic: { 'series.0.barMaxWidth': 18, 'series.0.markLine': none },
    Grouped: { 'series.0.barGap': '20%' },
    Stacked: { 'series.0.stack': 'state' },
    'Full stack': { 'xAxis.max': 100 },
    'Negative values': { 'series.0.barGap': '-100%', 'yAxis.inverse': true },
    Markers: { 'series.0.markLine.data.0.xAxis': 150 },
    Reversed: { 'xAxis.inverse': true, 'yAxis.position': 'right' },
    Patterns: { 'aria.decal.show': true, 'series.1.itemStyle.decal.symbol': 'circle' },
    'Image fill': { 'series.0.itemStyle.color.image': isImage },
    'Custom labels': { 'series.1.label.rich.up': some },
  },
  bubble: {
    Simple: { 'series.0.itemStyle.opacity': 0.55, visualMap: none },
    'Several series': { 'visualMap.inRange.symbolSize.1': 60 },
    'Round look': { 'series.0.itemStyle.color.type': 'radial' },
  },
  candlestick: {
    Simple: { 'xAxis.type': 'time' },
    'Category axis': { 'xAxis.type': 'category', 'series.1': none },
    'With moving averages': { 'series.1.type': 'line' },
    'With volume and zoom': { 'grid.1.height': 60, 'series.1.type': 'bar', 'dataZoom.0.type': 'slider' },
  },
  column: {
    Basic: { 'series.0.name': 'Posts', 'series.0.label': none, 'series.0.markLine': none },
    'Data labels': { 'series.0.label.position': 'top', 'yAxis.show': false },
    Stacked: { 'series.0.stack': 'kind', 'yAxis.max': none },
    'Full stack': { 'series.0.stack': 'share', 'yAxis.max': 100 },
    Markers: { 'series.0.markLine.data.0.yAxis': 45, 'series.0.markPoint.data.0.type': 'max' },
    'Grouped labels': { 'xAxis.1.position': 'bottom' },
    'Rotated labels with annotations': { 'xAxis.axisLabel.rotate': 45, 'series.0.markArea': some },
    Range: { 'series.0.itemStyle.color': 'transparent', 'series.0.stack': 'range' },
    'Negative values': { 'yAxis.min': -4 },
    Distributed: { 'series.0.colorBy': 'data' },
    'Drill down': { 'series.0.universalTransition.enabled': true },
  },
  heatmap: {
    Basic: { 'visualMap.show': false, calendar: none },
    'Several series': { 'series.4.type': 'heatmap', 'visualMap.4.seriesIndex': 4 },
    'Colour range': { 'visualMap.type': 'continuous', 'visualMap.inRange.color.4': some },
    'Range without shades': { 'visualMap.type': 'piecewise', 'visualMap.pieces.3.label': 'Bad' },
    Calendar: { 'calendar.0.range': '2025', 'series.0.coordinateSystem': 'calendar' },
  },
  line: {
    Simple: { 'series.0.symbolSize': 12 },
    Labels: { 'series.0.label.position': 'top', 'series.1.label.position': 'bottom' },
    Gradient: { 'series.0.lineStyle.color.type': 'linear' },
    Dashed: { 'series.1.lineStyle.type': [8, 5] },
    Steps: { 'series.0.step': 'end' },
    'Missing values': { 'series.0.data.4': null, 'series.0.connectNulls': false },
    Annotations: { 'series.0.markArea.data.0.0.name': 'Street festival', 'series.0.markPoint': some },
    Brush: { 'brush.xAxisIndex': 0 },
    'Synced charts': { 'grid.right': 24, 'series.0.name': 'Noise' },
    'Zoomable time series': { 'dataset.source.length': 200_000, 'series.0.sampling': 'lttb' },
    Realtime: { animation: false, 'xAxis.min': some },
  },
  mixed: {
    'Line and column': { 'series.0.type': 'bar', 'series.1.type': 'line', 'series.2': none },
    'Line and area': { 'series.0.areaStyle.opacity': 0.3, 'series.1.type': 'line' },
    'Line, column and area': { 'series.0.areaStyle': some, 'series.1.type': 'bar' },
    'Several y axes': { 'yAxis.2.offset': 52, 'series.2.yAxisIndex': 2 },
  },
  timeline: {
    Basic: { 'series.0.name': 'Jobs' },
    Distributed: { 'series.0.colorBy': 'data' },
    'Several series': { 'series.1.name': 'Done' },
    'Groups with progress': { 'series.0.markLine.data.0.xAxis': some, 'series.0.data.0.value.3': 0.999 },
    'Group rows': { 'yAxis.axisLabel.rich.head': some, 'xAxis.position': 'top' },
    'Drag and zoom': { 'dataZoom.1.type': 'inside' },
  },
  boxplot: {
    Basic: { 'xAxis.type': 'category', 'series.1': none },
    'With outliers': { 'series.1.type': 'scatter' },
    Horizontal: { 'yAxis.type': 'category' },
  },
  treemap: {
    Basic: { 'series.0.levels.0.color.0': some },
    Levels: { 'series.0.leafDepth': 2, 'series.0.data.0.children': some },
    'Distributed colours': { 'series.0.data.0.itemStyle.color': some, 'series.0.sort': 'desc' },
    'Colour range': { 'visualMap.dimension': 1 },
  },
  pie: {
    Pie: { 'series.0.labelLine.show': true },
    Donut: { 'series.0.padAngle': 1, 'title.subtext': 'people' },
    'Donut, updated': { 'title.text': 'Week 18' },
    'One colour': { 'color.4': some },
    Gradient: { 'series.0.data.0.itemStyle.color.type': 'radial' },
    Patterned: { 'series.0.data.0.itemStyle.decal': some },
    'Image fill': { 'series.0.data.0.itemStyle.color.image': isImage },
    Rose: { 'series.0.roseType': 'radius' },
  },
  radar: {
    Basic: { 'radar.shape': none, 'series.0.data.1': none },
    'Several series': { 'radar.shape': 'circle', 'series.0.data.2': some },
    'Filled polygon': { 'radar.shape': 'polygon', 'series.0.data.0.areaStyle': some },
  },
  'radial-bar': {
    Basic: { 'series.0.endAngle': -270, graphic: none },
    'Several rings': { 'series.0.showBackground': true, 'radiusAxis.show': false },
    'Custom angle': { 'angleAxis.max': 100 * (360 / 270) },
    Gradient: { 'series.0.progress.itemStyle.color.type': 'linear' },
    'Image in the centre': { 'graphic.0.style.image': isImage },
    'Stroked gauge': { 'series.0.axisTick.splitNumber': 6 },
    'Semi-circle gauge': { 'series.0.startAngle': 180, 'series.0.endAngle': 0 },
  },
  scatter: {
    'Two measures': { 'xAxis.type': 'value', 'series.2.type': 'scatter' },
    Dates: { 'xAxis.type': 'time' },
    'Pictures as marks': { 'series.0.renderItem': isFunction },
    'Ten thousand points': { 'series.0.large': true, 'series.0.data': long, 'series.1.type': 'line' },
  },
  polar: {
    Basic: { 'series.0.colorBy': 'data' },
    'One colour': { 'series.0.data.0.itemStyle.color': some },
  },
  slope: {
    'Two points': { 'xAxis.data.length': 2 },
    'Several points': { 'xAxis.data.length': 5, 'series.0.data.4.label.show': true },
  },
  funnel: {
    Funnel: { 'series.0.funnelAlign': 'center' },
    Pyramid: { 'series.0.sort': 'ascending' },
    Compare: { 'series.1.type': 'funnel' },
    Conversion: { 'series.0.label.rich.share': some },
  },
  sparklines: {
    Line: { 'series.0.markPoint': some },
    Bar: { 'series.0.type': 'bar', 'yAxis.min': none },
    Area: { 'series.0.areaStyle': some },
    Pie: { 'series.0.type': 'pie' },
    'In table cells': { 'yAxis.min': -1.1, 'series.0.type': 'bar' },
  },
  vector: {
    World: { 'series.0.type': 'lines', 'series.1.type': 'effectScatter' },
    'United States': {
      'series.0.type': 'map',
      'visualMap.type': 'continuous',
    },
    Russia: { 'series.0.polyline': true, 'series.1.effect.symbol': 'roundRect' },
    Canada: { 'visualMap.inRange.symbolSize': [6, 42] },
    Spain: { 'series.0.label.show': true, 'series.0.labelLayout.moveOverlap': 'shiftY' },
    India: { 'visualMap.type': 'piecewise', 'visualMap.pieces.3.label': 'below 45' },
    Iraq: { 'series.0.type': 'pie', 'series.0.coordinateSystem': 'geo' },
  },
};

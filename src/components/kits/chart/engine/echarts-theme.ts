import { withAlpha } from '@/components/kits/chart/option/shapes';
import type { ChartTheme } from '@/components/kits/chart/chart-theme';

/** Plaza's echarts theme. */
export function echartsTheme(theme: ChartTheme) {
  const label = { color: theme.ink3, fontFamily: theme.text, fontSize: theme.label, fontWeight: 500 };
  const axis = {
    axisLine: { lineStyle: { color: theme.lineStrong } },
    axisTick: { show: false },
    axisLabel: { ...label, margin: 10 },
    nameTextStyle: label,
    splitLine: { lineStyle: { color: theme.line, type: [2, 4] } },
    minorSplitLine: { lineStyle: { color: theme.line } },
    splitArea: { areaStyle: { color: ['transparent', theme.sunken] } },
  };
  const handle = { color: theme.surface, borderColor: theme.c1 };
  return {
    color: theme.palette,
    backgroundColor: 'transparent',
    textStyle: { fontFamily: theme.text, color: theme.ink2 },
    grid: { left: 2, right: 10, top: 12, bottom: 4, outerBoundsMode: 'same', outerBoundsContain: 'all' },
    categoryAxis: { ...axis, splitLine: { ...axis.splitLine, show: false } },
    valueAxis: { ...axis, splitNumber: 4, axisLine: { show: false } },
    logAxis: { ...axis, axisLine: { show: false } },
    timeAxis: {
      ...axis,
      axisLabel: { ...label, margin: 10, hideOverlap: true },
      splitLine: { ...axis.splitLine, show: false },
    },
    legend: { textStyle: label },
    tooltip: {
      confine: true,
      backgroundColor: theme.ink,
      borderWidth: 0,
      borderRadius: 8,
      padding: [7, 10],
      shadowBlur: 0,
      textStyle: { color: theme.surface, fontFamily: theme.text, fontSize: theme.label, fontWeight: 600 },
      axisPointer: {
        lineStyle: { color: theme.lineStrong, type: [3, 3] },
        crossStyle: { color: theme.lineStrong },
        shadowStyle: { color: theme.ink, opacity: 0.06 },
        label: { color: theme.surface, backgroundColor: theme.ink, shadowBlur: 0, fontFamily: theme.text },
      },
    },
    axisPointer: {
      lineStyle: { color: theme.lineStrong, type: [3, 3] },
      label: { color: theme.surface, backgroundColor: theme.ink, shadowBlur: 0 },
    },
    visualMap: { textStyle: label, itemGap: 8 },
    dataZoom: {
      borderColor: 'transparent',
      backgroundColor: theme.sunken,
      fillerColor: withAlpha(theme.c1, 0.14),
      dataBackground: { lineStyle: { color: theme.lineStrong }, areaStyle: { color: theme.press } },
      selectedDataBackground: {
        lineStyle: { color: theme.c1 },
        areaStyle: { color: theme.c1, opacity: 0.2 },
      },
      handleStyle: handle,
      moveHandleStyle: { color: theme.lineStrong },
      emphasis: { handleStyle: handle, moveHandleStyle: { color: theme.c1 } },
      textStyle: label,
      brushStyle: { color: theme.c1, opacity: 0.2 },
    },
    line: {
      symbol: 'circle',
      symbolSize: 8,
      lineStyle: { width: 2.5 },
      itemStyle: { borderColor: theme.surface, borderWidth: 0 },
    },
    bar: { barMaxWidth: 30 },
    pie: {
      itemStyle: { borderColor: theme.surface, borderWidth: 2, borderRadius: 4 },
      label: { ...label, color: theme.ink2 },
      labelLine: { lineStyle: { color: theme.lineStrong } },
    },
    funnel: { top: 4, bottom: 4, gap: 4, itemStyle: { borderWidth: 0 } },
    radar: {
      axisName: label,
      axisLine: { lineStyle: { color: theme.line } },
      splitLine: { lineStyle: { color: theme.line } },
      splitArea: { show: false },
    },
    angleAxis: {
      axisLine: { lineStyle: { color: theme.line } },
      axisLabel: label,
      splitLine: { lineStyle: { color: theme.line } },
    },
    radiusAxis: {
      axisLine: { lineStyle: { color: theme.line } },
      axisLabel: label,
      splitLine: { lineStyle: { color: theme.line } },
    },
    treemap: {
      roam: false,
      nodeClick: false,
      breadcrumb: { show: false },
      left: 0,
      right: 0,
      top: 4,
      bottom: 4,
      label: { fontSize: 13, fontWeight: 600, lineHeight: 18 },
      itemStyle: { borderColor: theme.surface, gapWidth: 3, borderWidth: 0, borderRadius: 8 },
    },
    heatmap: { itemStyle: { borderColor: theme.surface, borderWidth: 2, borderRadius: 4 } },
    candlestick: {
      itemStyle: { color: theme.c1, color0: theme.c2, borderColor: theme.c1, borderColor0: theme.c2 },
    },
    boxplot: { itemStyle: { color: theme.sunken, borderColor: theme.c1, borderWidth: 1.5 } },
    calendar: {
      splitLine: { lineStyle: { color: theme.lineStrong } },
      itemStyle: { color: theme.sunken, borderColor: theme.surface },
      dayLabel: label,
      monthLabel: label,
      yearLabel: label,
    },
  };
}

import 'echarts/lib/chart/funnel';

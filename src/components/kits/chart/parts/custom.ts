import 'echarts/lib/chart/custom';

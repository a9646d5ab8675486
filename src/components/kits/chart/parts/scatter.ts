import 'echarts/lib/chart/scatter';

import 'echarts/lib/chart/gauge';

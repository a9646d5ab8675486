import 'echarts/lib/chart/boxplot';

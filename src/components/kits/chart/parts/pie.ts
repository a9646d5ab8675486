import 'echarts/lib/chart/pie';

import 'echarts/lib/chart/candlestick';

import 'echarts/lib/component/graphic';

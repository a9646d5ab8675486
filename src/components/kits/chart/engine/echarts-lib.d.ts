// Side-effect modules that register one series or component; echarts ships no types for them.
declare module 'echarts/lib/*' {}

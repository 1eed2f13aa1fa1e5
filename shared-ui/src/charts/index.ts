export { BarChart } from './bar-chart.component.tsx';
export { ShareChart } from './share-chart.component.tsx';
export { Sparkline } from './sparkline.component.tsx';

import { createFileRoute } from '@tanstack/react-router';
import { CarouselPage } from '@/components/gallery/ui/carousel/CarouselPage';

export const Route = createFileRoute('/_shell/ui/carousel')({
  staticData: { title: 'Carousel', crumbs: ['Components', 'Base UI'] },
  component: CarouselPage,
});

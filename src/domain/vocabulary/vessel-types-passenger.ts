import { createVesselGroup } from './vessel-type.ts'

// biome-ignore format: one row, one line
export const PASSENGER_VESSELS = createVesselGroup('passenger-fleet', 'cruise', [
  { slug: 'cruise-ship', aliases: ['cruise', 'cruise liner', 'cruise vessel', 'cruiser', 'passenger ship', 'passenger vessel', 'passenger liner'] },
  { slug: 'expedition-ship', aliases: ['expedition', 'expedition cruise ship', 'expedition vessel'] },
  { slug: 'river-cruise', aliases: ['river cruise', 'river cruise vessel', 'river cruiser', 'river boat'] },
  { slug: 'ro-pax', silhouette: 'ferry', aliases: ['ropax', 'ro pax', 'ro-pax', 'ro-pax vessel', 'ro-ro passenger ship', 'roro passenger'] },
  { slug: 'ferry', silhouette: 'ferry', aliases: ['ferry boat', 'ferryboat'] },
  { slug: 'high-speed-craft', silhouette: 'ferry', aliases: ['hsc', 'high speed craft', 'fast ferry', 'catamaran', 'hydrofoil', 'high speed ferry'] },
  { slug: 'passenger-car-ferry', silhouette: 'ferry', aliases: ['car ferry', 'passenger car ferry', 'passenger/car ferry', 'passenger and car ferry', 'double ended ferry'] },
  { slug: 'sail-passenger', aliases: ['sailing passenger ship', 'tall ship', 'sail cruise ship', 'sailing ship', 'windjammer'] },
])

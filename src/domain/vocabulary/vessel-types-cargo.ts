import { createVesselGroup } from './vessel-type.ts'

// biome-ignore format: one row, one line
export const MERCHANT_VESSELS = createVesselGroup('merchant-fleet', 'bulk', [
  { slug: 'bulk-carrier', classes: ['Handysize', 'Handymax', 'Supramax', 'Ultramax', 'Panamax', 'Kamsarmax', 'Capesize', 'Newcastlemax', 'VLOC', 'Self-unloader'], aliases: ['bulker', 'bulk', 'dry bulk', 'dry bulk carrier', 'bc', 'ore carrier', 'bulk vessel', 'bulkcarrier'] },
  { slug: 'container-ship', silhouette: 'container', classes: ['Feeder', 'Panamax', 'Post-Panamax', 'ULCS'], aliases: ['container', 'container vessel', 'containership', 'container carrier', 'boxship', 'box ship'] },
  { slug: 'general-cargo', aliases: ['general cargo', 'gc', 'general cargo vessel', 'dry cargo', 'dry cargo ship', 'gen cargo', 'cargo ship'] },
  { slug: 'multi-purpose', classes: ['F-type', 'P-type'], aliases: ['mpp', 'multi purpose', 'multipurpose', 'multipurpose vessel', 'mpv', 'multi purpose ship'] },
  { slug: 'heavy-lift', aliases: ['heavy lift', 'heavylift', 'heavy load carrier', 'heavy lift ship'] },
  { slug: 'ro-ro', silhouette: 'ferry', aliases: ['roro', 'ro ro', 'ro-ro', 'ro-ro vessel', 'roro vessel', 'roll on roll off'] },
  { slug: 'con-ro', silhouette: 'container', aliases: ['conro', 'con ro', 'con-ro', 'con-ro vessel'] },
  { slug: 'pctc', silhouette: 'ferry', aliases: ['pctc', 'pcc', 'car carrier', 'vehicle carrier', 'pure car truck carrier', 'pure car carrier'] },
  { slug: 'reefer', aliases: ['reefer', 'reefer vessel', 'refrigerated cargo ship', 'refrigerated vessel'] },
  { slug: 'livestock-carrier', aliases: ['livestock', 'livestock vessel', 'cattle carrier'] },
  { slug: 'cement-carrier', aliases: ['cement', 'cement vessel'] },
  { slug: 'timber-carrier', aliases: ['timber', 'log carrier', 'lumber carrier', 'woodchip carrier', 'wood chip carrier'] },
  { slug: 'obo-carrier', aliases: ['obo', 'ore bulk oil', 'combination carrier'] },
  { slug: 'barge-carrier', aliases: ['lash', 'lash carrier', 'lighter carrier'] },
  { slug: 'coaster', aliases: ['coastal vessel', 'short sea', 'coastal cargo ship'] },
  { slug: 'river-sea', aliases: ['river sea', 'river-sea ship', 'sea river', 'sea-river vessel'] },
  { slug: 'training-ship', aliases: ['training vessel', 'school ship'] },
  { slug: 'cable-layer', silhouette: 'psv', aliases: ['cable layer', 'cable ship', 'cable lay', 'cable laying', 'clv', 'cable layer vessel'] },
  { slug: 'icebreaker', aliases: ['ice breaker', 'ice breaking vessel'] },
  { slug: 'dredger', classes: ['TSHD', 'CSD'], aliases: ['dredge', 'hopper dredger', 'trailing suction hopper dredger', 'cutter suction dredger', 'dredging vessel'] },
  { slug: 'research', silhouette: 'psv', aliases: ['research ship', 'scientific vessel', 'oceanographic vessel'] },
  { slug: 'fishing', aliases: ['trawler', 'fishing boat', 'longliner', 'seiner', 'fishing ship'] },
  { slug: 'yacht', silhouette: 'cruise', aliases: ['superyacht', 'super yacht', 'mega yacht', 'motor yacht', 'sailing yacht', 'm/y'] },
])

// biome-ignore format: one row, one line
export const TANKER_VESSELS = createVesselGroup('tanker-fleet', 'tanker', [
  { slug: 'crude-oil-tanker', classes: ['VLCC', 'ULCC', 'Suezmax', 'Aframax', 'Panamax'], aliases: ['crude tanker', 'crude oil', 'crude carrier', 'crude', 'oil tanker'] },
  { slug: 'product-tanker', classes: ['LR2', 'LR1', 'MR', 'Handy'], aliases: ['products tanker', 'oil product tanker', 'oil products tanker', 'clean product tanker', 'product carrier'] },
  { slug: 'oil-chemical-tanker', classes: ['IMO 1', 'IMO 2', 'IMO 3'], aliases: ['oil chemical tanker', 'oil/chem tanker', 'oil chem tanker', 'oil and chemical tanker', 'chemical/oil tanker', 'chemical/product tanker', 'product chemical tanker'] },
  { slug: 'chemical-tanker', classes: ['IMO 1', 'IMO 2', 'IMO 3'], aliases: ['chemical', 'chem tanker', 'chemical carrier', 'parcel tanker', 'chemtanker'] },
  { slug: 'bitumen-tanker', aliases: ['bitumen', 'asphalt tanker', 'asphalt carrier', 'bitumen carrier'] },
  { slug: 'bunkering-tanker', aliases: ['bunkering', 'bunker tanker', 'bunker barge', 'bunkering vessel', 'bunker vessel'] },
  { slug: 'shuttle-tanker', aliases: ['shuttle', 'dp shuttle tanker'] },
  { slug: 'edible-oil-tanker', aliases: ['edible oil', 'vegetable oil tanker', 'veg oil tanker', 'juice carrier'] },
  { slug: 'water-tanker', aliases: ['water carrier', 'fresh water tanker'] },
  { slug: 'lpg-carrier', silhouette: 'lng', classes: ['VLGC', 'LGC', 'MGC', 'Fully pressurised', 'Semi-refrigerated', 'Fully refrigerated'], aliases: ['lpg', 'lpg tanker', 'lpg vessel', 'gas carrier', 'gas tanker', 'lpg/c'] },
  { slug: 'ethylene-carrier', silhouette: 'lng', aliases: ['ethylene', 'leg', 'ethylene gas carrier', 'ethane carrier', 'vlec'] },
  { slug: 'ammonia-carrier', silhouette: 'lng', aliases: ['ammonia', 'vlac', 'ammonia tanker'] },
  { slug: 'lng-carrier', silhouette: 'lng', classes: ['Membrane', 'Moss', 'Q-Flex', 'Q-Max'], aliases: ['lng', 'lng tanker', 'lng vessel', 'lngc', 'lng/c'] },
  { slug: 'lng-bunkering', silhouette: 'lng', aliases: ['lngbv', 'lng bunkering', 'lng bunker vessel', 'lng bunker'] },
  { slug: 'co2-carrier', silhouette: 'lng', aliases: ['co2', 'lco2', 'liquid co2 carrier', 'lco2 carrier', 'co2 tanker'] },
  { slug: 'fso', aliases: ['fso', 'floating storage', 'fsu'] },
  { slug: 'fsru', silhouette: 'lng', aliases: ['floating storage regasification unit', 'regasification unit'] },
])

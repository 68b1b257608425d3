import { findRank, RANKS, type Rank } from './ranks.ts'
import { readVesselTypes } from './vessel-trades.ts'
import { VESSEL_TYPES, type VesselType } from './vessel-types.ts'

/** Where a post is found, when it is not found all over its fleets: trades and vessel types. */
const PLACES: Readonly<Record<string, string>> = {
  'staff-captain': 'cruise-ship expedition-ship sail-passenger ro-pax',
  'first-officer': 'cruise ro-pax ferry subsea rig wind',
  'fourth-officer': 'bulk container rolling cooled oil chemical gas cruise-ship expedition-ship training-ship ro-pax',
  'safety-officer': 'cruise-ship expedition-ship ro-pax subsea rig wind',
  'ship-security-officer': 'cruise-ship expedition-ship ro-pax',
  'environmental-officer': 'cruise-ship expedition-ship ro-pax',
  'training-officer': 'bulk container rolling training-ship oil chemical gas cruise-ship drillship construction-vessel',
  'radio-officer': 'special catch oil gas subsea rig cruise ro-pax ferry',
  pilot:
    'river-sea icebreaker crude-oil-tanker product-tanker shuttle-tanker fso lng-carrier lpg-carrier fpso river-cruise expedition-ship',
  skipper:
    'river-sea coaster dredger catch yachting boat river-cruise sail-passenger ferry high-speed-craft passenger-car-ferry',
  'ab-crane': 'bulk general cable-layer dredger research supply subsea wind utility barge',
  'ab-cook': 'general cement-carrier catch yachting dredger supply boat',
  carpenter: 'bulk-carrier general training-ship yachting cruise-ship expedition-ship sail-passenger ro-pax',
  deckhand: 'coaster river-sea dredger research catch yachting bunkering-tanker supply wtiv boat cruise ferries',
  'deck-boy': 'bulk container general rolling cooled training-ship catch oil chemical gas',
  'gas-engineer': 'gas flng',
  'cargo-engineer': 'gas flng',
  'refrigeration-engineer': 'container general cooled catch cruise-ship ro-pax',
  'hydraulic-engineer': 'heavy-lift dredger cable-layer research supply subsea rig wind',
  'hvac-engineer': 'subsea rig wind cruise-ship expedition-ship ro-pax',
  'hotel-services-engineer': 'cruise-ship expedition-ship',
  'staff-chief-engineer': 'cruise-ship expedition-ship ro-pax',
  'first-engineer': 'supply subsea rig wind cruise ro-pax ferry',
  'senior-eto': 'subsea rig wind cruise-ship expedition-ship ro-pax',
  'it-officer': 'cruise-ship expedition-ship ro-pax',
  'av-technician': 'cruise-ship expedition-ship ro-pax',
  plumber: 'subsea rig cruise-ship expedition-ship ro-pax',
  'reefer-mechanic': 'container cooled catch cruise-ship',
  'chief-steward': 'bulk container rolling special yachting oil chemical gas subsea rig wind cruise ro-pax ferry',
  'second-cook': 'bulk container general rolling cooled special oil chemical gas subsea rig wind cruise ro-pax ferry',
  'galley-boy': 'bulk container general rolling cooled special catch oil chemical gas subsea rig cruise ro-pax ferry',
  baker: 'training-ship gas pipelay rig cruise ro-pax ferry',
  'camp-boss': 'subsea rig wind barge',
  // The hotel of a passenger ship: the whole of it on cruises, parts of it elsewhere.
  'hotel-director': 'cruise ro-pax',
  'food-beverage-manager': 'cruise ro-pax',
  'maitre-d': 'cruise',
  'head-waiter': 'cruise ro-pax',
  waiter: 'cruise ferries',
  'assistant-waiter': 'cruise ro-pax ferry',
  sommelier: 'cruise',
  'bar-manager': 'cruise ro-pax ferry',
  bartender: 'yachting cruise ferries',
  'bar-waiter': 'cruise ro-pax ferry',
  barista: 'cruise ferries',
  'executive-chef': 'yachting cruise ro-pax',
  'executive-sous-chef': 'cruise-ship expedition-ship ro-pax',
  'sous-chef': 'yachting cruise ro-pax',
  'chef-de-partie': 'cruise ro-pax ferry',
  'demi-chef': 'cruise ro-pax',
  commis: 'cruise ro-pax ferry',
  'pastry-chef': 'cruise ro-pax',
  butcher: 'cruise-ship expedition-ship ro-pax',
  'galley-utility': 'cruise ro-pax ferry',
  'provision-master': 'cruise-ship expedition-ship ro-pax',
  'executive-housekeeper': 'cruise ro-pax',
  'floor-supervisor': 'cruise-ship expedition-ship river-cruise ro-pax',
  'cabin-steward': 'yachting cruise ro-pax ferry',
  butler: 'yachting cruise-ship expedition-ship river-cruise',
  'laundry-master': 'cruise-ship expedition-ship ro-pax',
  'laundry-attendant': 'cruise ro-pax',
  'public-area-cleaner': 'cruise ro-pax ferry',
  'guest-services-manager': 'cruise ro-pax',
  receptionist: 'cruise ferries',
  purser: 'cruise ferries',
  'crew-purser': 'cruise-ship expedition-ship ro-pax',
  concierge: 'cruise-ship expedition-ship river-cruise',
  'shore-excursion-staff': 'cruise',
  'hr-officer': 'cruise-ship expedition-ship ro-pax',
  'security-guard': 'cruise-ship expedition-ship river-cruise ferries',
  'cruise-director': 'cruise',
  entertainer: 'cruise-ship expedition-ship river-cruise ro-pax',
  musician: 'cruise ro-pax',
  dancer: 'cruise-ship ro-pax',
  'youth-staff': 'cruise-ship expedition-ship ro-pax',
  'sports-staff': 'cruise-ship expedition-ship',
  'production-technician': 'cruise-ship ro-pax',
  doctor: 'training-ship icebreaker research pipelay accommodation cruise-ship expedition-ship sail-passenger ro-pax',
  nurse: 'cruise-ship expedition-ship ro-pax',
  'spa-therapist': 'yachting cruise-ship expedition-ship river-cruise',
  hairdresser: 'cruise-ship expedition-ship river-cruise',
  'fitness-instructor': 'yachting cruise-ship expedition-ship river-cruise',
  photographer: 'cruise-ship expedition-ship',
  'shop-assistant': 'cruise-ship expedition-ship ro-pax ferry',
  'casino-dealer': 'cruise-ship ro-pax',
  // Offshore each trade has its own people.
  oim: 'rig',
  'barge-master': 'pipelay rig wtiv barge',
  'barge-engineer': 'pipelay rig wtiv barge',
  'tow-master': 'aht ahts rig wtiv tug barge',
  'senior-dpo': 'cable-layer dredger research shuttle-tanker supply subsea rig wind',
  dpo: 'cable-layer dredger research shuttle-tanker supply subsea rig wind',
  'junior-dpo': 'cable-layer dredger research shuttle-tanker supply subsea rig wind',
  'dp-technician': 'cable-layer shuttle-tanker subsea rig wind mpsv',
  'ballast-control-operator': 'rig',
  'radio-operator': 'pipelay seismic rig wtiv',
  'helicopter-landing-officer': 'fso subsea rig wind',
  'anchor-foreman': 'ahts aht pipelay semi-submersible heavy-lift-crane-vessel accommodation tug barge',
  'winch-operator': 'cable-layer dredger supply subsea rig tug barge',
  'walk-to-work-operator': 'mpsv construction-vessel accommodation wind',
  'ctv-skipper': 'ctv crew-boat',
  'crane-operator': 'heavy-lift dredger cable-layer mpsv subsea rig wind utility barge',
  'deck-foreman': 'subsea rig wind barge',
  roustabout: 'subsea rig barge',
  rigger: 'heavy-lift subsea rig wind barge',
  'rigging-supervisor': 'heavy-lift subsea rig wind barge',
  toolpusher: 'semi-submersible jack-up drillship well-stimulation',
  driller: 'semi-submersible jack-up drillship well-stimulation',
  derrickman: 'semi-submersible jack-up drillship',
  roughneck: 'semi-submersible jack-up drillship',
  'welder-fabricator': 'subsea rig wind barge',
  'ndt-inspector': 'subsea rig wind',
  'rov-supervisor': 'cable-layer research subsea semi-submersible drillship',
  'rov-senior-pilot': 'cable-layer research subsea semi-submersible drillship',
  'rov-pilot-technician': 'cable-layer research subsea semi-submersible drillship',
  diver: 'mpsv dsv construction-vessel pipelay utility barge',
  'diving-supervisor': 'mpsv dsv construction-vessel pipelay utility barge',
  'life-support-technician': 'dsv construction-vessel pipelay',
  surveyor: 'dredger cable-layer research subsea wtiv barge',
  geophysicist: 'research seismic survey',
  'subsea-engineer': 'cable-layer subsea semi-submersible drillship fpso flng',
  medic: 'errv subsea rig wind',
  'wind-technician': 'wind ctv accommodation',
  'client-representative': 'psv ahts mpsv subsea rig wind barge',
}

/** Small craft sail with few hands: who is found on board besides those placed there above. */
const BOAT_CREW = new Set(
  (
    'master chief-officer second-officer able-seaman able-seafarer-deck ordinary-seaman deck-cadet trainee chief-engineer second-engineer ' +
    'third-engineer motorman oiler able-seafarer-engine engine-cadet engine-trainee electrician eto cook cook-messman'
  ).split(' '),
)
/** Units that are towed or are on legs have no officers of the watch under way. */
const NOT_SAILING = new Set(readVesselTypes('jack-up barge').map(({ slug }) => slug))
const SAILING_GROUPS: readonly Rank['group'][] = ['deck-officers', 'engine-officers']
const BOATS = new Set(readVesselTypes('boat').map(({ slug }) => slug))

const isUsual = (rank: Rank, { slug, fleet }: VesselType): boolean => {
  if (rank.group === 'shore' || !rank.fleets.includes(fleet)) return false
  if (NOT_SAILING.has(slug) && SAILING_GROUPS.includes(rank.group)) return false
  return !BOATS.has(slug) || BOAT_CREW.has(rank.slug)
}

const listPlaces = (rank: Rank): readonly VesselType[] => {
  const places = PLACES[rank.slug]
  return places ? readVesselTypes(places) : VESSEL_TYPES.filter((type) => isUsual(rank, type))
}

const byRank = new Map<string, readonly VesselType[]>()

/** Vessel types on which the trade knows this post, fleet by fleet; none for posts ashore. */
export function listVesselTypesOf(slug: string): readonly VesselType[] {
  const known = byRank.get(slug)
  if (known) return known
  const rank = findRank(slug)
  const types = rank ? listPlaces(rank) : []
  if (rank) byRank.set(slug, types)
  return types
}

/** Posts that the trade knows on a vessel type, in the order of menus. */
export const listRanksOf = (vesselType: string): readonly Rank[] =>
  RANKS.filter(({ slug }) => isSensible(slug, vesselType))

/** Whether the trade knows this post on this type: no cargo engineer on a tug, no dancer on a bulk carrier. */
export const isSensible = (rank: string, vesselType: string): boolean =>
  findRank(rank) !== undefined && listVesselTypesOf(rank).some(({ slug }) => slug === vesselType)

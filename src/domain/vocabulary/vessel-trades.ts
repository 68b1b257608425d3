import { VESSEL_TYPES, type VesselType } from './vessel-types.ts'

/** Kinds of work that vessel types are built for; each type belongs to one. */
const TYPES = {
  bulk: 'bulk-carrier cement-carrier timber-carrier',
  container: 'container-ship con-ro',
  general: 'general-cargo multi-purpose heavy-lift livestock-carrier barge-carrier coaster river-sea',
  rolling: 'ro-ro pctc',
  cooled: 'reefer',
  special: 'training-ship cable-layer icebreaker dredger research',
  catch: 'fishing',
  yachting: 'yacht',
  oil: 'crude-oil-tanker product-tanker bitumen-tanker bunkering-tanker shuttle-tanker obo-carrier fso',
  chemical: 'oil-chemical-tanker chemical-tanker edible-oil-tanker water-tanker',
  gas: 'lpg-carrier ethylene-carrier ammonia-carrier lng-carrier lng-bunkering co2-carrier fsru',
  supply: 'psv ahts aht mpsv osv errv',
  subsea: 'dsv construction-vessel rovsv pipelay seismic survey well-stimulation',
  rig: 'heavy-lift-crane-vessel semi-submersible jack-up drillship fpso flng accommodation',
  wind: 'wtiv sov',
  boat: 'tug escort-tug crew-boat utility ctv barge',
  cruise: 'cruise-ship expedition-ship river-cruise sail-passenger',
  ferries: 'ro-pax ferry high-speed-craft passenger-car-ferry',
} as const

export type VesselTrade = keyof typeof TYPES

export const VESSEL_TRADES = Object.keys(TYPES) as readonly VesselTrade[]

const byTrade = new Map<string, readonly string[]>(
  Object.entries(TYPES).map(([trade, types]) => [trade, types.split(' ')]),
)
const tradeOf = new Map(VESSEL_TRADES.flatMap((trade) => (byTrade.get(trade) ?? []).map((slug) => [slug, trade])))

/** What a vessel type is built for; undefined for an unknown type. */
export const findTrade = (vesselType: string): VesselTrade | undefined => tradeOf.get(vesselType)

/** Vessel types of a text of trades and slugs, parted by spaces: `oil gas cable-layer`. */
export const readVesselTypes = (text: string): readonly VesselType[] => {
  const slugs = new Set(text.split(' ').flatMap((name) => byTrade.get(name) ?? [name]))
  return VESSEL_TYPES.filter(({ slug }) => slugs.has(slug))
}

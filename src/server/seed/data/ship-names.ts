const words = (text: string): readonly string[] => text.trim().split(/\s+/)

/** Ships are called by one word of each list; the pairs were made up, no fleet is meant. */
const FIRST = words(`
  Halcyon Amber Northern Silver Golden Coral Crimson Azure Ivory Emerald Granite Cobalt Saffron Copper Opal Pearl Sable Scarlet Cedar Maple
  Juniper Laurel Willow Heather Bramble Falcon Heron Kestrel Petrel Tern Gannet Osprey Curlew Plover Albatross Dolphin Narwhal Marlin Orca
  Aurora Polaris Vega Altair Rigel Sirius Lyra Capella Antares Castor Boreal Austral Pacific Levant Zephyr Mistral Bora Sirocco Meltemi
  Strand Fjord Harbour Meridian Horizon Solstice Equinox Tidal Monsoon Trade Quiet Steady Patient Brave Noble Proud Gentle Swift Bright
`)
const SECOND = words(`
  Reach Spirit Venture Pioneer Voyager Trader Carrier Navigator Explorer Guardian Sentinel Endeavour Pride Grace Hope Faith Fortune
  Dawn Star Wind Wave Tide Current Bay Sound Strait Cape Point Ridge Crest Peak Valley Island Lagoon Haven Anchor Compass Sextant Beacon
  Lantern Bridge Castle Crown Jubilee Harmony Legend Saga Ballad Melody Symphony Promise Resolve Courage Honour Liberty Unity Alliance
  Century Epoch Aurelia Ariadne Calypso Daphne Helena Ingrid Isolde Katarina Leonora Marina Ottilie Rosalind Sigrid Thelma Valeria Yara
`)

export const SHIP_NAMES = { first: FIRST, second: SECOND } as const

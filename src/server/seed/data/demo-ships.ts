import type { Experience } from '#src/domain/cv/cv.ts'

type Particulars = Pick<
  Experience,
  'grossTonnage' | 'deadweight' | 'enginePower' | 'engineBuilder' | 'additionalEngine' | 'owner' | 'manager'
>

const ship = (
  grossTonnage: number,
  deadweight: number,
  enginePower: number,
  engineBuilder: string,
  owner: string,
  manager: string,
  additionalEngine: string | null = null,
): Particulars => ({ grossTonnage, deadweight, enginePower, engineBuilder, owner, manager, additionalEngine })

/** What the demo seafarer knows of the ships of `demo-career.ts`. */
// biome-ignore format: a table
export const DEMO_SHIPS: Readonly<Record<string, Particulars>> = {
  'Halcyon Reach': ship(113_520, 93_010, 24_700, 'Hyundai Heavy Industries', 'Halcyon LNG Partners', 'Strand Gas Shipping', 'Wärtsilä 8L34DF, 4 sets'),
  'Strand Meridian': ship(115_180, 96_540, 25_400, 'Hyundai Heavy Industries', 'Strand Gas Shipping', 'Strand Gas Shipping', 'Himsen 8H35DF, 4 sets'),
  'Quiet Solstice': ship(98_790, 82_310, 39_900, 'Wärtsilä', 'Solstice Shipholding', 'Oriel Gas Management'),
  'Amber Lantern': ship(47_170, 54_120, 13_560, 'Doosan Engine', 'Lantern Gas Transport', 'Oriel Gas Management', 'Yanmar 6EY22, 3 sets'),
  'Boreal Courage': ship(97_610, 81_880, 39_900, 'Wärtsilä', 'Boreal Shipholding', 'Oriel Gas Management'),
  'Cobalt Promise': ship(25_340, 29_210, 9_480, 'Mitsui', 'Cobalt Tankers', 'Halden Tanker Managers', 'Daihatsu 6DK-20, 3 sets'),
  'Northern Ballad': ship(17_830, 23_080, 7_560, 'STX Engine', 'Ballad Shipping', 'Halden Tanker Managers'),
  'Laurel Haven': ship(25_110, 28_940, 9_480, 'Mitsui', 'Cobalt Tankers', 'Halden Tanker Managers'),
  'Granite Beacon': ship(29_610, 49_870, 9_960, 'Doosan Engine', 'Granite Products Shipping', 'Amberline Ship Management'),
}

export type DemoContract = readonly [
  position: string,
  type: string,
  ship: string,
  flag: string,
  engineName: string,
  engineModel: string,
  company: string,
  monthsAgo: number,
  months: number,
]

/** The demo seafarer's contracts, newest first: months since sign-on, months on board. */
// biome-ignore format: a table
export const DEMO_CAREER: readonly DemoContract[] = [
  ['chief-officer', 'lng-carrier', 'Halcyon Reach', 'MH', 'WinGD', '5X72DF', 'Strand Gas Shipping', 6.2, 4.3],
  ['chief-officer', 'lng-carrier', 'Halcyon Reach', 'MH', 'WinGD', '5X72DF', 'Strand Gas Shipping', 13.5, 4.1],
  ['chief-officer', 'lng-carrier', 'Strand Meridian', 'MH', 'MAN B&W', '5G70ME-C9.5-GI', 'Strand Gas Shipping', 20.8, 4.5],
  ['chief-officer', 'lng-carrier', 'Quiet Solstice', 'NO-NIS', 'Wärtsilä', '12V50DF', 'Oriel Gas Management', 29, 5],
  ['chief-officer', 'lng-carrier', 'Quiet Solstice', 'NO-NIS', 'Wärtsilä', '12V50DF', 'Oriel Gas Management', 37.4, 5.2],
  ['chief-officer', 'lpg-carrier', 'Amber Lantern', 'SG', 'MAN B&W', '6S60MC-C8', 'Oriel Gas Management', 46, 5.4],
  ['chief-officer', 'lpg-carrier', 'Amber Lantern', 'SG', 'MAN B&W', '6S60MC-C8', 'Oriel Gas Management', 54.8, 5.1],
  ['second-officer', 'lng-carrier', 'Boreal Courage', 'BS', 'Wärtsilä', '12V50DF', 'Oriel Gas Management', 64, 5.6],
  ['second-officer', 'lng-carrier', 'Boreal Courage', 'BS', 'Wärtsilä', '12V50DF', 'Oriel Gas Management', 73.5, 6],
  ['second-officer', 'lpg-carrier', 'Cobalt Promise', 'MT', 'MAN B&W', '6S50MC-C', 'Halden Tanker Managers', 83, 5.8],
  ['second-officer', 'ethylene-carrier', 'Northern Ballad', 'MT', 'MAN B&W', '7S42MC7', 'Halden Tanker Managers', 92.5, 6.1],
  ['third-officer', 'lpg-carrier', 'Cobalt Promise', 'MT', 'MAN B&W', '6S50MC-C', 'Halden Tanker Managers', 102, 6],
  ['third-officer', 'lpg-carrier', 'Laurel Haven', 'MT', 'MAN B&W', '6S50MC-C', 'Halden Tanker Managers', 112, 6.3],
  ['deck-cadet', 'product-tanker', 'Granite Beacon', 'CY', 'MAN B&W', '6S50ME-B9.3', 'Amberline Ship Management', 127, 9],
]

type Ends = readonly [on: string, off: string, agency: string, reason?: string]

const STRAND = 'North Strand Crewing'
const AMBER = 'Amber Coast Crew'

/** Where the same contracts began and ended, by the months since sign-on. */
// biome-ignore format: a table
export const DEMO_ENDS: Readonly<Record<number, Ends>> = {
  6.2: ['QARLF', 'SGSIN', STRAND],
  13.5: ['NLRTM', 'JPCHB', STRAND],
  20.8: ['SGSIN', 'ESVLC', STRAND],
  29: ['NOSVG', 'USHOU', STRAND, 'End of contract; moved to a company with newer ships'],
  37.4: ['KRUSN', 'NLRTM', AMBER],
  46: ['AEFJR', 'SGSIN', AMBER, 'End of contract; asked to go back to LNG'],
  54.8: ['USHOU', 'BEANR', AMBER],
  64: ['QARLF', 'GIGIB', AMBER, 'Promoted to Chief Officer'],
  73.5: ['SGSIN', 'QARLF', AMBER],
  83: ['BEANR', 'NLRTM', AMBER, 'Ship sold; moved to a company with LNG carriers'],
  92.5: ['DEHAM', 'SGSIN', AMBER],
  102: ['NLRTM', 'USHOU', AMBER, 'Promoted to Second Officer'],
  112: ['PLGDN', 'BEANR', AMBER],
  127: ['GRPIR', 'NLRTM', AMBER, 'Training finished'],
}

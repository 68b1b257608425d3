/** Makers of main engines (designers of the two-stroke ones), with their families; names of the trade, the same in every language. */
// biome-ignore format: a table
const FAMILIES: Readonly<Record<string, readonly string[]>> = {
  'MAN B&W': ['MC', 'MC-C', 'ME', 'ME-C', 'ME-B', 'ME-GI', 'ME-GA', 'ME-LGIM'],
  Everllence: ['ME-C', 'ME-GI', 'ME-GA', 'ME-LGIM', '32/44CR', '51/60DF'],
  WinGD: ['X', 'X-DF', 'RT-flex', 'X-DF-M', 'X-DF-A'],
  Sulzer: ['RTA', 'RT-flex', 'ZA40', 'RND'],
  Wärtsilä: ['20', '26', '31', '32', '34DF', '46', '46F', '50DF', 'RT-flex', 'RTA'],
  'Mitsubishi UEC': ['LS', 'LSE', 'LSH', 'LA'],
  'J-ENG UEC': ['LSE', 'LSH', 'LSJ'],
  MAN: ['21/31', '27/38', '32/40', '32/44CR', '48/60', '51/60DF', '175D'],
  MaK: ['M20', 'M25', 'M32', 'M43', 'M46DF'],
  Caterpillar: ['3500', '3516', 'C32', 'C280'],
  Bergen: ['B32:40', 'B33:45', 'C25:33', 'C26:33'],
  Yanmar: ['6EY17', '6EY18', '6EY22', '6EY26', '6N21'],
  Daihatsu: ['DE-18', 'DE-23', 'DK-20', 'DK-28', 'DE-33'],
  Niigata: ['6L28HX', '28AHX', '34FX'],
  HiMSEN: ['H17/28', 'H21/32', 'H25/33', 'H32/40', 'H35DF', 'H54DF'],
  Deutz: ['BV6M628', 'BV8M628', 'TBD 620'],
  MTU: ['2000', '4000', '8000'],
  Cummins: ['KTA38', 'QSK60', 'QSK95'],
  ABC: ['DZC', 'DV36'],
  'Volvo Penta': ['D13', 'D16'],
  EMD: ['645', '710'],
  Akasaka: ['A34', 'A38', 'A45'],
  Hanshin: ['LH46', 'LA34'],
  'Steam turbine': ['UA', 'UST'],
}

export const ENGINE_MAKERS: readonly string[] = Object.keys(FAMILIES)

/** Families of a maker; of all makers where it is none of these. */
export const listEngineModels = (maker: string): readonly string[] =>
  FAMILIES[maker] ?? [...new Set(Object.values(FAMILIES).flat())]

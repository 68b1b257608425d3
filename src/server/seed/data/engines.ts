/** Maker and models of main engines, by the kind of plant a ship has. The first part is what a CV calls the engine's name. */
export const ENGINES = {
  handy: ['MAN B&W: 5S50ME-B9, 6S46MC-C, 6S42MC, 5S50MC-C', 'Mitsubishi: 6UEC43LSII, 6UEC45LSE'],
  supra: ['MAN B&W: 6S50MC-C8, 5S60ME-C8.5, 6S50ME-B9.3', 'WinGD: 6RT-flex50-B, 5X52'],
  panamax: ['MAN B&W: 5S60MC-C8, 6S60ME-C8.2, 5S60ME-C10.5', 'WinGD: 5X62'],
  cape: ['MAN B&W: 6S70MC-C, 5G70ME-C9.5, 6S70ME-C8.2', 'WinGD: 6X72'],
  feeder: ['MaK: 9M43C, 8M43C', 'MAN: 8L58/64, 9L48/60B', 'MAN B&W: 7S60ME-C8, 6S60MC-C'],
  container: ['MAN B&W: 8K90MC-C, 9K90ME-C, 8G80ME-C9.5', 'WinGD: 9X82, 8RT-flex96C'],
  ulcs: ['MAN B&W: 11G95ME-C9.5, 9S90ME-C10.5', 'WinGD: 11X92-B, 12X92DF'],
  medium: ['MaK: 6M25C, 8M25C, 6M32C, 9M32C', 'Wärtsilä: 6L26, 8L32, 6L38B', 'Bergen: B32:40L8P'],
  small: ['MaK: 6M20C, 8M20C', 'Yanmar: 6EY18ALW, 6EY22LW', 'ABC: 6DZC, 8DZC', 'Daihatsu: 6DKM-20'],
  river: ['Wärtsilä: 6L20', 'Deutz: SBV6M628', 'ABC: 6DZC', 'MaK: 6M20C'],
  vlcc: ['MAN B&W: 7G80ME-C9.5, 7S80ME-C9.2', 'WinGD: 7X82, 7RT-flex84T-D'],
  suezmax: ['MAN B&W: 6S70MC-C8, 6G70ME-C9.2', 'WinGD: 6X72'],
  aframax: ['MAN B&W: 6S60MC-C8, 6G60ME-C9.2, 7S60ME-C10.5', 'WinGD: 6X62DF'],
  mr: ['MAN B&W: 6S50MC-C, 6S50ME-B9.3, 6G50ME-B9.3', 'WinGD: 5X52, 6RT-flex50'],
  stainless: ['MAN B&W: 7S42MC7, 6S46ME-B8.5, 6G45ME-C9.5', 'Mitsubishi: 7UEC45LSE'],
  smallTanker: ['MAN: 8L32/40, 6L48/60CR', 'MaK: 8M32C', 'Hanshin: LA34G', 'Akasaka: AX33'],
  lpg: ['MAN B&W: 6G60ME-C9.5-LPGI, 6S60MC-C8, 6S50MC-C', 'Mitsubishi: 6UEC60LSII'],
  lng: ['WinGD: 5X72DF, 5X72DF-2.1', 'MAN B&W: 5G70ME-C10.5-GA, 5G70ME-C9.5-GI', 'Wärtsilä: 12V50DF'],
  steam: ['Kawasaki steam turbine: UA-400, UA-360'],
  diesel: ['Wärtsilä: 6L32, 8L32, 9L26', 'Bergen: C25:33L9A', 'Caterpillar: 3516C, C280-8'],
  anchor: ['MaK: 8M32C, 12M32C', 'Wärtsilä: 9L32, 16V32', 'Bergen: B32:40V12P'],
  tug: ['Caterpillar: 3516C, 3512E', 'Niigata: 6L28HX', 'Yanmar: 6EY26W', 'MTU: 16V4000 M65L'],
  rig: ['Caterpillar: 3516B, 3612', 'Wärtsilä: 16V32, 12V32', 'Himsen: 16H32/40V', 'EMD: 16-710G7C'],
  fast: ['MTU: 16V2000 M72, 12V4000 M63L', 'Caterpillar: C32 ACERT', 'MAN: V12-1550'],
  hsc: ['MTU: 20V8000 M71L, 20V1163', 'Caterpillar: 3618', 'MAN: 20V28/33D'],
  cruise: ['Wärtsilä: 12V46F, 16V46C, 12V46DF', 'MaK: 8M43C, 16VM43C', 'MAN: 14V48/60CR, 12V48/60B'],
  ferry: ['Wärtsilä: 9L46C, 8L46F, 8V31', 'MaK: 9M43C', 'MAN: 8L48/60B'],
  riverCruise: ['Caterpillar: C32 ACERT, 3508C', 'Volvo Penta: D16 MH'],
  dredger: ['MaK: 8M32C, 12VM32C', 'Wärtsilä: 12V32, 8L46F', 'MAN: 8L27/38'],
} as const satisfies Record<string, readonly string[]>

export type EngineKind = keyof typeof ENGINES

export type Engine = { maker: string; model: string }

// A model may hold a colon itself (B32:40), a maker never does.
const listEngines = (rows: readonly string[]): Engine[] =>
  rows.flatMap((row) => {
    const end = row.indexOf(': ')
    return row
      .slice(end + 2)
      .split(', ')
      .map((model) => ({ maker: row.slice(0, end), model }))
  })

const LISTS: ReadonlyMap<string, readonly Engine[]> = new Map(
  Object.entries(ENGINES).map(([kind, rows]) => [kind, listEngines(rows)]),
)

/** Every engine of the kind. */
export const findEngines = (kind: EngineKind): readonly Engine[] => LISTS.get(kind) ?? []

// Years in which a design was fitted; the first pattern that a model meets decides.
const ERAS: readonly (readonly [pattern: RegExp, from: number, to: number])[] = [
  [/RT-flex/, 2004, 2014],
  [/X\d\d/, 2014, 2100],
  [/DF-2|GA$|ME-C10|LPGI/, 2018, 2100],
  [/ME-C9\.5|B9\.3|C9\.2|GI$/, 2013, 2100],
  [/ME-C8|ME-B8|ME-B9$/, 2009, 2018],
  [/ME-C$|MC/, 1995, 2013],
  [/UEC/, 2000, 2016],
  [/12V50DF/, 2005, 2018],
]

const isOfYear = ({ model }: Engine, year: number): boolean => {
  const era = ERAS.find(([pattern]) => pattern.test(model))
  return !era || (year >= era[1] && year <= era[2])
}

/** Engines of the kind that a ship built in the year may have. */
export const chooseEngines = (kind: EngineKind, year: number): readonly Engine[] => {
  const all = findEngines(kind)
  const fitting = all.filter((engine) => isOfYear(engine, year))
  return fitting.length > 0 ? fitting : all
}

const SLOW = new Set(['MAN B&W', 'WinGD', 'Mitsubishi'])

/** Kilowatts of a slow engine by its cylinders and their bore in centimetres, about as makers rate them; null for other engines. */
export function ratePower({ maker, model }: Engine): number | null {
  const [, cylinders, bore] = (SLOW.has(maker) && /^(\d+)\D+(\d\d)/.exec(model)) || []
  return cylinders && bore ? Math.round(Number(cylinders) * Number(bore) ** 2 * 0.066) * 10 : null
}

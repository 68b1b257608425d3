type Weights = readonly (readonly [string, number])[]

const parse = (text: string): Weights =>
  text.split(', ').map((entry) => {
    const [code = '', weight = ''] = entry.split(' ')
    return [code, Number(weight)] as const
  })

const DEEP_SEA = parse(
  'LR 17, PA 15, MH 14, HK 7, SG 7, MT 7, BS 5, GR 4, CY 5, PT-MAR 5, NO-NIS 3, DK-DIS 2, GB-IOM 2, AG 2, JP 1, BM 1',
)
const COASTAL = parse('AG 6, PT-MAR 5, NL 4, CY 5, MT 6, BB 3, GI 2, LR 3, PA 3, VC 2, KN 1, KM 1, PW 1, CK 1')
const OFFSHORE = parse('NO-NIS 5, MH 5, BS 4, VU 3, LR 4, PA 5, SG 4, GB-IOM 3, VC 3, BB 2, CY 2, DK-DIS 2, LU 1')
const PASSENGER = parse('BS 9, MT 6, PA 5, BM 3, MH 1, NL 2, PT-MAR 2')

/** Registers by what a company crews; a ship may also fly the flag of its company's country. */
export const REGISTERS: Readonly<Record<string, Weights>> = {
  cargo: COASTAL,
  dredging: COASTAL,
  tug: OFFSHORE,
  supply: OFFSHORE,
  subsea: OFFSHORE,
  rig: OFFSHORE,
  wind: OFFSHORE,
  cruise: PASSENGER,
  ferry: PASSENGER,
}

export const DEFAULT_REGISTERS = DEEP_SEA

/** The register that ships of a country's own companies use at home. */
export const HOME_REGISTERS: Readonly<Record<string, string>> = {
  AE: 'AE',
  CN: 'CN',
  CY: 'CY',
  DE: 'DE',
  EG: 'EG',
  ES: 'ES-CSR',
  FR: 'FR-RIF',
  GB: 'GB',
  GR: 'GR',
  HK: 'HK',
  HR: 'HR',
  ID: 'ID',
  IN: 'IN',
  NL: 'NL',
  NO: 'NO-NIS',
  PH: 'PH',
  PT: 'PT-MAR',
  SG: 'SG',
  TR: 'TR',
  VN: 'VN',
}

import { isCountry } from './countries.ts'

/**
 * A ship register. The code is the country's, or `{country}-{register}` for a second register;
 * the name of the latter is the message `vocabulary.flag.{code}`.
 */
export type Flag = { code: string; country: string }

/** Registers beside the national one, by code. */
export const SPECIAL_REGISTERS: readonly Flag[] = [
  { code: 'DK-DIS', country: 'DK' },
  { code: 'ES-CSR', country: 'ES' },
  { code: 'FO-FAS', country: 'FO' },
  { code: 'FR-RIF', country: 'FR' },
  { code: 'GB-IOM', country: 'IM' },
  { code: 'NO-NIS', country: 'NO' },
  { code: 'PT-MAR', country: 'PT' },
]

/** The largest registers by deadweight first, then the rest that crews meet. */
const NATIONAL =
  'LR PA MH HK SG CN MT BS GR JP CY ID DK NO PT GB NL BM BB GI AG VU CK VC KM PW CM GA TR IN PH VN KR US RU UA IT DE FR ES ' +
  'BE SE FI EE LV LT PL HR BG RO GE AZ KZ TM IE IS CH LU MC AL ME IL EG MA DZ TN LB JO SA AE QA KW BH OM IR IQ PK BD LK MM ' +
  'TH MY KH MN TW KP AU NZ FJ KI TV TO PG CA MX BR AR CL PE EC CO VE UY PY BZ HN DO JM TT KN DM KY BO GY SL TG TZ GN GW ST ' +
  'GQ NG GH CI SN KE ZA MZ MG MU SC CV LY SY CU GD LC DJ ER SO YE MR GM MV'

export const FLAGS: readonly Flag[] = [
  ...NATIONAL.split(' ').map((code) => ({ code, country: code })),
  ...SPECIAL_REGISTERS,
]

const byCode = new Map(FLAGS.map((flag) => [flag.code, flag]))

export const findFlag = (code: string): Flag | undefined => byCode.get(code)

/** Whether the name of a flag comes from the country formatter; otherwise from a message. */
export const isNationalFlag = (flag: Flag): boolean => isCountry(flag.code)

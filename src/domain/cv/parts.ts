import { MAX_CV_CODE, MAX_CV_NAME, MAX_CV_WORDS, MAX_PERSON_NAME, MAX_WEB_ADDRESS } from '../text/text-limits.ts'
import { CURRENCIES } from '../vocabulary/currencies.ts'
import { ENGLISH_LEVELS } from '../vocabulary/english-levels.ts'
import type { CvFields } from './fields.ts'

export const MARITAL_STATUSES = ['single', 'married', 'partnership', 'divorced', 'widowed'] as const
export const PAY_PERIODS = ['month', 'day'] as const
export const DP_CLASSES = ['dp0', 'dp1', 'dp2', 'dp3'] as const
export const DOCUMENT_TYPES = ['passport', 'visa', 'certificate', 'document'] as const
export const HAIR_COLORS = ['black', 'brown', 'blond', 'red', 'grey', 'white', 'none'] as const
export const EYE_COLORS = ['brown', 'blue', 'green', 'grey', 'hazel', 'black'] as const

const name = { kind: 'text', most: MAX_CV_NAME } as const
const code = { kind: 'text', most: MAX_CV_CODE } as const
const words = { kind: 'text', most: MAX_CV_WORDS, lines: true } as const
const phone = { kind: 'text', most: MAX_CV_CODE, shape: 'phone' } as const
const date = { kind: 'date' } as const
const port = { kind: 'term', of: 'port', most: MAX_CV_NAME } as const
const company = { kind: 'term', of: 'company', most: MAX_CV_NAME } as const

export const PROFILE_FIELDS = {
  firstname: { kind: 'text', most: MAX_PERSON_NAME, required: true },
  surname: { kind: 'text', most: MAX_PERSON_NAME, required: true },
  citizenship: { kind: 'term', of: 'country', most: MAX_CV_CODE, required: true, listed: true },
  positionMain: { kind: 'term', of: 'rank', most: MAX_CV_NAME, required: true },
  positionSecond: { kind: 'term', of: 'rank', most: MAX_CV_NAME },
  birthDate: date,
  birthPlace: name,
  maritalStatus: { kind: 'choice', of: MARITAL_STATUSES },
  homeAirport: code,
  englishLevel: { kind: 'choice', of: ENGLISH_LEVELS },
  readyFrom: date,
  desiredSalary: { kind: 'money', currency: 'desiredCurrency' },
  desiredCurrency: { kind: 'choice', of: CURRENCIES },
  desiredPeriod: { kind: 'choice', of: PAY_PERIODS },
  /** Months. */
  desiredContract: { kind: 'number', least: 1, most: 24 },
  isHideEngines: { kind: 'flag', initial: true },
} as const satisfies CvFields

/** One contract on one ship. */
export const EXPERIENCE_FIELDS = {
  position: { kind: 'term', of: 'rank', most: MAX_CV_NAME },
  startDate: date,
  endDate: date,
  fleetVesselName: name,
  fleetTypeAndVesselType: { kind: 'vessel', most: MAX_CV_NAME },
  fleetVesselImo: { kind: 'text', most: MAX_CV_CODE, shape: 'imo' },
  fleetVesselFlag: { kind: 'term', of: 'flag', most: MAX_CV_NAME },
  grossTonnage: { kind: 'number', least: 0, most: 999_999 },
  deadweight: { kind: 'number', least: 0, most: 999_999 },
  /** Containers of twenty feet. */
  teu: { kind: 'number', least: 0, most: 99_999 },
  /** Cubic metres. */
  cargoCapacity: { kind: 'number', least: 0, most: 999_999 },
  engineName: { kind: 'term', of: 'engine', most: MAX_CV_NAME },
  engineModel: { kind: 'term', of: 'engine-model', most: MAX_CV_CODE },
  engineBuilder: name,
  /** Kilowatts. */
  enginePower: { kind: 'number', least: 0, most: 999_999 },
  additionalEngine: name,
  dpClass: { kind: 'choice', of: DP_CLASSES },
  company,
  owner: company,
  manager: company,
  agency: company,
  signOnPort: port,
  signOffPort: port,
  reasonForLeaving: words,
} as const satisfies CvFields

/** A paper: passport, visa, certificate or another. */
export const DOCUMENT_FIELDS = {
  type: { kind: 'choice', of: DOCUMENT_TYPES },
  name: { kind: 'term', of: 'paper', most: MAX_CV_NAME },
  number: code,
  issuedBy: { kind: 'term', of: 'country', most: MAX_CV_NAME },
  issuedDate: date,
  validDate: date,
  extra: words,
  /** Of an electronic certificate: what its issuer finds it by, and where. */
  trackingNumber: code,
  verifyAddress: { kind: 'text', most: MAX_WEB_ADDRESS, shape: 'web' },
} as const satisfies CvFields

export const CONTACT_FIELDS = {
  mobile: phone,
  phone,
  viber: phone,
  whatsapp: phone,
  telegram: code,
  linkedin: { kind: 'text', most: MAX_CV_WORDS, shape: 'web' },
} as const satisfies CvFields

export const BIOMETRIC_FIELDS = {
  /** Centimetres. */
  height: { kind: 'number', least: 0, most: 250, initial: 0 },
  /** Kilograms. */
  weight: { kind: 'number', least: 0, most: 300, initial: 0 },
  hairColor: { kind: 'choice', of: HAIR_COLORS },
  eyesColor: { kind: 'choice', of: EYE_COLORS },
} as const satisfies CvFields

export const KIN_FIELDS = {
  kinName: name,
  kinContact: name,
  kinAddress: words,
} as const satisfies CvFields

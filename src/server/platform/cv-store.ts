/** One contract on one ship. What nobody told is null. */
export type Experience = {
  id: string
  position: string
  fleet: string
  vesselType: string
  vesselName: string
  vesselImo: string | null
  vesselFlag: string | null
  engineName: string | null
  engineModel: string | null
  company: string
  startDate: string
  endDate: string | null
}

/** A paper: passport, visa, certificate. */
export type CvDocument = {
  id: string
  type: 'passport' | 'visa' | 'certificate' | 'document'
  name: string
  number: string | null
  extra: string | null
  issuedBy: string | null
  issuedDate: string | null
  validDate: string | null
}

/** The entries of a CV, in the order in which the seafarer put them. */
export type Cv = { experience: readonly Experience[]; documents: readonly CvDocument[] }

/** A CV as it is kept. The first version is empty; every write that changes something makes the next. */
export type KeptCv = Cv & { version: number }

/** Of a seafarer who is erased, or never was. Nothing can be based on it. */
export const NO_VERSION = 0
export const FIRST_VERSION = 1

/** Either kept, under this version, or what somebody else has put there meanwhile. */
export type Put = { version: number } | { conflict: KeptCv }

/**
 * Where CVs are. It is no part of any batch of the database, and can be moved out of it: no statement goes in or comes out, and nobody
 * else names its tables. What must hold together with a CV follows from its order: `features/seamen/save-cv.usecases.ts`.
 */
export type CvStore = {
  get: (seamanId: string) => Promise<KeptCv>
  /** By seafarer, everyone asked for. */
  getAll: (seamanIds: readonly string[]) => Promise<ReadonlyMap<string, KeptCv>>
  /**
   * Keeps a CV in the place of the version that it was made from. Putting what is there already changes nothing, so that a write whose
   * answer was lost can be repeated.
   */
  put: (seamanId: string, cv: Cv, basedOn: number) => Promise<Put>
  /** Takes the CV away for good: a write that comes later finds nothing it could be based on. May be repeated. */
  erase: (seamanId: string) => Promise<void>
}

export const createEmptyCv = (version: number): KeptCv => ({ version, experience: [], documents: [] })

export const isEmptyCv = ({ experience, documents }: Cv): boolean => experience.length + documents.length === 0

// In a fixed order, whatever the order of those who write: what is equal is then the same text.
const EXPERIENCE = `id position fleet vesselType vesselName vesselImo vesselFlag engineName engineModel company startDate endDate`
const DOCUMENT = 'id type name number extra issuedBy issuedDate validDate'
const NAMES = ['experience', 'documents', ...`${EXPERIENCE} ${DOCUMENT}`.split(' ')]

/** The entries as one text, and nothing that is no part of them. */
export const writeCv = (cv: Cv): string => JSON.stringify(cv, NAMES)

export const readCv = (text: string): Cv => JSON.parse(text) as Cv

/** What comes of a write, where that is known without writing. */
export function judgePut(current: KeptCv, cv: Cv, basedOn: number): Put | undefined {
  if (current.version === NO_VERSION) return { conflict: current }
  if (writeCv(current) === writeCv(cv)) return { version: current.version }
  return current.version === basedOn ? undefined : { conflict: current }
}

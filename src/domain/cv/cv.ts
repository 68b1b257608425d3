import { type CvFields, type CvValues, createBlanks } from './fields.ts'
import {
  BIOMETRIC_FIELDS,
  CONTACT_FIELDS,
  DOCUMENT_FIELDS,
  EXPERIENCE_FIELDS,
  KIN_FIELDS,
  PROFILE_FIELDS,
} from './parts.ts'

export const MAX_EXPERIENCE = 150
export const MAX_DOCUMENTS = 200

/** The parts of a CV that stand once. `profileData` is the person. */
export const CV_PARTS = {
  profileData: PROFILE_FIELDS,
  contact: CONTACT_FIELDS,
  biometric: BIOMETRIC_FIELDS,
  kin: KIN_FIELDS,
} as const satisfies Record<string, CvFields>

/** The parts of a CV that are lists, in the order in which the seafarer put them. */
export const CV_LISTS = { experience: EXPERIENCE_FIELDS, documents: DOCUMENT_FIELDS } as const satisfies Record<
  string,
  CvFields
>

export type CvPartName = keyof typeof CV_PARTS
export type CvListName = keyof typeof CV_LISTS

export type CvProfile = CvValues<typeof PROFILE_FIELDS>
/** The id is random, created by the client that adds the entry. */
export type Experience = { id: string } & CvValues<typeof EXPERIENCE_FIELDS>
export type CvDocument = { id: string } & CvValues<typeof DOCUMENT_FIELDS>
export type Contact = CvValues<typeof CONTACT_FIELDS>
export type Biometric = CvValues<typeof BIOMETRIC_FIELDS>
export type Kin = CvValues<typeof KIN_FIELDS>

/** All that a seafarer tells of themselves: one document, in the words of the specification. */
export type Cv = {
  profileData: CvProfile
  experience: Experience[]
  documents: CvDocument[]
  contact: Contact
  biometric: Biometric
  kin: Kin
}

/** What a person must tell before there is a CV. */
export type CvBeginning = Pick<CvProfile, 'firstname' | 'surname' | 'citizenship' | 'positionMain' | 'positionSecond'>

type NewDocument = Pick<CvDocument, 'type' | 'name'>

/** What a new CV asks for. The papers are named as the specification names them. */
const FIRST_DOCUMENTS: readonly NewDocument[] = [
  { type: 'passport', name: 'international' },
  { type: 'passport', name: 'seaman' },
  { type: 'visa', name: null },
  { type: 'certificate', name: null },
  { type: 'document', name: null },
]

export const createExperience = (id: string): Experience => ({ id, ...createBlanks(EXPERIENCE_FIELDS) })

export const createDocument = (id: string, told: Partial<CvDocument> = {}): CvDocument => ({
  ...createBlanks(DOCUMENT_FIELDS),
  ...told,
  id,
})

const PAPER_FIELDS = Object.keys(DOCUMENT_FIELDS) as (keyof typeof DOCUMENT_FIELDS)[]

/** How the ids of the papers begin that a new CV has. */
export const FIRST_ID = 'first-'

/** Whether a person filled in anything of a paper: not one with a type alone, and not one that a new CV begins with. */
export function isFilledPaper(paper: CvDocument): boolean {
  const first = FIRST_DOCUMENTS.find((_, place) => paper.id === `${FIRST_ID}${place + 1}`)
  const blank = createDocument(paper.id, first)
  const isSaid = PAPER_FIELDS.some((name) => name !== 'type' && paper[name] !== null)
  return isSaid && PAPER_FIELDS.some((name) => paper[name] !== blank[name])
}

/** The initial CV of a seafarer. Ids of its papers are their positions, so that it is always the same. */
export const createFirstCv = (told: CvBeginning): Cv => ({
  profileData: { ...createBlanks(PROFILE_FIELDS), ...told },
  experience: [],
  documents: FIRST_DOCUMENTS.map((document, place) => createDocument(`${FIRST_ID}${place + 1}`, document)),
  contact: createBlanks(CONTACT_FIELDS),
  biometric: createBlanks(BIOMETRIC_FIELDS),
  kin: createBlanks(KIN_FIELDS),
})

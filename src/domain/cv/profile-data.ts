import type { ProfileDataInput } from '#src/contract/seaman/schemas.ts'
import { CV_LISTS, CV_PARTS, type Cv, type CvListName } from './cv.ts'
import { type CvFields, createBlanks } from './fields.ts'

/** SPEC 7's `profileData[0]`: the person, with everything else of the CV inside. */
export type CvProfileData = Cv['profileData'] & Omit<Cv, 'profileData'>

export const toProfileData = ({ profileData, ...rest }: Cv): CvProfileData => ({ ...profileData, ...rest })

const pick = (values: object | undefined, fields: CvFields): object =>
  Object.fromEntries(
    Object.entries(createBlanks(fields)).map(([name, blank]) => [name, values?.[name as keyof typeof values] ?? blank]),
  )

/** The CV in it, and nothing that is no part of one. Of a field that is missing nothing was told. */
export const readProfileData = (data: CvProfileData): Cv =>
  ({
    profileData: pick(data, CV_PARTS.profileData),
    experience: data.experience.map((entry) => ({ id: entry.id, ...pick(entry, CV_LISTS.experience) })),
    documents: data.documents.map((entry) => ({ id: entry.id, ...pick(entry, CV_LISTS.documents) })),
    contact: pick(data.contact, CV_PARTS.contact),
    biometric: pick(data.biometric, CV_PARTS.biometric),
    kin: pick(data.kin, CV_PARTS.kin),
  }) as Cv

/** A CV that was kept by another build, with every field of this one. */
export const fillCv = (cv: Cv): Cv => readProfileData(toProfileData(cv))

type Entry = { id?: string | null | undefined }

const hasAll = (values: object | undefined, fields: CvFields): boolean =>
  values !== undefined && Object.keys(fields).every((name) => values[name as never] !== undefined)

const LISTS = Object.keys(CV_LISTS) as CvListName[]

const isWholeList = (entries: readonly Entry[] | undefined, fields: CvFields): boolean =>
  entries?.every((entry) => entry.id && hasAll(entry, fields)) ?? false

/** Whether everything of a CV was sent, so that what is kept need not be read. */
const isWhole = (sent: ProfileDataInput): sent is CvProfileData =>
  hasAll(sent, CV_PARTS.profileData) &&
  hasAll(sent.contact, CV_PARTS.contact) &&
  hasAll(sent.biometric, CV_PARTS.biometric) &&
  hasAll(sent.kin, CV_PARTS.kin) &&
  LISTS.every((list) => isWholeList(sent[list], CV_LISTS[list]))

const present = (values: object | undefined): object =>
  Object.fromEntries(Object.entries(values ?? {}).filter(([, value]) => value !== undefined))

type Before = { cv: Cv; createId: () => string }

function completeList(list: CvListName, entries: readonly Entry[] | undefined, { cv, createId }: Before): object[] {
  const kept: readonly { id: string }[] = cv[list]
  return (
    entries?.map((entry) => ({
      ...kept.find(({ id }) => id === entry.id),
      ...present(entry),
      id: entry.id || createId(),
    })) ?? [...kept]
  )
}

/** The whole CV of what was sent. A key that is left out is unchanged, in an entry by its id, and says nothing in an entry that is new. */
export async function completeProfileData(sent: ProfileDataInput, findBefore: () => Promise<Before>): Promise<Cv> {
  if (isWhole(sent)) return readProfileData(sent)
  const before = await findBefore()
  const { profileData, contact, biometric, kin } = before.cv
  return readProfileData({
    ...profileData,
    ...present(sent),
    experience: completeList('experience', sent.experience, before),
    documents: completeList('documents', sent.documents, before),
    contact: { ...contact, ...present(sent.contact) },
    biometric: { ...biometric, ...present(sent.biometric) },
    kin: { ...kin, ...present(sent.kin) },
  } as CvProfileData)
}

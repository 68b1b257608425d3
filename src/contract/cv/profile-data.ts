import { CV_LISTS, CV_PARTS, type Cv } from './cv.ts'
import { type CvFields, createBlanks } from './fields.ts'

/** SPEC 7's `profileData[0]`: the person, with everything else of the CV inside. */
export type CvProfileData = Cv['profileData'] & Omit<Cv, 'profileData'>

export const toProfileData = ({ profileData, ...rest }: Cv): CvProfileData => ({ ...profileData, ...rest })

const pick = (values: object | undefined, fields: CvFields): object =>
  Object.fromEntries(
    Object.entries(createBlanks(fields)).map(([name, blank]) => [name, values?.[name as keyof typeof values] ?? blank]),
  )

/** The CV in it, and nothing that is no part of one. Of a field that it does not know, as in what an older build kept, nothing was told. */
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

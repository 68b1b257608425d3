import { CV_LISTS, CV_PARTS, type Cv } from './cv.ts'

/** SPEC 7's `profileData[0]`: the person, with everything else of the CV inside. */
export type CvProfileData = Cv['profileData'] & Omit<Cv, 'profileData'>

export const toProfileData = ({ profileData, ...rest }: Cv): CvProfileData => ({ ...profileData, ...rest })

const pick = (values: object, fields: object): object =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, values[name as keyof typeof values]]))

/** The CV in it, and nothing that is no part of one. */
export const readProfileData = (data: CvProfileData): Cv =>
  ({
    profileData: pick(data, CV_PARTS.profileData),
    experience: data.experience.map((entry) => ({ id: entry.id, ...pick(entry, CV_LISTS.experience) })),
    documents: data.documents.map((entry) => ({ id: entry.id, ...pick(entry, CV_LISTS.documents) })),
    contact: pick(data.contact, CV_PARTS.contact),
    biometric: pick(data.biometric, CV_PARTS.biometric),
    kin: pick(data.kin, CV_PARTS.kin),
  }) as Cv

import { CV_LISTS, CV_PARTS, type Cv } from '../cv.ts'
import { listFilled } from '../cv-text.ts'

/** Words that other programs show: a rank as people call it, a paper too. */
export type ResumeWords = {
  rank: (value: string) => string
  paper: (value: string) => string
  vessel: (value: string) => string
}

type JsonFields = Record<string, unknown>

const SCHEMA = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json'

/** Returns the values without empty ones. */
const keep = (values: JsonFields): JsonFields =>
  Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== null && value !== undefined && value !== ''),
  )

const writeWork = (entry: Cv['experience'][number], words: ResumeWords): JsonFields =>
  keep({
    name: entry.company ?? entry.owner ?? entry.manager,
    position: entry.position && words.rank(entry.position),
    startDate: entry.startDate,
    endDate: entry.endDate,
    summary: [
      entry.fleetVesselName,
      entry.fleetTypeAndVesselType.vesselType && words.vessel(entry.fleetTypeAndVesselType.vesselType),
    ]
      .filter(Boolean)
      .join(', '),
    seafarer: listFilled(CV_LISTS.experience, entry),
  })

const writeCertificate = (entry: Cv['documents'][number], words: ResumeWords): JsonFields =>
  keep({
    name: entry.name && words.paper(entry.name),
    date: entry.issuedDate,
    issuer: entry.issuedBy,
    url: entry.verifyAddress,
    seafarer: listFilled(CV_LISTS.documents, entry),
  })

/**
 * A CV as JSON Resume 1.0.0. What that format has no word for is beside its words, under `seafarer`, in those of the CV: so
 * everything comes back in.
 */
export function writeJsonResume(cv: Cv, words: ResumeWords): object {
  const { profileData, contact, biometric, kin, experience, documents } = cv
  return {
    $schema: SCHEMA,
    basics: keep({
      name: `${profileData.firstname} ${profileData.surname}`.trim(),
      label: profileData.positionMain && words.rank(profileData.positionMain),
      phone: contact.mobile ?? contact.phone,
      profiles: contact.linkedin ? [{ network: 'LinkedIn', url: contact.linkedin }] : undefined,
      seafarer: {
        profileData: listFilled(CV_PARTS.profileData, profileData),
        contact: listFilled(CV_PARTS.contact, contact),
        biometric: listFilled(CV_PARTS.biometric, biometric),
        kin: listFilled(CV_PARTS.kin, kin),
      },
    }),
    work: experience.map((entry) => writeWork(entry, words)),
    certificates: documents.map((entry) => writeCertificate(entry, words)),
    languages: profileData.englishLevel ? [{ language: 'English', fluency: profileData.englishLevel }] : [],
  }
}

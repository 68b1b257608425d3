import { env } from 'cloudflare:test'
import {
  type Cv,
  type CvDocument,
  createDocument,
  createExperience,
  createFirstCv,
  type Experience,
} from '#src/domain/cv/cv.ts'
import type { CvStore } from '#src/server/platform/cv-store.ts'
import { createD1CvStore } from '#src/server/platform/d1-cv-store.ts'
import { createDatabase } from '#src/server/platform/database.ts'
import { createObjectCvStore } from '#src/server/platform/object-cv-store.ts'
import { createId } from './fixtures.ts'

/** The one that the product has, and the one that it can move to. */
export const CV_STORES: readonly (readonly [name: string, store: CvStore])[] = [
  ['D1', createD1CvStore(createDatabase(env.DB))],
  ['a SQLite Durable Object', createObjectCvStore(env.CV_KEEPER)],
]

export const createContract = (told: Partial<Experience> = {}): Experience => ({
  ...createExperience(createId()),
  position: 'second-engineer',
  fleetTypeAndVesselType: { fleetType: 'tanker-fleet', vesselType: 'lng-carrier' },
  fleetVesselName: 'Arctic Voyager',
  fleetVesselImo: '9074729',
  fleetVesselFlag: 'NO',
  engineName: 'WinGD',
  enginePower: 24_700,
  company: 'Nordic Gas Carriers',
  startDate: '2025-01-15',
  endDate: '2025-07-14',
  ...told,
})

export const createPaper = (told: Partial<CvDocument> = {}): CvDocument =>
  createDocument(createId(), {
    type: 'certificate',
    name: 'ecdis-generic',
    number: 'PL7654321',
    issuedBy: 'Gdynia “Office”',
    issuedDate: '2019-02-03',
    ...told,
  })

/** A CV of the person that `registerSeaman` makes. */
export const createCv = (told: Partial<Cv> = {}): Cv => ({
  ...createFirstCv({
    firstname: 'Iryna',
    surname: 'Kovalenko',
    citizenship: 'UA',
    positionMain: 'second-engineer',
    positionSecond: null,
  }),
  experience: [createContract()],
  documents: [createPaper()],
  ...told,
})

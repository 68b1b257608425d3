import { env } from 'cloudflare:test'
import type { CvDocument, CvStore, Experience } from '#src/server/platform/cv-store.ts'
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
  id: createId(),
  position: 'second-engineer',
  fleet: 'tanker-fleet',
  vesselType: 'lng-carrier',
  vesselName: 'Arctic Voyager',
  vesselImo: '9074729',
  vesselFlag: 'NO',
  engineName: 'WinGD',
  engineModel: null,
  company: 'Nordic Gas Carriers',
  startDate: '2025-01-15',
  endDate: '2025-07-14',
  ...told,
})

export const createPaper = (told: Partial<CvDocument> = {}): CvDocument => ({
  id: createId(),
  type: 'certificate',
  name: 'ecdis-generic',
  number: 'PL7654321',
  extra: null,
  issuedBy: 'Gdynia “Office”',
  issuedDate: '2019-02-03',
  validDate: null,
  ...told,
})

import { documentTable, experienceTable } from '#src/server/platform/cv-store.tables.ts'
import {
  describeData,
  ofAccount,
  ofSeaman,
  type PersonalData,
  WHILE_THERE,
} from '#src/server/platform/personal-data.ts'
import { collectDocuments, collectExperience } from './copied-cv.usecases.ts'
import { seamanTable } from './seamen.tables.ts'

export const seamanPersonalData: PersonalData = {
  ...describeData(seamanTable, {
    links: ofAccount,
    purpose: 'the CV, for applications and, by choice, the crew list',
    basis: 'contract',
    retention: WHILE_THERE,
    erasure: 'cascade',
  }),
  ...describeData(experienceTable, {
    links: ofSeaman,
    purpose: 'sea service of the CV',
    basis: 'contract',
    retention: WHILE_THERE,
    erasure: 'step',
    collect: collectExperience,
  }),
  ...describeData(documentTable, {
    links: ofSeaman,
    purpose: 'passports and certificates of the CV',
    basis: 'contract',
    retention: WHILE_THERE,
    erasure: 'step',
    collect: collectDocuments,
  }),
}

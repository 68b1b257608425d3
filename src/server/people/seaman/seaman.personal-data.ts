import { z } from 'zod'
import { cvSchema } from '#src/contract/seaman/schemas.ts'
import { cvTable, cvVersionTable } from '#src/server/platform/cv-store.tables.ts'
import {
  describeData,
  ofAccount,
  ofSeaman,
  type PersonalData,
  WHILE_ACCOUNT_EXISTS,
} from '#src/server/platform/personal-data.ts'
import { collectCv, collectVersions } from './cv/copied-cv.usecases.ts'
import { cvEvidenceTable } from './evidence.tables.ts'
import { seamanTable } from './seaman.tables.ts'
import { verificationTable, voyageRequestTable } from './verification.tables.ts'

export const seamanPersonalData: PersonalData = {
  ...describeData(seamanTable, {
    links: ofAccount,
    purpose: 'the parts of the CV that lists, applications and, by choice, the list of seafarers use',
    basis: 'contract',
    retention: WHILE_ACCOUNT_EXISTS,
    erasure: 'cascade',
  }),
  ...describeData(cvTable, {
    links: ofSeaman,
    purpose: 'the CV, for applications',
    basis: 'contract',
    retention: WHILE_ACCOUNT_EXISTS,
    erasure: 'step',
    documents: { document: cvSchema },
    collect: collectCv,
  }),
  ...describeData(cvVersionTable, {
    links: ofSeaman,
    purpose: 'earlier versions of the CV, to view and restore',
    basis: 'contract',
    retention: 'thirty days, twenty at most',
    erasure: 'step',
    documents: { document: cvSchema },
    collect: collectVersions,
  }),
  ...describeData(cvEvidenceTable, {
    links: ofSeaman,
    purpose: 'results of checks of the documents and sea service of the CV',
    basis: 'contract',
    retention: WHILE_ACCOUNT_EXISTS,
    erasure: 'cascade',
  }),
  ...describeData(verificationTable, {
    links: ofSeaman,
    purpose: 'recording an admin’s check of documents, its result and reason',
    basis: 'contract',
    retention: WHILE_ACCOUNT_EXISTS,
    erasure: 'cascade',
    documents: { items: z.array(z.string()) },
  }),
  ...describeData(voyageRequestTable, {
    links: ofSeaman,
    purpose: 'requesting confirmation of sea service from a company, and its answer',
    basis: 'contract',
    retention: WHILE_ACCOUNT_EXISTS,
    erasure: 'cascade',
  }),
}

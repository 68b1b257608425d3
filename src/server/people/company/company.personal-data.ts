import { z } from 'zod'
import { FLEETS } from '#src/domain/vocabulary/fleets.ts'
import {
  describeData,
  ofCompany,
  ofOrganisation,
  type PersonalData,
  WHILE_ACCOUNT_EXISTS,
} from '#src/server/platform/personal-data.ts'
import { companyTable, officeTable } from './company.tables.ts'

export const companyPersonalData: PersonalData = {
  ...describeData(companyTable, {
    links: ofOrganisation,
    purpose: 'what the company states on its public page, its contact there, and how often and how fast it answers',
    basis: 'contract',
    retention: WHILE_ACCOUNT_EXISTS,
    erasure: 'cascade',
    documents: { fleets: z.array(z.enum(FLEETS)) },
  }),
  ...describeData(officeTable, {
    links: ofCompany,
    purpose: 'locations of the company’s offices',
    basis: 'contract',
    retention: WHILE_ACCOUNT_EXISTS,
    erasure: 'cascade',
  }),
}

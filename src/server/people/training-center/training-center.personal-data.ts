import {
  describeData,
  ofOrganisation,
  type PersonalData,
  WHILE_ACCOUNT_EXISTS,
} from '#src/server/platform/personal-data.ts'
import { trainingCenterTable } from './training-center.tables.ts'

export const trainingCenterPersonalData: PersonalData = {
  ...describeData(trainingCenterTable, {
    links: ofOrganisation,
    purpose: 'recording that the organisation is a training centre',
    basis: 'contract',
    retention: WHILE_ACCOUNT_EXISTS,
    erasure: 'cascade',
  }),
}

import { describeData, ofOrganisation, type PersonalData, WHILE_THERE } from '#src/server/platform/personal-data.ts'
import { trainingCenterTable } from './training-center.tables.ts'

export const trainingCenterPersonalData: PersonalData = {
  ...describeData(trainingCenterTable, {
    links: ofOrganisation,
    purpose: 'that the organisation is a training centre',
    basis: 'contract',
    retention: WHILE_THERE,
    erasure: 'cascade',
  }),
}

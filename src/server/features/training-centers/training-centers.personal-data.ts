import { ofAccount, type PersonalData, WHILE_THERE } from '#src/server/platform/personal-data.ts'

export const trainingCenterPersonalData: PersonalData = {
  training_center: {
    links: ofAccount,
    purpose: 'the profile of the training centre',
    basis: 'contract',
    retention: WHILE_THERE,
    erasure: 'cascade',
    exported: 'id account_id name country city licence_number website created_at updated_at',
  },
}

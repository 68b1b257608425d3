import { describeData, ofSeaman, type PersonalData } from '#src/server/platform/personal-data.ts'
import { profileViewTable } from './profile-view.tables.ts'

export const viewPersonalData: PersonalData = describeData(profileViewTable, {
  links: ofSeaman,
  purpose: 'that the seafarer knows who looked at them',
  basis: 'legitimate interest',
  retention: '90 days',
  erasure: 'cascade',
})

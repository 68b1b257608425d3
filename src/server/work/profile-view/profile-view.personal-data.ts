import { describeData, ofSeaman, type PersonalData } from '#src/server/platform/personal-data.ts'
import { profileViewTable } from './profile-view.tables.ts'

export const viewPersonalData: PersonalData = describeData(profileViewTable, {
  links: ofSeaman,
  purpose: 'showing seafarers who viewed their profile',
  basis: 'legitimate interest',
  retention: '90 days',
  erasure: 'cascade',
})

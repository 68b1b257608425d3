import { describeData, ofSeaman, type PersonalData } from '#src/server/platform/personal-data.ts'
import { invitationTable } from './invitation.tables.ts'

export const invitationPersonalData: PersonalData = describeData(invitationTable, {
  links: ofSeaman,
  purpose: 'that a company asked the person to apply, and what became of it',
  basis: 'consent',
  retention: 'while the account and the vacancy are there',
  erasure: 'cascade',
})

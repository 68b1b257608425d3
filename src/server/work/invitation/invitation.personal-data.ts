import { describeData, ofSeaman, type PersonalData } from '#src/server/platform/personal-data.ts'
import { invitationTable } from './invitation.tables.ts'

export const invitationPersonalData: PersonalData = describeData(invitationTable, {
  links: ofSeaman,
  purpose: 'invitations of a company to apply, and their result',
  basis: 'consent',
  retention: 'while the account and the vacancy are there',
  erasure: 'cascade',
})

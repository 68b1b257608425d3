import { describeData, ofSeaman, type PersonalData, SECRET } from '#src/server/platform/personal-data.ts'
import { stillFreeTable } from './availability.tables.ts'

export const stillFreePersonalData: PersonalData = describeData(stillFreeTable, {
  links: ofSeaman,
  purpose: 'asking by email whether the person is still available',
  basis: 'consent',
  retention: 'until the next question, at most a year',
  erasure: 'cascade',
  withheld: { secret_hash: SECRET },
})

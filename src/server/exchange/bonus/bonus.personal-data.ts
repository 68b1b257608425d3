import { describeData, ofAccount, type PersonalData } from '#src/server/platform/personal-data.ts'
import { bonusTable } from './bonus.tables.ts'

export const bonusPersonalData: PersonalData = describeData(bonusTable, {
  links: ofAccount,
  purpose:
    'bonuses for the own verification and for those of friends; a keyed digest of passport number and date of birth recognises a person with a second account',
  basis: 'contract',
  retention:
    'as long as the law on bookkeeping requires, under ids that lead to nobody once the accounts are erased; the digest for two years after the verification then',
  erasure: 'kept',
  withheld: {
    person_digest: 'a digest that only recognises the person',
  },
})

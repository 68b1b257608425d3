import { describeData, ofAccount, type PersonalData } from '#src/server/platform/personal-data.ts'
import { bonusTable } from './bonus.tables.ts'

const RECOGNISES = 'a digest that only recognises the person'

export const bonusPersonalData: PersonalData = describeData(bonusTable, {
  links: ofAccount,
  purpose:
    'bonuses for the own verification and for those of friends; keyed digests of the passport number, and of name and date of birth, recognise a person with a second account',
  basis: 'contract',
  retention:
    'as long as the law on bookkeeping requires, under ids that lead to nobody once the accounts are erased; the digests for two years after the verification then',
  erasure: 'kept',
  withheld: {
    person_digest: RECOGNISES,
    passport_digest: RECOGNISES,
    reason: 'it may tell something about the friend; the page of friends says what matters to the person',
  },
})

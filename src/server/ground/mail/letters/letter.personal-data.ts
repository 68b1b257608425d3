import { describeData, type PersonalData } from '#src/server/platform/personal-data.ts'
import { keptLetterTable, letterTable, mailPauseTable } from './letter.tables.ts'

const ofScope = [{ column: 'scope', of: 'organisation' }] as const

export const letterPersonalData: PersonalData = {
  ...describeData(letterTable, {
    links: ofScope,
    purpose: 'sending each letter to an organisation once, and what became of it',
    basis: 'contract',
    retention: '180 days',
    erasure: 'kept',
    withheld: { address_digest: 'a keyed digest, in which nobody can read the address' },
  }),
  ...describeData(keptLetterTable, {
    links: [{ column: 'letter_id', of: 'letter' }],
    purpose: 'reading letters during development, for a day; empty in production',
    basis: 'contract',
    retention: 'a day',
    erasure: 'kept',
  }),
  ...describeData(mailPauseTable, {
    links: ofScope,
    purpose: 'holding the letters to an organisation after a complaint or by an admin',
    basis: 'legitimate interest',
    retention: 'until an admin resumes them',
    erasure: 'kept',
  }),
}

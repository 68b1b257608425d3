import { z } from 'zod'
import { choiceSchema, reachSchema } from '#src/contract/mailing/order-schemas.ts'
import type { MailingFacts } from '#src/domain/mailing/mailing-facts.ts'
import { ENGLISH_LEVELS } from '#src/domain/vocabulary/english-levels.ts'
import { FLEETS } from '#src/domain/vocabulary/fleets.ts'
import {
  describeData,
  ofAccount,
  type PersonalData,
  SECRET,
  WHILE_ACCOUNT_EXISTS,
} from '#src/server/platform/personal-data.ts'
import { mailingAddressTable, mailingRecipientTable, mailingRuleTable, mailingTable } from './mailing.tables.ts'

const words = z.array(z.string())

const factsSchema: z.ZodType<MailingFacts> = z.object({
  rank: z.string().nullable(),
  monthsInRank: z.number(),
  types: z.array(z.object({ vesselType: z.string(), fleet: z.enum(FLEETS).nullable(), months: z.number() })),
  english: z.enum(ENGLISH_LEVELS).nullable(),
  readyFrom: z.string().nullable(),
  papersEnd: z.string().nullable(),
  citizenship: z.string(),
})

const ofOrganisation = { column: 'organisation_id', of: 'organisation' } as const

export const mailingPersonalData: PersonalData = {
  ...describeData(mailingRuleTable, {
    links: [ofOrganisation],
    purpose: 'which CVs the organisation receives by mailings, and how often',
    basis: 'contract',
    retention: WHILE_ACCOUNT_EXISTS,
    erasure: 'cascade',
    documents: { fleets: z.array(z.enum(FLEETS)), vessel_types: words, ranks: words, nationalities: words },
  }),
  ...describeData(mailingAddressTable, {
    links: [ofOrganisation],
    purpose: 'where the organisation receives CVs, once the reader of the address has agreed',
    basis: 'consent',
    retention: WHILE_ACCOUNT_EXISTS,
    erasure: 'cascade',
  }),
  ...describeData(mailingTable, {
    links: ofAccount,
    purpose:
      'mailings that the seafarer ordered, whom they reach, and to which countries the seafarer chose to send the CV',
    basis: 'contract',
    retention: WHILE_ACCOUNT_EXISTS,
    erasure: 'cascade',
    documents: { choice: choiceSchema, reach: reachSchema, facts: factsSchema },
  }),
  ...describeData(mailingRecipientTable, {
    links: [{ column: 'mailing_id', of: 'mailing' }, ofOrganisation],
    purpose: 'the letter of each agency of a mailing, and its answer',
    basis: 'contract',
    retention: WHILE_ACCOUNT_EXISTS,
    erasure: 'cascade',
    withheld: {
      review_hash: SECRET,
      opened_hash: 'a digest that distinguishes browsers; it says nothing about the person',
    },
  }),
}

import { z } from 'zod'
import { LOCALE_CODES, type LocaleCode } from '#src/domain/locales.ts'
import { DEMANDS } from '#src/domain/mailing/count-mailings.ts'
import { LETTER_ANSWERS } from '#src/domain/mailing/letter-states.ts'
import { MAILING_FREQUENCIES, MISSED_BY } from '#src/domain/mailing/mailing-rule.ts'
import { MAX_EMAIL } from '#src/domain/text/text-limits.ts'
import { ENGLISH_LEVELS } from '#src/domain/vocabulary/english-levels.ts'
import { FLEETS } from '#src/domain/vocabulary/fleets.ts'
import { listAnswer, listQuerySchema } from '../http/list-schemas.ts'
import { limited, typed } from '../http/text-schemas.ts'
import { RECEIVED_CVS } from './received.ts'

const MAX_WORDS = 300
const MAX_SLUG = 60

const language = z.enum(LOCALE_CODES as [LocaleCode, ...LocaleCode[]])
const slugs = z.array(limited(MAX_SLUG)).max(MAX_WORDS)

/** Which CVs come. Numbers in months. */
const demandsSchema = z.object({
  ranks: slugs,
  fleets: z.array(z.enum(FLEETS)).max(FLEETS.length),
  vesselTypes: slugs,
  monthsInRank: z.number(),
  monthsOnTypes: z.number(),
  english: z.enum(ENGLISH_LEVELS).nullable(),
  papersValid: z.number(),
  /** Codes of countries. */
  nationalities: slugs,
})

/** The demands, and how the letters are sent. */
const ruleSchema = demandsSchema.extend({
  frequency: z.enum(MAILING_FREQUENCIES),
  language,
  /** Whether the CV on the own form is attached where the seafarer agrees. */
  ownForm: z.boolean(),
  /** Whether reports to seafarers name the organisation. */
  named: z.boolean(),
})

/** `version`: that of the rule on which the change is based; 0 if none was saved. */
export const mailingRuleInputSchema = ruleSchema.extend({ version: z.int().min(0) })

const addressSchema = z.object({
  id: z.string(),
  address: z.string(),
  /** `stopped`: its reader declined letters; `expired`: the link to confirm it is no longer valid. */
  state: z.enum(['confirmed', 'asked', 'expired', 'stopped']),
  askedAt: z.int(),
})

export const mailingControlSchema = z.object({
  /** The saved rule, or one for the fleets of the published vacancies. */
  rule: ruleSchema,
  version: z.int(),
  /** Null if none was saved. */
  savedAt: z.int().nullable(),
  pausedUntil: z.int().nullable(),
  addresses: z.array(addressSchema),
  /** CVs are sent to organisations with a verified licence only. */
  isVerified: z.boolean(),
  country: z.string(),
  /** The law under which the organisation may ask for nationalities, with the plain date on which it was checked; null without one. */
  law: z.object({ source: z.string(), checkedOn: z.string() }).nullable(),
  /** The name of the newest own form. */
  form: z.string().nullable(),
})

export const mailingPauseSchema = z.object({ isPaused: z.boolean() })

/** `language`: that of the letter which asks the reader. */
export const mailingAddressInputSchema = z.object({ email: typed(MAX_EMAIL), language })
export const mailingAddressParamsSchema = z.object({ id: limited(36) })

const listed = limited(MAX_WORDS * (MAX_SLUG + 1), z.string().regex(/^[\w-]+(,[\w-]+)*$/))
  .optional()
  .transform((text) => text?.split(',') ?? [])
const months = z.coerce.number().int().min(0).max(600).default(0)

/** Lists are words with commas between. `saved`: the saved rule instead, without other parameters. */
export const mailingCountQuerySchema = z.object({
  saved: z.literal('1').optional(),
  ranks: listed,
  fleets: listed.pipe(z.array(z.enum(FLEETS))),
  vesselTypes: listed,
  monthsInRank: months,
  monthsOnTypes: months,
  english: z
    .enum(ENGLISH_LEVELS)
    .optional()
    .transform((level) => level ?? null),
  papersValid: months,
  nationalities: listed,
})

const figure = z.int()

export const mailingCountSchema = z.object({
  /** Fewer seafarers than the least number: there are no figures. */
  isTooFew: z.boolean(),
  /** Only the newest mailings were counted. */
  isCut: z.boolean(),
  /** The first and last plain date. */
  from: z.string(),
  until: z.string(),
  total: figure,
  brought: figure,
  days: z.array(figure),
  missed: z.partialRecord(z.enum(MISSED_BY), figure),
  without: z.partialRecord(z.enum(DEMANDS), figure),
  types: z.record(z.string(), figure),
})

const receivedSchema = z.object({
  id: z.string(),
  sentAt: z.int(),
  /** Null if the seafarer has withdrawn it. */
  facts: z
    .object({
      rank: z.string().nullable(),
      types: z.array(z.object({ vesselType: z.string(), months: z.int() })),
      readyFrom: z.string().nullable(),
    })
    .nullable(),
  /** The path of its review page; null if it cannot be opened. */
  review: z.string().nullable(),
  openedAt: z.int().nullable(),
  answer: z.enum(LETTER_ANSWERS).nullable(),
  answeredAt: z.int().nullable(),
})

export const receivedQuerySchema = listQuerySchema(RECEIVED_CVS)

/** `since`: when the first one was sent. */
export const receivedSchemaList = listAnswer(receivedSchema, {
  since: z.int().nullable(),
  opened: z.int(),
  answered: z.int(),
})

export const addressSecretParamsSchema = z.object({ secret: limited(120) })

/** An address as the reader of its mail sees it. */
export const askedAddressSchema = z.object({
  company: z.string(),
  address: z.string(),
  state: addressSchema.shape.state,
  /** Until when it can be confirmed. */
  until: z.int(),
})

export const addressAnswerSchema = z.object({ isWanted: z.boolean() })

export type MailingRuleInput = z.infer<typeof mailingRuleInputSchema>
export type MailingControl = z.infer<typeof mailingControlSchema>
export type ControlledRule = MailingControl['rule']
export type MailingAddress = z.infer<typeof addressSchema>
export type MailingAddressInput = z.infer<typeof mailingAddressInputSchema>
export type MailingCountQuery = z.output<typeof mailingCountQuerySchema>
export type MailingCountAnswer = z.infer<typeof mailingCountSchema>
export type ReceivedCvs = z.infer<typeof receivedSchemaList>
export type ReceivedCv = ReceivedCvs['items'][number]
export type AskedAddress = z.infer<typeof askedAddressSchema>

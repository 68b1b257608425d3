import { z } from 'zod'
import { MAX_MODERATION_NOTE } from '#src/domain/text/text-limits.ts'
import { VACANCY_FLAGS } from '#src/domain/vacancy/flags.ts'
import { CLOSE_OUTCOMES, MODERATION_ACTS, MODERATION_REASONS, OWN_STATES } from '#src/domain/vacancy/own-vacancy.ts'
import { limited, typed } from '../http/text-schemas.ts'
import { riskSignSchema } from '../report/risk-schemas.ts'
import { vacancyDetailSchema } from '../vacancy-search/schemas.ts'
import { vacancyFormSchema } from './form.ts'

const decisionSchema = z.object({
  act: z.enum(MODERATION_ACTS),
  reason: z.enum(MODERATION_REASONS).nullable(),
  note: z.string().nullable(),
  decidedAt: z.int(),
})

/** A vacancy as its company edits it. */
export const editedVacancySchema = z.object({
  id: z.string(),
  /** Of what is typed; a save names it. */
  version: z.int(),
  form: vacancyFormSchema,
  /** Whether something was typed that is not published. */
  isDraft: z.boolean(),
  state: z.enum(OWN_STATES),
  expiresAt: z.int().nullable(),
  /** The last day to which it can be extended as it was published. */
  latestDay: z.iso.date().nullable(),
  outcome: z.enum(CLOSE_OUTCOMES).nullable(),
  flags: z.array(z.enum(VACANCY_FLAGS)),
  /** Of a hundred; and by the names of fields what publishing needs, and what seafarers would like to know. */
  points: z.int(),
  needed: z.array(z.string()),
  wished: z.array(z.string()),
  /** What cannot be so, by the paths of fields: the last part of the message `vacancy-form.wrong.{name}`. */
  problems: z.record(
    z.string(),
    z.object({ name: z.string(), values: z.record(z.string(), z.union([z.string(), z.number()])).optional() }),
  ),
  decision: decisionSchema.nullable(),
  /** Open ones of the company that say nearly the same. */
  alike: z.array(
    z.object({ id: z.string(), rank: z.string(), vesselType: z.string(), joinFrom: z.string(), joinTo: z.string() }),
  ),
  /** The law of the company’s country that lets it ask for nationalities, in an admin’s words; null where none does. */
  nationalityLaw: z.string().nullable(),
  isAgency: z.boolean(),
  /** Whether a moderator reads first what the company publishes now. */
  waits: z.boolean(),
})

export const vacancyDraftInputSchema = z.object({ form: vacancyFormSchema })
export const vacancySaveSchema = z.object({ version: z.int(), form: vacancyFormSchema })
export const vacancyPublicationSchema = z.object({
  version: z.int(),
  /** The day of the clause that was accepted. */
  clause: limited(10),
  /** Although another one says nearly the same. */
  anyway: z.boolean().default(false),
})
export const vacancyExtensionSchema = z.object({ until: limited(10).nullish() })
export const vacancyClosingSchema = z.object({ outcome: z.enum(CLOSE_OUTCOMES) })

/** The vacancy as seafarers will see it. */
export const vacancyPreviewSchema = z.object({ version: z.int(), vacancy: vacancyDetailSchema })

/** One vacancy as a moderator reads it: `seen` goes back with the decision, so that it is about what was read. */
export const moderatedVacancySchema = z.object({
  signs: z.array(riskSignSchema),
  /** Waiting vacancies before and after this one, and how many wait. */
  queue: z.object({ previous: z.string().nullable(), next: z.string().nullable(), waiting: z.int() }),
  vacancy: vacancyDetailSchema,
  companyId: z.string(),
  /** Whether its public page can be read. */
  isPublic: z.boolean(),
  /** Open reports about it. */
  reports: z.int(),
  status: z.enum(['draft', 'moderation', 'published', 'expired', 'closed']),
  seen: z.int(),
  flags: z.array(z.enum(VACANCY_FLAGS)),
  /** Parts of its words that ask for money. */
  feeWords: z.array(z.string()),
  published: z.int(),
  decision: decisionSchema.extend({ decidedBy: z.string().nullable() }).nullable(),
})

export const moderationDecisionSchema = z.object({
  act: z.enum(MODERATION_ACTS),
  seen: z.int(),
  reason: z.enum(MODERATION_REASONS).nullish(),
  note: typed(MAX_MODERATION_NOTE).nullish(),
})

export type EditedVacancy = z.infer<typeof editedVacancySchema>
export type VacancyPreview = z.infer<typeof vacancyPreviewSchema>
export type VacancyPublication = z.infer<typeof vacancyPublicationSchema>
export type ModeratedVacancy = z.infer<typeof moderatedVacancySchema>
export type ModerationDecision = z.infer<typeof moderationDecisionSchema>

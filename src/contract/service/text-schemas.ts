import { z } from 'zod'
import { LOCALE_CODES } from '#src/domain/locales.ts'
import { TEXT_STATES } from '#src/domain/service/service-text.ts'
import { SERVICE_SLUGS, type ServiceSlug } from '#src/domain/service/services.ts'
import { MAX_SERVICE_TEXT, MAX_SERVICE_TITLE } from '#src/domain/text/text-limits.ts'
import { limited, typed } from '../http/text-schemas.ts'

const service = z.enum(SERVICE_SLUGS as [ServiceSlug, ...ServiceSlug[]])
const language = z.enum(LOCALE_CODES)

/** What a service is called, what it is, and what it does not do. */
const wordsSchema = z.object({ title: z.string(), text: z.string(), not: z.string() })

/** `from`, `createdAt` and `createdBy` are null for the texts of the product; `createdBy` also if the account is gone. */
const versionSchema = wordsSchema.extend({
  number: z.int(),
  /** Plain date, UTC. */
  from: z.string().nullable(),
  createdAt: z.int().nullable(),
  createdBy: z.string().nullable(),
  state: z.enum(['current', 'planned', 'past']),
})

export const serviceTextsSchema = z.object({
  service,
  language,
  /** By service: which languages are behind the English. */
  services: z.array(z.object({ service, languages: z.array(z.object({ language, state: z.enum(TEXT_STATES) })) })),
  /** Of the last version; 0 for the texts of the product. */
  number: z.int(),
  /** The last English version. */
  english: wordsSchema,
  /** The newest first; the last one are the texts of the product. */
  versions: z.array(versionSchema),
})

export const textQuerySchema = z.object({ service: service.default('form'), language: language.default('en') })

/** `seen`: the number of the last version that the page showed. `from`: the date from which it holds (YYYY-MM-DD, UTC); empty for today. */
export const serviceTextInputSchema = z.object({
  service,
  language,
  seen: z.int().min(0),
  from: limited(10),
  title: typed(MAX_SERVICE_TITLE),
  text: typed(MAX_SERVICE_TEXT),
  not: typed(MAX_SERVICE_TEXT),
})

export const publishedTextSchema = z.object({ number: z.int() })

export type ServiceTexts = z.infer<typeof serviceTextsSchema>
export type TextVersion = ServiceTexts['versions'][number]
export type TextQuery = z.output<typeof textQuerySchema>
export type ServiceTextInput = z.output<typeof serviceTextInputSchema>

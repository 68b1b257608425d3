import { z } from 'zod'
import { LOCALE_CODES } from '#src/domain/locales.ts'
import { MAX_COMPANY_QUERY } from '#src/domain/text/text-limits.ts'
import { limited } from '../http/text-schemas.ts'

/** A name that no CV fills: where it stands, and with which words around it. */
export const unknownPlaceSchema = z.object({ name: z.string(), line: z.int(), text: z.string() })

export const ownFormsSchema = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      size: z.int(),
      places: z.int(),
      unknown: z.array(unknownPlaceSchema),
      createdAt: z.int(),
    }),
  ),
  most: z.int(),
})

export const formSearchSchema = z.object({ q: limited(MAX_COMPANY_QUERY).optional() })

export const offeredFormsSchema = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      company: z.object({ name: z.string(), country: z.string(), slug: z.string(), verified: z.boolean() }),
      hasApplied: z.boolean(),
    }),
  ),
  hasMore: z.boolean(),
})

/** `whole`: includes identifying data although the company is not verified. */
export const filledFormSchema = z.object({
  in: z.enum(LOCALE_CODES as [string, ...string[]]).optional(),
  whole: z.literal('1').optional(),
})

export type UnknownPlace = z.infer<typeof unknownPlaceSchema>
export type OwnForms = z.infer<typeof ownFormsSchema>
export type OfferedForms = z.infer<typeof offeredFormsSchema>

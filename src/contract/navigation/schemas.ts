import { z } from 'zod'
import { MAX_QUERY } from '#src/domain/text/text-limits.ts'
import { limited } from '../http/text-schemas.ts'
import { FOUND_KINDS, MAX_FOUND, WAITING_NAMES } from './navigation.ts'

export const waitingSchema = z.partialRecord(z.enum(WAITING_NAMES), z.int().positive())

export const findQuerySchema = z.object({ q: limited(MAX_QUERY).default('') })

const foundItemSchema = z.object({
  /** Its page, without locale prefix. */
  path: z.string(),
  /** A text in the language of the request. */
  title: z.string(),
  /** What distinguishes it from others with the same title; null if nothing does. */
  detail: z.string().nullable(),
})

export const foundSchema = z.object({
  groups: z.array(z.object({ kind: z.enum(FOUND_KINDS), items: z.array(foundItemSchema).max(MAX_FOUND) })),
})

export type Found = z.infer<typeof foundSchema>
export type FoundItem = z.infer<typeof foundItemSchema>

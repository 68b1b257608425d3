import { z } from 'zod'
import { MAX_SEARCH_ADDRESS } from '#src/domain/text/text-limits.ts'
import { limited } from '../http/text-schemas.ts'
import { vacancyCardSchema } from '../vacancy-search/schemas.ts'
import { ALERTS } from './saved-search.ts'

/** A vacancy that was put aside. Its applied mark is that of the asking seafarer. */
const savedVacancySchema = vacancyCardSchema.extend({
  savedAt: z.int(),
  isOpen: z.boolean(),
  /** Whether its page can still be read: an ended one for thirty days. */
  isShown: z.boolean(),
  applicationId: z.string().nullable(),
})

export const savedVacancyListSchema = z.object({
  items: z.array(savedVacancySchema),
  total: z.int(),
  page: z.int(),
  pageSize: z.int(),
})

export const savedStateSchema = z.object({ saved: z.boolean() })

/** `query` is that of the list's address: `rank=master&fleet=tanker-fleet`. */
const savedSearchSchema = z.object({
  id: z.string(),
  query: z.string(),
  alert: z.enum(ALERTS),
  createdAt: z.int(),
})

export const savedSearchListSchema = z.object({ items: z.array(savedSearchSchema) })

export const savedSearchInputSchema = z.object({
  query: limited(MAX_SEARCH_ADDRESS),
  alert: z.enum(ALERTS),
})

export const savedSearchParamsSchema = z.object({ id: z.string().regex(/^[0-9a-f-]{36}$/) })
export const alertInputSchema = savedSearchInputSchema.pick({ alert: true })

export type SavedVacancy = z.infer<typeof savedVacancySchema>
export type SavedVacancyList = z.infer<typeof savedVacancyListSchema>
export type SavedSearch = z.infer<typeof savedSearchSchema>
export type SavedSearchList = z.infer<typeof savedSearchListSchema>
export type SavedSearchInput = z.infer<typeof savedSearchInputSchema>

import { z } from 'zod'
import { VACANCY_FLAGS } from '#src/domain/vacancy/flags.ts'
import type { ListQuery } from '../http/describe-list.ts'
import { listAnswer } from '../http/list-schemas.ts'
import { type ADMIN_VACANCIES, ADMIN_VACANCY_STATES } from './list.ts'

const named = z.object({ id: z.string(), name: z.string() })

export const adminVacancySchema = z.object({
  id: z.string(),
  rank: z.string(),
  vesselType: z.string(),
  state: z.enum(ADMIN_VACANCY_STATES),
  /** Whether its public page can be read. */
  isPublic: z.boolean(),
  company: named.extend({ country: z.string(), suspended: z.boolean() }),
  /** The feed that it comes from; null for one that was typed by hand. */
  feed: named.nullable(),
  flags: z.array(z.enum(VACANCY_FLAGS)),
  /** Open reports about it. */
  reports: z.int(),
  publishedAt: z.int().nullable(),
  updatedAt: z.int(),
})

export const adminVacancyListSchema = listAnswer(adminVacancySchema, {
  totalIsExact: z.boolean(),
  /** The company and the feed of the filters; null without them. */
  company: named.nullable(),
  feed: named.nullable(),
})

export type AdminVacancyQuery = ListQuery<typeof ADMIN_VACANCIES>
export type AdminVacancy = z.infer<typeof adminVacancySchema>
export type AdminVacancyList = z.infer<typeof adminVacancyListSchema>

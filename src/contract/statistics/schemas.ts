import { z } from 'zod'
import { PERIODS } from '#src/domain/statistics/periods.ts'
import { FUNNEL } from '#src/domain/statistics/stages.ts'
import { VIEW_SOURCES } from '#src/domain/statistics/view-sources.ts'
import type { ListQuery } from '../http/describe-list.ts'
import { listAnswer } from '../http/list-schemas.ts'
import type { VACANCY_FIGURES } from '../lists.ts'
import { vacancyParamsSchema } from '../vacancy-search/schemas.ts'

export const statisticsQuerySchema = z.object({
  period: z.enum(PERIODS).default('12-weeks'),
  /** A vacancy of the company; all of them without it. */
  vacancy: vacancyParamsSchema.shape.id.optional(),
})

const namedVacancySchema = z.object({
  id: z.string(),
  rank: z.string(),
  vesselType: z.string(),
  vesselName: z.string().nullable(),
})

/** A figure, and the same of the period before. */
const comparedSchema = z.object({ now: z.int(), before: z.int() })

const fillOfRankSchema = z.object({ rank: z.string(), filled: z.int(), days: z.number() })

/** Medians over companies, rounded; null if fewer than six companies have the figure. Shares are in percent. */
export const hiringMarketSchema = z.object({
  answers: z.object({ inTime: z.int().nullable(), hours: z.int().nullable() }),
  /** Of the applications at the stage before. */
  stages: z.array(z.object({ stage: z.enum(FUNNEL), share: z.int().nullable() })),
  fill: z.object({ days: z.int().nullable(), ranks: z.array(z.object({ rank: z.string(), days: z.int() })) }),
})

/** Figures of a company, or of one of its vacancies. Times are whole hours and days. */
export const companyStatisticsSchema = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  vacancy: namedVacancySchema.nullable(),
  /** Vacancies that were public in the period. */
  vacancies: z.int(),
  views: comparedSchema,
  applications: comparedSchema,
  steps: z.array(z.object({ from: z.iso.date(), views: z.int(), applications: z.int() })),
  answers: z.object({
    /** Applications that are at least seven days old, and how many of them were answered within seven days. */
    due: z.int(),
    inTime: z.int(),
    /** The median over all that were answered. */
    hours: z.number().nullable(),
  }),
  /** How many applications of the period reached each stage. */
  stages: z.array(z.object({ stage: z.enum(FUNNEL), count: z.int() })),
  /** Views by the kind of source, most first. */
  sources: z.array(z.object({ source: z.enum(VIEW_SOURCES), views: z.int() })),
  /** Seafarers who joined in the period: the median of days since the publication, in all and by rank. */
  fill: z.object({ filled: z.int(), days: z.number().nullable(), ranks: z.array(fillOfRankSchema) }),
  market: hiringMarketSchema,
})

export const vacancyFiguresSchema = namedVacancySchema.extend({
  publishedAt: z.int(),
  views: z.int(),
  applications: z.int(),
  answered: z.int(),
  shortlisted: z.int(),
  joined: z.int(),
})

export const vacancyFiguresListSchema = listAnswer(vacancyFiguresSchema, {})

export type StatisticsQuery = z.infer<typeof statisticsQuerySchema>
export type HiringMarket = z.infer<typeof hiringMarketSchema>
export type CompanyStatistics = z.infer<typeof companyStatisticsSchema>
export type VacancyFigures = z.infer<typeof vacancyFiguresSchema>
export type VacancyFiguresList = z.infer<typeof vacancyFiguresListSchema>
export type VacancyFiguresQuery = ListQuery<typeof VACANCY_FIGURES>

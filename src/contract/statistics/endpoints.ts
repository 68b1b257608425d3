import { z } from 'zod'
import { VIEW_SOURCES } from '#src/domain/statistics/view-sources.ts'
import { declareEndpoint } from '../http/endpoint.ts'
import { declareListFile } from '../http/list-file.ts'
import { listQuerySchema } from '../http/list-schemas.ts'
import { VACANCY_FIGURES } from '../lists.ts'
import { vacancyParamsSchema } from '../vacancy-search/schemas.ts'
import { companyStatisticsSchema, statisticsQuerySchema, vacancyFiguresListSchema } from './schemas.ts'

const TAG = 'Companies'

export const readStatistics = declareEndpoint({
  method: 'get',
  path: '/server/company/statistics',
  tag: TAG,
  summary: 'Get the figures of the company, or of one of its vacancies, over a period',
  who: ['company'],
  member: 'viewer',
  query: statisticsQuerySchema,
  answer: companyStatisticsSchema,
  errors: ['not-found'],
})

export const readVacancyFigures = declareEndpoint({
  method: 'get',
  path: '/server/company/statistics/vacancy',
  tag: TAG,
  summary: 'List the company’s vacancies with their figures over a period',
  who: VACANCY_FIGURES.who,
  member: 'viewer',
  query: listQuerySchema(VACANCY_FIGURES),
  answer: vacancyFiguresListSchema,
})

export const readVacancyFiguresFile = declareListFile(VACANCY_FIGURES, {
  path: '/server/company/statistics/vacancy.csv',
  tag: TAG,
  member: 'viewer',
  summary: 'Export the figures of the company’s vacancies as CSV',
})

export const postVacancyView = declareEndpoint({
  method: 'post',
  path: '/server/vacancy/{id}/view',
  tag: 'Vacancies',
  summary:
    'Count that a public vacancy was on a screen for two seconds, by the kind of source; nothing about the reader is stored',
  who: 'anyone',
  limits: ['view-address', 'view-account', 'vacancy-view-address'],
  beacon: 'a forged report adds one to a count, within the same limits',
  params: vacancyParamsSchema,
  query: z.object({ from: z.enum(VIEW_SOURCES).default('direct') }),
  answer: z.null(),
})

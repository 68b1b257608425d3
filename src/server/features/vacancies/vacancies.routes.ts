import { vacancyDetailSchema, vacancyListSchema, vacancyQuerySchema } from '../../../contract/schemas/vacancy.ts'
import { defer } from '../../http/context.ts'
import { defineEndpoint } from '../../http/endpoint.ts'
import { readCarried } from '../carried/carried-answers.ts'
import { freshenFigures } from '../statistics/overview.usecases.ts'
import { vacancyParamsSchema } from './vacancies.schemas.ts'
import { getVacancy } from './vacancy-detail.usecases.ts'
import { searchVacancies } from './vacancy-search.usecases.ts'

const TAG = 'Vacancies'

const listVacancies = defineEndpoint(
  {
    method: 'get',
    path: '/server/vacancy',
    tag: TAG,
    summary: 'Search published vacancies',
    who: 'anyone',
    query: vacancyQuerySchema,
    answer: vacancyListSchema,
    cache: 'public',
    errors: ['bad-request'],
  },
  async ({ c, services, query }) => {
    const list = await searchVacancies(services, query, c.get('locale'))
    defer(c, freshenFigures(services))
    return list
  },
)

const readVacancy = defineEndpoint(
  {
    method: 'get',
    path: '/server/vacancy/{id}',
    tag: TAG,
    summary: 'One vacancy; expired ones can be read for thirty days',
    who: 'anyone',
    params: vacancyParamsSchema,
    answer: vacancyDetailSchema,
    cache: 'public',
    errors: ['not-found', 'gone'],
  },
  async ({ c, services, session, params }) => ({
    ...(await getVacancy(services, params.id, {
      seamanId: session?.seamanId ?? null,
      companyId: session?.companyId ?? null,
    })),
    ...(session?.seamanId && (await readCarried(c, `/vacancy/${params.id}`))),
  }),
)

export const vacancyEndpoints = [listVacancies, readVacancy]

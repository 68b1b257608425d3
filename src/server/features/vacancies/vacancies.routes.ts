import { vacancyListSchema, vacancyQuerySchema } from '../../../contract/schemas/vacancy.ts'
import { defineEndpoint } from '../../http/endpoint.ts'
import { searchVacancies } from './vacancy-search.usecases.ts'

const TAG = 'Vacancies'

const listVacancies = defineEndpoint(
  {
    method: 'get', path: '/server/vacancy', tag: TAG, summary: 'Search published vacancies',
    who: 'anyone', query: vacancyQuerySchema, answer: vacancyListSchema, cache: 'public', errors: ['bad-request'],
  },
  async ({ c, services, query }) => searchVacancies(services, query, c.get('locale')),
)

export const vacancyEndpoints = [listVacancies]

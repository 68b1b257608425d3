import * as declared from '#src/contract/endpoints/pages.ts'
import { implement } from '#src/server/http/endpoint.ts'
import { getPage } from './pages.usecases.ts'

const readPage = implement(declared.readPage, async ({ c, services, params }) =>
  getPage(services, params.slug, c.get('locale')),
)

export const pageEndpoints = [readPage]

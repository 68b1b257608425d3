import * as declared from '#src/contract/cms/endpoints.ts'
import { implement } from '#src/server/http/endpoint.ts'
import { getPage } from './cms.usecases.ts'

const readPage = implement(declared.readPage, async ({ c, services, params }) =>
  getPage(services, params.slug, c.get('locale')),
)

export const pageEndpoints = [readPage]

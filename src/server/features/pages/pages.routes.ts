import { z } from 'zod'
import { cmsPageSchema } from '../../../contract/schemas/cms-page.ts'
import { defineEndpoint } from '../../http/endpoint.ts'
import { getPage } from './pages.usecases.ts'

const TAG = 'Pages'

const readPage = defineEndpoint(
  {
    method: 'get',
    path: '/server/page/{slug}',
    tag: TAG,
    summary: 'A page kept by admins; English where it is not translated',
    who: 'anyone',
    params: z.object({ slug: z.string().regex(/^[a-z0-9-]{1,100}$/) }),
    answer: cmsPageSchema,
    cache: 'public',
    errors: ['not-found'],
  },
  async ({ c, services, params }) => getPage(services, params.slug, c.get('locale')),
)

export const pageEndpoints = [readPage]

import { agencyPath } from '../../../contract/addresses.ts'
import {
  agencyListSchema,
  agencyMessageInputSchema,
  agencyMessageSchema,
  agencyQuerySchema,
  agencySchema,
} from '../../../contract/schemas/crewing.ts'
import { isCountry } from '../../../contract/vocabulary/countries.ts'
import { defer } from '../../http/context.ts'
import { defineEndpoint } from '../../http/endpoint.ts'
import { readIdempotencyKey } from '../../http/idempotency-key.ts'
import { Failure } from '../../platform/failure.ts'
import { forgetCarried, readCarried } from '../carried/carried-answers.ts'
import { sendMails } from '../mails/outbox.usecases.ts'
import { getAgency } from './agency.usecases.ts'
import { agencyParamsSchema, countryParamsSchema } from './crewing.schemas.ts'
import { freshenCrewing } from './crewing-figures.usecases.ts'
import { searchAgencies } from './directory.usecases.ts'
import { writeToAgency } from './messages.usecases.ts'

const TAG = 'Crewing'

const listAgencies = defineEndpoint(
  {
    method: 'get',
    path: '/server/crewing',
    tag: TAG,
    summary: 'Search the directory of agencies and employers',
    who: 'anyone',
    query: agencyQuerySchema,
    answer: agencyListSchema,
    cache: 'public',
    errors: ['bad-request'],
  },
  async ({ c, services, query }) => {
    const list = await searchAgencies(services, query, c.get('locale'))
    defer(c, freshenCrewing(services))
    return list
  },
)

const listAgenciesOfCountry = defineEndpoint(
  {
    method: 'get',
    path: '/server/crewing/{country}',
    tag: TAG,
    summary: 'Search the directory in one country, named by its ISO code',
    who: 'anyone',
    params: countryParamsSchema,
    query: agencyQuerySchema,
    answer: agencyListSchema,
    cache: 'public',
    errors: ['bad-request', 'not-found'],
  },
  async ({ c, services, params, query }) => {
    const country = params.country.toUpperCase()
    if (!isCountry(country)) throw new Failure('not-found')
    const list = await searchAgencies(services, query, c.get('locale'), country)
    defer(c, freshenCrewing(services))
    return list
  },
)

const readAgency = defineEndpoint(
  {
    method: 'get',
    path: '/server/crewing/{country}/{slug}',
    tag: TAG,
    summary: 'One company: licence, offices, fleets, newest vacancies, measured answers',
    who: 'anyone',
    params: agencyParamsSchema,
    answer: agencySchema,
    cache: 'public',
    errors: ['not-found'],
  },
  async ({ c, services, session, params }) => ({
    ...(await getAgency(services, params.country, params.slug, session)),
    ...(session?.seamanId && (await readCarried(c, agencyPath(params)))),
  }),
)

const postMessage = defineEndpoint(
  {
    method: 'post',
    path: '/server/crewing/{country}/{slug}/message',
    tag: TAG,
    summary: 'Write to a company; it gets a mail, and the seafarer a copy',
    who: ['seaman'],
    limits: ['message-account'],
    params: agencyParamsSchema,
    body: agencyMessageInputSchema,
    answer: agencyMessageSchema,
    status: 201,
    idempotency: 'by-key',
    errors: ['not-found', 'idempotency-mismatch', 'validation-failed', 'too-many-requests', 'csrf-failed'],
  },
  async ({ c, services, session, params, body }) => {
    const { message, mails } = await writeToAgency(services, session, params, body, readIdempotencyKey(c))
    await forgetCarried(c, agencyPath(params))
    defer(c, sendMails(services, mails))
    return message
  },
)

export const crewingEndpoints = [listAgencies, listAgenciesOfCountry, readAgency, postMessage]

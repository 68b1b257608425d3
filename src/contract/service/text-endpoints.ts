import { declareEndpoint } from '../http/endpoint.ts'
import { PAGE_PERMISSIONS } from '../http/permissions.ts'
import { publishedTextSchema, serviceTextInputSchema, serviceTextsSchema, textQuerySchema } from './text-schemas.ts'

const ADMIN = { who: ['admin'], permission: PAGE_PERMISSIONS.services, tag: 'Services' } as const
const PATH = '/server/admin/service-text'

export const readServiceTexts = declareEndpoint({
  ...ADMIN,
  method: 'get',
  path: PATH,
  summary: 'The versions of the texts of a service in a language, and which languages are behind the English',
  impersonation: 'never',
  query: textQuerySchema,
  answer: serviceTextsSchema,
})

export const postServiceText = declareEndpoint({
  ...ADMIN,
  method: 'post',
  path: PATH,
  summary: 'Publish a version of the texts of a service; `conflict` if another one was published since',
  form: 'text',
  body: serviceTextInputSchema,
  answer: publishedTextSchema,
  status: 201,
  errors: ['conflict'],
})

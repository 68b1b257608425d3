import { z } from 'zod'
import { CV_FILES } from '#src/domain/cv/cv-files.ts'
import { LOCALE_CODES } from '#src/domain/locales.ts'
import { declareEndpoint } from '../http/endpoint.ts'
import { limited } from '../http/text-schemas.ts'

export const readFile = declareEndpoint({
  method: 'get',
  path: '/server/seaman/cv/file/{kind}',
  tag: 'Files of a CV',
  summary: 'Download the seafarer’s CV as Word, JSON or a row of a crew list',
  who: ['seaman'],
  impersonation: 'never',
  limits: ['cv-file-account'],
  params: z.object({ kind: z.enum(CV_FILES) }),
  query: z.object({ in: z.enum(LOCALE_CODES as [string, ...string[]]).optional(), off: limited(200).optional() }),
  kind: 'stream',
  errors: ['not-found'],
})

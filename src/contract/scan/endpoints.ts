import { z } from 'zod'
import { declareEndpoint } from '../http/endpoint.ts'
import { limited } from '../http/text-schemas.ts'
import { scansSchema } from './schemas.ts'

const TAG = 'Scans'

const scanParams = z.object({ id: z.uuid() })

export const readScans = declareEndpoint({
  method: 'get',
  path: '/server/seaman/scan',
  tag: TAG,
  summary: 'Which scans there are of the papers of the own CV',
  who: ['seaman'],
  answer: scansSchema,
  errors: ['not-found'],
})

export const readScan = declareEndpoint({
  method: 'get',
  path: '/server/seaman/scan/{id}',
  tag: TAG,
  summary: 'A scan of an own paper: a picture as webp, or the PDF as it was sent',
  who: ['seaman'],
  impersonation: 'never',
  params: scanParams,
  kind: 'stream',
})

export const deleteScan = declareEndpoint({
  method: 'delete',
  path: '/server/seaman/scan/{id}',
  tag: TAG,
  summary: 'Take a scan away for good',
  who: ['seaman'],
  params: scanParams,
  answer: scansSchema,
  idempotency: 'natural',
})

export const putShown = declareEndpoint({
  method: 'put',
  path: '/server/seaman/paper/{entry}/shown',
  tag: TAG,
  summary: 'Say that the scans of a paper show what it says since it was changed',
  who: ['seaman'],
  params: z.object({ entry: limited(36) }),
  answer: scansSchema,
  idempotency: 'natural',
})

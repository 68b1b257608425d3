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
  summary: 'List the scans of the seafarer’s documents',
  who: ['seaman'],
  answer: scansSchema,
  errors: ['not-found'],
})

export const readScan = declareEndpoint({
  method: 'get',
  path: '/server/seaman/scan/{id}',
  tag: TAG,
  summary: 'Download a scan: WebP, or the uploaded PDF',
  who: ['seaman'],
  impersonation: 'never',
  params: scanParams,
  kind: 'stream',
})

export const deleteScan = declareEndpoint({
  method: 'delete',
  path: '/server/seaman/scan/{id}',
  tag: TAG,
  summary: 'Delete a scan',
  who: ['seaman'],
  params: scanParams,
  answer: scansSchema,
  idempotency: 'natural',
})

export const putShown = declareEndpoint({
  method: 'put',
  path: '/server/seaman/paper/{entry}/shown',
  tag: TAG,
  summary: 'Confirm that the scans of a changed document are still current',
  who: ['seaman'],
  params: z.object({ entry: limited(36) }),
  answer: scansSchema,
  idempotency: 'natural',
})

import { z } from 'zod'
import { declareEndpoint } from '../http/endpoint.ts'
import { declareListFile } from '../http/list-file.ts'
import { listQuerySchema } from '../http/list-schemas.ts'
import { PAGE_PERMISSIONS } from '../http/permissions.ts'
import { limited } from '../http/text-schemas.ts'
import { VERIFICATIONS } from '../lists.ts'
import {
  checkedSeamanSchema,
  issuerCheckSchema,
  ownVerificationSchema,
  verificationDecisionSchema,
  verificationQueueSchema,
} from './schemas.ts'

const TAG = 'Verification'

const seamanParams = z.object({ id: z.uuid() })

export const readOwnVerification = declareEndpoint({
  method: 'get',
  path: '/server/seaman/verification',
  tag: TAG,
  summary: 'Whether the asking seafarer is verified, and what is needed for it',
  who: ['seaman'],
  answer: ownVerificationSchema,
  errors: ['not-found'],
})

export const postVerification = declareEndpoint({
  method: 'post',
  path: '/server/seaman/verification',
  tag: TAG,
  summary: 'Ask for somebody to look at the scans beside the CV',
  who: ['seaman'],
  answer: ownVerificationSchema,
  idempotency: 'natural',
  errors: ['not-found', 'conflict', 'scans-needed'],
})

export const deleteVerification = declareEndpoint({
  method: 'delete',
  path: '/server/seaman/verification',
  tag: TAG,
  summary: 'Take back a question that nobody has answered yet',
  who: ['seaman'],
  answer: ownVerificationSchema,
  idempotency: 'natural',
  errors: ['not-found', 'conflict'],
})

export const readQueue = declareEndpoint({
  method: 'get',
  path: '/server/admin/seaman',
  tag: TAG,
  summary: 'Seafarers who asked to be verified, the longest waiting first',
  who: VERIFICATIONS.who,
  permission: PAGE_PERMISSIONS.seamen,
  query: listQuerySchema(VERIFICATIONS),
  answer: verificationQueueSchema,
})

export const readChecked = declareEndpoint({
  method: 'get',
  path: '/server/admin/seaman/{id}',
  tag: TAG,
  summary: 'What a seafarer’s CV says beside its scans',
  who: ['admin'],
  permission: PAGE_PERMISSIONS.seamen,
  params: seamanParams,
  answer: checkedSeamanSchema,
})

export const readCheckedScan = declareEndpoint({
  method: 'get',
  path: '/server/admin/seaman/{id}/scan/{scan}',
  tag: TAG,
  summary: 'A scan of a seafarer who asked to be verified; that it was opened is noted in the history of the account',
  who: ['admin'],
  permission: PAGE_PERMISSIONS.seamen,
  params: seamanParams.extend({ scan: z.uuid() }),
  kind: 'stream',
})

export const putVerification = declareEndpoint({
  method: 'put',
  path: '/server/admin/seaman/{id}/verification',
  tag: TAG,
  summary: 'Answer: verified until a day, or refused with a reason; about what was seen, and once',
  who: ['admin'],
  permission: PAGE_PERMISSIONS.seamen,
  params: seamanParams,
  form: 'verification',
  body: verificationDecisionSchema,
  answer: checkedSeamanSchema,
  idempotency: 'natural',
  errors: ['conflict', 'scans-needed'],
})

export const putIssuerCheck = declareEndpoint({
  method: 'put',
  path: '/server/admin/seaman/{id}/paper/{entry}/check',
  tag: TAG,
  summary: 'Note what the issuer of a document said when it was asked',
  who: ['admin'],
  permission: PAGE_PERMISSIONS.seamen,
  params: seamanParams.extend({ entry: limited(36) }),
  form: 'check',
  body: issuerCheckSchema,
  answer: checkedSeamanSchema,
  idempotency: 'natural',
  errors: ['conflict'],
})

export const readQueueFile = declareListFile(VERIFICATIONS, {
  path: '/server/admin/seaman.csv',
  tag: TAG,
  permission: PAGE_PERMISSIONS.seamen,
  summary: 'Seafarers who asked to be verified as a table for spreadsheets',
})

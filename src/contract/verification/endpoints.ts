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
  summary: 'Get whether the seafarer is verified, and what verification requires',
  who: ['seaman'],
  answer: ownVerificationSchema,
  errors: ['not-found'],
})

export const postVerification = declareEndpoint({
  method: 'post',
  path: '/server/seaman/verification',
  tag: TAG,
  summary: 'Request verification of the CV and its scans',
  who: ['seaman'],
  answer: ownVerificationSchema,
  idempotency: 'natural',
  errors: ['not-found', 'conflict', 'scans-needed'],
})

export const deleteVerification = declareEndpoint({
  method: 'delete',
  path: '/server/seaman/verification',
  tag: TAG,
  summary: 'Withdraw an unanswered request for verification',
  who: ['seaman'],
  answer: ownVerificationSchema,
  idempotency: 'natural',
  errors: ['not-found', 'conflict'],
})

export const readQueue = declareEndpoint({
  method: 'get',
  path: '/server/admin/seaman',
  tag: TAG,
  summary: 'List requests for verification, oldest first',
  who: VERIFICATIONS.who,
  permission: PAGE_PERMISSIONS.seamen,
  query: listQuerySchema(VERIFICATIONS),
  answer: verificationQueueSchema,
})

export const readChecked = declareEndpoint({
  method: 'get',
  path: '/server/admin/seaman/{id}',
  tag: TAG,
  summary: 'Get a request with the CV and its scans',
  who: ['admin'],
  permission: PAGE_PERMISSIONS.seamen,
  params: seamanParams,
  answer: checkedSeamanSchema,
})

export const readCheckedScan = declareEndpoint({
  method: 'get',
  path: '/server/admin/seaman/{id}/scan/{scan}',
  tag: TAG,
  summary: 'Download a scan of a request; recorded in the history of the account',
  who: ['admin'],
  permission: PAGE_PERMISSIONS.seamen,
  params: seamanParams.extend({ scan: z.uuid() }),
  kind: 'stream',
})

export const putVerification = declareEndpoint({
  method: 'put',
  path: '/server/admin/seaman/{id}/verification',
  tag: TAG,
  summary: 'Verify until a date, or reject with a reason; only the version that was shown',
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
  summary: 'Record the issuer’s statement about a document',
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
  summary: 'Export requests for verification as CSV',
})

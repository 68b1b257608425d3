import { z } from 'zod'
import { seamanCreationSchema } from '../account/schemas.ts'
import { declareEndpoint } from '../http/endpoint.ts'
import { declareRoleChoice } from '../role-choice/role-choice.ts'
import {
  cvReturnedSchema,
  cvReturnSchema,
  cvVersionSchema,
  cvVersionsSchema,
  seamanProfileInputSchema,
  seamanProfileSchema,
} from './schemas.ts'

const TAG = 'Seamen'

/** `isImport` returns the profile for the import form, which is the same: imports are merged in the browser. */
const profileQuerySchema = z.object({ isImport: z.enum(['true', 'false']).optional() })

export const postSeaman = declareRoleChoice({
  path: '/server/seaman',
  tag: TAG,
  summary: 'Choose the role of a seaman with a short profile',
  visitHeaders: ['x-referral-id', 'x-social-token'],
  form: 'profileData',
  body: seamanCreationSchema,
})

export const readProfile = declareEndpoint({
  method: 'get',
  path: '/server/seaman/profile',
  tag: TAG,
  summary: 'The asking seafarer’s own profile',
  who: ['seaman'],
  query: profileQuerySchema,
  answer: seamanProfileSchema,
  errors: ['not-found'],
})

export const putProfile = declareEndpoint({
  method: 'put',
  path: '/server/seaman/profile',
  tag: TAG,
  summary: 'Save the CV in the place of the version that it was made from',
  who: ['seaman'],
  limits: ['cv-account'],
  form: 'profileData',
  body: seamanProfileInputSchema,
  answer: seamanProfileSchema,
  idempotency: 'by-key',
  errors: ['not-found', 'conflict', 'version-conflict'],
  current: seamanProfileSchema,
})

export const readVersions = declareEndpoint({
  method: 'get',
  path: '/server/seaman/profile/version',
  tag: TAG,
  summary: 'States of the own CV of the last thirty days, the newest first',
  who: ['seaman'],
  answer: cvVersionsSchema,
  errors: ['not-found'],
})

const versionParams = z.object({ version: z.coerce.number().int().min(1) })

export const readVersion = declareEndpoint({
  method: 'get',
  path: '/server/seaman/profile/version/{version}',
  tag: TAG,
  summary: 'The own CV as it was',
  who: ['seaman'],
  params: versionParams,
  answer: cvVersionSchema,
})

export const returnToVersion = declareEndpoint({
  method: 'post',
  path: '/server/seaman/profile/version/{version}',
  tag: TAG,
  summary: 'Bring the own CV back as it was, in the place of the version that stands there; that one is kept',
  who: ['seaman'],
  limits: ['cv-account'],
  params: versionParams,
  form: 'profileData',
  body: cvReturnSchema,
  answer: cvReturnedSchema,
  idempotency: 'natural',
  errors: ['conflict', 'version-conflict'],
  current: seamanProfileSchema,
})

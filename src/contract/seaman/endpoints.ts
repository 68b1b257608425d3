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
  summary: 'Choose the seafarer role and create a short profile',
  visitHeaders: ['x-referral-id', 'x-social-token'],
  form: 'profileData',
  body: seamanCreationSchema,
})

export const readProfile = declareEndpoint({
  method: 'get',
  path: '/server/seaman/profile',
  tag: TAG,
  summary: 'Get the seafarer’s own profile',
  who: ['seaman'],
  query: profileQuerySchema,
  answer: seamanProfileSchema,
  errors: ['not-found'],
})

export const putProfile = declareEndpoint({
  method: 'put',
  path: '/server/seaman/profile',
  tag: TAG,
  summary: 'Save the CV, if its stored version is the one that was edited',
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
  summary: 'List versions of the CV of the last thirty days, newest first',
  who: ['seaman'],
  answer: cvVersionsSchema,
  errors: ['not-found'],
})

const versionParams = z.object({ version: z.coerce.number().int().min(1) })

export const readVersion = declareEndpoint({
  method: 'get',
  path: '/server/seaman/profile/version/{version}',
  tag: TAG,
  summary: 'Get an earlier version of the CV',
  who: ['seaman'],
  params: versionParams,
  answer: cvVersionSchema,
})

export const returnToVersion = declareEndpoint({
  method: 'post',
  path: '/server/seaman/profile/version/{version}',
  tag: TAG,
  summary: 'Restore an earlier version of the CV; the replaced version is kept',
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

import { z } from 'zod'
import { declareEndpoint } from '../endpoint.ts'
import { declareRoleChoice } from '../role-choice.ts'
import { seamanCreationSchema, seamanProfileSchema } from '../schemas/account.ts'

const TAG = 'Seamen'

/** `isImport` asks for the profile as the import form shows it: the same, since nothing is imported yet. */
const profileQuerySchema = z.object({ isImport: z.enum(['true', 'false']).optional() })

export const postSeaman = declareRoleChoice({
  path: '/server/seaman',
  tag: TAG,
  summary: 'Choose the role of a seaman with a short profile',
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

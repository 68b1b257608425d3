import { z } from 'zod'
import { seamanCreationSchema, seamanProfileSchema } from '../../../contract/schemas/account.ts'
import { defineEndpoint } from '../../http/endpoint.ts'
import { defineRoleChoice } from '../accounts/role-choice.routes.ts'
import { createSeaman, getSeamanProfile } from './seamen.usecases.ts'

const TAG = 'Seamen'

const postSeaman = defineRoleChoice({
  path: '/server/seaman',
  tag: TAG,
  summary: 'Choose the role of a seaman with a short profile',
  body: seamanCreationSchema,
  create: createSeaman,
})

/** `isImport` asks for the profile as the import form shows it: the same, since nothing is imported yet. */
const profileQuerySchema = z.object({ isImport: z.enum(['true', 'false']).optional() })

const readProfile = defineEndpoint(
  {
    method: 'get',
    path: '/server/seaman/profile',
    tag: TAG,
    summary: 'The asking seafarer’s own profile',
    who: ['seaman'],
    query: profileQuerySchema,
    answer: seamanProfileSchema,
    errors: ['not-found'],
  },
  async ({ services, session }) => getSeamanProfile(services, session),
)

export const seamanEndpoints = [postSeaman, readProfile]

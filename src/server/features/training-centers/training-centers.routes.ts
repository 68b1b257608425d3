import { trainingCenterCreationSchema, trainingCenterProfileSchema } from '../../../contract/schemas/account.ts'
import { defineEndpoint } from '../../http/endpoint.ts'
import { defineRoleChoice } from '../accounts/role-choice.routes.ts'
import { createTrainingCenter, getOwnTrainingCenter } from './training-centers.usecases.ts'

const TAG = 'Training centres'

const postTrainingCenter = defineRoleChoice({
  path: '/server/training-center',
  tag: TAG,
  summary: 'Choose the role of a training centre with a short profile',
  body: trainingCenterCreationSchema,
  create: createTrainingCenter,
})

const readTrainingCenter = defineEndpoint(
  {
    method: 'get',
    path: '/server/training-center/profile',
    tag: TAG,
    summary: 'The centre’s own profile',
    who: ['training-center'],
    answer: trainingCenterProfileSchema,
    errors: ['not-found'],
  },
  async ({ services, session }) => getOwnTrainingCenter(services, session),
)

export const trainingCenterEndpoints = [postTrainingCenter, readTrainingCenter]

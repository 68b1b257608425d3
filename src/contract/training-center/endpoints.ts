import { trainingCenterCreationSchema, trainingCenterProfileSchema } from '../account/schemas.ts'
import { declareEndpoint } from '../http/endpoint.ts'
import { declareRoleChoice } from '../role-choice/role-choice.ts'

const TAG = 'Training centres'

export const postTrainingCenter = declareRoleChoice({
  path: '/server/training-center',
  tag: TAG,
  summary: 'Choose the training centre role and create a short profile',
  form: 'trainingCenter',
  body: trainingCenterCreationSchema,
})

export const readTrainingCenter = declareEndpoint({
  method: 'get',
  path: '/server/training-center/profile',
  tag: TAG,
  summary: 'Get the centre’s own profile',
  who: ['training-center'],
  member: 'viewer',
  answer: trainingCenterProfileSchema,
  errors: ['not-found'],
})

import { declareEndpoint } from '../endpoint.ts'
import { declareRoleChoice } from '../role-choice.ts'
import { trainingCenterCreationSchema, trainingCenterProfileSchema } from '../schemas/account.ts'

const TAG = 'Training centres'

export const postTrainingCenter = declareRoleChoice({
  path: '/server/training-center',
  tag: TAG,
  summary: 'Choose the role of a training centre with a short profile',
  form: 'trainingCenter',
  body: trainingCenterCreationSchema,
})

export const readTrainingCenter = declareEndpoint({
  method: 'get',
  path: '/server/training-center/profile',
  tag: TAG,
  summary: 'The centre’s own profile',
  who: ['training-center'],
  answer: trainingCenterProfileSchema,
  errors: ['not-found'],
})

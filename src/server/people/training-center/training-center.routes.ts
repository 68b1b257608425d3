import * as declared from '#src/contract/training-center/endpoints.ts'
import { implement } from '#src/server/http/endpoint.ts'
import { implementRoleChoice } from '#src/server/identity/role-choice/role-choice.routes.ts'
import { createTrainingCenter, getOwnTrainingCenter } from './training-center.usecases.ts'

const postTrainingCenter = implementRoleChoice(declared.postTrainingCenter, createTrainingCenter)

const readTrainingCenter = implement(declared.readTrainingCenter, async ({ services, session }) =>
  getOwnTrainingCenter(services, session),
)

export const trainingCenterEndpoints = [postTrainingCenter, readTrainingCenter]

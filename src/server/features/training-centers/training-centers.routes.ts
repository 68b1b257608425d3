import * as declared from '#src/contract/endpoints/training-centers.ts'
import { implement } from '#src/server/http/endpoint.ts'
import { implementRoleChoice } from '../role-choice/role-choice.routes.ts'
import { createTrainingCenter, getOwnTrainingCenter } from './training-centers.usecases.ts'

const postTrainingCenter = implementRoleChoice(declared.postTrainingCenter, createTrainingCenter)

const readTrainingCenter = implement(declared.readTrainingCenter, async ({ services, session }) =>
  getOwnTrainingCenter(services, session),
)

export const trainingCenterEndpoints = [postTrainingCenter, readTrainingCenter]

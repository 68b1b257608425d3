import * as declared from '#src/contract/endpoints/seamen.ts'
import { implement } from '#src/server/http/endpoint.ts'
import { implementRoleChoice } from '../accounts/role-choice.routes.ts'
import { createSeaman, getSeamanProfile } from './seamen.usecases.ts'

const postSeaman = implementRoleChoice(declared.postSeaman, createSeaman)

const readProfile = implement(declared.readProfile, async ({ services, session }) =>
  getSeamanProfile(services, session),
)

export const seamanEndpoints = [postSeaman, readProfile]

import * as declared from '#src/contract/endpoints/seamen.ts'
import { implement } from '#src/server/http/endpoint.ts'
import { implementRoleChoice } from '../role-choice/role-choice.routes.ts'
import { createSeaman, type DescribeSeaman, getSeamanProfile } from './seamen.usecases.ts'

const createPostSeaman = (describe: DescribeSeaman) =>
  implementRoleChoice(declared.postSeaman, (services, session, caller, input) =>
    createSeaman(describe, services, session, caller, input),
  )

const readProfile = implement(declared.readProfile, async ({ services, session }) =>
  getSeamanProfile(services, session),
)

export const createSeamanEndpoints = (describe: DescribeSeaman) => [createPostSeaman(describe), readProfile]

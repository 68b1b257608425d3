import * as declared from '#src/contract/company/endpoints.ts'
import { implementRoleChoice } from '#src/server/identity/role-choice/role-choice.routes.ts'
import { createCompany } from './company.usecases.ts'

const postCompany = implementRoleChoice(declared.postCompany, createCompany)

export const companyEndpoints = [postCompany]

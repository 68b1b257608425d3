import * as declared from '#src/contract/endpoints/companies.ts'
import { implementRoleChoice } from '../role-choice/role-choice.routes.ts'
import { createCompany } from './companies.usecases.ts'

const postCompany = implementRoleChoice(declared.postCompany, createCompany)

export const companyEndpoints = [postCompany]

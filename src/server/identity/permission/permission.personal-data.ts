import { describeData, ofAccount, type PersonalData } from '#src/server/platform/personal-data.ts'
import { permissionTable } from './permission.tables.ts'

export const permissionPersonalData: PersonalData = describeData(permissionTable, {
  links: ofAccount,
  purpose: 'what the person may do as an admin',
  basis: 'contract',
  retention: 'while the person is an admin',
  erasure: 'cascade',
})

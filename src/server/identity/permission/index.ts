import { describeDomain } from '#src/server/domain.ts'
import { permissionPersonalData } from './permission.personal-data.ts'

export const permissionDomain = describeDomain({ personalData: permissionPersonalData })

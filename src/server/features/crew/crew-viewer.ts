import type { Viewer } from '#src/contract/privacy/privacy.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { isChecked } from '../companies/checked.repository.ts'

/** Who asks. */
export type Asking = { seamanId: string | null; companyId: string | null }

export type ListViewer = Extract<Viewer, { by: 'list' | 'application' }>

/** As whom somebody looks at the crew list. */
export const findViewer = async ({ db }: Needs<'db'>, { companyId }: Asking): Promise<ListViewer> => ({
  by: 'list',
  isVerified: companyId !== null && (await isChecked(db, companyId)),
})

import type { Viewer } from '#src/domain/privacy/privacy.ts'
import type { Session } from '#src/server/identity/session/session.ts'

/** Who asks. */
export type Asking = Pick<Session, 'seamanId' | 'companyId' | 'companyVerified'>

/** A guest. */
const GUEST: Asking = { seamanId: null, companyId: null, companyVerified: false }

export const askingOf = (session: Session | null): Asking => session ?? GUEST

export type ListViewer = Extract<Viewer, { by: 'list' | 'application' }>

/** Returns the role in which someone views the crew list. */
export const viewerOf = ({ companyVerified }: Asking): ListViewer => ({ by: 'list', isVerified: companyVerified })

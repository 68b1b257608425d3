import { listDrafts } from './list-drafts.ts'
import { showAside } from './show-aside.ts'

/** Of a document: what another build has kept in this tab of somebody who is not signed in. */
export const tellGuest = async (): Promise<void> => showAside(await listDrafts())

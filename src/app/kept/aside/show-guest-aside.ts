import { listDrafts } from './list-drafts.ts'
import { showAside } from './show-aside.ts'

/** For documents: shows data of a guest that another build stored in this tab. */
export const showGuestAside = async (): Promise<void> => showAside(await listDrafts())

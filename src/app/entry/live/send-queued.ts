import { hasAccountDatabase } from '#src/app/kept/account-database.ts'
import type { AppStore } from '../router/router-context.ts'
import { hasInbox } from './has-inbox.ts'

/** Sends queued messages of this device from any page. Opens no store if nothing is queued. */
async function send({ get }: AppStore): Promise<void> {
  const { session, api } = get()
  if (!session || !hasInbox(session) || !(await hasAccountDatabase(session.id))) return
  const { openOutgoing } = await import('#src/app/features/work/inbox/outbox/outgoing.ts')
  await openOutgoing(session, api.call).send()
}

/** Sends queued messages when the page is ready, and when it is connected again. */
export function sendQueued(store: AppStore): void {
  const sendNow = () => void send(store).catch(() => {})
  addEventListener('online', sendNow)
  sendNow()
}

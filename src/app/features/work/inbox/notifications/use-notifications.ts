import { useEffect } from 'react'
import type { PageContext } from '#src/app/page.ts'
import { useRuntime } from '#src/app/runtime.tsx'
import { threadPath } from '#src/contract/inbox/inbox.ts'
import type { InboxThread } from '#src/contract/inbox/schemas.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { nameOther } from '../other-name.tsx'
import { sideOf } from '../queries.ts'
import { mayNotify, onNotificationClick } from './notifications.ts'
import { useNotify } from './use-notify.ts'

/** Returns a function that notifies of messages while the page is hidden. */
export function useNotifications(ctx: PageContext) {
  const intl = useIntl()
  const { arrive } = useRuntime()
  const notify = useNotify(ctx)
  useEffect(() => onNotificationClick(({ path }) => void arrive(path, { changed: {} })), [arrive])
  return (threads: readonly InboxThread[]) => {
    const fresh = threads.find(({ unread, last }) => unread > 0 && last.from === 'other')
    if (!fresh || !mayNotify()) return
    const title = intl.t('inbox.notify.from', { name: nameOther(fresh.other, intl) })
    void notify(title, threadPath(sideOf(ctx), fresh.id))
  }
}

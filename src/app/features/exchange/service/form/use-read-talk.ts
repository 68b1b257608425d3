import { useEffect, useRef } from 'react'
import type { PageContext } from '#src/app/page.ts'
import { useRuntime } from '#src/app/runtime.tsx'
import type { FormWork } from '#src/contract/service/form-schemas.ts'

/** Visible time after which messages count as read, ms. */
const SEEN_AFTER = 2000

/** Marks the messages of an order as read after the page was visible for two seconds. */
export function useReadTalk({ api }: PageContext, { id, messages }: Pick<FormWork, 'id' | 'messages'>): void {
  const { hydrated } = useRuntime()
  const reported = useRef('')
  const last = messages.findLast(({ side, isRead }) => side === 'team' && !isRead)?.id
  useEffect(() => {
    if (!hydrated || last === undefined || reported.current === last) return undefined
    const aborter = new AbortController()
    const timer = setTimeout(() => {
      if (document.visibilityState !== 'visible') return
      reported.current = last
      const call = { params: { id }, body: { last }, signal: aborter.signal }
      // Without an answer they are marked on the next visit.
      api.call('POST /server/seaman/service-order/{id}/reading', call).catch(() => {
        reported.current = ''
      })
    }, SEEN_AFTER)
    return () => clearTimeout(timer)
  }, [api, hydrated, id, last])
}

import { useEffect, useMemo, useState } from 'react'
import { openAccountStore } from '#src/app/kept/account-store.ts'
import { openStays } from '#src/app/kept-stays.ts'
import type { SessionUser } from '#src/contract/http/session.ts'
import type { Stay } from '#src/domain/sea-service/schengen.ts'

const isSame = (one: Stay, other: Stay): boolean => one.from === other.from && one.to === other.to

/** The list of this browser: empty on the page as it is sent, read once it runs. Anyone who acts for a seafarer keeps nothing of them. */
export function useStays({ id, impersonator }: Pick<SessionUser, 'id' | 'impersonator'>) {
  const [stays, setStays] = useState<readonly Stay[]>([])
  const isOwn = impersonator === null
  const kept = useMemo(
    () => (typeof window === 'undefined' ? undefined : openStays(openAccountStore(isOwn ? id : undefined))),
    [id, isOwn],
  )
  useEffect(() => {
    void kept?.read().then(setStays)
  }, [kept])
  const change = (next: (stays: readonly Stay[]) => readonly Stay[]) => void kept?.change(next).then(setStays)
  return {
    stays,
    addStay: (stay: Stay) =>
      change((before) =>
        [...before.filter((other) => !isSame(stay, other)), { from: stay.from, to: stay.to }].sort((one, other) =>
          one.from < other.from ? 1 : -1,
        ),
      ),
    removeStay: (gone: Stay) => change((before) => before.filter((stay) => !isSame(stay, gone))),
  }
}

import { useEffect, useState } from 'react'
import { keepStays, readStays } from '#src/app/kept-stays.ts'
import type { Stay } from '#src/contract/sea-service/schengen.ts'

/** The list of this browser: empty on the page as it is sent, read once it runs. */
export function useStays(accountId: string) {
  const [stays, setStays] = useState<readonly Stay[]>([])
  useEffect(() => setStays(readStays(accountId)), [accountId])
  const change = (next: readonly Stay[]) => {
    const sorted = next.toSorted((one, other) => (one.from < other.from ? 1 : -1))
    setStays(sorted)
    keepStays(accountId, sorted)
  }
  return {
    stays,
    addStay: ({ from, to }: Stay) =>
      change([...stays.filter((stay) => stay.from !== from || stay.to !== to), { from, to }]),
    removeStay: (gone: Stay) => change(stays.filter((stay) => stay !== gone)),
  }
}

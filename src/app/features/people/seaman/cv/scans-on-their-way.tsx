import { useEffect, useState } from 'react'
import { openAccountStore } from '#src/app/kept/account-store.ts'
import { Late } from '#src/app/ui/late.tsx'
import { useCvSource } from './cv-source.ts'
import { KEPT_SCANS } from './scans/kept-scans-name.ts'

const load = () => import('./scans/resume-scans.tsx').then(({ ResumeScans }) => ResumeScans)

/** Where this browser keeps scans that have not arrived, what sends them is fetched. */
export function ScansOnTheirWay() {
  const source = useCvSource()
  const [isAny, setAny] = useState(false)
  const session = source?.ctx.session
  const owner = session && !session.impersonator ? session.id : undefined
  useEffect(() => {
    if (!owner) return
    void openAccountStore(owner)
      .read<readonly unknown[]>(KEPT_SCANS)
      .then(({ value }) => setAny((value ?? []).length > 0))
  }, [owner])
  return source && isAny ? <Late load={load} props={{ source }} isQuiet /> : null
}

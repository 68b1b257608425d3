import { useEffect, useState } from 'react'
import type { TermKind } from '#src/i18n/cv/term-names.ts'
import { useLookups } from './typed-form.ts'

const [LEAST, PAUSE] = [2, 250]
const NONE: readonly string[] = []

/** Suggests checked companies by prefix, for company fields. */
export function useCompanyNames(kind: TermKind, typed: string | undefined): readonly string[] {
  const { findCompanies } = useLookups()
  const [names, setNames] = useState(NONE)
  const beginning = kind === 'company' ? (typed ?? '').trim() : ''
  useEffect(() => {
    if (beginning.length < LEAST) return
    let isStale = false
    const waiting = setTimeout(async () => {
      const found = await findCompanies(beginning)
      if (!isStale) setNames(found)
    }, PAUSE)
    return () => {
      isStale = true
      clearTimeout(waiting)
    }
  }, [beginning, findCompanies])
  return beginning.length < LEAST ? NONE : names
}

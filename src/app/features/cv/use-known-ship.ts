import { useEffect, useRef, useState } from 'react'
import { useLookups } from '#src/app/ui/forms/typed/typed-form.ts'
import { readImoNumber } from '#src/contract/cv/imo.ts'
import { SHIP_FIELDS, type ShipFacts } from '#src/contract/cv/ship.ts'
import type { KnownShip } from '#src/contract/schemas/ship.ts'
import { type CvPath, useCv } from './cv-form-context.ts'
import { type FormEntry, type FormValue, toFormEntry } from './form-values.ts'

const isBlank = (value: FormValue | undefined): boolean =>
  typeof value === 'object' ? Object.values(value).every((part) => part === '') : !value

/** What a contract does not say of its ship yet, and others know. */
const listMissing = (entry: FormEntry, facts: ShipFacts): [name: string, value: FormValue][] => {
  const known = toFormEntry('experience', { id: entry.id, ...facts })
  return Object.keys(SHIP_FIELDS)
    .filter((name) => isBlank(entry[name]) && !isBlank(known[name]))
    .map((name) => [name, known[name] as FormValue])
}

/**
 * Fills in what the contract does not say of the ship whose number is typed. Nothing that stands there is changed, and a number that
 * stood there before asks nobody.
 * @returns the company whose fleet told, once something was filled in
 */
export function useKnownShip(path: CvPath, typed: string): string | undefined {
  const { getValues, setValue } = useCv()
  const { findShip } = useLookups()
  const before = useRef(typed)
  const [told, setTold] = useState<{ imo: string; company: string }>()
  const imo = readImoNumber(typed)

  const take = useRef((_ship: KnownShip) => {})
  take.current = (ship) => {
    const entry = path.split('.').slice(0, 2).join('.')
    const missing = listMissing(getValues(entry as never) as unknown as FormEntry, ship.facts)
    for (const [name, value] of missing) setValue(`${entry}.${name}` as never, value as never, { shouldDirty: true })
    if (missing.length > 0) setTold({ imo: ship.imo, company: ship.company })
  }

  useEffect(() => {
    if (!imo || imo === readImoNumber(before.current)) return
    before.current = ''
    let isStale = false
    void findShip(imo).then((ship) => {
      if (ship && !isStale) take.current(ship)
    })
    return () => {
      isStale = true
    }
  }, [imo, findShip])
  return told?.imo === imo ? told?.company : undefined
}

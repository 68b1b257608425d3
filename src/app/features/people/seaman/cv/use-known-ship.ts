import { useEffect, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useLookups } from '#src/app/ui/forms/typed/typed-form.ts'
import type { KnownShip } from '#src/contract/ship/schemas.ts'
import { createExperience } from '#src/domain/cv/cv.ts'
import { isImoNumber, readImoNumber } from '#src/domain/cv/imo.ts'
import { SHIP_FIELDS, type ShipFacts } from '#src/domain/cv/ship.ts'
import { type CvPath, useCv } from './cv-form-context.ts'
import { type FormEntry, type FormValue, toFormEntry } from './form-values.ts'

type Facts = readonly (readonly [name: string, value: FormValue])[]

/** Facts that the contract says otherwise, and what puts them right. */
export type ShipOffer = { fields: readonly string[]; company?: string; take: () => void }

type Known = {
  /** Whose fleet told, once something was filled in. */
  company?: string | undefined
  differing?: ShipOffer | undefined
  /** Remaining values of the previous ship, if the new one is unknown. */
  left?: ShipOffer | undefined
}

const BLANK = toFormEntry('experience', createExperience(''))
const NAMES = Object.keys(SHIP_FIELDS)

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

const isBlank = (value: FormValue | undefined): boolean =>
  typeof value === 'object' ? Object.values(value).every((part) => part === '') : !value

const listFacts = (facts: ShipFacts): Facts => {
  const known = toFormEntry('experience', { id: '', ...facts })
  return NAMES.filter((name) => !isBlank(known[name])).map((name) => [name, known[name] as FormValue])
}

/** Values that differ from those of the fleet. */
const compare = (entry: FormEntry, facts: Facts) =>
  facts.filter(([name, value]) => !isBlank(entry[name]) && !isSame(entry[name], value))

const listLeft = (entry: FormEntry, before: FormEntry): Facts =>
  NAMES.filter((name) => !isBlank(entry[name]) && isSame(entry[name], before[name])).map((name) => [
    name,
    BLANK[name] as FormValue,
  ])

type Found = { imo: string; ship: KnownShip | undefined; isFilled: boolean }

/**
 * Fills in empty fields of the ship whose number is typed, and offers to replace different values. A number that was there before is not
 * looked up.
 */
export function useKnownShip(path: CvPath, typed: string): Known {
  const { control, getValues, setValue } = useCv()
  const { findShip } = useLookups()
  const entryPath = path.split('.').slice(0, 2).join('.')
  const entry = useWatch({ control, name: entryPath as never }) as FormEntry
  const [first] = useState(() => ({ typed, entry: structuredClone(entry) }))
  const before = useRef(typed)
  const [found, setFound] = useState<Found>()
  const imo = readImoNumber(typed)

  const put = (facts: Facts) => {
    for (const [name, value] of facts) setValue(`${entryPath}.${name}` as never, value as never, { shouldDirty: true })
  }
  const take = useRef((_imo: string, _ship: KnownShip | undefined) => {})
  take.current = (asked, ship) => {
    const now = getValues(entryPath as never) as unknown as FormEntry
    const missing = ship ? listFacts(ship.facts).filter(([name]) => isBlank(now[name])) : []
    put(missing)
    setFound({ imo: asked, ship, isFilled: missing.length > 0 })
  }

  useEffect(() => {
    if (!imo || imo === readImoNumber(before.current)) return
    before.current = ''
    let isStale = false
    void findShip(imo).then((ship) => !isStale && take.current(imo, ship))
    return () => {
      isStale = true
    }
  }, [imo, findShip])

  if (!found || found.imo !== imo || !entry) return {}
  const { ship, isFilled } = found
  const offer = (facts: Facts, company?: string): ShipOffer | undefined =>
    facts.length === 0
      ? undefined
      : { fields: facts.map(([name]) => name), ...(company && { company }), take: () => put(facts) }
  if (ship)
    return {
      company: isFilled ? ship.company : undefined,
      differing: offer(compare(entry, listFacts(ship.facts)), ship.company),
    }
  const isOther = isImoNumber(first.typed) && isImoNumber(typed) && imo !== readImoNumber(first.typed)
  return { left: isOther ? offer(listLeft(entry, first.entry)) : undefined }
}
